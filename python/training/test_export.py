"""A network as an ONNX file says what it says in PyTorch, and plays wherever a model can."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
import torch
from conftest import IDS, against_random

import quoin
from quoin import _layout
from quoin.train.export import export, written
from quoin.train.networks import Greedy, Network, tensors

KINDS = [("Othello-v0", "mlp"), ("Othello-v0", "cnn"), ("Othello-v0", "small-cnn")] + [(id, "auto") for id in IDS if id != "Othello-v0"]


def network(id: str, kind: str) -> Network:
    torch.manual_seed(1)
    made = Network(_layout.of(id, {}), kind, 32)
    for part in made.parameters():
        # As far from 0 as a trained one, so that a difference would show.
        torch.nn.init.normal_(part, 0, 0.1)
    return made


def exported(id: str, folder: Path, kind: str = "auto", **options: Any) -> tuple[Network, Path]:
    made = network(id, kind)
    return made, export(made, made.fields, folder / "model.onnx", id, options, "never, seed 1")


def assert_close(found: Any, expected: Any) -> None:
    """The same but for the order of the sums, whose error is relative to the largest numbers that were added."""
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-5 * max(1.0, float(np.abs(expected).max())))


def seen(id: str, count: int = 5) -> tuple[Any, np.ndarray]:
    games = gymnasium.make_vec(f"quoin/{id}", count, **against_random(id))
    observations, infos = games.reset(seed=1)
    for _ in range(4):
        observations, _, _, _, infos = games.step(infos["action_mask"].argmax(1))
    return observations, infos["action_mask"] != 0


@pytest.mark.parametrize(("id", "kind"), KINDS)
def test_the_file_says_what_the_network_says(id: str, kind: str, tmp_path: Path) -> None:
    made, file = exported(id, tmp_path, kind)
    model = quoin.Model(file)
    observations, masks = seen(id)
    with torch.no_grad():
        expected = made(tensors(observations))[0].numpy()
    assert np.abs(expected).max() > 0.01
    assert_close(model.logits(observations, masks), expected)
    assert (model.actions(observations, masks) == Greedy(made).actions(observations, masks)).all()
    assert sorted(model.inputs) == sorted(field.name for field in made.fields)
    (row,) = model.logits(seen(id, 1)[0], seen(id, 1)[1])
    assert_close(row, expected[0])


def test_the_seeds_network_has_its_shape() -> None:
    """Convolutions 3 to 64 to 128 to 128, a layer of 512, and both heads."""
    shapes = [tuple(part.shape) for name, part in network("Othello-v0", "cnn").named_parameters() if "weight" in name]
    assert shapes == [(64, 3, 3, 3), (128, 64, 3, 3), (128, 128, 3, 3), (512, 8192), (1, 512), (64, 512)]


def test_a_model_is_an_opponent_in_every_kind_of_environment(tmp_path: Path) -> None:
    _, file = exported("Othello-v0", tmp_path)
    moves = []
    for opponent in (f"model:{file}", quoin.Model(file), pickle.loads(pickle.dumps(quoin.Model(file)))):
        env = gymnasium.make("quoin/Othello-v0", opponent=opponent)
        _, info = env.reset(seed=1)
        played = []
        for _ in range(20):
            observation, _, _, _, info = env.step(int(info["action_mask"].argmax()))
            played.append(observation.tobytes())
        moves.append(played)
    assert moves[0] == moves[1] == moves[2]
    games = gymnasium.make_vec("quoin/Othello-v0", 2, opponent=f"model:{file}")
    _, infos = games.reset(seed=[1, 1])
    for step in range(20):
        observations, _, _, _, infos = games.step(infos["action_mask"].argmax(1))
        assert observations[0].tobytes() == observations[1].tobytes() == moves[0][step]


@pytest.mark.parametrize("id", ["Othello-v0", "MiniScrabble-v0", "Crossword7-v0"])
def test_a_model_against_itself_draws_every_pair(id: str, tmp_path: Path) -> None:
    _, file = exported(id, tmp_path)
    result = quoin.evaluate(file, id, f"model:{file}", 8, 2)
    assert result.pairs == (0, 0, 4, 0, 0)


def test_a_file_that_is_no_model_is_refused(tmp_path: Path) -> None:
    onnx = pytest.importorskip("onnx")
    _, file = exported("Othello-v0", tmp_path)
    with pytest.raises(ValueError, match="was trained for Othello-v0 and cannot play Crossword7-v0"):
        quoin.evaluate(file, "Crossword7-v0")
    bare = onnx.load(str(file))
    del bare.metadata_props[:]
    onnx.save(bare, str(tmp_path / "bare.onnx"))
    with pytest.raises(ValueError, match="does not say for which environment it was trained: its metadata lacks quoin.environment"):
        quoin.Model(tmp_path / "bare.onnx")
    (tmp_path / "text.onnx").write_text("hello")
    with pytest.raises(ValueError, match="text.onnx is no model in ONNX format"):
        quoin.Model(tmp_path / "text.onnx")
    with pytest.raises(ValueError, match="there is no model at"):
        gymnasium.make("quoin/Othello-v0", opponent=f"model:{tmp_path / 'nowhere.onnx'}")


def test_options_that_change_what_is_shown_are_kept(tmp_path: Path) -> None:
    _, file = exported("Othello-v0", tmp_path, opponent="random", observation="planes", reward_mode="dense")
    assert quoin.Model(file).options == {"observation": "planes"}
    assert written({"lexicon": "mini", "candidates": 50}) == "candidates=50 lexicon=mini"
    with pytest.raises(ValueError, match="because its value has spaces: 'my words'"):
        written({"lexicon": "my words"})


def test_a_model_answers_for_all_games_in_one_call(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    actions = quoin.Model.actions

    def counted(self: quoin.Model, observations: Any, masks: Any) -> Any:
        asked.append(len(masks))
        return actions(self, observations, masks)

    monkeypatch.setattr(quoin.Model, "actions", counted)
    games = gymnasium.make_vec("quoin/Othello-v0", 16, opponent="model:othello", agent_player="second")
    _, infos = games.reset(seed=1)
    games.step(infos["action_mask"].argmax(1))
    games.close()
    assert asked == [16, 16]
    assert quoin.evaluate("othello", "Othello-v0", "greedy", 20).wins == quoin.evaluate("greedy", "Othello-v0", "othello", 20).losses
    assert quoin.evaluate("mini", "MiniScrabble-v0", "random", 10).wins > 5
