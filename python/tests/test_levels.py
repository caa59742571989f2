"""Levels as opponents: the ladder is the one that the commands and the web app have."""

import gymnasium
import pytest

import quoin  # noqa: F401


@pytest.mark.parametrize("env_id", ["quoin/MiniScrabble-v0", "quoin/Othello-v0"])
def test_a_level_is_an_opponent(env_id):
    env = gymnasium.make(env_id, opponent="level:3")
    _, info = env.reset(seed=1)
    env.step(info["action_mask"].nonzero()[0][0])
    env.close()


def test_there_is_no_level_zero():
    with pytest.raises(ValueError, match="the number of a level, 1 to"):
        gymnasium.make("quoin/Othello-v0", opponent="level:0").reset(seed=1)
