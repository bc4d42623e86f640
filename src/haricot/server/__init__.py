"""Tables over websockets that lose nothing and tell no secrets; `serve` opens them."""
