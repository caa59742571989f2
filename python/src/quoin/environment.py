"""A single environment for Gymnasium."""

from __future__ import annotations

import copy
import operator
import sys
import warnings
from types import FrameType
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from gymnasium.wrappers import PassiveEnvChecker, TimeLimit
from numpy.typing import NDArray

from quoin import _layout, _options
from quoin._core import Core, Pool, Pooled, checked_reset_options, java_seed
from quoin._jvm import ActionRangeError
from quoin.model import with_model

RENDER_MODES = ["human", "ansi", "rgb_array"]

_WRAPPER_STEPS = {TimeLimit.step.__code__, PassiveEnvChecker.step.__code__}


def checked_render_mode(render_mode: str | None) -> str | None:
    """Return the render mode, or raise ValueError."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be None or one of {RENDER_MODES}, got {render_mode!r}")
    return render_mode


def checked_action(action: Any, actions: int) -> int:
    """Return an action as an int. Raises TypeError if it is not a whole number, ActionRangeError if it does not exist."""
    try:
        number = operator.index(action)
    except TypeError:
        raise TypeError(f"an action must be a whole number, got {action!r}") from None
    if not 0 <= number < actions:
        raise ActionRangeError(f"action must be 0..{actions - 1}, got {number}")
    return number


class QuoinEnv(Pooled, gymnasium.Env[Any, Any]):
    """One game after another, as ``gymnasium.make("quoin/Othello-v0")`` creates it.

    The options are those of the environment. A wrong option raises ValueError with a list of what is allowed. The JVM starts at the
    first :meth:`reset`. What happens to illegal actions is an option; by default they earn a penalty and change nothing.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}

    #: The environment's own attributes; any others were set by users.
    _OWN = frozenset(
        "render_mode _options _layout _actions _limit _core _slot _pool _seeded _resumed _lent _random_used spec "
        "action_space observation_space _np_random _np_random_seed".split()
    )

    def __init__(self, env_id: str, *, render_mode: str | None = None, **options: Any) -> None:
        self.render_mode = checked_render_mode(render_mode)
        given = with_model(options)
        self._begin(_layout.of(env_id, _options.plain(env_id, given)), given)
        self.observation_space = self._layout.observation_space
        self.action_space = self._layout.action_space

    def _begin(self, layout: _layout.Layout, options: dict[str, Any], limit: int | None = None) -> None:
        self._options, self._layout, self._limit = options, layout, limit
        self._actions = layout.actions
        self._core = self._pool = None
        self._seeded = False
        # The number of steps of a loaded state, until the first step after it.
        self._resumed: int | None = None
        # The spaces of the environment that this one was cloned from, until they are needed.
        self._lent: dict[str, spaces.Space[Any]] = {}
        # Whether a caller may hold the random number generator.
        self._random_used = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start an episode. A seed determines this episode and all that follow without one.

        The options are those that a reset can change; for Othello, ``agent_player`` and either ``position`` or ``opening``.
        """
        given = checked_reset_options(options)
        if seed is not None:
            java_seed(seed)
            seed = int(seed)
        super().reset(seed=seed)
        if seed is not None:
            self._random_used = False
        core, slot = self._open(), self._slot
        if seed is None and not self._seeded:
            seed = int(self.np_random_seed or 0)
        core.reset(slot, seed, given)
        self._seeded = True
        self._resumed = None
        if self.render_mode == "human":
            self.render()
        return core.observe(slot), core.inform(slot)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action.

        Raises TypeError if the action is not a whole number, IndexError (which is also a ValueError) if it does not exist, ValueError
        if it is illegal and the environment rejects illegal actions, and ResetNeeded before the first reset and after the end of an
        episode.
        """
        core = self._core
        if core is None:
            raise ResetNeeded("an environment must be reset before its first step")
        slot = self._slot
        core.step_slot(slot, checked_action(action, self._actions))
        if self._resumed is not None:
            self._tell_wrappers(core, self._resumed)
        if self.render_mode == "human":
            self.render()
        return (
            core.observe(slot),
            core.reward[slot].item(),
            core.terminated[slot].item(),
            core.truncated[slot].item(),
            core.inform(slot),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as booleans. sb3-contrib's MaskablePPO calls this method."""
        masks: NDArray[np.bool_] = self._required("it has legal actions").info["action_mask"][self._slot].astype(np.bool_)
        return masks

    def action_text(self, action: int) -> str:
        """Return a legal action in the game's notation, such as ``d3`` or ``8D WORD``. Raises ValueError if it is not legal."""
        return str(self._required("actions are written").call("write", self._slot, checked_action(action, self._actions)))

    def read_action(self, text: str) -> int:
        """Return the legal action for a text in the game's notation. Raises ValueError with the reason if there is none."""
        if not isinstance(text, str):
            raise TypeError(f"a move must be a text, got {text!r}")
        return int(self._required("moves are read").call("read", self._slot, text))

    def render(self) -> Any:
        """Return the game as text (``ansi``) or as an image (``rgb_array``); ``human`` prints the text."""
        if self.render_mode is None:
            return None
        core = self._required("it is rendered")
        try:
            if self.render_mode == "rgb_array":
                return core.picture(self._slot)
            text = core.text(self._slot)
        except RuntimeError as failure:
            warnings.warn(f"rendering failed, the result is empty: {failure}", RuntimeWarning, stacklevel=2)
            return np.zeros((0, 0, 3), np.uint8) if self.render_mode == "rgb_array" else ""
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def save_state(self) -> bytes:
        """Return the episode, its number of steps and its random state, for :meth:`load_state`."""
        return self._required("its state is saved").save(self._slot)

    def load_state(self, state: bytes) -> tuple[Any, dict[str, Any]]:
        """Continue from a state saved by an environment with the same options; no reset is needed first.

        Returns the observation and info. A TimeLimit wrapper continues from the saved number of steps.
        Raises ValueError if the bytes are not such a state.
        """
        core, slot = self._open(), self._slot
        core.load(slot, state)
        self._seeded = True
        self._resumed = core.elapsed(slot)
        return core.observe(slot), core.inform(slot)

    def determinize(self, seed: int) -> None:
        """Redraw everything the agent cannot see: the opponent's tiles, the bag and the random state.

        Observation, mask, scores and steps stay the same. Raises NotImplementedError if the game does not define how to redraw
        hidden information.
        """
        self._required("what the agent cannot see is redrawn").determinize(self._slot, seed)

    def clone(self) -> QuoinEnv:
        """Return an independent copy that continues exactly as this environment would. Takes microseconds.

        The wrappers of ``gymnasium.make`` are not copied; use ``copy.deepcopy(env)`` for an environment with wrappers.
        """
        core, slot = self._copied_slot()
        own = self.__dict__.copy()
        if core is None:
            own["_pool"] = None
        own["_core"], own["_slot"] = core, slot
        action_space = own.pop("action_space", None)
        observation_space = own.pop("observation_space", None)
        if action_space is not None or observation_space is not None:
            lent = self._lent
            own["_lent"] = {
                "action_space": lent["action_space"] if action_space is None else action_space,
                "observation_space": lent["observation_space"] if observation_space is None else observation_space,
            }
        own["_np_random"] = copy.deepcopy(self._np_random) if self._random_used else None
        twin = object.__new__(self.__class__)
        twin.__dict__ = own
        return twin

    def __getattr__(self, name: str) -> Any:
        # A clone gets its own spaces only when they are needed, because copying them takes longer than everything else.
        space = self.__dict__.get("_lent", {}).get(name)
        if space is None:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        own = self.__dict__[name] = copy.deepcopy(space)
        return own

    @property
    def np_random(self) -> np.random.Generator:
        """Gymnasium's random number generator. Java has its own."""
        self._random_used = True
        seed = self._np_random_seed
        if self._np_random is None and seed is not None and seed >= 0:
            self._np_random, _ = seeding.np_random(seed)
        return super().np_random

    @np_random.setter
    def np_random(self, value: np.random.Generator) -> None:
        self._random_used = True
        self._np_random, self._np_random_seed = value, -1

    def close(self) -> None:
        """Free the environment's resources in Java. Its clones stay usable."""
        self._release()
        self._seeded = False

    def _tell_wrappers(self, core: Core, steps: int) -> None:
        """Prepare the wrappers of ``gymnasium.make`` for the first step after a state was loaded.

        TimeLimit gets the number of steps, and PassiveEnvChecker gets something to compare the step with; both have nothing
        before a reset. Gymnasium does not let an environment reach its wrappers, but during a step, the wrappers are on the call
        stack.
        """
        self._resumed = None
        frame: FrameType | None = sys._getframe(2)
        while frame is not None:
            wrapper = frame.f_locals.get("self") if frame.f_code in _WRAPPER_STEPS else None
            if isinstance(wrapper, gymnasium.Wrapper) and wrapper.unwrapped is self:
                if isinstance(wrapper, TimeLimit):
                    vars(wrapper)["_elapsed_steps"] = steps
                elif getattr(wrapper, "_previous_data", self) is None:
                    vars(wrapper)["_previous_data"] = core.observe(self._slot), core.inform(self._slot)
            frame = frame.f_back

    def _required(self, before: str) -> Core:
        if self._core is None:
            raise ResetNeeded(f"an environment must be reset before {before}")
        return self._core

    def _open(self) -> Core:
        if self._core is None:
            self._pool = Pool(self._layout, self._options, self._limit)
            self._core, self._slot = self._pool.take()
        return self._core

    def __copy__(self) -> QuoinEnv:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> QuoinEnv:
        functions = [value for value in self._options.values() if callable(value)]
        if any(copy.deepcopy(each, memo) is not each for each in functions):
            # The opponent has a state of its own: the copy gets its own opponent, so it cannot share the pool.
            make, arguments = self.__reduce__()
            twin: QuoinEnv = make(*copy.deepcopy(arguments, memo))
        else:
            twin = self.clone()
        memo[id(self)] = twin
        for name in self.__dict__.keys() - self._OWN:
            twin.__dict__[name] = copy.deepcopy(self.__dict__[name], memo)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        kept: dict[str, Any] = {name: self.__dict__[name] for name in ("spec", "_np_random", "_np_random_seed") if name in self.__dict__}
        kept["action_space"] = self.action_space
        kept["observation_space"] = self.observation_space
        kept["_limit"] = self._limit
        kept["_random_used"] = self._random_used
        kept |= {name: self.__dict__[name] for name in self.__dict__.keys() - self._OWN}
        state = None if self._core is None or not self._seeded else self._core.save(self._slot)
        return _restored, (type(self), self._layout.id, self.render_mode, self._options, kept, state)


def bound(layout: _layout.Layout, options: dict[str, Any], limit: int | None, like: dict[str, Any]) -> QuoinEnv:
    """Create an environment with checked options and other attributes, before its first reset."""
    from quoin.registration import environment_class

    env = object.__new__(environment_class(layout.id))
    env._begin(layout, options, limit)
    env.__dict__.update(like)
    return env


def _restored(
    kind: type[QuoinEnv], id: str, render_mode: str | None, options: dict[str, Any], kept: dict[str, Any], state: bytes | None
) -> QuoinEnv:
    env = kind(id, render_mode=render_mode, **options)
    env.__dict__.update(kept)
    if state is not None:
        env.load_state(state)
        # Wrappers have counters of their own.
        env._resumed = None
    return env
