"""The native vector environment for Gymnasium: many games in one call."""

from __future__ import annotations

import copy as copying
import warnings
from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from quoin import _layout, _options
from quoin._core import Core, Pool, checked_reset_options, java_seed, processors
from quoin._jvm import ActionRangeError
from quoin.environment import RENDER_MODES, QuoinEnv, bound, checked_action, checked_render_mode
from quoin.model import with_model

_JAVA_MODES = {
    AutoresetMode.NEXT_STEP: "NEXT_STEP",
    AutoresetMode.SAME_STEP: "SAME_STEP",
    AutoresetMode.DISABLED: "DISABLED",
}


class QuoinVectorEnv(VectorEnv[Any, Any, Any]):
    """Games side by side, stepped in one Java call, as ``gymnasium.make_vec("quoin/Othello-v0", 256)`` creates it.

    :param autoreset_mode: an ``AutoresetMode`` or its value; all three are supported
    :param copy: whether observations and infos are copies, as in Gymnasium's own vector environments. If false, they are the
        memory that Java writes to, and the next step changes them.
    :param threads: maximum number of threads, or ``"auto"`` for one per processor. Results do not depend on it. Extra threads
        sleep unless they make steps faster, which is measured continuously.
    :param max_episode_steps: truncate an episode after this many steps, including illegal ones; None or -1 for no limit.
        ``make_vec`` passes the registered limit.
    """

    def __init__(
        self,
        env_id: str,
        num_envs: int = 1,
        *,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int | Literal["auto"] = 1,
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        # First of all, because Gymnasium closes the environment even if the code below raises an error.
        self._core: Core | None = None
        self.render_mode = checked_render_mode(render_mode)
        self.num_envs = _at_least_one("num_envs", num_envs)
        self.copy = copy
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 4, "autoreset_mode": self.autoreset_mode}
        self._threads = _thread_count(threads)
        self.max_episode_steps = _limit(max_episode_steps)
        self._options = with_model(options)
        self._layout = _layout.of(env_id, _options.plain(env_id, self._options))
        self.single_observation_space = self._layout.observation_space
        self.single_action_space = self._layout.action_space
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._seeded = False
        self._shape = (self.num_envs,)
        # Every slot has every info, so they share one array for that.
        self._all = np.ones(self.num_envs, np.bool_)
        self._all.flags.writeable = False
        self._shared: dict[str, Any] = {}
        self._slots: tuple[SlotEnv, ...] | None = None
        # Where clones of single slots live.
        self._pool: Pool | None = None

    #: Attributes that a copy creates anew.
    _MADE = frozenset("_core _slots _pool _shared _final_observation _final_info".split())

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start an episode in every slot, or in those of ``options["reset_mask"]``.

        With seed ``s``, slot ``i`` plays like a single environment with seed ``s + i``.
        """
        rest = checked_reset_options(options)
        chosen = _reset_mask(rest.pop("reset_mask", None), self.num_envs)
        seeds = self._seeds(seed)
        core = self._open()
        core.reset_all({slot: seeds[slot] for slot in range(self.num_envs) if chosen is None or chosen[slot]}, rest)
        self._seeded = True
        return self._observations(core), self._infos(core, self._all if chosen is None else chosen)

    def step(self, actions: Any) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Step every slot. Raises the same errors as a single environment; if an action is invalid, no slot is stepped."""
        core = self._core
        if core is None:
            raise ResetNeeded("an environment must be reset before its first step")
        self._write(core, actions)
        core.step()
        infos = self._infos(core, self._all)
        terminated = core.terminated.copy()
        truncated = core.truncated.copy()
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            ended = terminated | truncated
            if ended.any():
                self._add_finals(ended, infos)
        return self._observations(core), core.reward.astype(np.float64), terminated, truncated, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, one row of booleans per slot. Infos contain the same as int8."""
        masks: NDArray[np.bool_] = self._required().info["action_mask"].view(np.bool_)
        return masks.copy() if self.copy else masks

    def call(self, name: str, *args: Any, **kwargs: Any) -> tuple[Any, ...]:
        """Call a method of every slot, or read an attribute, and return one result per slot.

        A slot has everything that a single environment has, except ``step``: all slots step together.
        """
        found = [slot.get_wrapper_attr(name) for slot in self._views()]
        return tuple(each(*args, **kwargs) if callable(each) else each for each in found)

    def get_attr(self, name: str) -> tuple[Any, ...]:
        """Return an attribute of every slot. Raises AttributeError if there is none."""
        return self.call(name)

    def set_attr(self, name: str, values: list[Any] | tuple[Any, ...] | Any) -> None:
        """Set an attribute of every slot, to one value each from a list or tuple or all to the same value."""
        given = list(values) if isinstance(values, (list, tuple)) else [values] * self.num_envs
        if len(given) != self.num_envs:
            raise ValueError(f"values must be one for each of {self.num_envs} environments, got {len(given)}")
        for slot, value in zip(self._views(), given, strict=True):
            slot.set_wrapper_attr(name, value)

    def render(self) -> tuple[Any, ...] | None:
        """Return the games as text or images; ``human`` prints the text."""
        if self.render_mode is None:
            return None
        core = self._required()
        try:
            if self.render_mode == "rgb_array":
                return tuple(core.picture(slot) for slot in range(self.num_envs))
            texts = tuple(core.text(slot) for slot in range(self.num_envs))
        except RuntimeError as failure:
            warnings.warn(f"rendering failed, the result is empty: {failure}", RuntimeWarning, stacklevel=2)
            return ()
        if self.render_mode == "ansi":
            return texts
        print("\n".join(texts), flush=True)
        return None

    def save_state(self, slot: int) -> bytes:
        """Return the state of one slot, which a single environment with the same options can also load."""
        return self._required().save(self._slot(slot))

    def load_state(self, slot: int, state: bytes) -> None:
        """Continue in one slot from a saved state, which may be that of a single environment."""
        self._open().load(self._slot(slot), state)
        self._seeded = True

    def copy_slot(self, source: int, target: int) -> None:
        """Copy one slot over another: episode, observation, random state and number of steps."""
        core = self._required()
        core.copy(self._slot(source), core, self._slot(target))

    def clone_slot(self, slot: int) -> QuoinEnv:
        """Return a single environment that continues exactly as one slot would, without autoreset."""
        core, slot = self._required(), self._slot(slot)
        if self._pool is None:
            self._pool = Pool(self._layout, self._options, self.max_episode_steps)
        env = bound(
            self._layout,
            self._options,
            self.max_episode_steps,
            {
                "render_mode": self.render_mode,
                "_lent": {"action_space": self.single_action_space, "observation_space": self.single_observation_space},
            },
        )
        target, to = self._pool.take()
        env._pool, env._core, env._slot = self._pool, target, to
        core.copy(slot, target, to)
        env._seeded = True
        return env

    def determinize(self, seed: int, slot: int | None = None) -> None:
        """Redraw everything the agents cannot see, in one slot or in all.

        Without a slot, slot ``i`` uses the seed ``seed + i``. See :meth:`quoin.environment.QuoinEnv.determinize`.
        """
        core = self._required()
        java_seed(seed)
        if slot is not None:
            core.determinize(self._slot(slot), seed)
            return
        for each in range(self.num_envs):
            core.determinize(each, seed + each)

    def clone(self) -> QuoinVectorEnv:
        """Return an independent copy of all slots that continues exactly as this environment would."""
        own = {name: value for name, value in self.__dict__.items() if name not in self._MADE}
        for name in ("_np_random", "action_space", "observation_space", "single_action_space", "single_observation_space"):
            if name in own:
                own[name] = copying.deepcopy(own[name])
        twin = object.__new__(type(self))
        twin.__dict__.update(own, _core=None, _slots=None, _pool=None, _shared={})
        core = self._core
        if core is not None:
            other = twin._open()
            for slot in range(self.num_envs):
                core.copy(slot, other, slot)
        return twin

    def __copy__(self) -> QuoinVectorEnv:
        return self.clone()

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads in Java."""
        if self._core is not None:
            self._core.close()
            self._core = None

    def _open(self) -> Core:
        if self._core is None:
            mode = _JAVA_MODES[self.autoreset_mode]
            threads = processors() if self._threads == "auto" else self._threads
            self._core = Core(self._layout, self._options, self.num_envs, mode, threads, self.max_episode_steps)
            for name, view in self._core.info.items():
                self._shared[name], self._shared[f"_{name}"] = view, self._all
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                self._final_observation, self._final_info = self._core.finals()
        return self._core

    def _views(self) -> tuple[SlotEnv, ...]:
        if self._slots is None:
            self._slots = tuple(SlotEnv(self, slot) for slot in range(self.num_envs))
        return self._slots

    def _required(self) -> Core:
        if self._core is None:
            raise ResetNeeded("an environment must be reset first")
        return self._core

    def _slot(self, slot: int) -> int:
        if isinstance(slot, bool) or not isinstance(slot, (int, np.integer)):
            raise TypeError(f"slot must be a whole number, got {slot!r}")
        if not 0 <= slot < self.num_envs:
            raise IndexError(f"slot must be 0..{self.num_envs - 1}, got {slot}")
        return int(slot)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            if self._seeded:
                return [None] * self.num_envs
            first = int(self.np_random.integers(2**62))
            return [first + slot for slot in range(self.num_envs)]
        if isinstance(seed, (int, np.integer)):
            java_seed(int(seed))
            self._np_random, self._np_random_seed = _generator(int(seed))
            return [int(seed) + slot for slot in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"seeds must be as many as there are environments, {self.num_envs}, got {len(seed)}")
        return list(seed)

    def _write(self, core: Core, actions: Any) -> None:
        given = actions if isinstance(actions, np.ndarray) else np.asarray(actions)
        kind = given.dtype
        if kind.kind not in "iu":
            raise TypeError(f"actions must be whole numbers, got an array of {kind}")
        if given.shape != self._shape:
            raise ValueError(f"actions must have the shape ({self.num_envs},), got {given.shape}")
        if not kind.isnative:
            given = given.astype(kind := kind.newbyteorder("="))
        core.action[...] = given
        # Java checks the range; this only checks that nothing was lost in the conversion to 32 bits. As unsigned numbers,
        # negative ones are the largest, and argmax is the fastest way to find the largest.
        if kind.itemsize > 4 or kind == np.uint32:
            largest = given[(given.view(np.uint64) if kind == np.int64 else given).argmax()]
            if not 0 <= largest < 2**31 and not (core.action == given).all():
                slot = int(np.flatnonzero(core.action != given)[0])
                raise ActionRangeError(f"slot {slot}: action must be 0..{self._layout.actions - 1}, got {given[slot]}")

    def _observations(self, core: Core) -> Any:
        views = core.observation
        if len(views) == 1:
            (view,) = views.values()
            return view.copy() if self.copy else view
        return {name: view.copy() for name, view in views.items()} if self.copy else dict(views)

    def _infos(self, core: Core, shown: NDArray[np.bool_]) -> dict[str, Any]:
        if not self.copy and shown is self._all:
            return dict(self._shared)
        infos: dict[str, Any] = {}
        for name, view in core.info.items():
            infos[name] = view.copy() if self.copy else view
            infos[f"_{name}"] = shown
        return infos

    def _add_finals(self, ended: NDArray[np.bool_], infos: dict[str, Any]) -> None:
        """Add the final observations and infos of finished episodes, in the form of Gymnasium's vector environments."""
        observations = np.full(self.num_envs, None, dtype=object)
        slots = np.flatnonzero(ended)
        single = len(self._final_observation) == 1
        for slot in slots:
            parts = {name: view[slot].copy() for name, view in self._final_observation.items()}
            observations[slot] = next(iter(parts.values())) if single else parts
        final: dict[str, Any] = {}
        for name, view in self._final_info.items():
            if self.copy:
                values = np.zeros_like(view)
                values[slots] = view[slots]
                final[name] = values
            else:
                final[name] = view
            final[f"_{name}"] = ended
        infos["final_obs"], infos["_final_obs"] = observations, ended
        infos["final_info"], infos["_final_info"] = final, ended

    def __reduce__(self) -> tuple[Any, ...]:
        kept = {name: self.__dict__[name] for name in ("spec", "_np_random", "_np_random_seed") if name in self.__dict__}
        given = {
            "autoreset_mode": self.autoreset_mode,
            "copy": self.copy,
            "threads": self._threads,
            "max_episode_steps": self.max_episode_steps,
            "render_mode": self.render_mode,
            **self._options,
        }
        core = self._core
        states = None
        if core is not None and self._seeded:
            states = [(core.save(slot), int(core.call("elapsedSteps", slot))) for slot in range(self.num_envs)]
        return _restored, (type(self), self._layout.id, self.num_envs, given, kept, states)


def _restored(
    kind: type[QuoinVectorEnv], id: str, count: int, given: dict[str, Any], kept: dict[str, Any], states: list[tuple[bytes, int]] | None
) -> QuoinVectorEnv:
    env = kind(id, count, **given)
    env.__dict__.update(kept)
    for slot, (state, elapsed) in enumerate(states or []):
        env.load_state(slot, state)
        env._required().call("setElapsedSteps", slot, elapsed)
    return env


class SlotEnv(gymnasium.Env[Any, Any]):
    """One slot of a vector environment, as :meth:`QuoinVectorEnv.call` and :meth:`QuoinVectorEnv.get_attr` see it."""

    def __init__(self, vector: QuoinVectorEnv, slot: int) -> None:
        self._vector, self._index = vector, slot
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 4}
        self.render_mode = vector.render_mode
        self.spec = vector.spec
        self.observation_space = vector.single_observation_space
        self.action_space = vector.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start an episode in this slot only."""
        given = checked_reset_options(options)
        if seed is None and not self._vector._seeded:
            seed = int(self.np_random.integers(2**62))
        core = self._vector._open()
        core.reset(self._index, seed, given)
        return core.observe(self._index), core.inform(self._index)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Not supported: all slots step together."""
        raise NotImplementedError("the slots of a vector environment step together: call step of the vector environment")

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal."""
        masks: NDArray[np.bool_] = self._vector._required().info["action_mask"][self._index].astype(np.bool_)
        return masks

    def action_text(self, action: int) -> str:
        """Return a legal action in the game's notation."""
        number = checked_action(action, self._vector._layout.actions)
        return str(self._vector._required().call("write", self._index, number))

    def read_action(self, text: str) -> int:
        """Return the legal action for a text in the game's notation."""
        if not isinstance(text, str):
            raise TypeError(f"a move must be a text, got {text!r}")
        return int(self._vector._required().call("read", self._index, text))

    def save_state(self) -> bytes:
        """Return the state of this slot."""
        return self._vector.save_state(self._index)

    def load_state(self, state: bytes) -> tuple[Any, dict[str, Any]]:
        """Continue in this slot from a saved state."""
        self._vector.load_state(self._index, state)
        core = self._vector._required()
        return core.observe(self._index), core.inform(self._index)

    def clone(self) -> QuoinEnv:
        """Return a single environment that continues as this slot would."""
        return self._vector.clone_slot(self._index)

    def determinize(self, seed: int) -> None:
        """Redraw everything the agent of this slot cannot see."""
        self._vector.determinize(seed, self._index)

    def __copy__(self) -> QuoinEnv:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> QuoinEnv:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.clone().__reduce__()

    def render(self) -> Any:
        """Return the game in this slot as text or as an image; ``human`` prints the text."""
        if self.render_mode is None:
            return None
        core = self._vector._required()
        if self.render_mode == "rgb_array":
            return core.picture(self._index)
        text = core.text(self._index)
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None


def _generator(seed: int) -> tuple[np.random.Generator, int]:
    from gymnasium.utils.seeding import np_random

    return np_random(seed)


def _mode(value: str | AutoresetMode) -> AutoresetMode:
    for mode, java_name in _JAVA_MODES.items():
        if value == mode or value == mode.value or (isinstance(value, str) and value.upper() == java_name):
            return mode
    raise ValueError(f"autoreset_mode must be one of {[mode.value for mode in _JAVA_MODES]}, got {value!r}")


def _limit(steps: int | None) -> int | None:
    return None if steps is None or (not isinstance(steps, bool) and steps == -1) else _at_least_one("max_episode_steps", steps)


def _at_least_one(name: str, value: int) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)):
        raise TypeError(f"{name} must be a whole number, got {value!r}")
    if value < 1:
        raise ValueError(f"{name} must be at least 1, got {value}")
    return int(value)


def _thread_count(threads: Any) -> int | Literal["auto"]:
    if isinstance(threads, str):
        if threads != "auto":
            raise ValueError(f"threads must be a whole number or 'auto', got {threads!r}")
        return "auto"
    return _at_least_one("threads", threads)


def _reset_mask(mask: Any, count: int) -> NDArray[np.bool_] | None:
    if mask is None:
        return None
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
        raise TypeError(f"options['reset_mask'] must be an array of truth values, got {mask!r}")
    if mask.shape != (count,):
        raise ValueError(f"options['reset_mask'] must have the shape ({count},), got {mask.shape}")
    if not mask.any():
        raise ValueError("options['reset_mask'] must choose at least one environment, got none")
    return mask.copy()
