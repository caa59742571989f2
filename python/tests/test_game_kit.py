"""A game from outside the package, found by ``QUOIN_CLASSPATH``: the Connect Four of ``examples/game``."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, run_python

from quoin import _java, _jvm

EXAMPLE = ROOT / "examples" / "game"

BEGIN = """
import gymnasium, numpy as np, quoin, warnings

def play(env, seed):
    random = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    steps, over = 0, False
    while not over:
        assert env.observation_space.contains(observation)
        observation, reward, terminated, truncated, info = env.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
        over, steps = terminated or truncated, steps + 1
    assert terminated and not info["action_mask"].any()
    return reward, steps
"""


@pytest.fixture(scope="module")
def classes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, compiled against the package's jar."""
    javac = _java.find().home / "bin" / ("javac.exe" if os.name == "nt" else "javac")
    if not EXAMPLE.is_dir() or not javac.is_file():
        pytest.skip("needs a checkout and a JDK")
    folder = tmp_path_factory.mktemp("connect-four")
    sources = [str(file) for file in sorted(EXAMPLE.glob("*.java"))]
    subprocess.run([str(javac), "-proc:none", "-cp", str(_jvm.jar()), "-d", str(folder), *sources], check=True)
    shutil.copytree(EXAMPLE / "META-INF", folder / "META-INF")
    return folder


def run(code: str, classes: Path | str) -> str:
    done = run_python(BEGIN + code, QUOIN_CLASSPATH=str(classes))
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_of_the_class_path_is_registered_beside_the_others(classes: Path) -> None:
    code = """
assert quoin.environments()[-1] == "ConnectFour-v0" and "Othello-v0" in quoin.environments()
assert not quoin._jvm.is_running()
env = gymnasium.make("ConnectFour-v0", opponent="random")
observation, info = env.reset(seed=1)
assert observation.shape == (2, 6, 7) and observation.dtype == np.float32 and not observation.any()
assert info["action_mask"].sum() == 7 and info["agent_player"] == 0
assert env.unwrapped.action_text(3) == "d" and env.unwrapped.read_action("g") == 6
results = [play(env, seed) for seed in range(20)]
assert {reward for reward, _ in results} >= {1.0, -1.0}
assert all(4 <= steps <= 21 for _, steps in results)
assert results == [play(env, seed) for seed in range(20)]
print(len(results))
"""
    assert run(code, classes) == "20\n"


def test_opponents_are_the_agents_of_the_game_and_functions(classes: Path) -> None:
    code = """
env = gymnasium.make("quoin/ConnectFour-v0", opponent="center", agent_player="second")
observation, info = env.reset(seed=1)
assert observation[1, 0, 3] == 1 and observation.sum() == 1 and info["agent_player"] == 1
play(env, 1)
low = lambda observation, info: int(np.flatnonzero(info["action_mask"])[0])
env = gymnasium.make("ConnectFour-v0", opponent=low)
env.reset(seed=1)
observation, *_ = env.step(6)
assert observation[0, 0, 6] == 1 and observation[1, 0, 0] == 1
class Low:
    calls = 0
    def actions(self, observations, masks):
        self.calls += 1
        return masks.argmax(1)
batched, single = (gymnasium.make_vec("ConnectFour-v0", 5, opponent=opponent, agent_player="random") for opponent in (Low(), low))
assert all(np.array_equal(env.reset(seed=2)[0], single.reset(seed=2)[0]) for env in (batched, single))
random = np.random.default_rng(1)
for _ in range(60):
    masks = single.unwrapped.action_masks()
    actions = np.array([random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
    one, two = batched.step(actions), single.step(actions)
    assert all(np.array_equal(a, b) for a, b in zip(one[:4], two[:4])) and np.array_equal(one[4]["action_mask"], two[4]["action_mask"])
assert batched.unwrapped._options["opponent"].calls <= 61
result = quoin.evaluate(low, "ConnectFour-v0", "random", games=20)
assert result.games == 20
for wrong, said in (({"opponent": "greedy"}, "'center'"), ({"reward_mode": len}, "reward_mode must be a name"), ({"size": 9}, "no option 'size'")):
    try:
        gymnasium.make("ConnectFour-v0", **wrong)
    except ValueError as refused:
        assert said in str(refused), refused
    else:
        raise AssertionError(wrong)
"""
    run(code, classes)


def test_gymnasium_accepts_it_alone_and_in_a_vector(classes: Path) -> None:
    code = """
from gymnasium.utils.env_checker import check_env
with warnings.catch_warnings():
    warnings.simplefilter("error")
    warnings.filterwarnings("ignore", message=".*render.*")
    check_env(gymnasium.make("ConnectFour-v0", opponent="random", render_mode="rgb_array").unwrapped)
vector = gymnasium.make_vec("ConnectFour-v0", 4, opponent="center")
observations, infos = vector.reset(seed=3)
assert observations.shape == (4, 2, 6, 7) and infos["action_mask"].shape == (4, 7)
random = np.random.default_rng(3)
for _ in range(50):
    actions = [random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in infos["action_mask"]]
    observations, rewards, terminated, truncated, infos = vector.step(np.array(actions))
assert observations.shape == (4, 2, 6, 7)
import io
shown = io.StringIO()
assert quoin.play_human("ConnectFour-v0", seed=1, input=io.StringIO("d\\nq\\n"), output=shown) is None
assert "abcdefg" in shown.getvalue()
env = gymnasium.make("ConnectFour-v0", render_mode="ansi")
env.reset(seed=1)
assert env.render().endswith("abcdefg")
"""
    run(code, classes)


def test_a_full_column_is_treated_as_the_option_says(classes: Path) -> None:
    code = """
def full(**options):
    env = gymnasium.make("ConnectFour-v0", **options)
    env.reset(seed=1)
    for _ in range(6):
        observation, reward, _, _, info = env.step(0)
    assert not info["action_mask"][0] and reward == 0
    return env, observation
env, before = full(invalid_move_penalty=-0.5)
after, reward, terminated, _, _ = env.step(0)
assert reward == -0.5 and not terminated and (after == before).all()
env, before = full(invalid_move_mode="random")
assert env.step(0)[0].sum() == before.sum() + 1
env, before = full(invalid_move_mode="error")
try:
    env.step(0)
except ValueError as refused:
    assert str(refused).endswith("no disc fits into column a")
else:
    raise AssertionError
state = env.unwrapped.save_state()
other = gymnasium.make("ConnectFour-v0", invalid_move_mode="error").unwrapped
observation, info = other.load_state(state)
assert (observation == before).all() and info["action_mask"].sum() == 6
"""
    run(code, classes)


def test_it_is_cloned_and_determinized(classes: Path) -> None:
    code = """
import copy, pickle
env = gymnasium.make("ConnectFour-v0", opponent="random").unwrapped
env.reset(seed=1)
env.step(3)
state, futures = env.save_state(), set()
for twin in (env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
    assert twin.save_state() == state
for seed in range(20):
    twin = env.clone()
    twin.determinize(seed)
    assert (twin.action_masks() == env.action_masks()).all()
    saved = twin.save_state()
    shown = twin.step(3)[0].tobytes()
    twin.load_state(saved)
    assert twin.step(3)[0].tobytes() == shown
    futures.add(shown)
assert 3 < len(futures) <= 7 and env.save_state() == state
"""
    run(code, classes)


def test_games_can_be_registered_later(classes: Path) -> None:
    code = f"""
import os
os.environ["QUOIN_CLASSPATH"] = {str(classes)!r}
assert quoin.register_all() == ["quoin/ConnectFour-v0", "ConnectFour-v0"]
play(gymnasium.make("ConnectFour-v0"), 1)
"""
    run(code, "")


def test_a_class_path_that_is_not_there_is_a_warning(tmp_path: Path) -> None:
    code = """
assert "Othello-v0" in [spec for spec in gymnasium.registry]
gymnasium.make("Othello-v0")
"""
    done = run_python("import warnings, gymnasium, quoin\n" + code, QUOIN_CLASSPATH=str(tmp_path / "nothing"))
    assert done.returncode == 0, done.stderr
    assert "the games of QUOIN_CLASSPATH are not registered: quoin: QUOIN_CLASSPATH names" in done.stderr
