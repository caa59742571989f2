"""Crossword games as objects: word lists, tiles, boards, scores, whole games, and move generation on NumPy arrays.

The Java engine does all the work. Rows and columns count from 0; a direction is ``"H"`` (across) or ``"V"`` (down).
In words, a lower-case letter is a blank used as that letter; in lists of tiles, a blank is ``"_"``.
"""

from __future__ import annotations

import functools
import operator
import os
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Union

import jpype
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import ArrayLike, NDArray

from quoin import _jvm, _options
from quoin._core import java_seed
from quoin.environment import QuoinEnv, checked_action

__all__ = [
    "Board",
    "CrosswordEnv",
    "Game",
    "Lexicon",
    "MiniScrabbleEnv",
    "MoveGenerator",
    "Player",
    "Receipt",
    "Scorer",
    "Solver",
    "TileBag",
    "WordScore",
    "variants",
]

#: A move: text such as ``"8D WORD"``, ``"exch AB"`` or ``"pass"``; a tuple of row, column, direction and word; or a record from
#: :meth:`Game.legal_moves`.
Move = Union[str, "tuple[int, int, str, str]", np.void]

#: Tiles: a string such as ``"AEINRT?"``, a list of letters, or counts from A to Z with the blanks last.
TilesLike = Union[str, Sequence[str], ArrayLike]

BLANK = "_"

_Array = NDArray[Any]


def _call(function: Any, *arguments: Any) -> Any:
    """Call Java and translate its exceptions to Python."""
    _jvm.check_not_forked()
    try:
        return function(*arguments)
    except _jvm.JavaError as error:
        raise _jvm.translated(error) from None


def _bridge(name: str) -> Any:
    return _jvm.java(f"dev.quoin.env.bridge.{name}")


def _crossword(name: str) -> Any:
    return _jvm.java(f"dev.quoin.crossword.{name}")


def _random(seed: int | None) -> Any:
    value = java_seed(secrets.randbits(63) if seed is None else seed)
    return _jvm.java("dev.quoin.env.slots.SplitMixRandom")(jpype.JLong(value))


def variants() -> list[str]:
    """Return the names of the built-in variants: board layouts and rules."""
    return [str(name) for name in _crossword("variant.Variants").names()]


def _variant(variant: Any) -> Any:
    """Return a variant given its name, its file, the size of its board, or the Java object."""
    known = _crossword("variant.Variants")
    if isinstance(variant, _crossword("variant.Variant")):
        return variant
    if isinstance(variant, (str, os.PathLike)):
        return _call(known.open, os.fspath(variant))
    if isinstance(variant, bool) or not isinstance(variant, (int, np.integer)):
        raise TypeError(f"a variant must be a name, a file or the size of a board, got {variant!r}")
    sizes = {}
    for name in reversed(variants()):
        found = known.named(name)
        sizes[int(found.rows())] = found
    if variant not in sizes:
        raise ValueError(f"no variant has a board of size {variant}, only {sorted(sizes)}")
    return sizes[int(variant)]


def _direction(direction: str) -> Any:
    if direction not in ("H", "V"):
        raise ValueError(f"a direction must be 'H' (across) or 'V' (down), got {direction!r}")
    return _crossword("board.Direction").valueOf("ACROSS" if direction == "H" else "DOWN")


def _letter(direction: Any) -> str:
    return "H" if str(direction) == "ACROSS" else "V"


def _index(value: Any, what: str) -> int:
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"a {what} must be a whole number, got {value!r}") from None


def _tiles(tiles: Any, alphabet: Any) -> Any:
    """Convert tiles in any form to the Java object."""
    if isinstance(tiles, str):
        return _call(_crossword("tile.Tiles").parse, tiles, alphabet)
    if not isinstance(tiles, np.ndarray):
        try:
            tiles = list(tiles)
        except TypeError:
            raise TypeError(f"tiles must be a text, letters or whole numbers, got {tiles!r}") from None
        if all(isinstance(tile, str) for tile in tiles):
            return _call(_crossword("tile.Tiles").parse, "".join(_bracketed(tile) for tile in tiles), alphabet)
    counts = np.asarray(tiles)
    length = int(alphabet.size()) + 1
    if counts.dtype.kind not in "iu":
        raise TypeError(f"tiles must be a text, letters or whole numbers, got {tiles!r}")
    if counts.shape != (length,):
        raise ValueError(f"tiles must be {length} counts, one for each letter and one for the blanks, got shape {counts.shape}")
    if counts.min() < 0 or counts.max() > 1000:
        raise ValueError(f"a tile count must be 0 to 1000, got {counts.min()} to {counts.max()}")
    return _call(_bridge("CrosswordArrays").tiles, counts.astype(np.int32))


def _bracketed(tile: str) -> str:
    return tile if len(tile) == 1 else f"[{tile}]"


def _listed(tiles: Any, alphabet: Any) -> list[str]:
    """Return Java's tiles as a list of letters, blanks last."""
    counts = [int(count) for count in _bridge("CrosswordArrays").counts(tiles, alphabet)]
    return [face for face, count in zip((*_faces(alphabet), BLANK), counts) for _ in range(count)]


@functools.lru_cache(maxsize=16)
def _faces(alphabet: Any) -> tuple[str, ...]:
    return tuple(str(face) for face in alphabet.letters())


def _counted(tiles: Any, alphabet: Any) -> NDArray[np.int32]:
    return np.array(_bridge("CrosswordArrays").counts(tiles, alphabet), np.int32)


class Lexicon:
    """A set of words, stored as a word graph. Immutable.

    :param words: the words, in upper or lower case, made of the letters A to Z
    """

    def __init__(self, words: Iterable[str]) -> None:
        if isinstance(words, (str, bytes, os.PathLike)):
            raise TypeError(f"words must be a list of words, got {words!r}; use Lexicon.open for a file or a built-in list")
        builder = _crossword("lexicon.LexiconBuilder")(_crossword("tile.Alphabet").latin())
        for word in words:
            if not isinstance(word, str):
                raise TypeError(f"a word must be a text, got {word!r}")
            _call(builder.add, word)
        self._bind(_call(builder.build))

    def _bind(self, java: Any) -> Lexicon:
        self._java = java
        self._search = getattr(_crossword("lookup.WordSearch"), "in_")(java)
        self._words: frozenset[str] | None = None
        return self

    @staticmethod
    def open(source: str | os.PathLike[str]) -> Lexicon:
        """Open a built-in word list by name, or a text file. Raises ValueError if there is no such list.

        Lines that are not words are skipped, with one RuntimeWarning for each list.
        """
        return Lexicon._opened(source, _crossword("tile.Alphabet").latin())

    @staticmethod
    def _opened(source: Any, alphabet: Any) -> Lexicon:
        if not isinstance(source, (str, os.PathLike)):
            raise TypeError(f"a word list must be a name or a file, got {source!r}")
        loaded = _call(_crossword("lexicon.store.Lexicons").load, os.fspath(source), alphabet)
        if loaded.warning().isPresent():
            _options.warn_once(str(loaded.warning().get()))
        return Lexicon._of(loaded.lexicon())

    @staticmethod
    def names() -> list[str]:
        """Return the names of the built-in word lists."""
        return [str(name) for name in _crossword("lexicon.store.Lexicons").names()]

    @staticmethod
    def _of(java: Any) -> Lexicon:
        return Lexicon.__new__(Lexicon)._bind(java)

    @property
    def valid_words(self) -> frozenset[str]:
        """All words, in upper case."""
        if self._words is None:
            self._words = frozenset(self.matching("*"))
        return self._words

    def is_valid_word(self, word: str) -> bool:
        """Whether the list contains a word, in upper or lower case."""
        return bool(_call(self._search.isWord, _text(word)))

    def is_valid_prefix(self, prefix: str) -> bool:
        """Whether a word starts with these letters."""
        return bool(_call(self._search.hasPrefix, _text(prefix)))

    def get_words_by_length(self, length: int) -> list[str]:
        """Return all words of a length in alphabetical order."""
        wanted = _index(length, "length")
        return [str(word) for word in _call(self._search.ofLength, wanted)] if 1 <= wanted <= 63 else []

    def matching(self, pattern: str) -> list[str]:
        """Return the words that match a pattern such as ``QU?*``, where ``?`` is one letter and ``*`` any number of letters."""
        return [str(word) for word in _call(self._search.matching, _text(pattern))]

    def anagrams(self, tiles: TilesLike) -> list[str]:
        """Return the words that use all of these tiles, with blanks in lower case."""
        return [str(found.shown()) for found in _call(self._search.anagrams, _tiles(tiles, self._java.alphabet()))]

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.is_valid_word(word)

    def __len__(self) -> int:
        return int(self._java.wordCount())

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self.valid_words))

    def __reduce__(self) -> tuple[Any, ...]:
        return Lexicon, (sorted(self.valid_words),)

    def __repr__(self) -> str:
        return f"<Lexicon of {len(self)} words>"


def _text(text: Any) -> str:
    if not isinstance(text, str):
        raise TypeError(f"expected a text, got {text!r}")
    return text


def _lexicon(lexicon: Lexicon | str | os.PathLike[str] | None, variant: Any) -> Lexicon:
    """Return a word list given in any form; None means the variant's own."""
    if isinstance(lexicon, Lexicon):
        return lexicon
    return Lexicon._opened(str(variant.lexicon()) if lexicon is None else lexicon, variant.tiles().alphabet())


class TileBag:
    """A bag of tiles to draw from at random.

    :param use_simplified: whether to use the 38 tiles of the mini board instead of the standard 100
    :param variant: use the tiles of this variant instead
    :param seed: random seed, for reproducible draws
    """

    def __init__(self, use_simplified: bool = True, *, variant: Any = None, seed: int | None = None) -> None:
        found = _variant(("mini" if use_simplified else "standard") if variant is None else variant)
        self._bind(found.tiles(), found.tiles().distribution(), _random(seed))

    def _bind(self, tile_set: Any, left: Any, chance: Any) -> TileBag:
        self._set = tile_set
        self._alphabet = tile_set.alphabet()
        self._left = left
        self._chance = chance
        return self

    @property
    def tiles(self) -> list[str]:
        """All tiles of the variant."""
        return _listed(self._set.distribution(), self._alphabet)

    @property
    def remaining(self) -> list[str]:
        """The tiles in the bag, in alphabetical order."""
        return _listed(self._left, self._alphabet)

    @property
    def values(self) -> dict[str, int]:
        """The value of each tile."""
        return _values(self._set)

    def draw(self, n: int = 1) -> list[str]:
        """Draw tiles at random, or all that are left if there are fewer."""
        wanted = _index(n, "number of tiles")
        if wanted < 0:
            raise ValueError(f"a number of tiles must not be negative, got {wanted}")
        count = min(wanted, self.tiles_remaining())
        drawn = _call(_crossword("rules.Bag").draw, self._left, count, self._chance)
        self._left = self._left.minus(drawn)
        return _listed(drawn, self._alphabet)

    def put_back(self, tiles: TilesLike) -> None:
        """Put tiles back into the bag. Raises ValueError if the bag would contain more of a tile than the game has."""
        after = self._left.plus(_tiles(tiles, self._alphabet))
        if not self._set.distribution().containsAll(after):
            raise ValueError("a bag must not hold more of a tile than the game has")
        self._left = after

    def is_empty(self) -> bool:
        """Whether the bag is empty."""
        return bool(self._left.isEmpty())

    def tiles_remaining(self) -> int:
        """Return the number of tiles in the bag."""
        return int(self._left.size())

    def copy(self) -> TileBag:
        """Return an independent copy of the bag, which draws the same tiles."""
        chance = _random(0)
        chance.set(self._chance.state())
        return TileBag.__new__(TileBag)._bind(self._set, self._left, chance)

    def __copy__(self) -> TileBag:
        return self.copy()

    def __deepcopy__(self, _: Any) -> TileBag:
        return self.copy()

    def __len__(self) -> int:
        return self.tiles_remaining()


def _values(tile_set: Any) -> dict[str, int]:
    letters = {face: int(tile_set.valueOfNumber(number + 1)) for number, face in enumerate(_faces(tile_set.alphabet()))}
    return {**letters, BLANK: int(tile_set.valueOfNumber(0))}


class Board:
    """The tiles on a board, and its premium squares.

    :param size: the number of rows and columns; the environments use 5, 7, 11 and 15
    :param variant: the name or file of a variant, instead of a size
    """

    def __init__(self, size: int = 5, *, variant: Any = None) -> None:
        found = _variant(size if variant is None else variant)
        self._bind(found, found.start())

    def _bind(self, variant: Any, java: Any) -> Board:
        self._variant = variant
        self._java = java
        return self

    @staticmethod
    def _of(variant: Any, java: Any) -> Board:
        return Board.__new__(Board)._bind(variant, java)

    @staticmethod
    def from_array(letters: ArrayLike, blanks: ArrayLike | None = None, *, variant: Any = None) -> Board:
        """Create a board from an array: 0 for an empty square, 1 to 26 for A to Z. ``blanks`` is 1 where a tile is a blank.

        If there is no variant, the size of the board determines it. Raises TypeError or ValueError if the arrays are not a valid board.
        """
        array = np.asarray(letters)
        if variant is None:
            if array.ndim != 2 or array.shape[0] != array.shape[1]:
                raise ValueError(f"a board must be a square array, got shape {array.shape}")
            variant = array.shape[0]
        found = _variant(variant)
        return Board._of(found, _java_board(found, array, blanks))

    @property
    def size(self) -> int:
        """The number of columns."""
        return int(self._java.columns())

    @property
    def grid(self) -> list[list[str | None]]:
        """The letters as a new list of rows, with None for empty squares."""
        faces = [None, *_faces(self._variant.tiles().alphabet())]
        return [[faces[letter] for letter in row] for row in self.to_array()]

    @property
    def premium_squares(self) -> list[list[str | None]]:
        """The premium squares: ``DL``, ``TL``, ``DW``, ``TW``, ``QL`` or ``QW``, and None for normal squares."""
        words, letters = _premiums(self._variant)
        return [
            [_premium(int(word), int(letter)) for word, letter in zip(*rows)] for rows in zip(words, letters)
        ]

    @property
    def premium_used(self) -> list[list[bool]]:
        """Whether each square has a tile, so that its premium no longer counts."""
        used: list[list[bool]] = (self.to_array() != 0).tolist()
        return used

    def to_array(self) -> NDArray[np.int32]:
        """Return the letters as an array: 0 for an empty square, 1 to 26 for A to Z."""
        return self._plane("letters")

    def blanks_to_array(self) -> NDArray[np.int32]:
        """Return an array that is 1 where a tile is a blank."""
        return self._plane("blanks")

    def get_letter(self, row: int, col: int) -> str | None:
        """Return the letter on a square, or None if the square is empty or off the board."""
        if not self._java.contains(_index(row, "row"), _index(col, "column")):
            return None
        tile = int(self._java.at(row, col)) & 31
        return str(self._variant.tiles().alphabet().face(tile)) if tile else None

    def is_empty(self, row: int, col: int) -> bool:
        """Whether a square is empty. Raises IndexError if it is off the board."""
        if not self._java.contains(_index(row, "row"), _index(col, "column")):
            raise IndexError(f"row {row}, column {col} is not on a board of size {self.size}")
        return bool(self._java.isEmpty(row, col))

    def place_word(self, word: str, row: int, col: int, direction: str) -> bool:
        """Place a word and return True, or return False if it does not fit. Does not check a rack or a word list."""
        if not self.can_place_word(word, row, col, direction)[0]:
            return False
        play = self._play(word, row, col, direction, None)
        self._java = self._java.with_(play.placements())
        return True

    def can_place_word(
        self,
        word: str,
        row: int,
        col: int,
        direction: str,
        player_rack: TilesLike | None = None,
        lexicon: Lexicon | None = None,
    ) -> tuple[bool, str]:
        """Return whether a word can be placed, and why not. Checks the rack and the word list only if they are given.

        Blanks on the rack stand in for letters it lacks.
        """
        _direction(direction)
        java = self._java
        try:
            play = self._play(word, row, col, direction, player_rack)
            rules = _rules(self._variant, lexicon)
            if player_rack is None and lexicon is None:
                _call(rules.score, java, play)
                return True, "Valid placement"
            rack = None if player_rack is None else _tiles(player_rack, self._variant.tiles().alphabet())
            judge = rules.judgePlacement if lexicon is None else rules.judge
            verdict = _call(judge, java, play) if rack is None else _call(judge, java, rack, play)
        except ValueError as refused:
            return False, str(refused)
        refusal = getattr(verdict, "refusal", None)
        return (True, "Valid placement") if refusal is None else (False, str(refusal().message()))

    def copy(self) -> Board:
        """Return an independent copy of the board."""
        return Board._of(self._variant, self._java)

    def __copy__(self) -> Board:
        return self.copy()

    def __deepcopy__(self, _: Any) -> Board:
        return self.copy()

    def _play(self, word: str, row: int, col: int, direction: str, rack: TilesLike | None) -> Any:
        words, alphabet = _bridge("PlacedWords"), self._variant.tiles().alphabet()
        play = _call(
            words.play, self._java, alphabet, _index(row, "row"), _index(col, "column"), _direction(direction), _text(word)
        )
        return play if rack is None else _call(words.withBlanks, play, _tiles(rack, alphabet))

    def _plane(self, name: str) -> NDArray[np.int32]:
        flat = np.array(getattr(_bridge("CrosswordArrays"), name)(self._java), np.int32)
        return flat.reshape(int(self._java.rows()), int(self._java.columns()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and bool(self._java.equals(other._java))

    def __str__(self) -> str:
        blanks = self.blanks_to_array()
        return "\n".join(
            " ".join("." if cell is None else cell.lower() if blank else cell for cell, blank in zip(row, blank_row))
            for row, blank_row in zip(self.grid, blanks)
        )


def _premiums(variant: Any) -> _Array:
    flat = np.array(_bridge("CrosswordArrays").premiums(variant), np.int8)
    return flat.reshape(2, int(variant.rows()), int(variant.columns()))


def _premium(word: int, letter: int) -> str | None:
    names = {2: "D", 3: "T", 4: "Q"}
    if word > 1:
        return f"{names.get(word, word)}W"
    return f"{names.get(letter, letter)}L" if letter > 1 else None


@functools.lru_cache(maxsize=16)
def _rules(variant: Any, lexicon: Lexicon | None) -> Any:
    """The rules for a single play; without a word list where none is needed."""
    words = lexicon._java if lexicon is not None else _crossword("lexicon.LexiconBuilder")(variant.tiles().alphabet()).build()
    return _call(_crossword("rules.PlayRules").of, variant, words)


def _java_board(variant: Any, letters: ArrayLike | Board, blanks: ArrayLike | None) -> Any:
    if isinstance(letters, Board):
        board = letters._java
        if (board.rows(), board.columns()) != (variant.rows(), variant.columns()):
            raise ValueError(f"a board must have the size {int(variant.rows())}, got one of size {letters.size}")
        return board
    shape = int(variant.rows()), int(variant.columns())
    planes = [_plane(letters, shape, "a board"), _plane(np.zeros(shape, np.int8) if blanks is None else blanks, shape, "blanks")]
    return _call(_bridge("CrosswordArrays").board, variant, *(plane.tobytes() for plane in planes))


def _plane(array: ArrayLike, shape: tuple[int, int], what: str) -> NDArray[np.int8]:
    plane = np.asarray(array)
    if plane.dtype.kind not in "iub":
        raise TypeError(f"{what} must be an array of whole numbers, got {plane.dtype}")
    if plane.shape != shape:
        raise ValueError(f"{what} must have the shape {shape}, got {plane.shape}")
    numbers: NDArray[np.int8] = np.clip(plane, -1, 127).astype(np.int8)
    return numbers


@dataclass(frozen=True)
class LetterScore:
    """One letter of a word that a play forms.

    :param letter: the letter, in lower case if the tile is a blank
    :param value: the value of the tile
    :param multiplier: the letter multiplier that counts, or 1
    :param placed: whether this play placed the tile
    """

    letter: str
    value: int
    multiplier: int
    placed: bool


@dataclass(frozen=True)
class WordScore:
    """One word that a play forms, and its score: the sum of its letters times the word multipliers."""

    word: str
    row: int
    col: int
    direction: str
    letters: tuple[LetterScore, ...]
    word_multipliers: tuple[int, ...]
    score: int


@dataclass(frozen=True)
class Receipt:
    """The breakdown of a play's score.

    :param score: the score of the play
    :param words: the words it forms, the main word first
    :param bonus: the bonus for playing the whole rack
    :param text: the breakdown as one line, such as ``CAT 3B: (3+1+1)×2 = 10``
    """

    score: int
    words: tuple[WordScore, ...]
    bonus: int
    text: str

    def __str__(self) -> str:
        return self.text

    @staticmethod
    def _of(java: Any) -> Receipt:
        words = tuple(
            WordScore(
                str(word.text()),
                int(word.row()),
                int(word.column()),
                _letter(word.direction()),
                tuple(
                    LetterScore(str(part.face()), int(part.value()), int(part.multiplier()), bool(part.placed()))
                    for part in word.letters()
                ),
                tuple(int(factor) for factor in word.wordMultipliers()),
                int(word.total()),
            )
            for word in java.words()
        )
        return Receipt(int(java.total()), words, int(java.bonus()), str(java.toString()))


class Scorer:
    """Scores words on a board, without checking a rack or a word list.

    :param variant: the variant whose letter values and bonus are used; the premium squares are those of the board
    """

    def __init__(self, variant: Any = "mini") -> None:
        self._variant = _variant(variant)

    @property
    def letter_values(self) -> dict[str, int]:
        """The value of each tile."""
        return _values(self._variant.tiles())

    def receipt(self, board: Board, word: str, row: int, col: int, direction: str) -> Receipt:
        """Return the breakdown of a word's score. Raises ValueError if the word does not fit on the board."""
        play = board._play(word, row, col, direction, None)
        return Receipt._of(_call(_rules(self._variant, None).score, board._java, play))

    def score_word_placement(
        self,
        board: Board,
        word: str,
        row: int,
        col: int,
        direction: str,
        letters_placed: Iterable[tuple[int, int, str]] | None = None,
    ) -> int:
        """Return the score of a word.

        :param letters_placed: row, column and letter of each new tile; these must be the tiles that the word adds to the board
        """
        if letters_placed is not None:
            placed = sorted((int(r), int(c), letter) for r, c, letter in letters_placed)
            if placed != sorted(letters_to_place(board, word, row, col, direction)):
                raise ValueError(f"letters_placed must be the letters that {word} adds to the board, got {placed}")
        return self.receipt(board, word, row, col, direction).score


def letters_to_place(board: Board, word: str, row: int, col: int, direction: str) -> list[tuple[int, int, str]]:
    """Return the row, column and letter of each tile that a word adds to a board."""
    alphabet = board._variant.tiles().alphabet()
    return [
        (int(each.row()), int(each.column()), str(alphabet.show(each.tile())))
        for each in board._play(word, row, col, direction, None).placements()
    ]


class _Arrays:
    """Move generation for boards of one variant with one word list."""

    def __init__(self, lexicon: Lexicon | str | os.PathLike[str] | None = None, variant: Any = "standard") -> None:
        self._variant = _variant(variant)
        self.lexicon = _lexicon(lexicon, self._variant)
        self._java = _call(_bridge("CrosswordArrays"), self.lexicon._java, self._variant)
        longest = (int(self._java.recordBytes()) - 12) // 4
        self.dtype = np.dtype(
            [
                ("row", "u1"), ("col", "u1"), ("tiles", "u1"), ("blanks", "u1"),
                ("score", "<i4"), ("direction", "<U1"), ("word", f"<U{longest}"),
            ]
        )  # fmt: skip

    def _plays(self, name: str, board: ArrayLike | Board, rack: TilesLike, blanks: ArrayLike | None, *more: int) -> _Array:
        found = _call(
            getattr(self._java, name),
            _java_board(self._variant, board, blanks),
            _tiles(rack, self._variant.tiles().alphabet()),
            *more,
        )
        return np.frombuffer(bytes(found), self.dtype).copy()


class MoveGenerator(_Arrays):
    """Finds the legal plays for a rack on a board.

    A board is a :class:`Board`, or an array of letters (0 for an empty square, 1 to 26 for A to Z) with an optional array that is
    1 where a tile is a blank. Plays are records with the fields ``row``, ``col``, ``direction``, ``word`` (the whole main word, blanks
    in lower case), ``score``, ``tiles`` (the number of tiles placed) and ``blanks`` (how many of these are blanks).

    :param lexicon: a :class:`Lexicon`, the name of a built-in list or a file; None for the variant's own
    :param variant: the name or file of a variant, or the size of a board
    """

    def all(self, board: ArrayLike | Board, rack: TilesLike, blanks: ArrayLike | None = None) -> _Array:
        """Return all legal plays, in no particular order."""
        return self._plays("all", board, rack, blanks)

    def top(self, board: ArrayLike | Board, rack: TilesLike, most: int, blanks: ArrayLike | None = None) -> _Array:
        """Return the plays with the highest scores, best first. On an empty board, only plays across are listed."""
        return self._plays("top", board, rack, blanks, _most(most))


class Solver(_Arrays):
    """Finds the best play for a rack on a board, as ``quoin solve`` does.

    Arguments and records are those of :class:`MoveGenerator`; plays with equal scores are in the order of ``quoin solve``.
    """

    def best(self, board: ArrayLike | Board, rack: TilesLike, blanks: ArrayLike | None = None) -> np.void | None:
        """Return the best play, or None if there is none."""
        found = self._plays("ranked", board, rack, blanks, 1)
        return found[0] if len(found) else None

    def plays(self, board: ArrayLike | Board, rack: TilesLike, most: int, blanks: ArrayLike | None = None) -> _Array:
        """Return the best plays, best first."""
        return self._plays("ranked", board, rack, blanks, _most(most))


def _most(most: int) -> int:
    number = _index(most, "number of plays")
    if not 1 <= number < 2**31:
        raise ValueError(f"a number of plays must be at least 1, got {number}")
    return number


@dataclass(frozen=True)
class Player:
    """A player in a :class:`Game`: the tiles on the rack and the score."""

    player_id: int
    rack: tuple[str, ...]
    score: int
    _counts: tuple[int, ...]

    def rack_to_array(self) -> NDArray[np.int32]:
        """Return the count of each letter, blanks last."""
        return np.array(self._counts, np.int32)


class Game:
    """A crossword game: board, bag, racks, scores and turns. Use a game and its copies from one thread at a time.

    :param variant: the name or file of a variant, or the size of its board
    :param lexicon: a :class:`Lexicon`, the name of a built-in list or a file; None for the variant's own
    :param players: the number of players, 1 to 4
    :param seed: random seed, for reproducible draws
    """

    def __init__(
        self,
        variant: Any = "mini",
        lexicon: Lexicon | str | os.PathLike[str] | None = None,
        players: int = 2,
        seed: int | None = None,
    ) -> None:
        found = _variant(variant)
        words = _lexicon(lexicon, found)
        game = _call(_crossword("Crossword").of, found, words._java, _index(players, "number of players"))
        chance = _random(seed)
        self._bind(game, game.start(chance), words, chance)

    def _bind(self, java: Any, position: Any, lexicon: Lexicon, chance: Any) -> Game:
        self._java = java
        self._variant = java.variant()
        self._alphabet = self._variant.tiles().alphabet()
        self._position = position
        self._chance = chance
        self._generator: MoveGenerator | None = None
        #: The word list.
        self.lexicon = lexicon
        return self

    @property
    def board(self) -> Board:
        """A copy of the board."""
        return Board._of(self._variant, self._position.board())

    @property
    def tile_bag(self) -> TileBag:
        """A copy of the bag, with its own random state."""
        return TileBag.__new__(TileBag)._bind(self._variant.tiles(), self._position.pool(), _random(None))

    @property
    def players(self) -> tuple[Player, ...]:
        """Racks and scores in seat order."""
        racks = [self._position.rack(seat) for seat in range(int(self._position.players()))]
        return tuple(
            Player(
                seat,
                tuple(_listed(rack, self._alphabet)),
                int(self._position.scores().get(seat)),
                tuple(_counted(rack, self._alphabet).tolist()),
            )
            for seat, rack in enumerate(racks)
        )

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores; after the end of the game, including the points for tiles left on the racks."""
        return tuple(int(score) for score in self._position.scores())

    @property
    def current_player(self) -> int:
        """The seat to move, counting from 0."""
        return int(self._position.toMove())

    @property
    def is_over(self) -> bool:
        """Whether the game is over: a player has gone out, or too many consecutive turns scored nothing."""
        return bool(self._java.referee().isOver(self._position))

    @property
    def winner(self) -> int | None:
        """The seat with the highest score; None for a draw or while the game is running."""
        best = max(self.scores)
        return self.scores.index(best) if self.is_over and self.scores.count(best) == 1 else None

    def legal_moves(self) -> _Array:
        """Return all legal plays of the current player, as :class:`MoveGenerator` does; none after the end of the game.

        A pass is always legal too, and so are exchanges if :meth:`can_exchange` allows them.
        """
        if self._generator is None:
            self._generator = MoveGenerator(self.lexicon, self._variant)
        found = self._generator.all(self.board, _counted(self._position.rack(), self._alphabet))
        return found[:0] if self.is_over else found

    def can_exchange(self, count: int = 1) -> bool:
        """Whether the current player may exchange this many tiles."""
        allowed = self._java.referee().allowsExchange(self._position, _index(count, "number of tiles"))
        return bool(allowed) and not self.is_over

    def receipt(self, move: Move) -> Receipt:
        """Return the breakdown of a play's score without making the play. Raises ValueError if it is not legal."""
        play = self._read(move)
        refusal = self._java.referee().refusal(self._position, play)
        if refusal.isPresent():
            raise ValueError(str(refusal.get().message()))
        if not hasattr(play, "placements"):
            raise ValueError(f"only a play has a receipt, got {move!r}")
        return Receipt._of(self._java.referee().plays().score(self._position.board(), play))

    def play(self, move: Move) -> Receipt | None:
        """Make a move and return its receipt, or None for an exchange or a pass. Raises ValueError if the move is not legal.

        If the move is a tuple, blanks stand in for letters that the rack lacks.
        """
        chosen = self._read(move)
        receipt = self.receipt(move) if hasattr(chosen, "placements") else None
        self._position = _call(self._java.play, self._position, chosen, self._chance)
        return receipt

    def exchange(self, tiles: TilesLike) -> None:
        """Exchange tiles. Raises ValueError if the rules do not allow it or the rack lacks a tile."""
        exchange = _call(_crossword("rules.CrosswordMove$Exchange"), _tiles(tiles, self._alphabet))
        self._position = _call(self._java.play, self._position, exchange, self._chance)

    def pass_turn(self) -> None:
        """Pass the turn. Raises ValueError if the game is over."""
        self._position = _call(self._java.play, self._position, _crossword("rules.CrosswordMove$Pass")(), self._chance)

    def copy(self) -> Game:
        """Return an independent copy of the game, which draws the same tiles for the same moves."""
        chance = _random(0)
        chance.set(self._chance.state())
        copy = Game.__new__(Game)._bind(self._java, self._position, self.lexicon, chance)
        copy._generator = self._generator
        return copy

    def _read(self, move: Move) -> Any:
        if isinstance(move, str):
            return _call(self._java.notation().read, self._position, move)
        row, col, direction, word = _fields(move)
        return self.board._play(word, row, col, direction, _listed(self._position.rack(), self._alphabet))

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, _: Any) -> Game:
        return self.copy()

    def __str__(self) -> str:
        lines = [str(self.board)]
        lines += [f"Player {each.player_id}: {each.score} points, rack {''.join(each.rack)}" for each in self.players]
        lines.append(f"Bag: {int(self._position.bagSize())} tiles. " + ("Over." if self.is_over else f"Player {self.current_player} to move."))
        return "\n".join(lines)


def _fields(move: Any) -> tuple[Any, Any, str, str]:
    if isinstance(move, np.void) and move.dtype.names is not None:
        return int(move["row"]), int(move["col"]), str(move["direction"]), str(move["word"])
    if isinstance(move, tuple) and len(move) == 4:
        return move
    raise TypeError(f"a move must be a text, or row, column, direction and word, got {move!r}")


class _LegalMoves(Mapping[int, Any]):
    """The moves of an environment's legal actions, decoded on demand."""

    def __init__(self, env: CrosswordEnv) -> None:
        self._env = env

    def __getitem__(self, action: int) -> Any:
        try:
            return self._env._move(checked_action(action, self._env._actions))
        except (ValueError, ResetNeeded) as refused:
            raise KeyError(str(refused)) from None

    def __iter__(self) -> Iterator[int]:
        return iter(sorted(int(action) for action in self._env._slots().legalActions(self._env._slot)))

    def __len__(self) -> int:
        return len(self._env._slots().legalActions(self._env._slot))


class CrosswordEnv(QuoinEnv):
    """A crossword environment, as ``gymnasium.make("quoin/Crossword-v0")`` creates it.

    Its objects show the whole game, including what the agent cannot see. They are copies: changing them does not affect the
    environment.
    """

    _OWN = QuoinEnv._OWN | {"_words"}
    _words: Lexicon | None = None

    def __init__(self, env_id: str = "Crossword-v0", *, render_mode: str | None = None, **options: Any) -> None:
        super().__init__(env_id, render_mode=render_mode, **options)

    @property
    def game(self) -> Game:
        """A copy of the game, with its own random state."""
        slots = self._slots()
        return Game.__new__(Game)._bind(slots.game(), _call(slots.position, self._slot), self.dictionary, _random(None))

    @property
    def board(self) -> Board:
        """A copy of the board."""
        return self.game.board

    @property
    def tile_bag(self) -> TileBag:
        """A copy of the bag."""
        return self.game.tile_bag

    @property
    def players(self) -> tuple[Player, ...]:
        """Racks and scores."""
        return self.game.players

    @property
    def scorer(self) -> Scorer:
        """A scorer for words on the board."""
        return Scorer(self._slots().game().variant())

    @property
    def dictionary(self) -> Lexicon:
        """The word list."""
        if self._words is None:
            self._words = Lexicon._of(self._slots().game().lexicon())
        return self._words

    @property
    def action_to_move(self) -> Mapping[int, Any]:
        """The moves of the legal actions: row, column, direction and word; ``"PASS"``; or ``"EXCHANGE"`` and the tiles.

        Blanks are in lower case. An illegal action raises KeyError; use :meth:`decode_action` to decode it.
        """
        return _LegalMoves(self)

    def decode_action(self, action: int) -> Any:
        """Return the move of an action, legal or not, in the form of :attr:`action_to_move`.

        Raises ValueError if the action is not legal and its meaning depends on the position, as it does in a list of candidates.
        """
        number = checked_action(action, self._actions)
        scheme = self._slots().actionScheme()
        if not hasattr(scheme, "word"):
            return self._move(number)
        found = _call(scheme.word, number)
        if not found.isPresent():
            return "PASS"
        word = found.get()
        return int(word.row()), int(word.column()), _letter(word.direction()), str(word.word())

    def _move(self, action: int) -> Any:
        slots = self._slots()
        move = _call(slots.move, self._slot, action)
        alphabet = slots.game().variant().tiles().alphabet()
        if hasattr(move, "tiles"):
            return "EXCHANGE", tuple(_listed(move.tiles(), alphabet))
        if not hasattr(move, "placements"):
            return "PASS"
        board, main_word = slots.position(self._slot).board(), _crossword("notation.MainWord")
        if hasattr(slots.actionScheme(), "word"):
            # A single tile that forms two words is one move with two actions, one for each direction.
            row, col, direction, _ = self.decode_action(action)
            return row, col, direction, str(main_word.of(board, _direction(direction), move.placements()).plain(alphabet))
        word = main_word.of(board, move)
        start = word.start()
        return int(start.row()), int(start.column()), _letter(start.direction()), str(word.plain(alphabet))

    def _slots(self) -> Any:
        return self._required("it has a game").java.slots()

    def _get_letters_to_place(self, word: str, row: int, col: int, direction: str) -> list[tuple[int, int, str]]:
        return letters_to_place(self.board, word, row, col, direction)


class MiniScrabbleEnv(CrosswordEnv):
    """The mini environment exactly as its design document describes it.

    Unlike ``gymnasium.make("quoin/MiniScrabble-v0")``, :meth:`render` works without a render mode and prints the game, and the mask
    allows a pass in the last observation of an episode.

    :param dictionary_path: a word list to use instead of the built-in one
    :param board_size: must be 5; larger boards are separate environments
    """

    def __init__(
        self,
        env_id: str = "MiniScrabble-v0",
        *,
        dictionary_path: str | os.PathLike[str] | None = None,
        board_size: int = 5,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if board_size != 5:
            raise ValueError(f"the mini board has size 5, got {board_size}; use Crossword7-v0, Crossword11-v0 or Crossword-v0")
        if dictionary_path is not None:
            options["lexicon"] = os.fspath(dictionary_path)
        super().__init__(env_id, render_mode=render_mode, **options)
        self.board_size = board_size

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, as :meth:`quoin.QuoinEnv.step` does."""
        observation, reward, terminated, truncated, info = super().step(action)
        if terminated:
            observation["action_mask"][-1] = 1
        return observation, reward, terminated, truncated, info

    def render(self) -> Any:
        """Print the game, or render it according to the render mode."""
        if self.render_mode is not None:
            return super().render()
        print(self.game)
        return None
