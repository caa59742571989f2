"""Two players taking turns, for PettingZoo, on one Java slot that plays both sides."""

from __future__ import annotations

import copy
import json
import struct
import warnings
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from quoin import _layout, _options
from quoin._core import Core, Pool, Pooled, checked_reset_options, java_seed
from quoin.environment import RENDER_MODES, checked_action, checked_render_mode

MASK = "action_mask"


_MARK = b"quoin-aec-1\0"
_LENGTHS = struct.Struct(">II")


def wrapped(env: TwoPlayers) -> Any:
    """Wrap an environment with PettingZoo's usual wrappers: an illegal move loses the game."""
    return _OrderEnforcing(wrappers.AssertOutOfBoundsWrapper(_TerminateIllegal(env, illegal_reward=-1)))


class _TerminateIllegal(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    """PettingZoo's wrapper, for an environment whose state can be loaded."""

    _loads = 0

    @property
    def _terminated(self) -> bool:
        return bool(self.env.unwrapped._ended_from_outside())

    @_terminated.setter
    def _terminated(self, value: bool) -> None:
        # The environment knows this, even after a state was loaded.
        pass

    def step(self, action: Any) -> None:
        """Like PettingZoo's own, but never use the mask of an earlier state."""
        loads = self.env.unwrapped._loads
        if self._loads != loads:
            self._loads = loads
            self._prev_obs = self._prev_info = None
        super().step(action)


class _OrderEnforcing(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's wrapper, which counts a loaded state as a reset; its copies are wrapped too."""

    @property
    def _has_reset(self) -> bool:
        return bool(self.env.unwrapped._seeded)

    @_has_reset.setter
    def _has_reset(self, value: bool) -> None:
        # The environment knows this, even after a state was loaded.
        pass

    def clone(self) -> Any:
        """Return an independent copy with the same wrappers."""
        return _rewrapped(self.unwrapped.clone(), self._has_updated)

    def load_state(self, state: bytes) -> None:
        """Continue from a saved state."""
        self.unwrapped.load_state(state)
        self._has_updated = True

    def __copy__(self) -> Any:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rewrapped, (self.unwrapped, self._has_updated)

    def __str__(self) -> str:
        return str(self.env)


def _rewrapped(env: TwoPlayers, has_updated: bool) -> Any:
    outer = wrapped(env)
    outer._has_updated = has_updated
    return outer


class TwoPlayers(Pooled, AECEnv):  # type: ignore[misc]
    """The environment without wrappers: an illegal move raises ValueError.

    Subclasses define what the waiting player sees, the rewards at the end of a game, and :meth:`state`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 4, "is_parallelizable": False}

    def __init__(self, env_id: str, render_mode: str | None, options: dict[str, Any]) -> None:
        super().__init__()
        self.render_mode = checked_render_mode(render_mode)
        for name in ("opponent", "agent_player", "invalid_move_mode", "invalid_move_penalty"):
            if name in options:
                raise ValueError(f"{env_id} in PettingZoo has no option {name!r}: two agents play, and an illegal move loses")
        self._options = {**options, "opponent": "self", "invalid_move_mode": "error"}
        self._layout = _layout.of(env_id, _options.plain(env_id, self._options))
        self.possible_agents = ["player_0", "player_1"]
        mask = spaces.Box(0, 1, (self._layout.actions,), np.int8)
        own = self._layout.observation_space
        shown = own.spaces if isinstance(own, spaces.Dict) else {"observation": own}
        self.observation_spaces = {agent: spaces.Dict({**shown, MASK: mask}) for agent in self.possible_agents}
        self.action_spaces = {agent: self._layout.action_space for agent in self.possible_agents}
        self.agents: list[str] = []
        self.state_space = self._state_space()
        self._seeded = False
        self._lent = False
        self._loads = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of a player."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of a player."""
        if self._lent:
            # Sampling in a clone does not affect the original.
            self._lent = False
            self.action_spaces = copy.deepcopy(self.action_spaces)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game, optionally from ``options={"position": ...}`` or ``{"opening": ...}`` if the game supports it.

        Other options raise ValueError, except for one called ``options``, which PettingZoo's own test passes.
        """
        given = checked_reset_options(options)
        given.pop("options", None)
        allowed = [name for name in self._layout.reset_options if name != "agent_player"]
        for name in given:
            if name not in allowed:
                raise ValueError(f"a reset of {self._layout.id} has no option {name!r}, only [{', '.join(allowed)}]")
        if seed is not None:
            java_seed(seed)
        elif not self._seeded:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        core = self._begun()
        core.reset(self._slot, seed, given)
        self._seeded = True
        self._skip_agent_selection = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, bool(core.terminated[self._slot]))
        self.truncations = dict.fromkeys(self.agents, bool(core.truncated[self._slot]))
        self._turn()
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """Take an action for :attr:`agent_selection`; None once its game is over."""
        core = self._open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        core.step_slot(self._slot, checked_action(action, self._layout.actions))
        self._cumulative_rewards[agent] = 0.0
        first, second = self._earned(core, self._slot)
        self.rewards = {"player_0": first, "player_1": second}
        self.terminations = dict.fromkeys(self.agents, bool(core.terminated[self._slot]))
        self.truncations = dict.fromkeys(self.agents, bool(core.truncated[self._slot]))
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a player sees, even if it is not to move; its mask is then all zeros."""
        core = self._open()
        shown = core.observe(self._slot)
        parts = dict(shown) if isinstance(shown, dict) else {"observation": shown}
        parts[MASK] = self._mask(agent)
        return parts if self._sees(agent) else self._from_aside(agent, parts)

    def render(self) -> Any:
        """Return the game as text (``ansi``) or as an image (``rgb_array``); ``human`` prints the text."""
        if self.render_mode is None:
            warnings.warn("render() does nothing without a render_mode", UserWarning, stacklevel=2)
            return None
        if self.render_mode == "rgb_array":
            return self._open().picture(self._slot)
        text = self._open().text(self._slot)
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def close(self) -> None:
        """Free the environment's resources in Java. Its clones stay usable."""
        self._release()
        self._seeded = False

    def state(self) -> NDArray[Any]:
        """Return the whole game, including what the players cannot see; the module describes the format."""
        return self._state(np.array(self._open().call("fullState", self._slot), np.int32))

    def save_state(self) -> bytes:
        """Return the game, the players' rewards and observations, and the random state, for :meth:`load_state`."""
        java = self._open().save(self._slot)
        seen = self._saved_seen()
        own = {name: getattr(self, name) for name in self._KEPT}
        told = json.dumps({**own, "seen": sorted(seen)}).encode()
        parts = [np.ascontiguousarray(part).tobytes() for agent in sorted(seen) for part in seen[agent].values()]
        return b"".join([_MARK, _LENGTHS.pack(len(told), len(java)), told, java, *parts])

    def load_state(self, state: bytes) -> None:
        """Continue from a state saved by an environment with the same options; no reset is needed first.

        Raises ValueError if the bytes are not such a state.
        """
        if not isinstance(state, (bytes, bytearray, memoryview)):
            raise TypeError(f"a saved state must be bytes, got {type(state).__name__}")
        told, java, seen = self._read(bytes(state))
        core = self._begun()
        core.load(self._slot, java)
        self._seeded = True
        self._loads += 1
        for name in self._KEPT:
            setattr(self, name, told[name])
        self._load_seen(seen)
        self._inform()

    def determinize(self, seed: int) -> None:
        """Redraw everything that :attr:`agent_selection` cannot see. Its observation and legal actions stay the same."""
        self._open().determinize(self._slot, seed)

    def clone(self) -> Any:
        """Return an independent copy that continues exactly as this environment would."""
        core, slot = self._copied_slot()
        own = self.__dict__.copy()
        if core is None:
            own["_pool"] = None
        own["_core"], own["_slot"], own["_lent"] = core, slot, True
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "_seen"):
            if name in own:
                own[name] = own[name].copy()
        if "infos" in own:
            own["infos"] = {agent: info.copy() for agent, info in own["infos"].items()}
        twin = object.__new__(self.__class__)
        twin.__dict__ = own
        return twin

    def __copy__(self) -> Any:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        twin = memo[id(self)] = self.clone()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.save_state() if self._core is not None and self._seeded else None
        options = {name: value for name, value in self._options.items() if name not in ("opponent", "invalid_move_mode")}
        return _restored, (type(self), self._layout.id, self.render_mode, options, state)

    @classmethod
    def _made(cls, env_id: str, render_mode: str | None, options: dict[str, Any]) -> Any:
        return cls(env_id, render_mode, **options)

    #: What a saved state contains besides Java's state and the players' observations.
    _KEPT = (
        "agents",
        "agent_selection",
        "rewards",
        "_cumulative_rewards",
        "terminations",
        "truncations",
        "_skip_agent_selection",
    )

    def _read(self, state: bytes) -> tuple[dict[str, Any], bytes, dict[str, dict[str, Any]]]:
        head = len(_MARK) + _LENGTHS.size
        try:
            if not state.startswith(_MARK):
                raise ValueError("it does not begin as one")
            told_length, java_length = _LENGTHS.unpack(state[len(_MARK) : head])
            told = json.loads(state[head : head + told_length])
            rest = memoryview(state)[head + told_length + java_length :]
            seen: dict[str, dict[str, Any]] = {}
            for agent in told["seen"]:
                shown: Any = self.observation_spaces[agent]
                seen[agent] = {}
                for name, space in shown.spaces.items():
                    size = int(np.prod(space.shape)) * space.dtype.itemsize
                    seen[agent][name] = np.frombuffer(rest[:size], space.dtype).reshape(space.shape).copy()
                    rest = rest[size:]
            agents = set(self.possible_agents)
            if rest or not {*told["agents"], told["agent_selection"]} <= agents or not told.keys() >= set(self._KEPT):
                raise ValueError("its length or its players are wrong")
        except (ValueError, KeyError, TypeError, struct.error) as wrong:
            raise ValueError(f"the {len(state)} bytes are no saved state of {self._layout.id} in PettingZoo: {wrong}") from None
        return told, state[head + told_length : head + told_length + java_length], seen

    def _saved_seen(self) -> dict[str, dict[str, Any]]:
        """Return the last observation of each player, if it cannot be reconstructed from the game."""
        return {}

    def _load_seen(self, seen: dict[str, dict[str, Any]]) -> None:
        pass

    def _ended_from_outside(self) -> bool:
        """Whether a wrapper ended the game because of an illegal move."""
        core = self._core
        if core is None or not self._seeded or not any(self.terminations.values()):
            return False
        return not core.terminated[self._slot] and not core.truncated[self._slot]

    def _state_space(self) -> spaces.Box:
        raise NotImplementedError

    def _state(self, numbers: NDArray[np.int32]) -> NDArray[Any]:
        raise NotImplementedError

    def _earned(self, core: Core, slot: int) -> tuple[float, float]:
        raise NotImplementedError

    def _from_aside(self, agent: str, parts: dict[str, Any]) -> dict[str, Any]:
        """Return what a player sees while ``parts`` is shown to the other player."""
        raise NotImplementedError

    def _begun(self) -> Core:
        if self._core is None:
            self._pool = Pool(self._layout, self._options)
            self._core, self._slot = self._pool.take()
        return self._core

    def _open(self) -> Core:
        if self._core is None:
            raise ResetNeeded("an environment must be reset first")
        return self._core

    def _sees(self, agent: str) -> bool:
        """Whether what Java shows now is meant for this player."""
        return self.possible_agents.index(agent) == int(self._open().info["agent_player"][self._slot])

    def _turn(self) -> None:
        self.agent_selection = self.possible_agents[int(self._open().info["current_player"][self._slot])]
        self._inform()

    def _inform(self) -> None:
        winner = int(self._open().info["winner"][self._slot])
        self.infos = {agent: {MASK: self._mask(agent), "winner": winner} for agent in self.agents}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        if not self._sees(agent):
            return np.zeros(self._layout.actions, np.int8)
        mask: NDArray[np.int8] = self._open().info[MASK][self._slot].copy()
        return mask


def _restored(kind: type[TwoPlayers], id: str, render_mode: str | None, options: dict[str, Any], state: bytes | None) -> Any:
    env = kind._made(id, render_mode, options)
    if state is not None:
        env.load_state(state)
    return env
