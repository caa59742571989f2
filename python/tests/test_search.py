"""Monte Carlo tree search through Python: a naive twin, hidden tiles, misuse, interruptions, play."""

from __future__ import annotations

import math
import zlib
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import quoin
from quoin.search import __main__ as command
from quoin.search import mcts


def oracle(observations: Any, masks: Any) -> tuple[Any, Any]:
    """Arbitrary logits and values that depend on nothing but what is seen."""
    fields = observations if isinstance(observations, dict) else {"observation": observations}
    rows = [zlib.crc32(b"".join(np.ascontiguousarray(part[row]).tobytes() for part in fields.values())) for row in range(len(masks))]
    # Few bits, so that sums do not depend on their order.
    chances = [np.random.default_rng(row) for row in rows]
    logits = np.stack([chance.integers(-512, 512, masks.shape[1]) / 256 for chance in chances])
    return logits, np.array([chance.integers(-1024, 1024) / 1024 for chance in chances])


def uniform(observations: Any, masks: Any) -> tuple[Any, Any]:
    return np.zeros(masks.shape), np.zeros(len(masks))


class Node:
    """The twin's node: a state, and what is known of it from its own side to move."""

    def __init__(self, env: Any, state: bytes, prior: float) -> None:
        self.prior, self.state, self.visits, self.total = prior, state, 0, 0.0
        self.children: dict[int, Node] = {}
        self.observation, self.info = env.load_state(state)
        self.player = self.info["current_player"]


def naive(id: str, state: bytes, simulations: int, **options: Any) -> dict[int, int]:
    """The visits of one search, with a node for each object and one leaf at a time."""
    env: Any = gymnasium.make(f"quoin/{id}", disable_env_checker=True, **options).unwrapped

    def expand(node: Node) -> float:
        seen = node.observation
        rows = {name: part[None] for name, part in seen.items()} if isinstance(seen, dict) else seen[None]
        logits, values = oracle(rows, node.info["action_mask"][None])
        legal = np.flatnonzero(node.info["action_mask"])
        weights = [math.exp(logits[0][action] - logits[0][legal].max()) for action in legal]
        for action, weight in zip(legal, weights, strict=True):
            env.load_state(node.state)
            env.step(int(action))
            node.children[int(action)] = Node(env, env.save_state(), float(np.float32(weight / sum(weights))))
        return float(values[0])

    def visit(node: Node) -> float:
        """Gives the value for player 0."""
        sign = 1 if node.player == 0 else -1
        if node.info["winner"] != 3:
            value = {0: 1.0, 1: -1.0, 2: 0.0}[node.info["winner"]]
        elif node.visits == 0:
            value = sign * expand(node)
        else:
            mean = node.total / node.visits
            unvisited = mean - 0.2 * math.sqrt(sum(child.prior for child in node.children.values() if child.visits))

            def score(child: Node) -> float:
                same = 1 if child.player == node.player else -1
                value = same * child.total / child.visits if child.visits else unvisited
                return value + 1.5 * math.sqrt(node.visits) * child.prior / (1 + child.visits)

            value = visit(max(node.children.values(), key=score))
        node.visits += 1
        node.total += sign * value
        return value

    root = Node(env, state, 1.0)
    for _ in range(simulations + 1):
        visit(root)
    env.close()
    return {action: child.visits for action, child in root.children.items() if child.visits}


@pytest.mark.parametrize(
    ("id", "options", "moves", "simulations"),
    [("Othello-v0", {}, 9, 60), ("Othello-v0", {}, 55, 120), ("MiniScrabble-v0", {"actions": "candidates", "candidates": 16}, 3, 50)],
)
def test_a_naive_search_visits_the_same(id: str, options: dict[str, Any], moves: int, simulations: int) -> None:
    env: Any = gymnasium.make(f"quoin/{id}", **options).unwrapped
    _, info = env.reset(seed=3)
    for move in range(moves):
        legal = np.flatnonzero(info["action_mask"])
        *_, info = env.step(int(legal[move % len(legal)]))
    search = mcts.Search(id, batch=1, simulations=simulations, determinizations=0, **options)
    search.set_roots([env.save_state()])
    (visits,) = search.run(oracle)
    assert {int(action): int(visits[action]) for action in np.flatnonzero(visits)} == naive(id, env.save_state(), simulations, **options)


def test_what_is_hidden_does_not_matter() -> None:
    found, values = [], []
    options: dict[str, Any] = {"actions": "candidates", "candidates": 16}
    env: Any = gymnasium.make_vec("quoin/MiniScrabble-v0", 1, **options).unwrapped
    env.reset(seed=5)
    states = {env.save_state(0)}
    for deal in range(3):
        env._core.call("determinize", 0, deal)
        states.add(env.save_state(0))
    assert len(states) == 4
    for state in states:
        search = mcts.Search("MiniScrabble-v0", batch=3, simulations=80, seed=2, **options)
        assert search.determinizations == 8
        search.set_roots([state])
        found.append(search.run(oracle).tolist())
        values.append(search.values().tolist())
    assert all(each == found[0] for each in found) and all(each == values[0] for each in values)
    assert sum(found[0][0]) == 80


def test_games_are_played_with_the_subtree_kept() -> None:
    search = mcts.Search("Othello-v0", trees=6, batch=24, simulations=30, noise=0.25, seed=4)
    search.reset(seed=9)
    env: Any = gymnasium.make_vec("quoin/Othello-v0", 6, autoreset_mode="Disabled").unwrapped
    observations, infos = env.reset(seed=9)
    chance = np.random.default_rng(1)
    while not search.terminated.all():
        playing = ~search.terminated
        assert np.array_equal(search.root_observations[playing], observations[playing])
        assert np.array_equal(search.root_masks[playing], infos["action_mask"][playing])
        assert np.array_equal(search.players[playing], infos["current_player"][playing])
        before = search.visits().sum(1)
        visits = search.run(oracle)
        assert np.array_equal(visits.sum(1), np.where(playing, before + 30, 0))
        assert (visits[search.root_masks == 0] == 0).all()
        actions = np.full(6, -1)
        actions[playing] = mcts.sample(visits[playing], chance.random(playing.sum()), chance)
        search.advance(actions)
        for tree in np.flatnonzero(playing):
            env._core.action[tree] = actions[tree]
            assert env.save_state(int(tree)) != search.save_state(int(tree))
            env.load_state(int(tree), search.save_state(int(tree)))
        observations, infos = env._observations(env._core), env._infos(env._core, env._all)
    assert np.array_equal(search.winners, infos["winner"]) and (search.winners < 3).all()
    assert search.run(oracle).sum() == 0
    with pytest.raises(ResetNeeded, match="tree 0 has no running game"):
        search.advance(np.zeros(6, np.int64))


def test_a_seed_decides_the_search() -> None:
    def visits(seed: int) -> list[Any]:
        search = mcts.Search("Othello-v0", trees=2, batch=8, simulations=50, noise=0.5, seed=seed)
        search.reset(seed=1)
        return list(search.run(oracle).tolist())

    assert visits(1) == visits(1) != visits(2)
    both = visits(1)
    assert both[0] != both[1]


def test_a_loop_of_ones_own_does_what_run_does() -> None:
    one, other = (mcts.Search("Othello-v0", trees=3, batch=12, simulations=40) for _ in range(2))
    one.reset(seed=1)
    other.reset(seed=1)
    one.start()
    while rows := one.select():
        observations, masks = one.observations(rows), one.masks(rows)
        assert observations.shape == (rows, 3, 8, 8) and masks.shape == (rows, 64) and not observations.flags.writeable
        assert np.array_equal(observations[:, 2].reshape(rows, 64), masks)
        one.backup(*oracle(observations, masks))
    assert np.array_equal(one.visits(), other.run(oracle)) and np.array_equal(one.values(), other.values())


@pytest.mark.parametrize("failure", [KeyboardInterrupt, RuntimeError])
def test_an_interrupted_search_can_go_on(failure: type[BaseException]) -> None:
    search = mcts.Search("Othello-v0", trees=2, batch=8, simulations=64)
    search.reset(seed=1)
    calls = []

    def breaks(observations: Any, masks: Any) -> tuple[Any, Any]:
        calls.append(len(masks))
        if len(calls) == 4:
            raise failure
        return oracle(observations, masks)

    with pytest.raises(failure):
        search.run(breaks)
    kept = search.visits().sum(1)
    # The first batch evaluates the roots, which is no simulation.
    assert kept.sum() == sum(calls[1:-1])
    assert np.array_equal(search.run(oracle).sum(1), kept + 64)


def test_player_of_a_search_is_evaluated() -> None:
    player = mcts.Player(uniform, simulations=24, trees=8, batch=16)
    result = quoin.evaluate(player, "Othello-v0", "random", games=20, seed=2)
    assert result.games == 20 and result.wins > 10
    assert quoin.evaluate(player, "quoin/Othello-v0", "random", games=20, seed=2, slots=3) == result
    options: dict[str, Any] = {"actions": "candidates", "candidates": 16}
    hidden = mcts.Player(uniform, "MiniScrabble-v0", simulations=16, trees=2, batch=8, **options)
    assert hidden.environment == "MiniScrabble-v0" and hidden.options == options
    result = quoin.evaluate(hidden, "MiniScrabble-v0", "random", games=4)
    assert quoin.evaluate(hidden, "MiniScrabble-v0", "random", games=4, slots=1) == result
    with pytest.raises(ValueError, match="searches MiniScrabble-v0 and cannot play Othello-v0"):
        quoin.evaluate(hidden, "Othello-v0", "random", games=4)


def test_playouts_need_no_values() -> None:
    player = mcts.Player(mcts.Playouts(), simulations=40, trees=8, batch=32)
    assert quoin.evaluate(player, "Othello-v0", "random", games=16).wins >= 13

    def first(observations: Any, masks: Any) -> Any:
        return np.where(masks.cumsum(1) == 1, 3.0, 0.0)

    # With a policy that always plays the first legal move, the value of the root is the result of that game.
    search = mcts.Search("MiniScrabble-v0", actions="candidates", determinizations=0)
    search.reset(seed=3)
    search.start(1)
    assert search.select() == 1
    (value,) = search.play_out(lambda observations, masks: masks.argmax(1))
    search.cancel()
    env: Any = gymnasium.make("quoin/MiniScrabble-v0", actions="candidates").unwrapped
    _, info = env.reset(seed=3)
    while info["winner"] == 3:
        *_, info = env.step(int(info["action_mask"].argmax()))
    assert value == {0: 1, 1: -1, 2: 0}[info["winner"]]
    assert search.run(mcts.Playouts(first), 10).sum() == 10
    search.run(mcts.Playouts(first, temperature=0), 1)
    with pytest.raises(ValueError, match="a temperature must be a number from 0, got -1"):
        mcts.Playouts(temperature=-1)
    with pytest.raises(TypeError, match="a policy must be a quoin.Model or a function, got 5"):
        mcts.Playouts(5)
    search.start(1)
    search.select()
    with pytest.raises(ValueError, match="playout 0: action -1 is not legal"):
        search.play_out(lambda observations, masks: [-1])


def test_sample_follows_the_visits() -> None:
    visits = np.array([[0, 3, 1, 0]] * 4000)
    drawn = mcts.sample(visits, 1.0, np.random.default_rng(1))
    assert set(drawn) == {1, 2} and 0.72 < (drawn == 1).mean() < 0.78
    cold = mcts.sample(visits, np.repeat([0.0, 0.5], 2000), np.random.default_rng(1))
    assert (cold[:2000] == 1).all() and 0.87 < (cold[2000:] == 1).mean() < 0.93
    assert mcts.sample([[0, 1]]).tolist() == [1]
    for wrong in (-1, np.nan):
        with pytest.raises(ValueError, match="a temperature must be a number from 0"):
            mcts.sample(visits, wrong)
    with pytest.raises(ValueError, match="every row needs visits"):
        mcts.sample([[0, 0]])


def test_misuse_is_refused() -> None:
    wrong: list[tuple[dict[str, Any], type[Exception], str]] = [
        ({"env_id": "Chess-v0"}, ValueError, "there is no environment 'Chess-v0'"),
        ({"env_id": "DailyLetters-v0"}, ValueError, "is a single-player game"),
        ({"opponent": "greedy"}, ValueError, "a search plays both sides"),
        ({"reward_mode": lambda *_: 0}, ValueError, "reward_mode cannot be a function"),
        ({"colour": "red"}, ValueError, "has no option 'colour'"),
        ({"trees": 0}, ValueError, "trees must be at least 1"),
        ({"batch": 2.5}, TypeError, "batch must be a whole number, got 2.5"),
        ({"c_puct": -1}, ValueError, "c_puct must be a number from 0, got -1.0"),
        ({"policy_temperature": 0}, ValueError, "policy_temperature must be above 0, got 0.0"),
        ({"noise": 2}, ValueError, "noise must be from 0 to 1, got 2.0"),
        ({"seed": -1}, ValueError, "a seed must not be negative"),
    ]
    for given, kind, sentence in wrong:
        with pytest.raises(kind, match=sentence):
            mcts.Search(**given)
    search = mcts.Search(trees=2, batch=4, simulations=5)
    with pytest.raises(ResetNeeded, match="a search needs a root"):
        search.run(uniform)
    with pytest.raises(TypeError, match="a saved state must be bytes, got str"):
        search.set_roots(["start"])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="at most 2, one for each tree, got 3"):
        search.set_roots([None] * 3)
    with pytest.raises(IndexError, match="tree must be 0..1, got 2"):
        search.save_state(2)
    with pytest.raises(ValueError, match="no option 'colour'"):
        search.reset(options={"colour": 1})
    with pytest.raises(ValueError):
        search.set_root(0, b"nonsense, and not a state")
    search.reset()
    for evaluate, kind, sentence in (
        (5, TypeError, "an evaluator must be a function, a quoin.Model or a PyTorch module, got 5"),
        (lambda o, m: (m[:, :3], m[:, 0]), ValueError, r"logits must have the shape \(2, 64\), got \(2, 3\)"),
        (lambda o, m: (m, m), ValueError, r"values must have the shape \(2,\), got \(2, 64\)"),
        (lambda o, m: (m * 1j, m[:, 0]), TypeError, "must be real numbers"),
        (lambda o, m: (m * np.nan, m[:, 0]), ValueError, "must be a number below infinity, got NaN"),
    ):
        with pytest.raises(kind, match=sentence):
            search.run(evaluate)
    for actions, kind, sentence in (
        ([0.5, 1], TypeError, "actions must be whole numbers"),
        ([1], ValueError, r"shape \(2,\), got \(1,\)"),
        ([0, -1], ValueError, "tree 0: action 0 is not legal"),
        ([-1, 2**40], ValueError, "tree 1: action 2147483647 is not legal"),
    ):
        with pytest.raises(kind, match=sentence):
            search.advance(actions)
    assert search.run(uniform).sum(1).tolist() == [5, 5]


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--model", "nothing.onnx"]) == 2
    assert capsys.readouterr().err == "quoin: there is no model at nothing.onnx, and none of that name in the package\n"
