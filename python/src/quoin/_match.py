"""Arena matches in this process between named agents, programs and Python policies."""

from __future__ import annotations

import contextlib
import json
import os
import threading
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import jpype
import numpy as np

from quoin import _jvm, _options
from quoin._core import Core
from quoin._layout import Layout

_LOG = "games.jsonl"

#: Give up the match after this many games if one agent failed in all of them.
_HOPELESS = 4

#: A side of a match: the name of an agent, or a function that creates the Java agent for a thread.
Side = str | Callable[[Any], Any]


class Arena:
    """The game of an environment as the arena plays it, with all agents that can be named there.

    :param folder: where word lists and logs are kept during a match
    """

    def __init__(self, id: str, options: Mapping[str, Any], folder: Path) -> None:
        self._folder = folder
        texts = _options.java_map({name: str(value) for name, value in options.items() if _is_plain(value)})
        self._setting = _jvm.java("dev.quoin.env.Environments").setting(id, texts)
        if not self._setting.containsKey("game"):
            raise ValueError(f"{id}: no match can be played in this environment")
        kits = _jvm.java("dev.quoin.game.kit.GameKits")
        self._kit = kits.named(self._setting.get("game"))
        programs = _jvm.java("java.util.ArrayList")()
        self._rest = {name: value for name, value in options.items() if not self._setting.containsKey(name)}
        values = _jvm.java("java.util.LinkedHashMap")(self._setting)
        values.remove("game")
        given = _jvm.java("dev.quoin.game.kit.GameSettings")(values, self._optional(self._path(folder / "room")), lambda _: None)
        (folder / "room").mkdir(parents=True, exist_ok=True)
        with _translated():
            self._ruleset = kits.open(self._kit, given)
            programs.addAll(_jvm.java("dev.quoin.arena.process.ExternalContestant").providers(self._ruleset))
        programs.addAll(self._kit.programs())
        #: The prefixes of external programs, such as ``cmd``.
        self.programs = {str(each.description().name()) for each in programs}
        self._java_programs = programs
        bare = _jvm.java("dev.quoin.game.process.Surroundings").bare()
        self._contestants = self._everybody(bare)
        #: The names of all agents.
        self.names = {str(name) for name in self._contestants.names()}

    def requires_no(self) -> None:
        """Raise ValueError if there are options that only an environment has."""
        if self._rest:
            name = next(iter(self._rest))
            raise ValueError(f"two named agents play without an environment, so the option '{name}' means nothing to them")

    def play(self, plan: Plan, progress: Callable[[int], None]) -> Any:
        """Play a match, or the part that its log is missing, and return the arena's result."""
        folder = self._folder / "match"
        config = self._config(plan)
        run_of = _jvm.java("dev.quoin.arena.match.MatchRun")
        left_out = _jvm.java("dev.quoin.arena.match.MatchRun$Records").LEFT_OUT
        listener = _jvm.java("dev.quoin.arena.match.MatchListener").none()
        run = run_of(config, _jvm.java("dev.quoin.arena.match.MatchFolder")(self._path(folder)), left_out, listener)
        pairs = _jvm.java("dev.quoin.arena.match.PairRange")
        part = pairs.all() if plan.part is None else pairs(*plan.part)
        log = _Log(folder / _LOG, dict(zip((str(name) for name in config.names()), plan.specs, strict=True)))

        def look() -> bool:
            progress(log.read())
            return plan.failed() or log.hopeless() is not None

        ending = _waited(lambda: run.play(plan.jobs, part), look)
        look()
        plan.raise_failure()
        log.complain()
        if not ending.complete():
            raise KeyboardInterrupt
        return ending.result()

    def lines(self, plan: Plan) -> list[str]:
        """Play a part of a match and return its log."""
        self.play(plan, lambda _: None)
        return (self._folder / "match" / _LOG).read_text(encoding="utf-8").splitlines()

    def join(self, parts: list[list[str]]) -> None:
        """Join the logs of several parts, for :meth:`play`."""
        folder = self._folder / "match"
        folder.mkdir(parents=True)
        text = "\n".join([parts[0][0], *(line for part in parts for line in part[1:])])
        (folder / _LOG).write_text(text + "\n", encoding="utf-8")

    def _config(self, plan: Plan) -> Any:
        two = _jvm.java("java.util.ArrayList")()
        for side in plan.sides:
            two.add(self._contestant(side))
        terms = _jvm.java("dev.quoin.game.play.Terms").standard()
        none = _jvm.java("java.util.Map").of()
        config = _jvm.java("dev.quoin.arena.match.MatchConfig")
        return config(self._ruleset, two, terms, plan.pairs, jpype.JLong(plan.seed), self._optional(plan.test), none)

    def _contestant(self, side: Side) -> Any:
        if not isinstance(side, str):
            create = jpype.JProxy("dev.quoin.game.agent.AgentFactory", dict={"create": lambda _: side(self._ruleset.game())})
            return _jvm.java("dev.quoin.game.player.Contestant").of("policy", create)
        everybody = self._contestants
        if side.rsplit("=", 1)[-1].split(":", 1)[0] in self.programs:
            limits = _jvm.java("dev.quoin.game.process.SandboxLimits").standard()
            nothing = _jvm.java("java.util.List").of()
            found = _jvm.java("dev.quoin.game.process.Sandbox").find(limits, nothing, nothing)
            bare = _jvm.java("dev.quoin.game.process.Surroundings").bare()
            everybody = self._everybody(bare.in_(found.get()) if found.isPresent() else bare)
        with _translated():
            return everybody.contestant(side)

    def _everybody(self, surroundings: Any) -> Any:
        return _jvm.java("dev.quoin.game.player.Contestants")(
            self._ruleset.game(), self._kit.agents(), self._java_programs, surroundings
        )

    @staticmethod
    def _path(path: Path) -> Any:
        return _jvm.java("java.nio.file.Path").of(str(path.absolute()))

    @staticmethod
    def _optional(value: Any) -> Any:
        return _jvm.java("java.util.Optional").ofNullable(value)


class Plan:
    """A match: two sides, the number of pairs, the seed, and a test that can end it early.

    :param part: the first and the last pair to play, counting from 1; None for all
    """

    def __init__(
        self, sides: tuple[Side, Side], pairs: int, seed: int, test: Any = None, part: tuple[int, int] | None = None, jobs: int = 0
    ) -> None:
        self.sides, self.pairs, self.seed, self.test, self.part = sides, pairs, seed, test, part
        self.jobs = jobs or min(8, os.cpu_count() or 1, 2 * pairs)
        self.specs = tuple(side if isinstance(side, str) else "the policy" for side in sides)

    def failed(self) -> bool:
        """Whether a policy raised an exception."""
        return any(isinstance(side, PolicyAgents) and side.failure is not None for side in self.sides)

    def raise_failure(self) -> None:
        """Raise the exception that a policy raised, if any."""
        for side in self.sides:
            if isinstance(side, PolicyAgents) and side.failure is not None:
                raise side.failure


class PolicyAgents:
    """Creates Java agents, one for each thread, that ask a Python policy for moves.

    :param choose: returns the action for a core with one slot
    """

    def __init__(self, layout: Layout, options: Mapping[str, Any], choose: Callable[[Core], int]) -> None:
        if layout.id != "Othello-v0" and "rack" not in {field.name for field in layout.observation}:
            raise ValueError(f"{layout.id}: a policy plays against programs only in Othello and crossword games")
        self._layout, self._options, self._choose = layout, options, choose
        self._lock = threading.Lock()
        self.failure: BaseException | None = None

    def __call__(self, game: Any) -> Any:
        """Create an agent."""
        core = Core(self._layout, {**self._options, "opponent": "self"}, 1, "DISABLED", 1)
        notation = game.notation()

        def choose(seen: Any, budget: Any) -> Any:
            try:
                if self._layout.id == "Othello-v0":
                    if int(seen.moves()) == 0:
                        return _jvm.java("dev.quoin.othello.board.OthelloMove").pass_()
                    position = seen
                else:
                    position = _jvm.java("dev.quoin.env.crossword.CrosswordSlots").dealt(seen)
                core.call("resetSlot", 0, jpype.JLong(0), _options.java_map({"position": position}))
                with self._lock:
                    action = self._choose(core)
                return notation.read(seen, core.call("write", 0, action))
            except BaseException as failure:
                self.failure = self.failure or failure
            raise _jvm.java("java.lang.IllegalStateException")("the policy failed")

        return jpype.JProxy("dev.quoin.game.Agent", dict={"choose": choose, "refused": lambda why: None})


class _Log:
    """Follows the log of a running match: how many games it has, and who failed in them."""

    def __init__(self, file: Path, specs: dict[str, str]) -> None:
        self._file, self._specs = file, specs
        self._offset = 0
        self._games = 0
        self._failed: dict[str, list[str]] = {name: [] for name in specs}

    def read(self) -> int:
        """Read new lines and return the number of games so far."""
        if not self._file.is_file():
            return 0
        with self._file.open("rb") as file:
            file.seek(self._offset)
            for line in file:
                if not line.endswith(b"\n"):
                    break
                self._offset += len(line)
                game = json.loads(line)
                if "pair" in game:
                    self._games += 1
                    for name, stop in zip(game["names"], game.get("stops") or (), strict=False):
                        if stop is not None:
                            self._failed[name].append(str(stop["message"]))
        return self._games

    def hopeless(self) -> str | None:
        """Return the name of an agent that has failed in every game, once there are several."""
        if self._games < _HOPELESS:
            return None
        return next((name for name, said in self._failed.items() if len(said) == self._games), None)

    def complain(self) -> None:
        """Raise ValueError if an agent failed in every game; warn if it failed in some."""
        for name, said in self._failed.items():
            if said and len(said) == self._games:
                raise ValueError(f"{self._specs[name]} failed in every game: {said[0]}")
            if said:
                warnings.warn(
                    f"{self._specs[name]} failed in {len(said)} of {self._games} games and lost them: {said[0]}",
                    RuntimeWarning,
                    stacklevel=5,
                )


def _waited(run: Callable[[], Any], look: Callable[[], bool]) -> Any:
    """Run a function in another thread, so that Ctrl-C works; interrupt it when ``look`` returns true."""
    done: dict[str, Any] = {}

    def work() -> None:
        done["thread"] = _jvm.java("java.lang.Thread").currentThread()
        try:
            done["ending"] = run()
        except BaseException as failure:
            done["failure"] = failure

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            thread.join(0.05)
            if look() and thread.is_alive():
                done["thread"].interrupt()
                thread.join(10)
    except BaseException:
        if "thread" in done:
            done["thread"].interrupt()
        thread.join(10)
        raise
    if "failure" in done:
        failure = done["failure"]
        raise _jvm.translated(failure) if isinstance(failure, _jvm.JavaError) else failure
    return done["ending"]


@contextlib.contextmanager
def _translated() -> Any:
    try:
        yield
    except _jvm.JavaError as error:
        raise _jvm.translated(error) from None


def _is_plain(value: Any) -> bool:
    return isinstance(value, (str, bool, int, float, np.generic, os.PathLike))
