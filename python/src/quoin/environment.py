"""A single environment for Gymnasium."""

from __future__ import annotations

import operator
import warnings
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from quoin import _layout, _options
from quoin._core import Core, checked_reset_options, java_seed
from quoin._jvm import ActionRangeError
from quoin.model import with_model

RENDER_MODES = ["human", "ansi", "rgb_array"]


def checked_render_mode(render_mode: str | None) -> str | None:
    """The mode of rendering, or ValueError."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be None or one of {RENDER_MODES}, got {render_mode!r}")
    return render_mode


def checked_action(action: Any, actions: int) -> int:
    """An action as a number; TypeError when it is none, ActionRangeError when there is no such action."""
    try:
        number = operator.index(action)
    except TypeError:
        raise TypeError(f"an action must be a whole number, got {action!r}") from None
    if not 0 <= number < actions:
        raise ActionRangeError(f"action must be 0..{actions - 1}, got {number}")
    return number


class QuoinEnv(gymnasium.Env[Any, Any]):
    """One game after another; ``gymnasium.make("quoin/Othello-v0")`` makes one.

    Options are those of the environment, checked here: a wrong one raises ValueError with what is allowed. The JVM starts
    with the first :meth:`reset`. Illegal actions do what the options say, by default they earn a penalty and change nothing.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}

    def __init__(self, env_id: str, *, render_mode: str | None = None, **options: Any) -> None:
        self.render_mode = checked_render_mode(render_mode)
        self._options = with_model(options)
        self._layout = _layout.of(env_id, _options.plain(env_id, self._options))
        self._actions = self._layout.actions
        self.observation_space = self._layout.observation_space
        self.action_space = self._layout.action_space
        self._core: Core | None = None
        self._seeded = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begins an episode. A seed decides it and all that follow without one.

        Options are those that the environment lets a reset change, for Othello ``position`` or ``opening``, and ``agent_player``.
        """
        given = checked_reset_options(options)
        if seed is not None:
            java_seed(seed)
            seed = int(seed)
        super().reset(seed=seed)
        core = self._open()
        if seed is None and not self._seeded:
            seed = int(self.np_random_seed or 0)
        core.reset(0, seed, given)
        self._seeded = True
        if self.render_mode == "human":
            self.render()
        return core.observe(0), core.inform(0)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Takes an action.

        Raises TypeError when it is no whole number, IndexError (which is a ValueError too) when there is no such
        action, ValueError when it is illegal and the environment refuses such, ResetNeeded before the first reset and
        after the end of an episode.
        """
        core = self._core
        if core is None:
            raise ResetNeeded("an environment must be reset before its first step")
        core.action[0] = checked_action(action, self._actions)
        core.step()
        if self.render_mode == "human":
            self.render()
        return (
            core.observe(0),
            core.reward[0].item(),
            core.terminated[0].item(),
            core.truncated[0].item(),
            core.inform(0),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as booleans: sb3-contrib's MaskablePPO calls this method."""
        masks: NDArray[np.bool_] = self._required("it has legal actions").info["action_mask"][0].astype(np.bool_)
        return masks

    def action_text(self, action: int) -> str:
        """A legal action as the game writes it, for instance ``d3`` or ``8D WORD``; ValueError says why it is not legal."""
        return str(self._required("actions are written").call("write", 0, checked_action(action, self._actions)))

    def read_action(self, text: str) -> int:
        """The legal action that a text stands for, in the game's own notation; ValueError says why there is none."""
        if not isinstance(text, str):
            raise TypeError(f"a move must be a text, got {text!r}")
        return int(self._required("moves are read").call("read", 0, text))

    def render(self) -> Any:
        """The game as text (``ansi``) or as pixels (``rgb_array``); ``human`` prints the text."""
        if self.render_mode is None:
            return None
        core = self._required("it is rendered")
        try:
            if self.render_mode == "rgb_array":
                return core.picture(0)
            text = core.text(0)
        except RuntimeError as failure:
            warnings.warn(f"rendering failed, the result is empty: {failure}", RuntimeWarning, stacklevel=2)
            return np.zeros((0, 0, 3), np.uint8) if self.render_mode == "rgb_array" else ""
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def save_state(self) -> bytes:
        """The state of the episode and of all chance to come, for :meth:`load_state`."""
        return self._required("its state is saved").save(0)

    def load_state(self, state: bytes) -> tuple[Any, dict[str, Any]]:
        """Goes on from a saved state of an environment with the same options; ValueError when it is none."""
        core = self._open()
        core.load(0, state)
        self._seeded = True
        return core.observe(0), core.inform(0)

    def close(self) -> None:
        """Frees what the environment holds in Java."""
        if self._core is not None:
            self._core.close()
            self._core = None
            self._seeded = False

    def _required(self, before: str) -> Core:
        if self._core is None:
            raise ResetNeeded(f"an environment must be reset before {before}")
        return self._core

    def _open(self) -> Core:
        if self._core is None:
            self._core = Core(self._layout, self._options, 1, "DISABLED", 1)
        return self._core

    def __reduce__(self) -> tuple[Any, ...]:
        kept: dict[str, Any] = {name: self.__dict__[name] for name in ("spec", "_np_random", "_np_random_seed") if name in self.__dict__}
        kept["action_space"] = self.action_space
        kept["observation_space"] = self.observation_space
        state = None if self._core is None or not self._seeded else self._core.save(0)
        return _restored, (type(self), self._layout.id, self.render_mode, self._options, kept, state)


def _restored(
    kind: type[QuoinEnv], id: str, render_mode: str | None, options: dict[str, Any], kept: dict[str, Any], state: bytes | None
) -> QuoinEnv:
    env = kind(id, render_mode=render_mode, **options)
    env.__dict__.update(kept)
    if state is not None:
        env.load_state(state)
    return env
