"""Slots of one environment in Java, and NumPy arrays on the memory they write."""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable, Mapping
from typing import Any

import jpype
import numpy as np
from numpy.typing import NDArray

from quoin import _jvm, _options
from quoin._layout import Field, Layout

_Array = NDArray[Any]

# The Java interfaces that functions of the user can implement.
_POLICY = "dev.quoin.env.slots.Policy"
_BATCH_POLICY = "dev.quoin.env.slots.BatchPolicy"
_OTHELLO_REWARD = "dev.quoin.env.othello.OthelloReward$Function"

# What Python adds to a state that Java saved: the number of steps, and a mark that older states do not have.
_STEPS = struct.Struct(">I8s")
_MARK = b"\0quoin-1"

# A pool grows by as many slots as fit into this much memory, but by no more than _MOST_SLOTS.
_CHUNK_BYTES = 2**24
_MOST_SLOTS = 1024


class Core:
    """A vector environment of Java with its memory as arrays, slot by slot along the first axis. For one thread.

    The arrays are the memory itself: every step overwrites them. They keep it alive as long as they live.
    """

    def __init__(
        self,
        layout: Layout,
        options: Mapping[str, Any],
        count: int,
        mode: str,
        threads: int,
        max_episode_steps: int | None = None,
    ) -> None:
        self.layout = layout
        self._pending: BaseException | None = None
        environments = _jvm.java("dev.quoin.env.Environments")
        autoreset = _jvm.java("dev.quoin.env.AutoresetMode").valueOf(mode)
        given = _options.java_map(self._with_proxies(options, count))
        try:
            self.java = environments.makeVector(layout.id, given, count, autoreset, threads)
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        if max_episode_steps is not None:
            self.java.limitSteps(min(max_episode_steps, 2**31 - 1))
        self.count = count
        buffers = self.java.buffers()
        self.observation = {field.name: _view(buffers, field, count, "observation") for field in layout.observation}
        self.info = {field.name: _view(buffers, field, count, "info") for field in layout.info}
        self.action: _Array = np.frombuffer(buffers.buffer("action"), np.int32)
        self.reward: _Array = np.frombuffer(buffers.buffer("reward"), np.float32)
        self.terminated: _Array = np.frombuffer(buffers.buffer("terminated"), np.bool_)
        self.truncated: _Array = np.frombuffer(buffers.buffer("truncated"), np.bool_)
        self._observation_views = list(self.observation.values())
        self._info_items = [(name, view, view.ndim == 1) for name, view in self.info.items()]
        self._step = self.java.step
        self._step_slot = self.java.stepSlot
        self._copy = self.java.copy
        self._copy_to = self.java.copyTo

    def finals(self) -> tuple[dict[str, _Array], dict[str, _Array]]:
        """What episodes showed last, observation and info, where the mode of autoreset keeps it."""
        buffers = self.java.finals()
        return (
            {field.name: _view(buffers, field, self.count, "observation") for field in self.layout.observation},
            {field.name: _view(buffers, field, self.count, "info") for field in self.layout.info},
        )

    def step(self) -> None:
        """Steps all slots with the actions in :attr:`action`."""
        if _jvm._forked:
            _jvm.check_not_forked()
        try:
            self._step()
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        if self._pending is not None:
            self._raise_pending()

    def step_slot(self, slot: int, action: int) -> None:
        """Steps one slot and leaves the others as they are."""
        if _jvm._forked:
            _jvm.check_not_forked()
        try:
            self._step_slot(slot, action)
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        if self._pending is not None:
            self._raise_pending()

    def copy(self, slot: int, target: Core, to: int) -> None:
        """Copies a slot to a slot of this or another core of the same environment."""
        if _jvm._forked:
            _jvm.check_not_forked()
        try:
            if target is self:
                self._copy(slot, to)
            else:
                self._copy_to(slot, target.java, to)
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None

    def determinize(self, slot: int, seed: int) -> None:
        """Redraws what the agent of a slot cannot see."""
        self.call("determinize", slot, jpype.JLong(java_seed(seed)))

    def call(self, name: str, *arguments: Any) -> Any:
        """Calls another method of the vector environment."""
        _jvm.check_not_forked()
        try:
            result = getattr(self.java, name)(*arguments)
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        self._raise_pending()
        return result

    def reset(self, slot: int, seed: int | None, options: Mapping[str, Any]) -> None:
        """Begins an episode in one slot."""
        self.reset_all({slot: seed}, options)

    def reset_all(self, seeds: Mapping[int, int | None], options: Mapping[str, Any]) -> None:
        """Begins an episode in each of some slots. A batched opponent that moves first does so in one call."""
        given = _options.java_map(_options.plain(f"a reset of {self.layout.id}", options))
        for slot, seed in seeds.items():
            if seed is None:
                self.call("beginSlot", slot, given)
            else:
                self.call("beginSlot", slot, jpype.JLong(java_seed(seed)), given)
        self.call("finishResets")

    def observe_rows(self, slots: _Array) -> Any:
        """Copies of the observations of some slots, as rows."""
        views = self._observation_views
        if len(views) == 1:
            return views[0].take(slots, axis=0)
        return {name: view.take(slots, axis=0) for name, view in self.observation.items()}

    def observe(self, slot: int) -> Any:
        """A copy of the observation of one slot."""
        views = self._observation_views
        if len(views) == 1:
            return views[0][slot].copy()
        return {name: view[slot].copy() for name, view in self.observation.items()}

    def inform(self, slot: int) -> dict[str, Any]:
        """A copy of the info of one slot, plain numbers where a field is one number."""
        return {
            name: view[slot].item() if single else view[slot].copy() for name, view, single in self._info_items
        }

    def save(self, slot: int) -> bytes:
        """The state of one slot, with the number of its steps."""
        return bytes(self.call("save", slot)) + _STEPS.pack(self.elapsed(slot), _MARK)

    def load(self, slot: int, state: bytes) -> None:
        """Continues from a saved state. One that was saved without its steps counts from 0."""
        saved, steps = java_state(state)
        self.call("load", slot, saved)
        if steps:
            self.call("setElapsedSteps", slot, min(steps, 2**31 - 1))

    def elapsed(self, slot: int) -> int:
        """The number of steps in the episode of a slot."""
        return int(self.call("elapsedSteps", slot))

    def slot_bytes(self) -> int:
        """The shared memory that one slot takes."""
        return sum(int(view.nbytes) for view in {**self.observation, **self.info}.values()) // self.count

    def text(self, slot: int) -> str:
        """The game as text."""
        return str(self.call("text", slot))

    def picture(self, slot: int) -> NDArray[np.uint8]:
        """The game as rows of pixels of three bytes."""
        drawn = self.call("picture", slot)
        pixels = np.frombuffer(memoryview(drawn.pixels()), np.uint8)
        return pixels.reshape(int(drawn.height()), int(drawn.width()), 3).copy()

    def close(self) -> None:
        """Ends the threads; the arrays stay as they are."""
        # At the end of the process the JVM may be gone already.
        if not _jvm._forked and _jvm.is_running():
            self.java.close()

    def _with_proxies(self, options: Mapping[str, Any], count: int) -> dict[str, Any]:
        values = dict(_options.plain(self.layout.id, options))
        outside = {name: value for name, value in options.items() if _options.is_outside(name, value)}
        for name, function in outside.items():
            interface = self.layout.options.get(name)
            batched = _options.is_batched(name, function)
            if interface == _POLICY and batched:
                values[name] = self._batch_policy(function, count)
            elif interface == _POLICY:
                values[name] = _proxy(_POLICY, choose=self._policy(function))
            elif interface == _OTHELLO_REWARD:
                from quoin.othello import batch_reward_proxy, reward_proxy

                values[name] = (batch_reward_proxy if batched else reward_proxy)(function, self._guarded)
            else:
                raise ValueError(f"{self.layout.id}: {name} cannot be a function, got {function!r}")
        if outside:
            values["warning"] = _proxy("java.util.function.Consumer", accept=lambda said: _options.warn(str(said)))
        return values

    def _policy(self, function: Callable[..., Any]) -> Callable[[Any, Any], int]:
        takes_info = _options.positional(function, 2) == 2

        def choose(_: Any, slot: Any) -> int:
            index = int(slot)
            seen = self.observe(index)
            answer = function(seen, self.inform(index)) if takes_info else function(seen)
            action = operator.index(answer)
            return action if -(2**31) <= action < 2**31 else -1

        return lambda shown, slot: int(self._guarded(choose, -1, shown, slot))

    def _batch_policy(self, player: Any, count: int) -> Any:
        ints = jpype.JArray(jpype.JInt)

        def choose(slots: _Array) -> _Array:
            masks = self.info["action_mask"].take(slots, axis=0)
            answer = np.asarray(player.actions(self.observe_rows(slots), masks))
            if answer.dtype.kind not in "iu":
                raise TypeError(f"actions must be whole numbers, got an array of {answer.dtype}")
            if answer.shape != slots.shape:
                raise ValueError(f"actions must have the shape {slots.shape}, one for each game, got {answer.shape}")
            return np.where((answer < 0) | (answer >= 2**31), -1, answer).astype(np.int32)

        def guarded(_: Any, waiting: Any) -> Any:
            # A copy: JPype loses an exception that is raised while a buffer of a Java array is in use.
            slots = np.array(waiting)
            none = np.full(slots.shape, -1, np.int32)
            # After an interruption the step only has to end.
            return ints(none if self._pending is not None else self._guarded(choose, none, slots))

        if count == 1:
            # The same without Java arrays, which would take longer than the rest of the call.
            only, nothing = np.zeros(1, np.int64), (-1,)
            return _proxy(_POLICY, choose=lambda shown, slot: int(self._guarded(choose, nothing, only)[0]))
        return _proxy(_BATCH_POLICY, choose=guarded)

    def _guarded(self, function: Callable[..., Any], otherwise: Any, *arguments: Any) -> Any:
        """Call a user's function from Java: report a failure to Java as a message, and keep an interruption."""
        try:
            return function(*arguments)
        except Exception as failure:
            sentence = f"{type(failure).__name__}: {failure}"
        except BaseException as interruption:
            self._pending = interruption
            return otherwise
        raise _jvm.java("java.lang.IllegalStateException")(sentence)

    def _raise_pending(self) -> None:
        pending, self._pending = self._pending, None
        if pending is not None:
            raise pending


class Pool:
    """The slots of an environment and its clones. It grows in chunks; slots that are given back are used again.

    A clone takes a free slot and copies into it, which is a thousand times faster than another vector environment.
    Different slots may be used by different threads.
    """

    def __init__(self, layout: Layout, options: Mapping[str, Any], max_episode_steps: int | None = None) -> None:
        self._layout, self._options, self._limit = layout, options, max_episode_steps
        self._size = 1
        #: Appending and popping are atomic, so no lock is needed, also not when the garbage collector gives slots back.
        self.free: list[tuple[Core, int]] = []

    def take(self) -> tuple[Core, int]:
        """A slot that nobody else uses. It may hold an old episode: copy, reset or load into it before anything else."""
        try:
            return self.free.pop()
        except IndexError:
            core = Core(self._layout, self._options, self._size, "DISABLED", 1, self._limit)
            fitting = max(1, _CHUNK_BYTES // max(1, core.slot_bytes()))
            self._size = min(max(16, 4 * self._size), _MOST_SLOTS, fitting)
            self.free.extend((core, slot) for slot in range(core.count - 1, 0, -1))
            return core, 0


class Pooled:
    """An environment in one slot of a pool, which it gives back when it is closed or collected."""

    _core: Core | None = None
    _slot = 0
    _pool: Pool | None = None

    def _copied_slot(self) -> tuple[Core, int] | tuple[None, int]:
        """Another slot with a copy of this one; none before the first reset."""
        core, pool = self._core, self._pool
        if core is None or pool is None:
            return None, 0
        taken = pool.take()
        try:
            core.copy(self._slot, *taken)
        except BaseException:
            pool.free.append(taken)
            raise
        return taken

    def _release(self) -> None:
        core, pool = self._core, self._pool
        self._core = self._pool = None
        if core is not None and pool is not None:
            pool.free.append((core, self._slot))

    def __del__(self) -> None:
        core, pool = self._core, self._pool
        if core is not None and pool is not None:
            pool.free.append((core, self._slot))


def java_state(state: Any) -> tuple[Any, int]:
    """The part of a saved state that is Java's, and the number of steps, 0 if the state was saved without it."""
    if not isinstance(state, (bytes, bytearray, memoryview)):
        raise TypeError(f"a saved state must be bytes, got {type(state).__name__}")
    saved, steps = bytes(state), 0
    if saved.endswith(_MARK) and len(saved) >= _STEPS.size:
        steps, _ = _STEPS.unpack(saved[-_STEPS.size :])
        saved = saved[: -_STEPS.size]
    return jpype.JArray(jpype.JByte)(saved), int(steps)


def checked_reset_options(options: Any) -> dict[str, Any]:
    """The options of a reset as a dictionary, or TypeError."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise TypeError(f"reset options must be a dictionary such as {{'agent_player': 'second'}}, got {options!r}")
    return dict(options)


def processors() -> int:
    """How many processors this process may use, as the JVM counts them."""
    return int(_jvm.java("java.lang.Runtime").getRuntime().availableProcessors())


def java_seed(seed: int) -> int:
    """A seed of any size as a 64-bit number with a sign; up to 64 bits no two fall together."""
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)):
        raise TypeError(f"a seed must be a whole number, got {seed!r}")
    if seed < 0:
        raise ValueError(f"a seed must not be negative, got {seed}")
    rest, folded = int(seed), 0
    while rest:
        folded ^= rest & (2**64 - 1)
        rest >>= 64
    return folded - 2**64 if folded >= 2**63 else folded


def _proxy(interface: str, **methods: Callable[..., Any]) -> Any:
    _jvm.java(interface)
    return jpype.JProxy(interface, dict=methods)


def _view(buffers: Any, field: Field, count: int, role: str) -> _Array:
    # Masks are int8 everywhere, because that is what Gymnasium's Discrete.sample takes.
    is_mask = field.dtype == "bool" and (role == "observation" or field.shape != ())
    kind = np.dtype(np.int8 if is_mask else field.dtype)
    shape = field.shape
    if role == "observation":
        shape = shape or (1,)
    return np.frombuffer(buffers.buffer(field.name), kind).reshape(count, *shape)
