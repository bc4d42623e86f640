"""What is said in a language, as the page says it."""

from __future__ import annotations

import pytest

from haricot.words.texts import texts


def test_numbers_have_their_forms() -> None:
    german = texts("de")
    sold = [german.say("event-sold-you", field=1, cards="2 rote", talers=talers) for talers in (0, 1, 2)]
    assert sold == [
        "Du verkaufst Feld 1 (2 rote) für nichts.",
        "Du verkaufst Feld 1 (2 rote) für 1 Taler.",
        "Du verkaufst Feld 1 (2 rote) für 2 Taler.",
    ]


def test_lists_end_as_in_a_sentence() -> None:
    lists = {language: texts(language).listed(["a", "b", "c"]) for language in ("en", "de", "fr", "it")}
    assert lists == {"en": "a, b, and c", "de": "a, b und c", "fr": "a, b et c", "it": "a, b e c"}


def test_a_variable_that_is_missing_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="event-planted"):
        texts("en").say("event-planted", who="Anna")
