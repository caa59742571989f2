"""The slots of a Java environment, and NumPy arrays on the memory they write to."""

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

# Java interfaces that user functions can implement.
_POLICY = "dev.quoin.env.slots.Policy"
_BATCH_POLICY = "dev.quoin.env.slots.BatchPolicy"
_OTHELLO_REWARD = "dev.quoin.env.othello.OthelloReward$Function"

# What Python appends to a state saved by Java: the number of steps, and a marker that older states lack.
_STEPS = struct.Struct(">I8s")
_MARK = b"\0quoin-1"

# A pool grows by as many slots as fit into this much memory, up to _MOST_SLOTS.
_CHUNK_BYTES = 2**24
_MOST_SLOTS = 1024


class Core:
    """A Java vector environment with its memory as arrays; the first axis is the slot. Not thread-safe.

    The arrays are views of the shared memory: every step overwrites them. They keep the memory alive.
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
        heard = _options.Warnings()
        given = _options.java_map(self._with_proxies(options, count, heard))
        try:
            self.java = environments.makeVector(layout.id, given, count, autoreset, threads)
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        heard.created()
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
        """Return the final observations and infos of episodes, if the autoreset mode keeps them."""
        buffers = self.java.finals()
        return (
            {field.name: _view(buffers, field, self.count, "observation") for field in self.layout.observation},
            {field.name: _view(buffers, field, self.count, "info") for field in self.layout.info},
        )

    def step(self) -> None:
        """Step all slots with the actions in :attr:`action`."""
        if _jvm._forked:
            _jvm.check_not_forked()
        try:
            self._step()
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        if self._pending is not None:
            self._raise_pending()

    def step_slot(self, slot: int, action: int) -> None:
        """Step one slot, leaving the others unchanged."""
        if _jvm._forked:
            _jvm.check_not_forked()
        try:
            self._step_slot(slot, action)
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        if self._pending is not None:
            self._raise_pending()

    def copy(self, slot: int, target: Core, to: int) -> None:
        """Copy a slot to a slot of this or another core of the same environment."""
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
        """Redraw everything that the agent of a slot cannot see."""
        self.call("determinize", slot, jpype.JLong(java_seed(seed)))

    def call(self, name: str, *arguments: Any) -> Any:
        """Call another method of the vector environment."""
        _jvm.check_not_forked()
        try:
            result = getattr(self.java, name)(*arguments)
        except _jvm.JavaError as error:
            raise _jvm.translated(error) from None
        self._raise_pending()
        return result

    def reset(self, slot: int, seed: int | None, options: Mapping[str, Any]) -> None:
        """Start an episode in one slot."""
        self.reset_all({slot: seed}, options)

    def reset_all(self, seeds: Mapping[int, int | None], options: Mapping[str, Any]) -> None:
        """Start an episode in each of the given slots. A batched opponent that moves first is called only once."""
        given = _options.java_map(_options.plain(f"a reset of {self.layout.id}", options))
        for slot, seed in seeds.items():
            if seed is None:
                self.call("beginSlot", slot, given)
            else:
                self.call("beginSlot", slot, jpype.JLong(java_seed(seed)), given)
        self.call("finishResets")

    def observe_rows(self, slots: _Array) -> Any:
        """Return copies of the observations of some slots, as rows."""
        views = self._observation_views
        if len(views) == 1:
            return views[0].take(slots, axis=0)
        return {name: view.take(slots, axis=0) for name, view in self.observation.items()}

    def observe(self, slot: int) -> Any:
        """Return a copy of the observation of one slot."""
        views = self._observation_views
        if len(views) == 1:
            return views[0][slot].copy()
        return {name: view[slot].copy() for name, view in self.observation.items()}

    def inform(self, slot: int) -> dict[str, Any]:
        """Return a copy of the info of one slot; single values become plain numbers."""
        return {
            name: view[slot].item() if single else view[slot].copy() for name, view, single in self._info_items
        }

    def save(self, slot: int) -> bytes:
        """Return the state of one slot, including its number of steps."""
        return bytes(self.call("save", slot)) + _STEPS.pack(self.elapsed(slot), _MARK)

    def load(self, slot: int, state: bytes) -> None:
        """Continue from a saved state. If the state has no step count, count from 0."""
        saved, steps = java_state(state)
        self.call("load", slot, saved)
        if steps:
            self.call("setElapsedSteps", slot, min(steps, 2**31 - 1))

    def elapsed(self, slot: int) -> int:
        """Return the number of steps in the current episode of a slot."""
        return int(self.call("elapsedSteps", slot))

    def slot_bytes(self) -> int:
        """Return the size of one slot in shared memory."""
        return sum(int(view.nbytes) for view in {**self.observation, **self.info}.values()) // self.count

    def text(self, slot: int) -> str:
        """Return the game as text."""
        return str(self.call("text", slot))

    def picture(self, slot: int) -> NDArray[np.uint8]:
        """Return the game as an RGB image."""
        drawn = self.call("picture", slot)
        pixels = np.frombuffer(memoryview(drawn.pixels()), np.uint8)
        return pixels.reshape(int(drawn.height()), int(drawn.width()), 3).copy()

    def close(self) -> None:
        """Stop the threads. The arrays keep their contents."""
        # When the process exits, the JVM may already be gone.
        if not _jvm._forked and _jvm.is_running():
            self.java.close()

    def _with_proxies(self, options: Mapping[str, Any], count: int, heard: _options.Warnings) -> dict[str, Any]:
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
        has_words = "warning" in self.layout.options and not values.keys().isdisjoint(("lexicon", "variant"))
        if outside or has_words:
            values["warning"] = _proxy("java.util.function.Consumer", accept=heard.accept)
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
            # Copy: JPype loses an exception raised while a buffer of a Java array is in use.
            slots = np.array(waiting)
            none = np.full(slots.shape, -1, np.int32)
            # After an interruption, the step only has to finish.
            return ints(none if self._pending is not None else self._guarded(choose, none, slots))

        if count == 1:
            # The same without Java arrays, which would take longer than the rest of the call.
            only, nothing = np.zeros(1, np.int64), (-1,)
            return _proxy(_POLICY, choose=lambda shown, slot: int(self._guarded(choose, nothing, only)[0]))
        return _proxy(_BATCH_POLICY, choose=guarded)

    def _guarded(self, function: Callable[..., Any], otherwise: Any, *arguments: Any) -> Any:
        """Call a user's function from Java: report a failure to Java as a message, and remember an interruption."""
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
    """The slots of an environment and its clones. The pool grows in chunks and reuses slots that were given back.

    A clone takes a free slot and copies into it, which is a thousand times faster than creating another vector environment.
    Different threads may use different slots.
    """

    def __init__(self, layout: Layout, options: Mapping[str, Any], max_episode_steps: int | None = None) -> None:
        self._layout, self._options, self._limit = layout, options, max_episode_steps
        self._size = 1
        #: Appending and popping are atomic, so no lock is needed, even if the garbage collector gives slots back.
        self.free: list[tuple[Core, int]] = []

    def take(self) -> tuple[Core, int]:
        """Return a free slot. It may contain an old episode: copy, reset or load into it before anything else."""
        try:
            return self.free.pop()
        except IndexError:
            core = Core(self._layout, self._options, self._size, "DISABLED", 1, self._limit)
            fitting = max(1, _CHUNK_BYTES // max(1, core.slot_bytes()))
            self._size = min(max(16, 4 * self._size), _MOST_SLOTS, fitting)
            self.free.extend((core, slot) for slot in range(core.count - 1, 0, -1))
            return core, 0


class Pooled:
    """An environment in one slot of a pool. It gives the slot back when it is closed or collected."""

    _core: Core | None = None
    _slot = 0
    _pool: Pool | None = None

    def _copied_slot(self) -> tuple[Core, int] | tuple[None, int]:
        """Return another slot with a copy of this one, or None before the first reset."""
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
    """Split a saved state into Java's part and the number of steps (0 if the state has none)."""
    if not isinstance(state, (bytes, bytearray, memoryview)):
        raise TypeError(f"a saved state must be bytes, got {type(state).__name__}")
    saved, steps = bytes(state), 0
    if saved.endswith(_MARK) and len(saved) >= _STEPS.size:
        steps, _ = _STEPS.unpack(saved[-_STEPS.size :])
        saved = saved[: -_STEPS.size]
    return jpype.JArray(jpype.JByte)(saved), int(steps)


def checked_reset_options(options: Any) -> dict[str, Any]:
    """Return the reset options as a dictionary, or raise TypeError."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise TypeError(f"reset options must be a dictionary such as {{'agent_player': 'second'}}, got {options!r}")
    return dict(options)


def processors() -> int:
    """Return the number of processors available to this process, as the JVM counts them."""
    return int(_jvm.java("java.lang.Runtime").getRuntime().availableProcessors())


def java_seed(seed: int) -> int:
    """Convert a seed of any size to a signed 64-bit number. Seeds of up to 64 bits stay distinct."""
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
    # Masks are always int8, because Gymnasium's Discrete.sample requires it.
    is_mask = field.dtype == "bool" and (role == "observation" or field.shape != ())
    kind = np.dtype(np.int8 if is_mask else field.dtype)
    shape = field.shape
    if role == "observation":
        shape = shape or (1,)
    return np.frombuffer(buffers.buffer(field.name), kind).reshape(count, *shape)
