"""The objects of ``quoin.crossword``: word lists, tiles, boards, games, and plays as arrays."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from quoin import crossword
from quoin.crossword import Board, CrosswordEnv, Game, Lexicon, MoveGenerator, Scorer, Solver, TileBag

WORDS = ["cat", "cats", "at", "tea", "eat", "ate", "tan", "ant", "scan", "as"]
EMPTY = np.zeros((5, 5), np.int8)


def naive_plays(board: Board, rack: list[str], lexicon: Lexicon) -> Counter[tuple[int, int, str, str, int]]:
    """Every play by trying each word everywhere, as row, column, direction, word in upper case and score."""
    found: Counter[tuple[int, int, str, str, int]] = Counter()
    for word in lexicon:
        for place in range(2 * board.size**2):
            row, col, direction = place // 2 // board.size, place // 2 % board.size, "HV"[place % 2]
            if board.can_place_word(word, row, col, direction, rack, lexicon)[0]:
                found[row, col, direction, word, Scorer().receipt(board, word, row, col, direction).score] += 1
    return found


def listed(plays: Any) -> Counter[tuple[int, int, str, str, int]]:
    return Counter(
        (int(play["row"]), int(play["col"]), str(play["direction"]), str(play["word"]).upper(), int(play["score"])) for play in plays
    )


def test_word_lists(tmp_path: Path) -> None:
    words = Lexicon(WORDS)
    assert len(words) == 10 and "Cat" in words and "dog" not in words and 5 not in words
    assert words.is_valid_prefix("sca") and words.is_valid_prefix("SCAN") and words.is_valid_prefix("")
    assert not words.is_valid_prefix("scans") and not words.is_valid_prefix("1")
    assert words.get_words_by_length(2) == ["AS", "AT"] and words.get_words_by_length(99) == []
    assert words.anagrams("ate") == ["ATE", "EAT", "TEA"] and words.anagrams(["C", "A", "_"]) == ["CAt"]
    assert words.matching("?A*") == ["CAT", "CATS", "EAT", "TAN"]
    assert list(pickle.loads(pickle.dumps(words))) == list(words) == sorted(word.upper() for word in WORDS)
    file = tmp_path / "words.txt"
    file.write_text("CAT\nDOG\n", encoding="utf-8")
    assert Lexicon.open(file).valid_words == {"CAT", "DOG"}
    assert len(Lexicon.open("mini")) == 1305 and "mini" in Lexicon.names()
    assert repr(Lexicon([])) == "<Lexicon of 0 words>"


def test_skipped_lines_of_a_word_list_are_a_warning_once_for_each_list(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("cat\ncats\ndon't\n", encoding="utf-8")
    with pytest.warns(RuntimeWarning, match=r"words\.txt: skipped 1 line that is not a word \(first: line 3 'don't'\)") as told:
        env = gymnasium.make("MiniScrabble-v0", lexicon=str(file))
        env.reset(seed=1)
        gymnasium.make("MiniScrabble-v0", lexicon=str(file)).reset(seed=1)
        assert Lexicon.open(file).valid_words == {"CAT", "CATS"}
    assert sum("skipped" in str(each.message) for each in told) == 1
    other = tmp_path / "other.txt"
    other.write_text("cat\n1\n2\n", encoding="utf-8")
    with pytest.warns(RuntimeWarning, match=r"other\.txt: skipped 2 lines that are not words"):
        Lexicon.open(other)


@pytest.mark.parametrize(
    "wrong, kind, said",
    [
        (lambda: Lexicon("cat"), TypeError, "list of words"),
        (lambda: Lexicon([1]), TypeError, "a word must be a text"),  # type: ignore[list-item]
        (lambda: Lexicon(["a1"]), ValueError, "got 'a1'"),
        (lambda: Lexicon.open("nope"), ValueError, "expected one of enable"),
        (lambda: Lexicon.open(5), TypeError, "name or a file"),  # type: ignore[arg-type]
        (lambda: Lexicon(WORDS).is_valid_word(5), TypeError, "expected a text"),  # type: ignore[arg-type]
        (lambda: TileBag(seed=-1), ValueError, "negative"),
        (lambda: TileBag().draw(-1), ValueError, "negative"),
        (lambda: TileBag().draw("a"), TypeError, "whole number"),  # type: ignore[arg-type]
        (lambda: TileBag().put_back("Q"), ValueError, "more of a tile"),
        (lambda: Board(6), ValueError, r"only \[5, 7, 11, 15, 21\]"),
        (lambda: Board(5.0), TypeError, "size of a board"),  # type: ignore[arg-type]
        (lambda: Board(variant="nope"), ValueError, "expected one of standard"),
        (lambda: Board().is_empty(5, 0), IndexError, "not on a board of size 5"),
        (lambda: Board().place_word("CAT", 2, 1, "D"), ValueError, "'H' .across. or 'V'"),
        (lambda: Board.from_array(np.zeros(25, int)), ValueError, "square"),
        (lambda: Board.from_array(np.zeros((5, 5))), TypeError, "whole numbers"),
        (lambda: Board.from_array(EMPTY + 27), ValueError, "got 27 in row 0, column 0"),
        (lambda: Board.from_array(EMPTY, EMPTY + 1), ValueError, "a blank must stand for a letter"),
        (lambda: Scorer().receipt(Board(), "CAT", 0, 0, "H"), ValueError, "start square"),
        (lambda: Scorer().score_word_placement(Board(), "CAT", 2, 2, "H", [(2, 2, "C")]), ValueError, "letters_placed"),
        (lambda: Solver(variant="mini").best(np.zeros((15, 15), int), "A"), ValueError, r"\(5, 5\)"),
        (lambda: Solver(variant="mini").best(Board(7), "A"), ValueError, "size 5, got one of size 7"),
        (lambda: Solver(variant="mini").best(EMPTY, np.zeros(26, int)), ValueError, "27 counts"),
        (lambda: Solver(variant="mini").best(EMPTY, np.zeros(27)), TypeError, "whole numbers"),
        (lambda: Solver(variant="mini").best(EMPTY, np.full(27, -1)), ValueError, "0 to 1000"),
        (lambda: Solver(variant="mini").best(EMPTY, 5), TypeError, "tiles must be"),
        (lambda: Solver(variant="mini").best(EMPTY, "A1"), ValueError, "'1' is not a tile"),
        (lambda: Solver(variant="mini").plays(EMPTY, "A", 0), ValueError, "at least 1"),
        (lambda: Game(players=5), ValueError, "1 to 4 players"),
        (lambda: Game().play("3B"), ValueError, "cannot read the move"),
        (lambda: Game().play(7), TypeError, "row, column, direction and word"),  # type: ignore[arg-type]
        (lambda: Game().receipt("pass"), ValueError, "only a play has a receipt"),
        (lambda: Game().exchange("A"), ValueError, "no exchanges"),
    ],
)
def test_what_is_wrong_is_said(wrong: Any, kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said):
        wrong()


def test_bags() -> None:
    one, two = TileBag(False, seed=7), TileBag(False, seed=7)
    assert one.draw(7) == two.draw(7) and len(one) == 93
    drawn = one.draw(3)
    one.put_back(drawn)
    assert len(one) == 93 and one.values["Q"] == 10 and one.values["_"] == 0
    assert copy.deepcopy(one).draw(9) == copy.copy(one).draw(9) == one.draw(9)
    assert TileBag(variant="wwf").values["Q"] == 10 and len(TileBag(variant="wwf")) == 104


def test_boards_and_arrays() -> None:
    board = Board()
    assert board.place_word("CaT", 2, 1, "H") and not board.place_word("DOG", 2, 1, "H")
    assert board.can_place_word("DOG", 2, 1, "H") == (False, "3B 'DOG' has D at 3B, where the board has C")
    assert board.get_letter(2, 2) == "A" and board.blanks_to_array().sum() == 1 and str(board).splitlines()[2] == ". C a T ."
    back = Board.from_array(board.to_array(), board.blanks_to_array())
    assert back == board and copy.deepcopy(board) == copy.copy(board) == board and back != Board()
    assert board.premium_used[2] == [False, True, True, True, False]
    assert board.can_place_word("CATS", 2, 1, "H", "Q", Lexicon(WORDS))[1] == "the move needs 1 of S, but the rack Q has 0"
    assert board.can_place_word("CATS", 2, 1, "H", None, Lexicon(["cat"]))[1] == "CaTS at 3B is not in the lexicon"


def test_receipts() -> None:
    board = Board()
    board.place_word("CAT", 2, 1, "H")
    receipt = Scorer().receipt(board, "TEA", 2, 3, "V")
    assert str(receipt) == "TEA D3: 1+1×2+1 = 4" and (receipt.score, receipt.bonus) == (4, 0)
    (word,) = receipt.words
    assert (word.word, word.row, word.col, word.direction, word.score) == ("TEA", 2, 3, "V", 4)
    assert [(part.letter, part.value, part.multiplier, part.placed) for part in word.letters] == [
        ("T", 1, 1, False), ("E", 1, 2, True), ("A", 1, 1, True),
    ]  # fmt: skip
    whole = Scorer().receipt(Board(), "sCANT", 2, 0, "H")
    assert (whole.bonus, whole.words[0].word_multipliers, whole.score) == (10, (2,), 22)


@pytest.mark.parametrize("rack", ["CATES", "ANT_S"])
def test_the_generator_finds_what_trying_every_word_finds(rack: str) -> None:
    words = Lexicon(WORDS)
    generator = MoveGenerator(words, "mini")
    board = Board()
    empty = generator.all(board, rack)
    assert set(empty["direction"]) == {"H", "V"}
    board.place_word("CAT", 2, 1, "H")
    plays = generator.all(board.to_array(), rack, board.blanks_to_array())
    expected = naive_plays(board, list(rack), words)
    where = [(play["row"], play["col"], play["direction"], play["word"].upper()) for play in plays]
    singles = {entry[:4] for entry in expected} - set(where)
    # A single tile that makes two words is one play, written across.
    assert all(len(crossword.letters_to_place(board, word, row, col, way)) == 1 for row, col, way, word in singles)
    assert {tuple(each) for each in where} <= {entry[:4] for entry in expected}
    natural = plays[plays["blanks"] == 0]
    assert set(listed(natural)) <= set(expected)
    for play in plays:
        assert Scorer().receipt(board, str(play["word"]), play["row"], play["col"], str(play["direction"])).score == play["score"]


def test_the_solver_and_the_generator_agree() -> None:
    board = np.zeros((15, 15), np.int8)
    board[7, 5:10] = [ord(letter) - 64 for letter in "HOUSE"]
    counts = np.zeros(27, int)
    for letter in "AEINRT":
        counts[ord(letter) - 65] += 1
    counts[26] = 1
    solver, generator = Solver(), MoveGenerator()
    best = solver.best(board, counts)
    assert best is not None and best["tiles"] == 7 and best["score"] == generator.all(board, "AEINRT?")["score"].max()
    top = generator.top(board, list("AEINRT_"), 50)
    assert len(top) == 50 and (np.diff(top["score"]) <= 0).all()
    assert np.array_equal(solver.plays(board, counts, 50)["score"], top["score"])
    nothing = solver.best(np.zeros((15, 15), int), "Q")
    assert nothing is None


def test_a_game_from_start_to_end() -> None:
    game = Game(seed=3)
    assert [len(player.rack) for player in game.players] == [5, 5] and len(game.tile_bag) == 28
    other = copy.deepcopy(game)
    turns = 0
    while len(game.legal_moves()):
        moves = game.legal_moves()
        move = moves[moves["score"].argmax()]
        seat, before = game.current_player, game.scores
        receipt = game.receipt(move)
        assert game.play(move) == receipt and receipt.score == move["score"]
        assert game.scores[seat] == before[seat] + receipt.score
        turns += 1
    assert turns >= 2 and not game.is_over and game.winner is None
    game.pass_turn()
    assert game.current_player != seat or not game.is_over
    assert game.play("pass") is None
    left = [sum(Scorer().letter_values[tile] for tile in player.rack) for player in game.players]
    assert game.is_over and sum(left) > 0 and len(game.legal_moves()) == 0 and "Over." in str(game)
    assert game.winner == (None if game.scores[0] == game.scores[1] else int(game.scores[1] > game.scores[0]))
    with pytest.raises(ValueError, match="the game is over"):
        game.pass_turn()
    assert other.scores == (0, 0) and not other.is_over, "a copy goes its own way"
    again = other.copy()
    first = other.legal_moves()[0]
    other.play(first)
    again.play((int(first["row"]), int(first["col"]), str(first["direction"]), str(first["word"])))
    assert other.players == again.players, "and draws the same tiles"


def test_nobody_can_go_out_on_the_mini_board() -> None:
    game = Game("mini")
    squares, racks = game.board.size**2, sum(len(player.rack) for player in game.players)
    assert (squares, racks, len(TileBag())) == (25, 10, 38)
    assert squares + racks < len(TileBag()), "so the bag is never empty"


def test_exchanges() -> None:
    game = Game("standard", seed=1)
    rack = game.players[0].rack
    assert game.can_exchange(7) and not Game().can_exchange()
    game.exchange(rack[:3])
    kept = Counter(rack) - Counter(rack[:3])
    assert game.current_player == 1 and not kept - Counter(game.players[0].rack) and len(game.tile_bag) == 86


def score(game: Game, move: Any) -> int:
    return 0 if move == "PASS" or move[0] == "EXCHANGE" else game.receipt(move).score


@pytest.mark.parametrize("id", ["MiniScrabble-v0", "Crossword7-v0"])
def test_the_moves_of_actions(id: str) -> None:
    env: Any = gymnasium.make(f"quoin/{id}", opponent="greedy").unwrapped
    assert isinstance(env, CrosswordEnv)
    with pytest.raises(ResetNeeded):
        _ = env.game
    _, info = env.reset(seed=2)
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        moves = env.action_to_move
        assert list(moves) == legal.tolist() and len(moves) == len(legal)
        scores = {int(action): score(env.game, moves[action]) for action in legal}
        best = max(scores, key=lambda action: scores[action])
        assert scores[best] == max([0, *env.game.legal_moves()["score"]])
        decoded = env.decode_action(best)
        assert decoded == moves[best] or (*moves[best][:3], moves[best][3].upper()) == decoded
        seat, before = env.game.current_player, env.game.scores
        _, _, over, _, info = env.step(best)
        assert over or env.players[seat].score == before[seat] + scores[best]
    assert env.game.is_over and len(env.action_to_move) == 0
    with pytest.raises(KeyError):
        env.action_to_move[0]


def test_any_action_of_the_mini_board_can_be_decoded() -> None:
    env = CrosswordEnv("MiniScrabble-v0")
    env.reset(seed=1)
    words = sorted(env.dictionary)
    assert env.decode_action(65250) == "PASS"
    for action in (0, 1304, 1305, 65249, 31234):
        place, word = divmod(action, 1305)
        assert env.decode_action(action) == (place // 10, place // 2 % 5, "HV"[place % 2], words[word])
    with pytest.raises(IndexError, match=r"0\.\.65250"):
        env.decode_action(65251)
    with pytest.raises(KeyError):
        env.action_to_move[0]
    rows = CrosswordEnv("Crossword7-v0")
    rows.reset(seed=1)
    with pytest.raises(ValueError, match="there is none in row 199"):
        rows.decode_action(199)
