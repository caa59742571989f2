"""How strong a policy is: :func:`evaluate` plays pairs of games and says what they prove and what not."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import jpype
import numpy as np
from numpy.typing import NDArray

from quoin import _jvm, _layout, _options
from quoin._core import Core, java_seed
from quoin.model import Model, opened

_Array = NDArray[Any]
_Chooser = Callable[[Any, _Array, Core, _Array], _Array]


@dataclass(frozen=True)
class Interval:
    """An estimate, and the bounds that hold it with a probability of 95 %."""

    low: float
    value: float
    high: float


@dataclass(frozen=True)
class Verdict:
    """What a sequential test says: ``"elo0"``, ``"elo1"`` or ``"go-on"``, and the logarithm of the likelihood ratio."""

    elo0: float
    elo1: float
    llr: float
    lower: float
    upper: float
    verdict: str


@dataclass(frozen=True)
class Evaluation:
    """What came of a number of pairs of games, from the side of the policy; the formulas are those of the arena."""

    wins: int
    draws: int
    losses: int
    #: How many pairs gave 0, ½, 1, 1½ and 2 points.
    pairs: tuple[int, int, int, int, int]
    #: The part of the games that was won, draws counted half.
    fraction: Interval
    elo: Interval
    #: Points or discs ahead, on average.
    spread: float
    sprt: Verdict | None = None

    @property
    def games(self) -> int:
        """How many games count."""
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
) -> Evaluation:
    """Plays pairs of games with the same luck, the policy once in each seat, and judges by pairs.

    Pair ``k`` of Othello begins with the random but balanced opening of pair ``k`` in ``quoin arena match --seed``; without
    it two players that leave nothing to chance would play one game over and over. The crossword games are dealt alike.

    :param policy: ``"model:FILE"`` or a path, a :class:`quoin.Model`, a function of observation and info, or anything with
        ``predict`` as Stable-Baselines3 has it or ``actions(observations, masks)`` for many games at once
    :param opponent: as the environment takes it: a name, a function, ``"model:FILE"``
    :param games: how many games at the most, an even number
    :param sprt: ``(elo0, elo1)`` ends the games as soon as one of two strengths is refuted
    :param options: others of the environment's
    :param slots: how many games are played side by side; the result is the same for any number
    """
    id = env_id.rsplit("/", 1)[-1].rsplit(":", 1)[-1]
    if isinstance(policy, (str, os.PathLike)):
        policy = Model(os.fspath(policy).removeprefix("model:"))
    chosen: dict[str, Any] = dict(options or {})
    if isinstance(policy, Model):
        if policy.environment != id:
            raise ValueError(f"{policy.file} was trained for {policy.environment}, and {id} shall be played")
        chosen = {**policy.options, **chosen}
    _check_counts(games, slots)
    layout = _layout.of(id, _options.plain(id, chosen))
    if not any(field.name == "agent_player" for field in layout.info):
        raise ValueError(f"{id} is a game for one; evaluate plays games of two")
    chosen["opponent"] = opened(opponent)
    if chosen["opponent"] == "self":
        raise ValueError("evaluate needs an opponent other than 'self'")
    # Refuses a wrong opponent before anything is played.
    _layout.of(id, _options.plain(id, chosen))
    tally = _Tally(games // 2, sprt, alpha, beta)
    core = Core(layout, chosen, min(games, slots), "DISABLED", 1)
    try:
        _Table(core, _chooser(policy, layout), java_seed(seed), tally).play()
    finally:
        core.close()
    return tally.result()


def judged(pairs: Sequence[int], wins: int, draws: int, losses: int, spread: float, sprt: Any = None) -> Evaluation:
    """The figures of pairs, computed by the arena's own classes."""
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
    """The seed of both games of a pair, counted from 1: that of the arena."""
    return int(_jvm.java("dev.quoin.game.PairSeeds").of(jpype.JLong(seed), pair))


class _Tally:
    """Results as they come in, and whether they suffice."""

    def __init__(self, pairs: int, sprt: tuple[float, float] | None, alpha: float, beta: float) -> None:
        self.wanted = pairs
        self._leads: dict[int, int] = {}
        self._counts = [0] * 5
        self._inorder = 0
        self._test = None
        if sprt is not None:
            try:
                elo0, elo1 = (float(bound) for bound in sprt)
            except (TypeError, ValueError):
                raise ValueError(f"sprt must be two differences of Elo such as (0, 10), got {sprt!r}") from None
            try:
                self._test = _jvm.java("dev.quoin.arena.result.Sprt")(elo0, elo1, float(alpha), float(beta))
            except _jvm.JavaError as error:
                raise _jvm.translated(error) from None

    def add(self, game: int, lead: int) -> None:
        """Takes in a game; pairs count in the order of their numbers, and none beyond the verdict."""
        self._leads[game] = lead
        while self._inorder < self.wanted and {2 * self._inorder, 2 * self._inorder + 1} <= self._leads.keys():
            points = sum(1 + int(np.sign(self._leads[2 * self._inorder + seat])) for seat in (0, 1))
            self._counts[points] += 1
            self._inorder += 1
            if self._test is not None and str(self._test.verdict(_counts(self._counts)).name()) != "GO_ON":
                self.wanted = self._inorder

    def result(self) -> Evaluation:
        """What counts."""
        leads = [self._leads[game] for game in range(2 * self._inorder)]
        won, lost = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
        return judged(self._counts, won, len(leads) - won - lost, lost, float(np.mean(leads)), self._test)


class _Table:
    """Games in the slots of one environment, each followed by the next that is to be played."""

    def __init__(self, core: Core, choose: _Chooser, seed: int, tally: _Tally) -> None:
        self._core = core
        self._choose = choose
        self._tally = tally
        self._episodes = _jvm.java("dev.quoin.env.evaluation.PairedEpisodes").ofMatch(core.layout.id, jpype.JLong(seed))
        self._next = 0

    def play(self) -> None:
        core, tally = self._core, self._tally
        playing = np.array([self._begin(slot) for slot in range(core.count)])
        core.call("finishResets")
        while (playing >= 0).any() and playing[playing >= 0].min() < 2 * tally.wanted:
            masks = core.info["action_mask"].copy()
            busy = np.flatnonzero(playing >= 0)
            core.action[...] = masks.argmax(1)
            core.action[busy] = self._checked(core.observe_rows(busy), masks[busy], busy)
            core.step()
            for slot in np.flatnonzero(core.terminated | core.truncated):
                if playing[slot] >= 0:
                    tally.add(int(playing[slot]), int(core.call("lead", int(slot))))
                playing[slot] = self._begin(int(slot))
            core.call("finishResets")

    def _begin(self, slot: int) -> int:
        """Begins the next game in a slot and gives its number; -1 when all have begun and the slot only idles."""
        game = self._next if self._next < 2 * self._tally.wanted else -1
        self._next += game >= 0
        number = max(game, 0)
        self._core.call("beginSlot", slot, self._episodes.seed(number), self._episodes.resetOptions(number))
        return game

    def _checked(self, shown: Any, masks: _Array, busy: _Array) -> _Array:
        actions = np.asarray(self._choose(shown, masks, self._core, busy))
        if actions.shape != (len(busy),) or actions.dtype.kind not in "iu":
            raise ValueError(f"the policy must choose a whole number for each game, got {actions!r}")
        legal = (actions >= 0) & (actions < masks.shape[1])
        legal[legal] = masks[np.flatnonzero(legal), actions[legal]]
        if not legal.all():
            raise ValueError(f"the policy chose action {actions[~legal][0]}, which the mask does not allow")
        return actions


def _chooser(policy: Any, layout: _layout.Layout) -> _Chooser:
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
