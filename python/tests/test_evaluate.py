"""How strong a policy is: pairs of games, and figures that are those of the arena."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import legal_actions, run_python

import quoin
from quoin import _java, _jvm
from quoin.__main__ import main
from quoin.evaluation import judged, seed_of
from quoin.model import _parsed


def lowest(observation: Any, info: dict[str, Any]) -> int:
    return int(legal_actions(info)[0])


def corner_lover(observation: Any, info: dict[str, Any]) -> int:
    legal = legal_actions(info)
    corners = [move for move in legal if move in (0, 7, 56, 63)]
    return int((corners or list(legal))[0])


class Batched:
    """The lowest legal action, of many games at once."""

    def actions(self, observations: Any, masks: np.ndarray) -> np.ndarray:
        assert len(masks) == len(observations["board"] if isinstance(observations, dict) else observations)
        return masks.argmax(1)


@pytest.mark.parametrize("id", ["Othello-v0", "MiniScrabble-v0", "Crossword7-v0"])
def test_the_result_depends_on_neither_slots_nor_how_the_policy_is_asked(id: str) -> None:
    alone = quoin.evaluate(lowest, id, "random", 24, 5, slots=1)
    assert alone.games == 24 and sum(alone.pairs) == 12
    assert alone == quoin.evaluate(lowest, f"quoin/{id}", "random", 24, 5, slots=7)
    assert alone == quoin.evaluate(Batched(), id, "random", 24, 5)
    assert alone != quoin.evaluate(lowest, id, "random", 24, 6)


@pytest.mark.parametrize("id", ["Othello-v0", "Crossword7-v0"])
def test_luck_is_the_same_for_both_so_equal_policies_draw_every_pair(id: str) -> None:
    """Both sides play the lowest legal action: what one wins in a seat, the other wins there, too."""
    result = quoin.evaluate(lowest, id, lowest, 20, 3)
    if id.startswith("Othello"):
        assert result.pairs == (0, 0, 10, 0, 0)
    assert result.wins == result.losses and result.fraction.value == 0.5 and result.spread == 0


def test_openings_differ_so_two_that_leave_nothing_to_chance_play_different_games() -> None:
    result = quoin.evaluate(corner_lover, "Othello-v0", "greedy", 40, 1)
    assert 0 < result.wins < 40


def test_games_begin_as_those_of_the_arena_do(tmp_path: Path) -> None:
    words = ["arena", "match", "random", "greedy", "--game", "othello", "--games", "3", "--seed", "9", "--output", str(tmp_path / "m")]
    run = subprocess.run([str(_java.find().java), "-jar", str(_jvm.jar()), *words], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    games = [json.loads(line) for line in (tmp_path / "m" / "games.jsonl").read_text().splitlines()[1:]]
    assert {game["pair"]: game["seed"] for game in games} == {pair: seed_of(9, pair) for pair in (1, 2, 3)}


@pytest.mark.parametrize("counts", [(0, 0, 0, 0, 1), (0, 0, 5, 0, 0), (223, 9863, 21279, 10037, 246), (3, 7, 20, 11, 9)])
def test_the_figures_follow_from_pairs_by_the_formulas_of_the_arena(counts: tuple[int, ...]) -> None:
    """The formulas of docs/arena.md once more, in Python."""
    n = sum(counts)
    parts = [result / 4 for result in range(5)]
    mean = sum(count * part for count, part in zip(counts, parts, strict=True)) / n
    variance = sum(count * (part - mean) ** 2 for count, part in zip(counts, parts, strict=True)) / (n - 1) if n > 1 else 0
    worth = n * mean * (1 - mean) / variance if variance else n
    z = 1.959963984540054
    half = z * math.sqrt(mean * (1 - mean) / worth + z * z / (4 * worth * worth))
    low, high = (mean + z * z / (2 * worth) - half) / (1 + z * z / worth), (mean + z * z / (2 * worth) + half) / (1 + z * z / worth)
    told = judged(counts, 0, 0, 0, 0.0)
    assert told.fraction.value == pytest.approx(mean)
    assert (told.fraction.low, told.fraction.high) == pytest.approx((low, high))
    assert told.elo.low == pytest.approx(-400 * math.log10(1 / low - 1))
    assert told.elo.high == (math.inf if mean == 1 else pytest.approx(-400 * math.log10(1 / high - 1)))


def test_a_sequential_test_stops_when_it_is_clear_and_counts_in_order() -> None:
    result = quoin.evaluate(lowest, "MiniScrabble-v0", "greedy", 2000, 1, sprt=(-50, 0))
    assert result.sprt is not None and result.sprt.verdict == "elo0"
    assert result.games < 2000 and result.sprt.llr <= result.sprt.lower == pytest.approx(math.log(0.05 / 0.95))
    assert result == quoin.evaluate(lowest, "MiniScrabble-v0", "greedy", 2000, 1, sprt=(-50, 0), slots=3)
    stricter = quoin.evaluate(lowest, "MiniScrabble-v0", "greedy", 2000, 1, sprt=(-50, 0), alpha=0.001, beta=0.001)
    assert stricter.games > result.games and "SPRT -50,0: elo0" in str(stricter)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"games": 3}, "games must be an even number from 2, since each deal is played twice; got 3"),
        ({"games": 2.0}, "games must be an even number"),
        ({"slots": 0}, "slots must be a whole number from 1, got 0"),
        ({"opponent": "nobody"}, "got 'nobody'"),
        ({"opponent": "self"}, "an opponent other than 'self'"),
        ({"env_id": "DailyLetters-v0"}, "is a game for one"),
        ({"env_id": "Chess-v0"}, "there is no environment 'Chess-v0'"),
        ({"sprt": (5, 5)}, "elo0 below elo1"),
        ({"sprt": 5}, r"two Elo differences such as \(0, 10\), got 5"),
        ({"alpha": 0.7, "sprt": (0, 5)}, "between 0 and 0.5"),
        ({"opponent": "model:nowhere.onnx"}, "there is no model at nowhere.onnx"),
        ({"seed": -1}, "a seed must not be negative, got -1"),
        ({"policy": lambda observation: 64}, "chose action 64, which the mask does not allow"),
        ({"policy": lambda observation: 0}, "chose action 0, which the mask does not allow"),
        ({"policy": lambda observation: "d3"}, "must choose a whole number"),
    ],
)
def test_what_cannot_be_evaluated_is_said(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        quoin.evaluate(**{"policy": lowest, "games": 2, **given})
    with pytest.raises(TypeError, match="a policy must be"):
        quoin.evaluate(3)


def test_a_model_over_the_limit_is_refused_before_it_is_read(tmp_path: Path) -> None:
    large = tmp_path / "large.onnx"
    with large.open("wb") as file:
        file.truncate((512 << 20) + 1)
    with pytest.raises(ValueError, match="large.onnx is larger than 512 MB, the limit for a model"):
        quoin.evaluate(f"model:{large}", games=2)
    with pytest.raises(ValueError, match="there is no model at /dev/zero"):
        quoin.evaluate("model:/dev/zero", games=2)


def test_a_name_that_is_neither_file_nor_shipped_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no model at nothing-like-it, and none of that name in the package"):
        quoin.Model("nothing-like-it")


def test_the_options_of_a_model_are_those_of_its_environment() -> None:
    """Those of the shipped mini model: ``candidates`` must be a number, as for ``gymnasium.make``."""
    options = _parsed(Path("mini.onnx"), "actions=candidates candidates=32")
    assert options == {"actions": "candidates", "candidates": 32}
    assert quoin.QuoinEnv("MiniScrabble-v0", **options).action_space.n == 32


def test_without_onnxruntime_a_model_says_what_to_install(tmp_path: Path) -> None:
    file = tmp_path / "model.onnx"
    file.write_bytes(b"")
    code = f"""if True:
        import sys, quoin
        sys.modules["onnxruntime"] = None
        try:
            quoin.QuoinEnv("Othello-v0", opponent="model:{file}")
        except ModuleNotFoundError as missing:
            print(missing)"""
    assert 'models need the package onnxruntime: pip install "quoin[onnx]"' in run_python(code).stdout


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [("cleanrl_ppo", "torch", "train"), ("sb3", "sb3_contrib", "train"), ("rllib", "ray", "rllib")],
)
def test_a_training_without_its_library_says_what_to_install(module: str, library: str, extra: str, tmp_path: Path) -> None:
    code = f"""if True:
        import sys
        sys.modules["{library}"] = None
        from quoin.train import {module}
        sys.exit({module}.main(["--output", "{tmp_path}"]))"""
    run = run_python(code)
    assert run.returncode == 3, run.stderr
    assert run.stderr == f'quoin: this needs the package {library}, which is not installed: pip install "quoin[{extra}]"\n'


@pytest.mark.parametrize("words", [["arena", "greedy", "random"], ["selfplay", "greedy"]])
def test_a_command_on_ray_without_ray_says_what_to_install(words: list[str]) -> None:
    code = f"""if True:
        import sys
        sys.modules["ray"] = None
        from quoin.ray.__main__ import main
        sys.exit(main({words} + ["--variant", "mini"]))"""
    run = run_python(code)
    assert run.returncode == 3, run.stderr
    assert run.stderr == 'quoin: this needs the package ray, which is not installed: pip install "quoin[ray]"\n'


@pytest.mark.parametrize("module", ["cleanrl_ppo", "sb3", "rllib"])
def test_help_needs_no_library(module: str) -> None:
    run = run_python(f"import sys; from quoin.train import {module}; {module}.main(['--help'])")
    assert run.returncode == 0 and f"python -m quoin.train.{module}" in run.stdout, run.stderr


def arena_match(tmp_path: Path, *words: str) -> dict[str, Any]:
    command = [str(_java.find().java), "-jar", str(_jvm.jar()), "arena", "match", *words, "--json", "--no-records"]
    run = subprocess.run([*command, "--output", str(tmp_path / "match")], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    result: dict[str, Any] = json.loads(run.stdout)
    return result


@pytest.mark.parametrize(
    "words, id, more",
    [
        (["search:2", "greedy", "--game", "othello"], "Othello-v0", {}),
        (["greedy", "random", "--variant", "mini"], "MiniScrabble-v0", {"sprt": (0, 200)}),
    ],
)
def test_two_names_play_the_match_of_the_arena(words: list[str], id: str, more: dict[str, Any], tmp_path: Path) -> None:
    test = [] if not more else ["--sprt", "0,200"]
    told = arena_match(tmp_path, *words, *test, "--games", "12", "--seed", "7")
    result = quoin.evaluate(words[0], id, words[1], 24, 7, **more)
    assert (result.wins, result.draws, result.losses) == (told["wins"], told["draws"], told["losses"])
    assert list(result.pairs) == told["pairResults"] and result.spread == pytest.approx(told["spread"]["mean"])
    assert (result.fraction.low, result.fraction.high) == (told["fraction"]["low"], told["fraction"]["high"])
    if more:
        assert result.sprt is not None and result.sprt.verdict == told["sprt"]["verdict"]


def test_a_name_on_the_left_is_a_name_on_the_right_seen_from_the_other_side() -> None:
    one = quoin.evaluate(lowest, "Othello-v0", "greedy", 20, 4, sprt=(-300, 300))
    two = quoin.evaluate("greedy", "Othello-v0", lowest, 20, 4, sprt=(-300, 300))
    assert (one.wins, one.draws, one.losses) == (two.losses, two.draws, two.wins) and one.spread == -two.spread
    assert one.pairs == two.pairs[::-1] and one.sprt is not None and two.sprt is not None
    assert one.sprt.llr == pytest.approx(-two.sprt.llr)


class Predicting:
    def predict(self, observations: Any, deterministic: bool, action_masks: np.ndarray) -> tuple[np.ndarray, None]:
        return action_masks.argmax(1), None


def test_what_predicts_can_be_on_either_side() -> None:
    expected = quoin.evaluate(lowest, "Othello-v0", "random", 10)
    assert quoin.evaluate(Predicting(), "Othello-v0", "random", 10) == expected
    assert quoin.evaluate(Predicting(), "Othello-v0", Predicting(), 10).pairs == (0, 0, 5, 0, 0)


AGENT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["status"]["moverequired"]:
        if {dies}:
            sys.exit("no idea")
        print("legal?", flush=True)
        moves = json.loads(sys.stdin.readline())["legalmoves"]
        print(min(moves, key=lambda move: (move[1:], move[:1])), flush=True)
"""


def program(folder: Path, dies: str = "False") -> str:
    """An agent of Othello that plays the lowest legal square."""
    file = folder / "agent.py"
    file.write_text(AGENT.replace("{dies}", dies))
    return f"cmd:{sys.executable} {file}"


def test_a_program_plays_on_either_side(tmp_path: Path) -> None:
    agent = program(tmp_path)
    assert quoin.evaluate(lowest, "Othello-v0", agent, 4, 2).pairs == (0, 0, 2, 0, 0)
    named = quoin.evaluate("search:1", "Othello-v0", agent, 4, 2)
    assert named.games == 4 and named.spread == -quoin.evaluate(agent, "Othello-v0", "search:1", 4, 2).spread


def test_a_policy_can_play_crossword_against_a_program(tmp_path: Path) -> None:
    file = tmp_path / "passing.py"
    file.write_text(AGENT.replace("{dies}", "False").replace('print("legal?", flush=True)', 'print("pass", flush=True)\n        continue'))
    result = quoin.evaluate(Batched(), "Crossword7-v0", f"cmd:{sys.executable} {file}", 2)
    assert result.wins == 2


def test_a_program_that_fails_is_told(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="failed in every game: .*no idea"):
        quoin.evaluate(program(tmp_path, "True"), "Othello-v0", "random", 20)
    with pytest.warns(RuntimeWarning, match="failed in 2 of 4 games and lost them: .*no idea"):
        result = quoin.evaluate("random", "Othello-v0", program(tmp_path, "message['seat'] == 0"), 4)
    assert result.wins >= 2
    with pytest.raises(ValueError, match="chose action 64, which the mask does not allow"):
        quoin.evaluate(lambda observation: 64, "Othello-v0", program(tmp_path), 4)


def test_a_policy_can_be_named_by_its_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_policies.py").write_text(
        "import numpy as np\n"
        "def lowest(observation, info):\n    return int(np.flatnonzero(info['action_mask'])[0])\n"
        "class Batched:\n    def actions(self, observations, masks):\n        return masks.argmax(1)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    expected = quoin.evaluate(lowest, "Othello-v0", "random", 10)
    assert quoin.evaluate("my_policies:lowest", "Othello-v0", "random", 10) == expected
    assert quoin.evaluate("my_policies:Batched", "Othello-v0", "my_policies:lowest", 10).pairs == (0, 0, 5, 0, 0)
    for name, sentence in (("my_policies:none", "has no 'none'"), ("no_such_module:it", "neither an agent nor a module 'no_such_module'")):
        with pytest.raises(ValueError, match=sentence):
            quoin.evaluate(name, games=2)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("nobody", "Othello-v0", "greedy"), "Othello-v0: an agent must be one of .*greedy.*, got 'nobody'"),
        (("greedy", "Othello-v0", "nobody"), "got 'nobody'"),
        (("search:99", "Othello-v0", "greedy"), "99"),
        (("search:2", "Crossword7-v0", "greedy"), "Crossword7-v0: an agent must be one of .*, got 'search:2'"),
        (("self", "Othello-v0", "greedy"), "other than 'self'"),
        (("best.onnx", "Othello-v0", "greedy"), "there is no model at best.onnx"),
    ],
)
def test_sides_that_cannot_play_are_told(given: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        quoin.evaluate(*given, games=2)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="the option 'observation' means nothing to them"):
        quoin.evaluate("greedy", "Othello-v0", "random", 2, options={"observation": "bits"})
    with pytest.raises(ValueError, match="give ray=True"):
        quoin.evaluate("greedy", "Othello-v0", "random", 2, workers=2)


def test_progress_is_shown_on_terminals_only(capsys: pytest.CaptureFixture[str]) -> None:
    quoin.evaluate(lowest, games=4)
    assert capsys.readouterr() == ("", "")
    for policy in (lowest, "greedy"):
        quoin.evaluate(policy, games=4, progress=True)
        told = capsys.readouterr()
        assert told.out == "" and "/4 games" in told.err and told.err.endswith("\r")


def test_the_command_prints_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "greedy", "Othello-v0", "random", "--games", "10", "--seed", "3"]) == 0
    assert capsys.readouterr().out == f"{quoin.evaluate('greedy', 'Othello-v0', 'random', 10, 3)}\n"
    assert main(["evaluate", "nobody"]) == 2
    assert "got 'nobody'" in capsys.readouterr().err
    assert main(["evaluate", "greedy", "--sprt", "5"]) == 2
    assert "--sprt takes two Elo differences" in capsys.readouterr().err
