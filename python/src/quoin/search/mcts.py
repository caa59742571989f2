"""Monte Carlo tree search with PUCT, as in AlphaZero, on many trees at once.

The trees and games live in Java. Python evaluates leaves in batches, in shared memory::

    from quoin.search import mcts

    search = mcts.Search("Othello-v0", trees=64, batch=256, simulations=200)
    search.reset(seed=1)
    visits = search.run(evaluate)  # evaluate(observations, masks) -> (logits, values)
    search.advance(visits.argmax(1))
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jpype
import numpy as np
from numpy.typing import NDArray

from quoin import _jvm, _layout, _options
from quoin._core import _view, checked_reset_options, java_seed, java_state
from quoin.model import Model

_Array = NDArray[Any]

#: Evaluates a batch: a function of observations and masks that returns logits [N, actions] and values [N].
Evaluator = Callable[[Any, _Array], tuple[Any, Any]]


class Search:
    """Many searches side by side, each with its own root. Not thread-safe.

    The agent plays both sides; observations are those of the side to move. Values range from -1 (lost) to 1 (won), for the side to
    move. In games with hidden information, every simulation plays in one of several *determinizations*, which are random deals of
    what the player to move at the root cannot see. The search never looks at the hidden tiles themselves.

    :param env_id: a two-player game
    :param trees: number of roots
    :param batch: maximum number of leaves evaluated together; each tree contributes at most ``batch / trees`` of them, rounded up
    :param simulations: number of simulations per search
    :param c_puct: exploration constant
    :param policy_temperature: divisor for the logits; PPO policies are so confident that 2 to 9 works better
    :param fpu_reduction: how much lower than its parent an unvisited move is valued, times the square root of the total prior of
        the visited moves
    :param virtual_loss: number of losses that a leaf counts as until it is evaluated, which spreads the leaves of a batch
    :param dirichlet_alpha: concentration of the Dirichlet noise at the root
    :param noise: weight of the noise, 0.25 in AlphaZero's self-play; 0 for none
    :param determinizations: number of deals per search; ``None`` means 8 in games with hidden information. 0 searches the true
        state, which is only fair if nothing is hidden
    :param seed: random seed for noise and deals
    :param options: options of the environment, such as ``observation`` or ``actions``
    """

    def __init__(
        self,
        env_id: str = "Othello-v0",
        *,
        trees: int = 1,
        batch: int = 8,
        simulations: int = 200,
        c_puct: float = 1.5,
        policy_temperature: float = 1.0,
        fpu_reduction: float = 0.2,
        virtual_loss: int = 1,
        dirichlet_alpha: float = 0.3,
        noise: float = 0.0,
        determinizations: int | None = None,
        seed: int = 1,
        **options: Any,
    ) -> None:
        id = env_id.rsplit("/", 1)[-1].rsplit(":", 1)[-1]
        if options.get("opponent", "self") != "self":
            raise ValueError(f"a search plays both sides, so it has no opponent; got {options['opponent']!r}")
        functions = [name for name, value in options.items() if callable(value)]
        if functions:
            raise ValueError(f"{id}: {functions[0]} cannot be a function in a search")
        values = _options.plain(id, options)
        #: The observations and actions of the environment.
        self.layout = _layout.of(id, values)
        self.trees, self.batch = _whole("trees", trees), _whole("batch", batch)
        self.simulations = _whole("simulations", simulations)
        deals = -1 if determinizations is None else _whole("determinizations", determinizations, 0)
        _jvm.check_not_forked()
        try:
            settings = _jvm.java("dev.quoin.env.search.MctsOptions")(
                self.trees,
                self.batch,
                float(c_puct),
                float(policy_temperature),
                float(fpu_reduction),
                _whole("virtual_loss", virtual_loss, 0),
                float(dirichlet_alpha),
                float(noise),
                deals,
                jpype.JLong(java_seed(seed)),
            )
            self.java = _jvm.java("dev.quoin.env.search.Mcts").of(id, _options.java_map(values), settings)
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        #: Number of deals per search; 0 if the true state is searched.
        self.determinizations = int(self.java.determinizations())
        buffers, leaves, roots = self.java.buffers(), self.java.evaluations(), self.java.roots()
        count = 2 * self.batch + self.trees
        shown = {field.name: _view(buffers, field, count, "observation") for field in self.layout.observation}
        info = {field.name: _view(buffers, field, count, "info") for field in self.layout.info if field.name in _SHOWN}
        for view in (*shown.values(), *info.values()):
            view.flags.writeable = False
        self._single = len(shown) == 1
        self._leaves = {name: view[: self.batch] for name, view in shown.items()}
        self._leaf = next(iter(self._leaves.values()))
        self._leaf_masks = info["action_mask"][: self.batch]
        first, after = self.batch, self.batch + self.trees
        self._roots = {name: view[first:after] for name, view in shown.items()}
        self._root_masks = info["action_mask"][first:after]
        self._players = info["current_player"][first:after]
        self._playouts = {name: view[after:] for name, view in shown.items()}
        self._playout_masks = info["action_mask"][after:]
        self._playout_actions: _Array = np.frombuffer(leaves.buffer("playout_action"), np.int32)
        self._playout_running: _Array = np.frombuffer(leaves.buffer("playout_running"), np.bool_)
        actions = self.layout.actions
        self._logits: _Array = np.frombuffer(leaves.buffer("logits"), np.float32).reshape(self.batch, actions)
        self._values: _Array = np.frombuffer(leaves.buffer("value"), np.float32)
        self._visits: _Array = np.frombuffer(roots.buffer("visits"), np.int32).reshape(self.trees, actions)
        self._root_values: _Array = np.frombuffer(roots.buffer("value"), np.float32)
        self._actions: _Array = np.frombuffer(roots.buffer("action"), np.int32)
        self._terminated: _Array = np.frombuffer(roots.buffer("terminated"), np.bool_)
        self._winner: _Array = np.frombuffer(roots.buffer("winner"), np.int32)
        self._select, self._backup, self._rows = self.java.select, self.java.backup, 0

    def reset(
        self, trees: Sequence[int] | None = None, *, seed: int = 0, options: Mapping[str, Any] | None = None
    ) -> None:
        """Start games at all roots, or at those in ``trees``. Tree ``i`` plays like an environment with seed ``seed + i``."""
        given = _options.java_map(_options.plain(f"a reset of {self.layout.id}", checked_reset_options(options)))
        for tree in range(self.trees) if trees is None else trees:
            self._call("reset", self._tree(tree), jpype.JLong(java_seed(seed + int(tree))), given)

    def set_roots(self, states: Sequence[bytes | None]) -> None:
        """Set the roots to states of environments with any opponent. A tree whose state is None has no root.

        :param states: from ``save_state()`` of an environment, at most one per tree; the remaining trees have no root
        """
        if len(states) > self.trees:
            raise ValueError(f"states must be at most {self.trees}, one for each tree, got {len(states)}")
        for tree in range(self.trees):
            state = states[tree] if tree < len(states) else None
            if state is None:
                self._call("remove", tree)
            else:
                self.set_root(tree, state)

    def set_root(self, tree: int, state: bytes) -> None:
        """Set one root to the state of an environment."""
        saved, _ = java_state(state)
        self._call("load", self._tree(tree), saved)

    def save_state(self, tree: int) -> bytes:
        """Return the state of a root, for an environment with the same options."""
        return bytes(self._call("save", self._tree(tree)))

    def reseed(self, tree: int, seed: int) -> None:
        """Seed the noise and the deals of a tree."""
        self._call("reseed", self._tree(tree), jpype.JLong(java_seed(seed)))

    def run(self, evaluate: Any, simulations: int | None = None) -> NDArray[np.int32]:
        """Search every root whose game is running and return the visit counts of its actions [trees, actions].

        Without determinizations, a search adds to the existing tree. If ``evaluate`` raises an exception, or you press Ctrl-C, the
        leaves of the last batch are dropped and everything else stays.

        :param evaluate: a function of observations and masks that returns logits and values, a :class:`quoin.Model` or a PyTorch
            module, as for :func:`evaluator`, or :class:`Playouts`. The next batch overwrites the arguments of the function
        :param simulations: number of simulations, if different from the usual
        """
        function = evaluator(evaluate)
        self.start(simulations)
        try:
            while rows := self.select():
                logits, values = function(self.observations(rows), self._leaf_masks[:rows])
                self.backup(logits, function.values(self) if isinstance(function, Playouts) else values)
        except BaseException:
            self.cancel()
            raise
        return self.visits()

    def start(self, simulations: int | None = None) -> None:
        """Start a search. Then call :meth:`select` and :meth:`backup` in turn until ``select`` finds no more leaves."""
        self._call("start", self.simulations if simulations is None else _whole("simulations", simulations))

    def select(self) -> int:
        """Select leaves to evaluate and return their number, 0 when the search is finished."""
        if _jvm._forked:
            _jvm.check_not_forked()
        try:
            self._rows = self._select()
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        return self._rows

    def observations(self, rows: int) -> Any:
        """Return the observations of the first leaves. The next :meth:`select` overwrites them."""
        if self._single:
            return self._leaf[:rows]
        return {name: view[:rows] for name, view in self._leaves.items()}

    def masks(self, rows: int) -> NDArray[np.int8]:
        """Return the legal actions at the first leaves. The next :meth:`select` overwrites them."""
        return self._leaf_masks[:rows]

    def backup(self, logits: Any, values: Any) -> None:
        """Back up the evaluations of the selected leaves.

        :param logits: a value for each action [N, actions]; those of illegal actions are ignored
        :param values: for the side to move [N], clipped to [-1, 1]
        """
        rows = self._rows
        logits, values = np.asarray(logits), np.asarray(values)
        if logits.shape != (rows, self.layout.actions):
            raise ValueError(f"logits must have the shape {(rows, self.layout.actions)}, got {logits.shape}")
        if values.shape != (rows,):
            raise ValueError(f"values must have the shape ({rows},), got {values.shape}")
        if logits.dtype.kind not in "fiu" or values.dtype.kind not in "fiu":
            raise TypeError(f"logits and values must be real numbers, got arrays of {logits.dtype} and {values.dtype}")
        self._logits[:rows] = logits
        self._values[:rows] = values
        self._rows = 0
        try:
            self._backup()
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None

    def play_out(self, choose: Callable[[Any, _Array], Any]) -> NDArray[np.float32]:
        """Play the selected leaves to the end of their games and return the results, for the side to move at the leaf.

        :param choose: a function of observations and masks that returns an action for each row
        """
        rows = self._rows
        self._call("startPlayouts")
        while (going := np.flatnonzero(self._playout_running[:rows])).size:
            shown: Any = {name: view[going] for name, view in self._playouts.items()}
            shown = next(iter(shown.values())) if self._single else shown
            self._playout_actions[going] = choose(shown, self._playout_masks[going])
            self._call("stepPlayouts")
        return self._values[:rows].copy()

    def cancel(self) -> None:
        """Drop the selected leaves."""
        self._rows = 0
        self._call("cancel")

    def visits(self) -> NDArray[np.int32]:
        """The visit counts of the actions at every root [trees, actions]; 0 if nothing was searched."""
        self._call("readRoots")
        return self._visits.copy()

    def values(self) -> NDArray[np.float32]:
        """The mean value of every root for the side to move [trees]."""
        self._call("readRoots")
        return self._root_values.copy()

    def advance(self, actions: Any) -> NDArray[np.bool_]:
        """Play an action at every root and return which games are over; -1 leaves a root as it is.

        Without determinizations, the subtree of the new root is kept. An illegal action raises ValueError, and nothing is played.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions must be whole numbers, got an array of {given.dtype}")
        if given.shape != (self.trees,):
            raise ValueError(f"actions must have the shape ({self.trees},), got {given.shape}")
        # No action outside the 32-bit range is legal.
        self._actions[...] = np.clip(given, -2, 2**31 - 1)
        self._call("advance")
        return self.terminated

    @property
    def root_observations(self) -> Any:
        """A copy of the observations at the roots, for the side to move."""
        if self._single:
            return next(iter(self._roots.values())).copy()
        return {name: view.copy() for name, view in self._roots.items()}

    @property
    def root_masks(self) -> NDArray[np.int8]:
        """A copy of the legal actions at the roots."""
        return self._root_masks.copy()

    @property
    def players(self) -> NDArray[np.int32]:
        """The player to move at each root: 0 or 1."""
        return self._players.copy()

    @property
    def terminated(self) -> NDArray[np.bool_]:
        """Whether the game at each root is over."""
        return self._terminated.copy()

    @property
    def winners(self) -> NDArray[np.int32]:
        """The winner at each root: 0 or 1, 2 for a draw, 3 while the game is running. In a truncated game, the player ahead wins."""
        return self._winner.copy()

    def _tree(self, tree: int) -> int:
        if not 0 <= tree < self.trees:
            raise IndexError(f"tree must be 0..{self.trees - 1}, got {tree}")
        return int(tree)

    def _call(self, name: str, *arguments: Any) -> Any:
        _jvm.check_not_forked()
        try:
            return getattr(self.java, name)(*arguments)
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None


class Player:
    """Plays the most visited action of a search, for :func:`quoin.evaluate`::

        quoin.evaluate(mcts.Player(quoin.Model("othello"), simulations=100), "Othello-v0", "greedy")

    The same position always gets the same move, no matter how many games are played side by side, unless :class:`Playouts` draw
    their moves at random.

    :param evaluate: as for :meth:`Search.run`
    :param env_id: the game (default: that of the model, if ``evaluate`` is one)
    :param trees: number of positions to search at once
    :param batch: number of leaves to evaluate together
    :param settings: other parameters of :class:`Search`
    """

    def __init__(
        self,
        evaluate: Any,
        env_id: str | None = None,
        *,
        simulations: int = 200,
        trees: int = 32,
        batch: int = 128,
        **settings: Any,
    ) -> None:
        self._evaluate = evaluator(evaluate)
        options: dict[str, Any] = {}
        model = evaluate.policy if isinstance(evaluate, Playouts) else evaluate
        if isinstance(model, Model):
            options.update(model.options)
            env_id = env_id or model.environment
        self._search = Search(
            env_id or "Othello-v0", trees=trees, batch=batch, simulations=simulations, **{**options, **settings}
        )
        #: The environment to play.
        self.environment = self._search.layout.id
        #: The options that affect observations and actions.
        self.options = {name: value for name, value in {**options, **settings}.items() if name in self._search.layout.options}

    def __repr__(self) -> str:
        return f"Player of {self._search.simulations} simulations in {self.environment}"

    def actions_from_states(self, states: Sequence[bytes]) -> NDArray[np.int64]:
        """Return an action for each state of an environment."""
        search, actions = self._search, np.zeros(len(states), np.int64)
        for first in range(0, len(states), search.trees):
            part = states[first : first + search.trees]
            search.set_roots(part)
            for tree in range(len(part)):
                # Deals and noise depend on what the player sees, not on earlier searches.
                search.reseed(tree, zlib.crc32(b"".join(view[tree].tobytes() for view in search._roots.values())))
            actions[first : first + len(part)] = search.run(self._evaluate)[: len(part)].argmax(1)
        return actions


class Playouts:
    """Evaluates a leaf by playing it to the end with a policy, and takes the priors from the same policy.

    For policies without a value, such as the networks that come with the package. ``Playouts()`` plays at random: the search is then
    plain UCT and needs no network.

    :param policy: a :class:`quoin.Model`, or a function of observations and masks that returns logits [N, actions]; None for
        random moves
    :param temperature: divisor for the logits before a move is drawn; 0 plays the most likely move
    :param seed: random seed for the moves
    """

    def __init__(self, policy: Any = None, *, temperature: float = 1.0, seed: int = 1) -> None:
        if not temperature >= 0:
            raise ValueError(f"a temperature must be a number from 0, got {temperature}")
        if policy is not None and not isinstance(policy, Model) and not callable(policy):
            raise TypeError(f"a policy must be a quoin.Model or a function, got {policy!r}")
        #: The policy.
        self.policy = policy
        self._logits = policy.logits if isinstance(policy, Model) else policy
        self._temperature, self._rng = temperature, np.random.default_rng(seed)

    def __call__(self, observations: Any, masks: _Array) -> tuple[Any, Any]:
        """Return the logits, without values."""
        return (np.zeros(masks.shape, np.float32) if self._logits is None else self._logits(observations, masks)), None

    def values(self, search: Search) -> NDArray[np.float32]:
        """Return the results of playouts from the selected leaves of a search."""

        def choose(observations: Any, masks: _Array) -> Any:
            logits, _ = self(observations, masks)
            # The Gumbel-max trick samples from the softmax of the logits.
            noise = self._rng.gumbel(size=masks.shape) * self._temperature
            return np.where(masks != 0, logits + noise, -np.inf).argmax(1)

        return search.play_out(choose)


def evaluator(policy: Any) -> Evaluator:
    """Return a function of observations and masks that computes logits and values, given one of these:

    - such a function
    - a :class:`quoin.Model` whose file has the output ``value``
    - a PyTorch module that returns logits and values for a dictionary of fields, like those of ``quoin.train``
    """
    if isinstance(policy, Model):
        return policy.evaluate
    if hasattr(policy, "parameters") and hasattr(policy, "forward"):
        from quoin.search._torch import evaluating

        return evaluating(policy)
    if not callable(policy):
        raise TypeError(f"an evaluator must be a function, a quoin.Model or a PyTorch module, got {policy!r}")
    function: Evaluator = policy
    return function


def sample(visits: Any, temperature: Any = 1.0, rng: np.random.Generator | None = None) -> NDArray[np.int64]:
    """Sample an action for each row of visit counts, with probabilities proportional to ``visits ** (1 / temperature)``.

    :param temperature: one number, or one for each row; 0 takes the most visited action
    :param rng: random number generator (default: a new one)
    """
    rng = np.random.default_rng() if rng is None else rng
    counts = np.asarray(visits, np.float64)
    heat = np.broadcast_to(np.asarray(temperature, np.float64), counts.shape[:1])[:, None]
    if (heat < 0).any() or np.isnan(heat).any():
        raise ValueError(f"a temperature must be a number from 0, got {temperature}")
    if (counts.max(1) <= 0).any():
        raise ValueError("every row needs visits: rows of finished games have none")
    with np.errstate(divide="ignore"):
        # The Gumbel-max trick: the largest of log-probability plus noise.
        scores = np.log(counts) + rng.gumbel(size=counts.shape) * heat
    drawn: NDArray[np.int64] = np.where(counts > 0, scores, -np.inf).argmax(1)
    return drawn


_SHOWN = ("action_mask", "current_player")


def _whole(name: str, value: int, least: int = 1) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)):
        raise TypeError(f"{name} must be a whole number, got {value!r}")
    if not least <= value < 2**31:
        raise ValueError(f"{name} must be at least {least} and below 2147483648, got {value}")
    return int(value)
