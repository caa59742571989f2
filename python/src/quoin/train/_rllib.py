"""The environments for RLlib, with masks, and modules that respect the masks."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from ray.rllib.algorithms.dqn.default_dqn_rl_module import QF_NEXT_PREDS, QF_PREDS, QF_TARGET_NEXT_PREDS
from ray.rllib.algorithms.ppo.torch.ppo_torch_learner import PPOTorchLearner
from ray.rllib.core.columns import Columns
from ray.rllib.core.distribution.torch.torch_distribution import TorchCategorical
from ray.rllib.core.learner.utils import make_target_network
from ray.rllib.core.rl_module.apis import (
    TARGET_NETWORK_ACTION_DIST_INPUTS,
    InferenceOnlyAPI,
    QNetAPI,
    TargetNetworkAPI,
    ValueFunctionAPI,
)
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.utils.schedules.scheduler import Scheduler
from torch import Tensor

from quoin import _layout, _options
from quoin._core import Core
from quoin._layout import Layout
from quoin.train._extras import needed
from quoin.train.networks import Network, masked
from quoin.vector import QuoinVectorEnv

PLAYERS = ("player_0", "player_1")
#: The policies of self-play: the one that is exported, and the other side's if it has its own. RLlib assumes a
#: single-agent environment if the only policy has its default name.
MAIN_MODULE_ID, OTHER_MODULE_ID = "main", "other"


class Games(VectorEnv[Any, Any, Any]):
    """The native vector environment. An observation is a dictionary of the fields that a network reads, and the mask.

    Infos are empty, because RLlib would split them up game by game.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, id: str, count: int, options: Mapping[str, Any], fields: list[str]) -> None:
        self.games = QuoinVectorEnv(id, count, **options)
        self.num_envs = count
        self._fields = fields
        self.spec = None
        self.render_mode = None
        self.single_observation_space = observation_space(self.games._layout, fields)
        self.single_action_space = spaces.Discrete(self.games._layout.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a game in every slot."""
        observations, _ = self.games.reset(seed=seed, options=options)
        return self._shown(observations), {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Step every slot."""
        observations, rewards, terminated, truncated, _ = self.games.step(np.asarray(actions))
        return self._shown(observations), rewards, terminated, truncated, {}

    def close_extras(self, **kwargs: Any) -> None:
        """Close the games."""
        self.games.close()

    def _shown(self, observations: Any) -> dict[str, Any]:
        parts = observations if isinstance(observations, Mapping) else {self._fields[0]: observations}
        return {**{name: parts[name] for name in self._fields}, "action_mask": self.games.action_masks().astype(np.int8)}


def observation_space(layout: Layout, fields: list[str]) -> spaces.Dict:
    """Return the observation space of one game in :class:`Games`."""
    shown: dict[str, gymnasium.Space[Any]] = {field.name: field.space for field in layout.observation if field.name in fields}
    return spaces.Dict({**shown, "action_mask": spaces.Box(0, 1, (layout.actions,), np.int8)})


def make(config: Mapping[str, Any]) -> Games:
    """Create games for RLlib."""
    return Games(config["id"], int(config["num_envs"]), config["options"], list(config["fields"]))


class TwoPlayers(MultiAgentEnv):
    """One game whose two sides are the agents ``player_0`` and ``player_1``, for self-play with RLlib's multi-agent API.

    Only the agent to move gets an observation, except at the end, when both do. ``player_0`` moves first.
    """

    def __init__(self, id: str, options: Mapping[str, Any], fields: list[str]) -> None:
        super().__init__()
        chosen = {**options, "opponent": "self", "invalid_move_mode": "error"}
        self._layout = _layout.of(id, _options.plain(id, chosen))
        self._core = Core(self._layout, chosen, 1, "DISABLED", 1)
        self._fields = fields
        self._seeded = False
        self.agents = self.possible_agents = list(PLAYERS)
        self.observation_spaces = dict.fromkeys(PLAYERS, observation_space(self._layout, fields))
        self.action_spaces = dict.fromkeys(PLAYERS, self._layout.action_space)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a game."""
        if seed is None and not self._seeded:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        self._core.reset(0, seed, options or {})
        self._seeded = True
        return {self._mover(): self._shown()}, {}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Play a move for the agent to move."""
        core = self._core
        core.action[0] = int(actions[self._mover()])
        core.step()
        over = bool(core.terminated[0] or core.truncated[0])
        shown = dict.fromkeys(PLAYERS, self._shown()) if over else {self._mover(): self._shown()}
        ended = {"__all__": bool(core.terminated[0])}, {"__all__": bool(core.truncated[0])}
        return shown, dict(zip(PLAYERS, self._earned(), strict=True)), *ended, {}

    def close(self) -> None:
        """Free the game's resources in Java."""
        self._core.close()

    def _mover(self) -> str:
        return PLAYERS[int(self._core.info["current_player"][0])]

    def _shown(self) -> dict[str, Any]:
        parts = {name: self._core.observation[name][0].copy() for name in self._fields}
        return {**parts, "action_mask": self._core.info["action_mask"][0].astype(np.int8)}

    def _earned(self) -> tuple[float, float]:
        info = self._core.info
        if "seat_rewards" in info:
            first, second = info["seat_rewards"][0]
            return float(first), float(second)
        lead = float(np.sign(int(info["black_count"][0]) - int(info["white_count"][0]))) if self._core.terminated[0] else 0.0
        return lead, 0.0 - lead


def make_two_players(config: Mapping[str, Any]) -> TwoPlayers:
    """Create a self-play game for RLlib."""
    return TwoPlayers(config["id"], config["options"], list(config["fields"]))


def shared(agent: str, episode: Any, **kwargs: Any) -> str:
    """Map both players to one policy."""
    return MAIN_MODULE_ID


def alternating(agent: str, episode: Any, **kwargs: Any) -> str:
    """Map the players to two policies. Which policy plays which seat depends on the episode."""
    swapped = zlib.crc32(str(episode.id_).encode()) % 2
    return MAIN_MODULE_ID if PLAYERS.index(agent) == swapped else OTHER_MODULE_ID


def _legal(fields: Mapping[str, Tensor]) -> Tensor:
    """Return the masks. A finished game, whose next action is never played, allows all actions."""
    masks = fields["action_mask"] != 0
    return masks | ~masks.any(-1, keepdim=True)


class _OnNetwork(TorchRLModule):
    """A module with a network that the field ``model_config`` describes."""

    def setup(self) -> None:
        """Create the network."""
        chosen = self.model_config
        self.network = Network(chosen["layout"], chosen["network"], chosen["width"])
        self.action_dist_cls = TorchCategorical


class MaskedPolicyModule(_OnNetwork, ValueFunctionAPI):
    """Policy and value for PPO; illegal actions have probability 0."""

    def _forward(self, batch: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        logits, _ = self.network(batch[Columns.OBS])
        return {Columns.ACTION_DIST_INPUTS: masked(logits, _legal(batch[Columns.OBS]))}

    def _forward_train(self, batch: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        fields = batch[Columns.OBS]
        hidden = self.network.features(fields)
        logits = masked(self.network.logits(fields, hidden), _legal(fields))
        return {Columns.ACTION_DIST_INPUTS: logits, Columns.EMBEDDINGS: hidden}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Tensor:
        """Return the values of the observations."""
        hidden = self.network.features(batch[Columns.OBS]) if embeddings is None else embeddings
        values: Tensor = self.network.value(hidden).squeeze(-1)
        return values


class SnapshotPolicy(TorchRLModule):
    """A snapshot from a league, an ONNX file, that plays but does not learn. Before it has a snapshot, it moves at random."""

    def setup(self) -> None:
        """Start without a snapshot."""
        self.action_dist_cls = TorchCategorical
        self._session: Any = None
        # RLlib creates an optimizer for every module, and an optimizer needs a parameter.
        self._unused = torch.nn.Parameter(torch.zeros(1))

    def play_as(self, model: bytes) -> None:
        """Set the snapshot, given the contents of an ONNX file."""
        runtime = needed("onnxruntime", "rllib")
        settings = runtime.SessionOptions()
        settings.intra_op_num_threads = settings.inter_op_num_threads = 1
        self._session = runtime.InferenceSession(model, settings, providers=["CPUExecutionProvider"])

    def _forward(self, batch: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        fields = batch[Columns.OBS]
        logits = torch.zeros(fields["action_mask"].shape)
        if self._session is not None:
            feed = {part.name: np.asarray(fields[part.name], np.float32) for part in self._session.get_inputs()}
            logits = torch.from_numpy(self._session.run(["logits"], feed)[0])
        return {Columns.ACTION_DIST_INPUTS: masked(logits, _legal(fields))}


class Learner(PPOTorchLearner):
    """PPO's learner, which also logs the metrics that CleanRL calls approx_kl and clipfrac."""

    def compute_loss_for_module(self, *, module_id: str, config: Any, batch: dict[str, Any], fwd_out: dict[str, Any]) -> Any:
        """Return the PPO loss."""
        loss = super().compute_loss_for_module(module_id=module_id, config=config, batch=batch, fwd_out=fwd_out)
        with torch.no_grad():
            logp = TorchCategorical.from_logits(fwd_out[Columns.ACTION_DIST_INPUTS]).logp(batch[Columns.ACTIONS])
            logratio = logp - batch[Columns.ACTION_LOGP]
            # Rows that are only there to bootstrap values do not count.
            logratio = logratio[batch[Columns.LOSS_MASK]] if Columns.LOSS_MASK in batch else logratio
            ratio = logratio.exp()
            self.metrics.log_dict(
                {
                    "approx_kl": ((ratio - 1) - logratio).mean(),
                    "clipfrac": ((ratio - 1).abs() > config.clip_param).float().mean(),
                },
                key=module_id,
                window=1,
            )
        return loss


class MaskedPolicyModuleWithPast(MaskedPolicyModule, TargetNetworkAPI, InferenceOnlyAPI):
    """The same for APPO, which compares with the policy from some updates ago."""

    def make_target_networks(self) -> None:
        """Create the target network."""
        self._old = make_target_network(self.network)

    def get_target_network_pairs(self) -> list[tuple[Any, Any]]:
        """Return the network with its target network."""
        return [(self.network, self._old)]

    def forward_target(self, batch: dict[str, Any]) -> dict[str, Any]:
        """Return the logits of the target network."""
        logits, _ = self._old(batch[Columns.OBS])
        return {TARGET_NETWORK_ACTION_DIST_INPUTS: masked(logits, _legal(batch[Columns.OBS]))}

    def get_non_inference_attributes(self) -> list[str]:
        """Return the names of the attributes that are not needed for inference."""
        return ["_old"]


class MaskedQModule(_OnNetwork, QNetAPI, TargetNetworkAPI, InferenceOnlyAPI):
    """Action values for DQN: the logits of the network are the values; an illegal action is worth minus infinity.

    RLlib's learner counts minus infinity as 0 in finished games; if there is a legal action, the maximum is never minus infinity.
    """

    def setup(self) -> None:
        """Create the network and set the exploration rate."""
        super().setup()
        self._epsilon = Scheduler(fixed_value_or_schedule=self.model_config["epsilon"], framework="torch")

    def compute_q_values(self, batch: dict[str, Any]) -> dict[str, Any]:
        """Return the values of the actions."""
        return {QF_PREDS: self._values(self.network, batch[Columns.OBS])}

    def _values(self, network: Any, fields: Mapping[str, Tensor]) -> Tensor:
        values, _ = network(fields)
        masked_values: Tensor = values.masked_fill(fields["action_mask"] == 0, -torch.inf)
        return masked_values

    def _forward_inference(self, batch: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        return {Columns.ACTIONS: self.compute_q_values(batch)[QF_PREDS].argmax(-1)}

    def _forward_exploration(self, batch: dict[str, Any], t: int = 0, **kwargs: Any) -> dict[str, Any]:
        best = self.compute_q_values(batch)[QF_PREDS].argmax(-1)
        self._epsilon.update(t)
        random = torch.multinomial(_legal(batch[Columns.OBS]).float(), 1).squeeze(-1)
        tries = torch.rand(best.shape, device=best.device) < self._epsilon.get_current_value()
        return {Columns.ACTIONS: torch.where(tries, random, best)}

    def _forward_train(self, batch: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        following = batch[Columns.NEXT_OBS]
        with torch.no_grad():
            better = self._values(self.network, following)
            target = self._values(self._target, following)
        return {QF_PREDS: self._values(self.network, batch[Columns.OBS]), QF_NEXT_PREDS: better, QF_TARGET_NEXT_PREDS: target}

    def make_target_networks(self) -> None:
        """Create the target network."""
        self._target = make_target_network(self.network)

    def get_target_network_pairs(self) -> list[tuple[Any, Any]]:
        """Return the network with its target network."""
        return [(self.network, self._target)]

    def forward_target(self, batch: dict[str, Any]) -> dict[str, Any]:
        """Return the values according to the target network."""
        return {QF_PREDS: self._values(self._target, batch[Columns.OBS])}

    def get_non_inference_attributes(self) -> list[str]:
        """Return the names of the attributes that are not needed for inference."""
        return ["_target"]


#: The module for each algorithm.
MODULES = {"PPO": MaskedPolicyModule, "APPO": MaskedPolicyModuleWithPast, "DQN": MaskedQModule}
