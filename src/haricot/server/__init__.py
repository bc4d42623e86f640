"""Tables over websockets that lose nothing and tell no secrets; `serve` opens them."""

from haricot.extras import look_for

look_for(("starlette", "uvicorn", "websockets", "itsdangerous", "segno"), "A server needs", "server")
