"""Measure playing strength: :func:`evaluate` plays pairs of games and returns the score with confidence intervals."""

from __future__ import annotations

import importlib
import inspect
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jpype
import numpy as np
from numpy.typing import NDArray

from quoin import _jvm, _layout, _match, _options
from quoin._core import Core, java_seed
from quoin.model import Model, opened

_Array = NDArray[Any]
_Chooser = Callable[[Any, _Array, Any, _Array], _Array]


@dataclass(frozen=True)
class Interval:
    """An estimate with its 95% confidence interval."""

    low: float
    value: float
    high: float


@dataclass(frozen=True)
class Verdict:
    """The verdict of a sequential test: ``"elo0"``, ``"elo1"`` or ``"go-on"``, with the log-likelihood ratio."""

    elo0: float
    elo1: float
    llr: float
    lower: float
    upper: float
    verdict: str


@dataclass(frozen=True)
class Evaluation:
    """The result of pairs of games, from the policy's point of view, computed with the arena's formulas."""

    wins: int
    draws: int
    losses: int
    #: Number of pairs with 0, ½, 1, 1½ and 2 points.
    pairs: tuple[int, int, int, int, int]
    #: Fraction of games won, with a draw counted as half a win.
    fraction: Interval
    elo: Interval
    #: Average lead in points or discs.
    spread: float
    sprt: Verdict | None = None

    @property
    def games(self) -> int:
        """The number of games that count."""
        return self.wins + self.draws + self.losses

    def __str__(self) -> str:
        text = (
            f"{self.games} games in {sum(self.pairs)} pairs: {self.wins} won, {self.draws} drawn, {self.losses} lost; "
            f"{self.fraction.value:.1%} ({self.fraction.low:.1%} to {self.fraction.high:.1%}), "
            f"Elo {self.elo.value:+.0f} ({self.elo.low:+.0f} to {self.elo.high:+.0f}), spread {self.spread:+.1f}"
        )
        if self.sprt is not None:
            test = self.sprt
            text += f"; SPRT {test.elo0:g},{test.elo1:g}: {test.verdict} (LLR {test.llr:.2f} in {test.lower:.2f}..{test.upper:.2f})"
        return text


def evaluate(
    policy: Any,
    env_id: str = "Othello-v0",
    opponent: Any = "random",
    games: int = 200,
    seed: int = 1,
    *,
    sprt: tuple[float, float] | None = None,
    alpha: float = 0.05,
    beta: float = 0.05,
    options: Mapping[str, Any] | None = None,
    slots: int = 128,
    progress: bool | None = None,
    ray: bool | str = False,
    workers: int | None = None,
) -> Evaluation:
    """Measure a policy's playing strength in pairs of games with the same deal, in which it plays each seat once.

    Pair ``k`` of Othello starts with the same random, balanced opening as pair ``k`` of ``quoin arena match --seed``; otherwise, two
    deterministic players would play the same game over and over. Crossword deals are also the same as in the arena.

    Either side can be

    - the name of an agent, such as ``"greedy"`` or ``"search:4"``;
    - ``"model:FILE"``, the path of an ONNX file, or a :class:`quoin.Model`;
    - ``"cmd:COMMAND"`` or another program that the arena can start;
    - ``"package.module:attribute"``, where the attribute is a policy or a class that creates one;
    - a function of observation and info, or any object with ``predict`` as in Stable-Baselines3 or with
      ``actions(observations, masks)`` for many games at once;
    - a search such as :class:`quoin.search.mcts.Player`, or any other object with ``actions_from_states(states)``.

    If both sides are named agents, or if one is a program, the arena plays the games: the result is that of ``quoin arena match``
    with the same seed and half as many ``--games``. A program that fails loses the game; if it fails in all games, ValueError is
    raised.

    :param games: maximum number of games, an even number
    :param sprt: ``(elo0, elo1)``: stop as soon as one of the two strengths is refuted
    :param options: other options of the environment
    :param slots: number of games to play side by side; the result does not depend on it
    :param progress: whether to show a progress bar on stderr (default: only on a terminal)
    :param ray: True to play on a temporary Ray cluster, or the address of a running one, such as ``"auto"``
    :param workers: number of parallel Ray tasks; the result does not depend on it
    """
    id = env_id.rsplit("/", 1)[-1].rsplit(":", 1)[-1]
    _check_counts(games, slots)
    if any(isinstance(side, str) and side == "self" for side in (policy, opponent)):
        raise ValueError("evaluate needs an opponent other than 'self'")
    if workers is not None and not ray:
        raise ValueError("workers are those of Ray; give ray=True as well")
    if not any(field.name == "agent_player" for field in _layout.of(id, {}).info):
        raise ValueError(f"{id} is a game for one; evaluate plays games of two")
    java_seed(seed)
    with tempfile.TemporaryDirectory(prefix="quoin-match") as folder:
        match = _Match(id, (policy, opponent), games // 2, int(seed), sprt, (alpha, beta), dict(options or {}), slots)
        with _Progress(games, progress) as bar:
            if ray:
                from quoin.ray import evaluation as over

                return over.played(match, Path(folder), "" if ray is True else ray, workers, bar)
            return match.play(Path(folder), bar)


@dataclass
class _Match:
    """An evaluation, in a form that can be sent to other processes."""

    id: str
    given: tuple[Any, Any]
    pairs: int
    seed: int
    sprt: tuple[float, float] | None
    errors: tuple[float, float]
    options: dict[str, Any]
    slots: int

    def play(self, folder: Path, bar: Callable[[int], None]) -> Evaluation:
        """Play all pairs."""
        sides = self.sides(folder)
        tally = _Tally(self.pairs, self.sprt, *self.errors)
        if isinstance(sides, _Arena):
            return sides.result(self, None, bar)
        sides.play(self, tally, 0, bar)
        return tally.result()

    def part(self, folder: Path, first: int, last: int) -> list[Any]:
        """Play a range of pairs, counting from 1, and return the lines of a log or the leads of the policy."""
        sides = self.sides(folder)
        if isinstance(sides, _Arena):
            return sides.arena.lines(self.plan(sides, (first, last)))
        tally = _Tally(last - first + 1, None, *self.errors)
        sides.play(self, tally, first - 1, lambda _: None)
        return tally.leads()

    def joined(self, folder: Path, parts: list[list[Any]]) -> Evaluation:
        """Return the result of the parts of all pairs, in order."""
        sides = self.sides(folder)
        if isinstance(sides, _Arena):
            sides.arena.join(parts)
            return sides.result(self, None, lambda _: None)
        tally = _Tally(self.pairs, self.sprt, *self.errors)
        for game, lead in enumerate(lead for part in parts for lead in part):
            tally.add(game, lead)
        return tally.result()

    def plan(self, sides: _Arena, part: tuple[int, int] | None) -> _match.Plan:
        """Return the plan for the arena. A part is played to its end; pairs after the verdict do not count."""
        test = _Tally(self.pairs, self.sprt, *self.errors).test
        return _match.Plan(sides.sides, self.pairs, java_seed(self.seed), test, part, 0 if part is None else 1)

    def sides(self, folder: Path) -> _Arena | _Games:
        """Return who plays, and where: in the arena or in the slots of an environment."""
        texts = [side for side in self.given if isinstance(side, str)]
        arena = _match.Arena(self.id, self.options, folder) if texts else None
        first, second = (_resolved(side, self.id, arena) for side in self.given)
        programs = [isinstance(side, str) and arena is not None and _first_word(side) in arena.programs for side in (first, second)]
        named = [isinstance(side, str) for side in (first, second)]
        if arena is not None and all(named):
            arena.requires_no()
            return _Arena(arena, (first, second))
        if arena is not None and any(programs):
            agents = [side if isinstance(side, str) else self._agents(side) for side in (first, second)]
            return _Arena(arena, (agents[0], agents[1]))
        # A named agent replies inside the environment, so the other side is the one that acts. The same goes for a search.
        if _searches(first) and _searches(second):
            raise ValueError("evaluate cannot play one search of Python against another")
        return _Games(second, first, -1) if named[0] or _searches(second) else _Games(first, second, 1)

    def _agents(self, policy: Any) -> _match.PolicyAgents:
        layout, chosen = _layout_of(self, policy)
        choose = _chooser(policy)
        only = np.zeros(1, np.int64)

        def one(core: Core) -> int:
            return int(_checked(choose, core, only)[0])

        return _match.PolicyAgents(layout, chosen, one)


@dataclass
class _Arena:
    """Two sides that play in the arena."""

    arena: _match.Arena
    sides: tuple[_match.Side, _match.Side]

    def result(self, match: _Match, part: tuple[int, int] | None, bar: Callable[[int], None]) -> Evaluation:
        plan = match.plan(self, part)
        told = self.arena.play(plan, bar)
        counts = [int(count) for count in told.counts().counts()]
        return judged(counts, int(told.wins()), int(told.draws()), int(told.losses()), float(told.spread().mean()), plan.test)


@dataclass
class _Games:
    """A policy in the slots of an environment, against the environment's opponent.

    :param sign: -1 if the opponent is the side to evaluate
    """

    policy: Any
    opponent: Any
    sign: int

    def play(self, match: _Match, tally: _Tally, first: int, bar: Callable[[int], None]) -> None:
        layout, chosen = _layout_of(match, self.policy, self.opponent)
        chosen["opponent"] = _answering(self.opponent)
        # Reject an invalid opponent before any game is played.
        _layout.of(match.id, _options.plain(match.id, chosen))
        core = Core(layout, chosen, min(2 * tally.wanted, match.slots), "DISABLED", 1)
        try:
            _Table(core, _chooser(self.policy), java_seed(match.seed), tally, 2 * first, self.sign, bar).play()
        finally:
            core.close()


class _Answering:
    """An opponent that uses a policy with ``predict``."""

    def __init__(self, choose: _Chooser) -> None:
        self._choose = choose

    def actions(self, observations: Any, masks: _Array) -> _Array:
        """Return an action for each row."""
        return self._choose(observations, masks, None, masks)


def _answering(opponent: Any) -> Any:
    """Return an opponent in the form that the environment accepts."""
    if hasattr(opponent, "predict") and not hasattr(opponent, "actions"):
        return _Answering(_chooser(opponent))
    return opponent


def _layout_of(match: _Match, *sides: Any) -> tuple[_layout.Layout, dict[str, Any]]:
    """Return the layout that the policies need, and its options: those of the models and those that were given."""
    chosen: dict[str, Any] = {}
    for side in sides:
        if isinstance(side, Model):
            if side.environment != match.id:
                raise ValueError(f"{side.file} was trained for {side.environment} and cannot play {match.id}")
        elif not _searches(side):
            continue
        elif getattr(side, "environment", match.id) != match.id:
            raise ValueError(f"{side!r} searches {side.environment} and cannot play {match.id}")
        for name, value in getattr(side, "options", {}).items():
            if chosen.setdefault(name, value) != value:
                raise ValueError(f"the two cannot play each other: {name} is {chosen[name]} for one and {value} for the other")
    chosen.update(match.options)
    return _layout.of(match.id, _options.plain(match.id, chosen)), chosen


def _searches(side: Any) -> bool:
    return hasattr(side, "actions_from_states")


def _first_word(text: str) -> str:
    return text.rsplit("=", 1)[-1].split(":", 1)[0] if "=" in text.split(":", 1)[0] else text.split(":", 1)[0]


def _resolved(side: Any, id: str, arena: _match.Arena | None) -> Any:
    """Resolve a side: the name of an agent stays a string, everything else becomes a policy."""
    if isinstance(side, os.PathLike):
        return Model(side)
    if not isinstance(side, str) or arena is None:
        return side
    if side.startswith("model:"):
        return opened(side)
    if _first_word(side) in arena.names:
        return side
    if re.fullmatch(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*", side):
        return _imported(side)
    try:
        return Model(side)
    except ValueError:
        if Path(side).is_file() or side.endswith(".onnx"):
            raise
        names = ", ".join(sorted(arena.names))
        raise ValueError(
            f"{id}: an agent must be one of {names}, a model file or PACKAGE.MODULE:ATTRIBUTE, got '{side}'"
        ) from None


def _imported(name: str) -> Any:
    module, attribute = name.split(":")
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is not None and (module == missing.name or module.startswith(missing.name + ".")):
            raise ValueError(f"there is neither an agent nor a module '{module}', got '{name}'") from None
        raise
    for part in attribute.split("."):
        if not hasattr(found, part):
            raise ValueError(f"the module {module} has no '{attribute}', got '{name}'")
        found = getattr(found, part)
    return found() if isinstance(found, type) else found


class _Progress:
    """A progress bar on a terminal; silent elsewhere."""

    _WIDTH = 30
    _SECONDS = 0.1

    def __init__(self, games: int, shown: bool | None) -> None:
        self._games = games
        self._shown = sys.stderr.isatty() if shown is None else shown
        self._told = 0.0

    def __call__(self, done: int) -> None:
        """Show the number of games played."""
        now = time.monotonic()
        if self._shown and now - self._told >= self._SECONDS:
            self._told = now
            filled = self._WIDTH * done // self._games
            bar = "#" * filled + "." * (self._WIDTH - filled)
            print(f"\r[{bar}] {done}/{self._games} games", end="", file=sys.stderr, flush=True)

    def __enter__(self) -> _Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._told:
            print("\r" + " " * (self._WIDTH + 30) + "\r", end="", file=sys.stderr, flush=True)


def judged(pairs: Sequence[int], wins: int, draws: int, losses: int, spread: float, sprt: Any = None) -> Evaluation:
    """Compute the result of pairs of games with the arena's own classes."""
    counts = _counts(pairs)
    result = "dev.quoin.arena.result."
    fraction = _jvm.java(result + "WinFraction").of(counts)
    elo = _jvm.java(result + "Elo").of(fraction)
    verdict = None
    if sprt is not None:
        said = str(sprt.verdict(counts).name()).lower().replace("_", "-")
        ratio, low, high = float(sprt.logRatio(counts)), float(sprt.lower()), float(sprt.upper())
        verdict = Verdict(float(sprt.elo0()), float(sprt.elo1()), ratio, low, high, said)
    five = (int(pairs[0]), int(pairs[1]), int(pairs[2]), int(pairs[3]), int(pairs[4]))
    return Evaluation(wins, draws, losses, five, _interval(fraction), _interval(elo), spread, verdict)


def seed_of(seed: int, pair: int) -> int:
    """Return the arena's seed for both games of a pair, counting from 1."""
    return int(_jvm.java("dev.quoin.game.PairSeeds").of(jpype.JLong(seed), pair))


class _Tally:
    """Collects results and decides when there are enough."""

    def __init__(self, pairs: int, sprt: tuple[float, float] | None, alpha: float, beta: float) -> None:
        self.wanted = pairs
        self._leads: dict[int, int] = {}
        self._counts = [0] * 5
        self._inorder = 0
        self.test = None
        if sprt is not None:
            try:
                elo0, elo1 = (float(bound) for bound in sprt)
            except (TypeError, ValueError):
                raise ValueError(f"sprt must be two Elo differences such as (0, 10), got {sprt!r}") from None
            try:
                self.test = _jvm.java("dev.quoin.arena.result.Sprt")(elo0, elo1, float(alpha), float(beta))
            except _jvm.JavaError as error:
                raise _jvm.translated(error) from None

    def add(self, game: int, lead: int) -> None:
        """Add a game. Pairs count in the order of their numbers, and none after the verdict."""
        self._leads[game] = lead
        while self._inorder < self.wanted and {2 * self._inorder, 2 * self._inorder + 1} <= self._leads.keys():
            points = sum(1 + int(np.sign(self._leads[2 * self._inorder + seat])) for seat in (0, 1))
            self._counts[points] += 1
            self._inorder += 1
            if self.test is not None and str(self.test.verdict(_counts(self._counts)).name()) != "GO_ON":
                self.wanted = self._inorder

    def leads(self) -> list[int]:
        """Return the leads of the games that count, in order."""
        return [self._leads[game] for game in range(2 * self._inorder)]

    @property
    def played(self) -> int:
        """The number of games played."""
        return len(self._leads)

    def result(self) -> Evaluation:
        """Return the result of the games that count."""
        leads = self.leads()
        won, lost = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
        return judged(self._counts, won, len(leads) - won - lost, lost, float(np.mean(leads)), self.test)


class _Table:
    """Plays games in the slots of one environment; when a game ends, the next one starts in its slot.

    :param first: the number of the first game, which is game 0 of the tally
    :param sign: -1 to count the games that the environment's opponent wins
    """

    def __init__(
        self, core: Core, choose: _Chooser, seed: int, tally: _Tally, first: int, sign: int, bar: Callable[[int], None]
    ) -> None:
        self._core = core
        self._choose = choose
        self._tally = tally
        self._episodes = _jvm.java("dev.quoin.env.evaluation.PairedEpisodes").ofMatch(core.layout.id, jpype.JLong(seed))
        self._next, self._first, self._sign, self._bar = 0, first, sign, bar

    def play(self) -> None:
        core, tally = self._core, self._tally
        playing = np.array([self._begin(slot) for slot in range(core.count)])
        core.call("finishResets")
        while (playing >= 0).any() and playing[playing >= 0].min() < 2 * tally.wanted:
            busy = np.flatnonzero(playing >= 0)
            core.action[...] = core.info["action_mask"].argmax(1)
            core.action[busy] = _checked(self._choose, core, busy)
            core.step()
            for slot in np.flatnonzero(core.terminated | core.truncated):
                if playing[slot] >= 0:
                    tally.add(int(playing[slot]), self._sign * int(core.call("lead", int(slot))))
                playing[slot] = self._begin(int(slot))
            core.call("finishResets")
            self._bar(tally.played)

    def _begin(self, slot: int) -> int:
        """Start the next game in a slot and return its number, or -1 if all have started and the slot is idle."""
        game = self._next if self._next < 2 * self._tally.wanted else -1
        self._next += game >= 0
        number = self._first + max(game, 0)
        self._core.call("beginSlot", slot, self._episodes.seed(number), self._episodes.resetOptions(number))
        return game


def _checked(choose: _Chooser, core: Core, rows: _Array) -> _Array:
    """Return a policy's actions in some slots. Raises ValueError unless there is one legal action for each."""
    masks = core.info["action_mask"].take(rows, axis=0)
    actions = np.asarray(choose(core.observe_rows(rows), masks, core, rows))
    if actions.shape != (len(rows),) or actions.dtype.kind not in "iu":
        raise ValueError(f"the policy must choose a whole number for each game, got {actions!r}")
    legal = (actions >= 0) & (actions < masks.shape[1])
    legal[legal] = masks[np.flatnonzero(legal), actions[legal]]
    if not legal.all():
        raise ValueError(f"the policy chose action {actions[~legal][0]}, which the mask does not allow")
    return actions


def _chooser(policy: Any) -> _Chooser:
    if _searches(policy):
        # A search needs the game itself, not just the observation.
        return lambda shown, masks, core, rows: policy.actions_from_states([core.save(int(row)) for row in rows])
    if hasattr(policy, "actions"):
        return lambda shown, masks, core, rows: policy.actions(shown, masks)
    if hasattr(policy, "predict"):
        knows = "action_masks" in inspect.signature(policy.predict).parameters

        def predict(shown: Any, masks: _Array, core: Core, rows: _Array) -> _Array:
            more = {"action_masks": masks} if knows else {}
            return np.asarray(policy.predict(shown, deterministic=True, **more)[0])

        return predict
    if not callable(policy):
        raise TypeError(f"a policy must be a model, a function or have predict or actions, got {policy!r}")
    both = _options.positional(policy, 2) == 2

    def each(shown: Any, masks: _Array, core: Core, rows: _Array) -> _Array:
        seen = [(core.observe(int(row)), core.inform(int(row))) for row in rows]
        return np.array([policy(observation, info) if both else policy(observation) for observation, info in seen])

    return each


def _check_counts(games: int, slots: int) -> None:
    if isinstance(games, bool) or not isinstance(games, (int, np.integer)) or games < 2 or games % 2:
        raise ValueError(f"games must be an even number from 2, since each deal is played twice; got {games!r}")
    if isinstance(slots, bool) or not isinstance(slots, (int, np.integer)) or slots < 1:
        raise ValueError(f"slots must be a whole number from 1, got {slots!r}")


def _counts(pairs: Sequence[int]) -> Any:
    numbers = _jvm.java("java.util.ArrayList")()
    for count in pairs:
        numbers.add(_jvm.java("java.lang.Integer").valueOf(int(count)))
    try:
        return _jvm.java("dev.quoin.arena.result.PairCounts")(numbers)
    except _jvm.JavaError as error:
        raise _jvm.translated(error) from None


def _interval(java: Any) -> Interval:
    return Interval(float(java.low()), float(java.value()), float(java.high()))
