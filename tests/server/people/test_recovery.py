"""Recovery codes: words that survive paper, handwriting and thumbs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from throwdown.errors import ThrowdownError
from throwdown.server.people.recovery import BYTES, CONSONANTS, VOWELS, CodeMistyped, key_of, new_code, shown

CODES = st.binary(min_size=BYTES, max_size=BYTES)


def refusal(text: str) -> str:
    try:
        key_of(text)
    except ThrowdownError as error:
        assert isinstance(error, CodeMistyped)
        return error.code
    return ""


def test_a_code_is_nine_words_that_can_be_read_aloud() -> None:
    """Cards are printed: the same bits are the same words, and have the same key, for ever."""
    code = shown(bytes(range(BYTES)))
    words = code.split()
    assert code == "babad bamag bibaj bimal boban bomar bubat bumaz vodap"
    assert key_of(code) == "3bf81fb279046f8f90a85ce49bd6b7cf3bfee66caee97ce602be967dfcd8583b"
    assert len(words) == 9 and all(len(word) == 5 for word in words)
    assert all(word[at] in (VOWELS if at % 2 else CONSONANTS) for word in words for at in range(5))


@given(CODES, st.sampled_from([str.upper, str.title, lambda text: text.replace(" ", "-"), lambda text: f" {text}.\n"]))
def test_case_blanks_and_dashes_do_not_count(code: bytes, typed: object) -> None:
    assert callable(typed)
    assert key_of(typed(shown(code))) == key_of(shown(code))


def test_no_two_codes_have_one_key() -> None:
    assert len({key_of(new_code()) for _ in range(500)}) == 500


@given(CODES, st.integers(0, 44), st.sampled_from(CONSONANTS + VOWELS + "qxyé"))
def test_one_wrong_letter_is_found(code: bytes, at: int, letter: str) -> None:
    """A check word of 16 bits misses one of 65,536: that one leads to no person either."""
    letters = shown(code).replace(" ", "")
    typed = letters[:at] + letter + letters[at + 1 :]
    if typed != letters and not refusal(typed):
        assert key_of(typed) != key_of(letters)


def test_what_cannot_be_a_code_is_named() -> None:
    code = shown(b"\x07" * BYTES)
    assert refusal(code) == ""
    assert refusal("") == refusal(code[:-1]) == refusal(f"{code} babab") == "person/code_length"
    swapped = "k" + code[1:] if code[0] != "k" else "l" + code[1:]
    assert refusal(swapped) == "person/code_mistyped"
    assert refusal(f"abbab{code[5:]}") == "person/code_mistyped"
