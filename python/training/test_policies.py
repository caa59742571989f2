from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
import torch

import quoin
from quoin import _layout
from quoin.train.networks import MaskedCategorical, Network, tensors

IDS = ("Othello-v0", "MiniScrabble-v0", "Crossword7-v0")


def batch(id: str, count: int = 6) -> tuple[dict[str, torch.Tensor], torch.Tensor]:
    games = gymnasium.make_vec(f"quoin/{id}", count)
    observations, infos = games.reset(seed=1)
    for _ in range(3):
        observations, _, _, _, infos = games.step(infos["action_mask"].argmax(1))
    return tensors(observations), torch.from_numpy(infos["action_mask"])


def test_words_in_places_have_the_same_logits_alone_and_all_together() -> None:
    network = Network(_layout.of("MiniScrabble-v0", {}))
    assert network.kind == "words"
    fields, masks = batch("MiniScrabble-v0")
    with torch.no_grad():
        hidden = network.features(fields)
        all_logits = network.logits(fields, hidden)
        assert all_logits.shape == (6, 65251)
        rows, some = torch.tensor([0, 0, 1, 2, 4, 5, 5]), torch.tensor([0, 1304, 1305, 40_000, 65_249, 7, 65_250])
        assert torch.allclose(network.policy.at(hidden, rows, some), all_logits[rows, some], atol=1e-6)
        sparse, dense = network.policy_over(fields, masks), MaskedCategorical(all_logits, masks)
        assert torch.equal(sparse.mode(), dense.mode())
        assert torch.allclose(sparse.entropy(), dense.entropy(), atol=1e-4)
        for _ in range(20):
            actions = sparse.sample()
            assert masks.gather(1, actions.unsqueeze(1)).all()
            assert torch.allclose(sparse.log_prob(actions), dense.log_prob(actions), atol=1e-4)


@pytest.mark.parametrize("id", IDS)
def test_the_mask_is_no_input(id: str) -> None:
    network = Network(_layout.of(id, {}))
    fields, masks = batch(id)
    assert "action_mask" not in [field.name for field in network.fields]
    without = {name: part for name, part in fields.items() if name != "action_mask"}
    with torch.no_grad():
        assert torch.equal(network(fields)[0], network(without)[0])
        assert masks.gather(1, network.policy_over(without, masks).sample().unsqueeze(1)).all()


@pytest.mark.parametrize("id", IDS)
def test_maskable_ppo_learns_with_the_ready_policy(id: str, tmp_path: Any) -> None:
    contrib = pytest.importorskip("sb3_contrib")
    from quoin.train.policies import MaskBuffer, MaskedPolicy

    # Illegal actions would raise.
    env = gymnasium.make(f"quoin/{id}", opponent="random", invalid_move_mode="error")
    buffer = None if id == "Othello-v0" else MaskBuffer
    model = contrib.MaskablePPO(MaskedPolicy, env, rollout_buffer_class=buffer, n_steps=64, batch_size=32, n_epochs=2, seed=1, device="cpu")
    before = [weight.detach().clone() for weight in model.policy.parameters()]
    model.learn(64)
    assert any(not torch.equal(old, new) for old, new in zip(before, model.policy.parameters(), strict=True))
    observation, info = env.reset(seed=2)
    action, _ = model.predict(observation, action_masks=env.unwrapped.action_masks(), deterministic=True)  # type: ignore[attr-defined]
    assert info["action_mask"][int(action)]
    model.save(tmp_path / "model")
    loaded = contrib.MaskablePPO.load(tmp_path / "model", env)
    again, _ = loaded.predict(observation, action_masks=env.unwrapped.action_masks(), deterministic=True)  # type: ignore[attr-defined]
    assert int(again) == int(action)
    told = quoin.evaluate(loaded, id, "random", games=4)
    assert told.games == 4
    assert np.isfinite(told.spread)
