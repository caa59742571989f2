"""Runs the Python code that the design documents print, as printed but for the imports.

``docs/python/reference.md`` has a table of what differs and why: "The classes of the design documents".
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Optional

import gymnasium
import naive
import numpy as np
import pytest
from gymnasium.envs.registration import registry
from hypothesis import strategies as st

from quoin.crossword import Board, Game, Lexicon, MiniScrabbleEnv, Scorer, TileBag
from quoin.othello import GameState, OthelloEnv, OthelloGame

PRINTED = dict(
    re.findall(
        r"^## ([^\n]+)\n\n```python\n(.*?)^```$",
        (Path(__file__).parent / "design_documents.md").read_text(encoding="utf-8"),
        re.MULTILINE | re.DOTALL,
    )
)

#: The modules that the documents import from, and where the same names are here.
IMPORTS = {"aip_rl.othello.bindings": "quoin.othello", "aip_rl.othello.env": "quoin.othello"}


def run(*titles: str, **names: Any) -> dict[str, Any]:
    """Runs blocks one after the other, with these names defined, and returns all names after that."""
    scope: dict[str, Any] = {"__name__": "printed", "np": np, **names}
    for title in titles:
        code = PRINTED[title]
        for printed, ours in IMPORTS.items():
            code = code.replace(printed, ours)
        exec(compile(code, f"design_documents.md, {title}", "exec", dont_inherit=True), scope)
    return scope


def test_every_block_has_a_place_in_this_file() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    assert len(PRINTED) == 19
    assert [title for title in PRINTED if f'"{title}"' not in here] == []


# Othello

PROPERTIES = run("generators", "property tests", st=st, OthelloGame=OthelloGame, OthelloEnv=OthelloEnv)


@pytest.mark.parametrize("name", [name for name in PROPERTIES if name.startswith("test_")])
def test_property(name: str) -> None:
    test: Callable[[], None] = PROPERTIES[name]
    assert "Feature: othello-rl-environment, Property" in str(test.__doc__)
    test()


def test_there_are_five_property_tests() -> None:
    assert sum(name.startswith("test_") for name in PROPERTIES) == 5


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_the_printed_environment_plays_on_our_game(opponent: str) -> None:
    env = run("environment")["OthelloEnv"](opponent=opponent, render_mode="ansi")
    ours = OthelloEnv()
    observation, info = env.reset()
    ours.reset()
    rewards, over = [], False
    while not over:
        shown = ours.game.get_board()
        assert np.array_equal(observation, [shown == 1, shown == 2, ours.action_masks().reshape(8, 8)])
        assert info["black_count"] == ours._get_info()["black_count"]
        assert "Current player" in env.render()
        action = env._get_greedy_move()
        assert naive.flips(shown, info["current_player"], int(action))
        observation, reward, over, _, info = env.step(action)
        ours.step(action)
        rewards.append(reward)
    assert over == ours.game.is_game_over()
    assert rewards[-1] == {0: 1, 1: -1, 2: 0}[ours.game.get_winner()] and not any(rewards[:-1])
    assert env._render_rgb().shape == (512, 512, 3)


def test_the_printed_environment_refuses_self_play_which_ours_has() -> None:
    env = run("environment")["OthelloEnv"]()
    env.reset()
    with pytest.raises(ValueError, match="Unknown opponent type: self"):
        env.step(19)
    ours = OthelloEnv()
    ours.reset()
    assert ours.step(19)[4]["current_player"] == 1


def test_the_printed_registration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry, "Othello-v0")
    assert run("registration")["__all__"] == ["OthelloEnv"]
    env = gymnasium.make("Othello-v0")
    env.reset(seed=1)
    assert type(env.unwrapped) is OthelloEnv and env.spec is not None and env.spec.max_episode_steps == 60


def test_the_printed_state_has_the_fields_of_ours() -> None:
    printed = run("game state", dataclass=dataclass, Optional=Optional)["GameState"]
    state = GameState.of(*gymnasium.make("quoin/Othello-v0").reset(seed=1))
    copied = printed(**{name: getattr(state, name) for name in printed.__dataclass_fields__})
    assert (copied.black_count, copied.white_count, copied.game_over, copied.winner) == (2, 2, False, None)


def test_the_printed_training_script_needs_an_interface_that_ray_has_dropped() -> None:
    assert "TorchModelV2" in PRINTED["rllib script"] and ".model({" in PRINTED["rllib script"]


# Crossword

WORDS = Lexicon(["cat", "cats", "at", "tea", "eat", "ate", "tan", "ant", "scan", "as"])


def test_the_printed_dictionary_agrees_with_ours() -> None:
    printed = run("dictionary")["Dictionary"]
    with pytest.raises(AttributeError, match="_build_trie"):
        printed(["cat"])
    printed._build_trie = lambda self, words: None
    theirs, ours = printed(WORDS), WORDS
    assert theirs.valid_words == ours.valid_words
    for length in range(7):
        assert sorted(theirs.get_words_by_length(length)) == ours.get_words_by_length(length)
    for word in ("cat", "CAT", "Cats", "ca", "dog", ""):
        assert theirs.is_valid_word(word) == ours.is_valid_word(word)


def test_the_printed_bag_has_our_tiles() -> None:
    theirs, ours = run("tile bag")["TileBag"](), TileBag(seed=1)
    assert sorted(theirs.tiles) == sorted(ours.tiles) == sorted(ours.remaining)
    for bag in (theirs, ours):
        assert bag.tiles_remaining() == 38 and not bag.is_empty()
        drawn = bag.draw(30) + bag.draw() + bag.draw(30)
        assert sorted(drawn) == sorted(bag.tiles) and bag.is_empty() and bag.draw(3) == []
    assert len(TileBag(use_simplified=False).tiles) == 100


def test_the_printed_player_draws_from_our_bag() -> None:
    player = run("player")["Player"](0)
    bag = TileBag(seed=1)
    player.draw_tiles(bag)
    assert len(player.rack) == 5 and bag.tiles_remaining() == 33
    counts = player.rack_to_array()
    assert counts.sum() == 5
    letters = player.rack[:2]
    player.use_tiles(letters)
    player.add_score(7)
    player.draw_tiles(bag)
    assert len(player.rack) == 5 and player.score == 7
    ours = Game(seed=1).players[0]
    player.rack = list(ours.rack)
    assert np.array_equal(ours.rack_to_array(), player.rack_to_array())


def test_the_printed_board_agrees_with_ours() -> None:
    printed = run("board")["Board"]
    with pytest.raises(AttributeError, match="_can_place_word"):
        printed().place_word("CAT", 2, 1, "H")
    printed._can_place_word = lambda *_: True
    theirs, ours = printed(), Board()
    assert theirs.premium_squares == ours.premium_squares
    for word, row, col, direction in [("CAT", 2, 1, "H"), ("TEA", 2, 3, "V"), ("EAT", 4, 2, "H")]:
        assert theirs.place_word(word, row, col, direction) and ours.place_word(word, row, col, direction)
        assert theirs.grid == ours.grid and str(theirs) == str(ours)
        assert np.array_equal(theirs.to_array(), ours.to_array()) and theirs.to_array().dtype == ours.to_array().dtype
    squares = [(row, col) for row in range(5) for col in range(5)]
    assert [theirs.is_empty(*square) for square in squares] == [ours.is_empty(*square) for square in squares]
    assert [theirs.get_letter(*square) for square in squares] == [ours.get_letter(*square) for square in squares]
    assert theirs.get_letter(5, 0) is ours.get_letter(5, 0) is None


class PrintedBoard(Board):
    """Our board with the printed checks, and the two functions that they call and that are not printed."""

    dictionary = WORDS

    def _extract_horizontal_word(self, row: int, col: int, letter: str) -> Optional[tuple[str, int, int]]:
        start, word = col, letter
        while self.get_letter(row, start - 1):
            start -= 1
            word = str(self.get_letter(row, start)) + word
        while self.get_letter(row, start + len(word)):
            word += str(self.get_letter(row, start + len(word)))
        return word, row, start

    def _extract_vertical_word(self, row: int, col: int, letter: str) -> Optional[tuple[str, int, int]]:
        start, word = row, letter
        while self.get_letter(start - 1, col):
            start -= 1
            word = str(self.get_letter(start, col)) + word
        while self.get_letter(start + len(word), col):
            word += str(self.get_letter(start + len(word), col))
        return word, start, col


@pytest.mark.parametrize("first, rack", [(None, "CATES"), (("CAT", 2, 1, "H"), "ANT_S"), (("SCAN", 1, 2, "V"), "CATES")])
def test_the_printed_checks_agree_with_ours(first: Any, rack: str) -> None:
    for name, function in run("placement").items():
        if callable(function):
            setattr(PrintedBoard, name, function)
    board: Any = PrintedBoard()
    assert first is None or board.place_word(*first)
    allowed = 0
    for word in WORDS:
        for place in range(50):
            row, col, direction = place // 10, place // 2 % 5, "HV"[place % 2]
            theirs, _ = board._can_place_word(word, row, col, direction, list(rack), first is None)
            ours, reason = board.can_place_word(word, row, col, direction, list(rack), WORDS)
            allowed += ours
            # The printed checks let a word be part of a longer one, and a word that adds no tile.
            assert ours == theirs or (theirs and re.search("leaves out the tile|places no tile", reason)), (word, place, reason)
    assert allowed > 3


def test_the_printed_scores_are_ours() -> None:
    printed = run("scorer")["Scorer"]()
    ours = Scorer()
    assert printed.letter_values == ours.letter_values
    for word in WORDS:
        for at in range(5):
            row, col, direction = [(2, at, "H"), (at, 2, "V")][at % 2]
            board = PrintedBoard()
            if not board.can_place_word(word, row, col, direction)[0]:
                continue
            letters = MiniScrabbleEnv._get_letters_to_place(SimpleNamespace(board=board), word, row, col, direction)  # type: ignore[arg-type]
            assert len(letters) == len(word)
            asked = (board, word, row, col, direction, letters)
            assert printed.score_word_placement(*asked) == ours.score_word_placement(*asked)


def test_the_printed_environment_lacks_functions_that_ours_has() -> None:
    printed = run("mini environment", Dictionary=Lexicon, Board=Board, TileBag=TileBag, Scorer=Scorer)["MiniScrabbleEnv"]
    with pytest.raises(AttributeError, match="_load_dictionary"):
        printed()
    ours = MiniScrabbleEnv(dictionary_path=None, board_size=5)
    observation, info = ours.reset(seed=1)
    for name in ("board", "rack", "action_mask", "score_self", "score_opp"):
        assert name in observation and f"'{name}'" in PRINTED["mini environment"]
    assert observation["rack"].tolist() == ours.players[0].rack_to_array().tolist()
    assert sorted(ours.action_to_move) == np.flatnonzero(info["action_mask"]).tolist()
    reward, terminated, _, info = ours.step(0)[1:]
    assert (reward, terminated, info["invalid_action"]) == (-10.0, True, True)


def test_the_printed_random_agent(capsys: pytest.CaptureFixture[str]) -> None:
    np.random.seed(1)
    run("random agent", MiniScrabbleEnv=MiniScrabbleEnv)
    assert capsys.readouterr().out.count("Over.") == 100


def test_the_printed_greedy_agent() -> None:
    greedy_agent = run("greedy agent")["greedy_agent"]
    env = MiniScrabbleEnv()
    observation, _ = env.reset(seed=1)
    over = False
    while not over:
        action = greedy_agent(env, observation)
        best = max([0, *env.game.legal_moves()["score"]])
        seat, before = env.game.current_player, env.game.scores
        observation, _, over, _, _ = env.step(action)
        assert over or env.game.scores[seat] - before[seat] == best


# Daily Letters

LETTERS = [tile for tile in TileBag(False).tiles if tile != "_"]


def test_the_printed_setup_of_a_day() -> None:
    setup = run("daily setup", random=random, create_standard_tiles=lambda: list(LETTERS), get_starting_word=lambda _: "HOUSE")
    word, rack, rest = setup["setup_game"](1, "2026-01-01")
    assert word == "HOUSE" and len(rack) == 7 and sorted([*word, *rack, *rest]) == sorted(LETTERS)


def test_the_printed_words_and_scores_of_a_day_are_ours() -> None:
    board = Board(15)
    board.place_word("HOUSE", 7, 5, "H")
    scorer = Scorer("standard")
    new = [SimpleNamespace(row=8, col=col, letter=letter) for col, letter in zip((8, 9, 10), "HEN")]
    receipt = scorer.receipt(board, "HEN", 8, 8, "H")
    words = [
        SimpleNamespace(tiles=[
            next((tile for tile in new if (tile.row, tile.col) == place), SimpleNamespace(row=place[0], col=place[1], letter=part.letter))
            for at, part in enumerate(word.letters)
            for place in [(word.row + at * (word.direction == "V"), word.col + at * (word.direction == "H"))]
        ])
        for word in receipt.words
    ]  # fmt: skip
    squares = [[SimpleNamespace(type=name) for name in row] for row in board.premium_squares]
    score = run("daily score", LETTER_VALUES=scorer.letter_values)["calculate_score"](words, new, squares)
    assert score == receipt.score == scorer.score_word_placement(board, "HEN", 8, 8, "H")

    crosses = {(word.row + 1, word.col): word.word for word in receipt.words[1:]}
    found = run(
        "daily words",
        forms_horizontal_line=lambda tiles: len({tile.row for tile in tiles}) == 1,
        get_horizontal_word=lambda board, tiles: "".join(tile.letter for tile in tiles),
        get_vertical_word_at=lambda board, row, col: crosses.get((row, col), "-"),
    )["find_all_words"](board, new)
    assert found == [word.word for word in receipt.words] == ["HEN", "SH", "EE"]

    judged = run(
        "daily validation", find_all_words=lambda *_: found, ENABLE_DICT=Lexicon.open("enable"), calculate_score=lambda *_: score
    )["validate_placement"](board, new)
    assert judged == {"valid": False, "invalid_word": "EE", "message": "'EE' is not a valid word"}
    assert "EE at J8 is not in the lexicon" in board.can_place_word("HEN", 8, 8, "H", None, Lexicon.open("enable"))[1]
