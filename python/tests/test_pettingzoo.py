"""Games of two for PettingZoo."""

from __future__ import annotations

import functools
import importlib
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402

import quoin  # noqa: E402
from quoin.pettingzoo import crossword_v0, othello_v0  # noqa: E402

CROSSWORDS = [id for id in quoin.environments() if "Crossword" in id or "Scrabble" in id]


GAMES = [
    (othello_v0.env, othello_v0.raw_env),
    *(
        (functools.partial(crossword_v0.env, id), functools.partial(crossword_v0.raw_env, id))
        for id in CROSSWORDS
    ),
]


@pytest.mark.parametrize("env, raw_env", GAMES, ids=["Othello-v0", *CROSSWORDS])
def test_the_checkers_of_pettingzoo_have_nothing_to_say(env: Any, raw_env: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It knows by name which environments may have dictionaries, the usual form of a mask; ours is not on its list.
        warnings.filterwarnings("ignore", message="Observation (space for each agent probably|is not a NumPy array)")
        # Whoever is not to move has no legal move, which the checker remarks on in passing.
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(env(), num_cycles=100)
        api_test(raw_env(), num_cycles=40)
        seed_test(env, num_cycles=30)
        states = importlib.import_module("pettingzoo.test.state_test")
        states.test_state_space(env())
        states.test_state(env(), num_cycles=10)


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; returns what both players got."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        earned[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert np.array_equal(observation["observation"][2].reshape(64), observation["action_mask"])
        env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    return earned


def test_both_players_get_what_the_discs_say() -> None:
    env = othello_v0.env()
    results = []
    for seed in range(20):
        earned = play(env, seed)
        core = env.unwrapped._core
        lead = int(core.info["black_count"][0]) - int(core.info["white_count"][0])
        assert earned == {"player_0": float(np.sign(lead)), "player_1": float(-np.sign(lead))}
        results.append(earned["player_0"])
    assert {1.0, -1.0} <= set(results)


def test_each_player_sees_its_own_side() -> None:
    env = othello_v0.raw_env()
    env.reset(seed=1)
    env.step(19)
    assert env.agent_selection == "player_1"
    black, white = env.observe("player_0"), env.observe("player_1")
    assert black["observation"][0].sum() == 4 and white["observation"][0].sum() == 1
    assert np.array_equal(black["observation"][0], white["observation"][1])
    assert not black["action_mask"].any() and white["action_mask"].sum() == 3


def test_a_player_without_a_move_is_passed_over() -> None:
    env = othello_v0.raw_env()
    # After a1 White has no move, Black still has one.
    env.reset(options={"position": "-OX-----" + "-" * 48 + "XO------" + " X"})
    assert env.agent_selection == "player_0"
    env.step(0)
    assert env.agent_selection == "player_0" and not any(env.terminations.values())


def test_a_game_may_begin_with_an_opening() -> None:
    env = othello_v0.raw_env()
    env.reset(seed=1, options={"opening": "f5d6c3"})
    assert env.agent_selection == "player_1"
    assert env.observe("player_1")["observation"][:2].sum() == 7
    with pytest.raises(ValueError, match="opening must be"):
        env.reset(options={"opening": "nonsense"})
    other = crossword_v0.raw_env("MiniScrabble-v0")
    with pytest.raises(ValueError, match="a reset of MiniScrabble-v0 has no option 'opening', only"):
        other.reset(seed=1, options={"opening": "f5d6c3"})
    other.reset(seed=1)
    assert other.agent_selection == "player_0"


def test_illegal_moves_lose_and_wrong_ones_are_refused() -> None:
    env = othello_v0.env()
    env.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(0)
    assert env.rewards == {"player_0": -1, "player_1": 0} and all(env.terminations.values())
    raw = othello_v0.raw_env()
    with pytest.raises(ResetNeeded):
        raw.observe("player_0")
    raw.reset(seed=1)
    with pytest.raises(ValueError):
        raw.step(0)
    for wrong in (1.5, "a"):
        with pytest.raises(TypeError):
            raw.step(wrong)
    with pytest.raises(IndexError):
        raw.step(64)


@pytest.mark.parametrize("env, raw_env", GAMES, ids=["Othello-v0", *CROSSWORDS])
def test_misuse_is_refused_in_every_game(env: Any, raw_env: Any) -> None:
    raw = raw_env()
    for early in (lambda: raw.step(0), lambda: raw.observe("player_0")):
        with pytest.raises(ResetNeeded):
            early()
    raw.reset(seed=1)
    for wrong in (1.5, float("nan"), "a", None, [0, 1]):
        with pytest.raises(TypeError, match="whole number"):
            raw.step(wrong)
    for outside in (-1, raw.action_space("player_0").n, 2**40):
        with pytest.raises(IndexError):
            raw.step(outside)
    while raw.observe(raw.agent_selection)["action_mask"].all():
        raw.step(0)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError):
        raw.step(illegal)
    with pytest.raises(ValueError, match="negative"):
        raw.reset(seed=-1)
    while not any(raw.terminations.values()) and not any(raw.truncations.values()):
        raw.step(int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"])[-1]))
    with pytest.raises(ValueError, match="None"):
        raw.step(0)
    raw.step(None)
    raw.step(None)
    assert raw.agents == []


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = othello_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "Black to move" in env.render()
    env = othello_v0.env(render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (512, 512, 3)
    env = othello_v0.env(render_mode="human")
    env.reset(seed=1)
    assert "Black to move" in capsys.readouterr().out
    env.close()


@pytest.mark.parametrize("id", CROSSWORDS)
def test_both_players_of_a_crossword_game_get_their_reward(id: str) -> None:
    env = crossword_v0.env(id, reward_mode="zero_sum")
    env.reset(seed=3)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    ended = []
    for agent in env.agent_iter(max_iter=300):
        observation, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        if terminated or truncated:
            ended.append(agent)
            env.step(None)
            continue
        assert env.observation_space(agent).contains(observation)
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert sorted(ended) == env.possible_agents
    assert earned["player_0"] == pytest.approx(-earned["player_1"]) and earned["player_0"] != 0


def test_no_player_sees_the_rack_of_the_other() -> None:
    env = crossword_v0.raw_env("MiniScrabble-v0")
    env.reset(seed=3)
    first, second = env.observe("player_0"), env.observe("player_1")
    assert first["rack"].any() and not second["rack"].any() and not second["action_mask"].any()
    env.step(int(np.flatnonzero(first["action_mask"])[0]))
    assert np.array_equal(env.observe("player_0")["rack"], first["rack"]), "what it saw last"
    assert env.observe("player_1")["rack"].any() and not env.observe("player_0")["action_mask"].any()
    with pytest.raises(ValueError, match="for two"):
        crossword_v0.raw_env("Othello-v0")
    with pytest.raises(ValueError, match="reward_mode must be"):
        crossword_v0.raw_env(reward_mode="much")
