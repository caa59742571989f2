"""Policy and value networks for every environment, including the scaling of their inputs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from quoin._layout import Field, Layout

#: Network architectures. ``auto`` is ``candidates`` if the environment lists moves, ``words`` if actions are words in places,
#: and otherwise ``mlp``.
KINDS = ("auto", "mlp", "cnn", "small-cnn", "words", "candidates")

#: Fields that a network does not need: the mask is applied outside, premiums never change, and the rest is redundant.
_SKIPPED = ("action_mask", "premiums", "legal_moves", "candidate_tiles")
_LETTERS = 27

#: Channels, padding and the size of the dense layer.
_CONVOLUTIONS = {"cnn": ((64, 128, 128), 1, 512), "small-cnn": ((32, 64), 0, 128)}


class Network(nn.Module):
    """Computes logits for every action, and the value, from the fields of an observation.

    ``mlp`` has two layers on all numbers. For planes, ``cnn`` has three convolutions of 64, 128 and 128 channels and a layer of 512,
    and ``small-cnn`` two without padding, of 32 and 64 channels, and a layer of 128. ``candidates`` rates each listed move by its
    features and the position. ``words`` rates places, words, and how they fit together, instead of having a weight for each of the
    65,000 actions.
    """

    def __init__(self, layout: Layout, kind: str = "auto", width: int = 256) -> None:
        super().__init__()
        self.fields = [field for field in layout.observation if field.name not in _SKIPPED]
        self.kind = self._checked(layout, kind)
        body: nn.Module
        if self.kind in _CONVOLUTIONS:
            body, size = _convolutions(self.fields[0].shape, *_CONVOLUTIONS[self.kind])
        else:
            inputs = sum(_size(field) for field in self._flat())
            body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
            size = width
        self.body = body
        #: Number of features from the body.
        self.size = size
        self.value = nn.Linear(size, 1)
        if self.kind == "candidates":
            features = next(field.shape[1] for field in self.fields if field.name == "candidates")
            self.context = nn.Linear(size, 64)
            self.policy: nn.Module = nn.Sequential(nn.Linear(features + 64, 64), nn.ReLU(), nn.Linear(64, 1))
            last = self.policy[2]
        elif self.kind == "words":
            last = self.policy = WordsHead(size, *_places_and_words(layout))
        else:
            last = self.policy = nn.Linear(size, layout.actions)
        # Nearly equal logits at first, so that every action is tried.
        if self.kind != "words":
            nn.init.orthogonal_(last.weight, 0.01)

    def _checked(self, layout: Layout, kind: str) -> str:
        names = [field.name for field in self.fields]
        if kind not in KINDS:
            raise ValueError(f"a network must be one of {', '.join(KINDS)}, got '{kind}'")
        if kind == "auto":
            return "candidates" if "candidates" in names else "words" if _places_and_words(layout)[1] else "mlp"
        if kind == "words" and not _places_and_words(layout)[1]:
            raise ValueError(f"the actions of {layout.id} are not words in places")
        if kind in _CONVOLUTIONS and not (len(names) == 1 and len(self.fields[0].shape) == 3):
            raise ValueError(f"a cnn needs an observation of planes, and {layout.id} shows {', '.join(names)}")
        if kind == "candidates" and "candidates" not in names:
            raise ValueError(f"{layout.id} lists no candidates, it shows {', '.join(names)}")
        return kind

    def forward(self, fields: Mapping[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Return logits [N, actions] and values [N] for fields [N, …] of any numeric type."""
        hidden = self.features(fields)
        return self.logits(fields, hidden), self.value(hidden).squeeze(-1)

    def logits(self, fields: Mapping[str, Tensor], hidden: Tensor) -> Tensor:
        """Return logits [N, actions], given the features from the body."""
        if self.kind != "candidates":
            return self.policy(hidden)
        rows = fields["candidates"].float()
        context = torch.relu(self.context(hidden)).unsqueeze(1).expand(-1, rows.shape[1], -1)
        return self.policy(torch.cat([rows, context], 2)).squeeze(-1)

    def policy_over(self, fields: Mapping[str, Tensor], masks: Tensor, hidden: Tensor | None = None) -> MaskedCategorical:
        """Return the policy over the legal actions. ``words`` computes only their logits."""
        hidden = self.features(fields) if hidden is None else hidden
        if self.kind != "words":
            return MaskedCategorical(self.logits(fields, hidden), masks)
        rows, actions = _legal(masks)
        counts = torch.bincount(rows, minlength=len(masks))
        # Rows have very different numbers of legal actions, so the logits are computed one by one and then arranged in rows.
        at = torch.arange(len(rows), device=rows.device) - (counts.cumsum(0) - counts)[rows]
        listed = actions.new_zeros(len(masks), int(counts.max()))
        logits = hidden.new_zeros(listed.shape)
        listed[rows, at] = actions
        logits[rows, at] = self.policy.at(hidden, rows, actions)
        return MaskedCategorical(logits, torch.arange(listed.shape[1], device=rows.device) < counts.unsqueeze(1), listed)

    def features(self, fields: Mapping[str, Tensor]) -> Tensor:
        """Return the features that the body computes from the fields [N, size]."""
        if self.kind in _CONVOLUTIONS:
            # With channels last, PyTorch's convolutions take about half the time on a CPU.
            return self.body(fields[self.fields[0].name].float().contiguous(memory_format=torch.channels_last))
        return self.body(torch.cat([_scaled(field, fields[field.name]) for field in self._flat()], 1))

    def _flat(self) -> list[Field]:
        """Return the fields as one row of numbers for the body."""
        return [field for field in self.fields if field.name != "candidates" or self.kind == "mlp"]


class WordsHead(nn.Module):
    """Computes logits of words in places, and of the pass, which comes last.

    The logit of a word in a place is the sum of the place's value, the word's value, and how well they fit: the product of a vector
    for the place, which depends on the position, and a vector for the word, which does not.
    """

    RANK = 32

    def __init__(self, size: int, places: int, words: int) -> None:
        super().__init__()
        self.words = words
        self.place = nn.Linear(size, places)
        self.word = nn.Linear(size, words)
        self.fit = nn.Linear(size, places * self.RANK)
        self.vectors = nn.Parameter(torch.randn(words, self.RANK) * 0.01)
        self.passing = nn.Linear(size, 1)
        for layer in (self.place, self.word, self.passing):
            nn.init.orthogonal_(layer.weight, 0.01)

    def forward(self, hidden: Tensor) -> Tensor:
        """Return all logits [N, places * words + 1]."""
        fit = self.fit(hidden).unflatten(1, (-1, self.RANK)) @ self.vectors.T
        logits = self.place(hidden).unsqueeze(2) + self.word(hidden).unsqueeze(1) + fit
        return torch.cat([logits.flatten(1), self.passing(hidden)], 1)

    def at(self, hidden: Tensor, rows: Tensor, actions: Tensor) -> Tensor:
        """Return the logits [E] of some actions, each in one row."""
        place, word = actions // self.words, actions % self.words
        passes = place == self.place.out_features
        place = place.masked_fill(passes, 0)
        vectors = self.fit(hidden).unflatten(1, (-1, self.RANK))
        fit = (vectors[rows, place] * self.vectors[word]).sum(1)
        logits = self.place(hidden)[rows, place] + self.word(hidden)[rows, word] + fit
        return torch.where(passes, self.passing(hidden).squeeze(1)[rows], logits)


class MaskedCategorical:
    """A distribution over the legal actions of each row.

    :param logits: [N, A], or [N, L] for some of the actions
    :param masks: which of them are legal, in the same shape
    :param actions: which actions they are, if not all
    """

    def __init__(self, logits: Tensor, masks: Tensor, actions: Tensor | None = None) -> None:
        self._legal = masks.bool()
        self._actions = actions
        self.logits = masked(logits, self._legal)
        self._log = self.logits.log_softmax(1)

    def sample(self) -> Tensor:
        """Sample an action for each row."""
        return self._action(torch.multinomial(self._log.exp(), 1))

    def mode(self) -> Tensor:
        """Return the most likely action of each row."""
        return self._action(self.logits.argmax(1, keepdim=True))

    def log_prob(self, actions: Tensor) -> Tensor:
        """Return the log-probability of an action in each row."""
        given = actions.unsqueeze(1)
        at = given if self._actions is None else (self._actions == given).int().argmax(1, keepdim=True)
        return self._log.gather(1, at).squeeze(1)

    def entropy(self) -> Tensor:
        """Return the entropy of each row."""
        return -(self._log.exp() * self._log).masked_fill(~self._legal, 0).sum(1)

    def _action(self, at: Tensor) -> Tensor:
        return (at if self._actions is None else self._actions.gather(1, at)).squeeze(1)


def _legal(masks: Tensor) -> tuple[Tensor, Tensor]:
    """Return the rows and actions of the ones in masks [N, A], row by row."""
    if masks.device.type != "cpu":
        rows, actions = masks.nonzero(as_tuple=True)
        return rows, actions
    # On booleans, NumPy is seven times as fast as PyTorch.
    flat = torch.from_numpy(np.flatnonzero(masks.bool().numpy()))
    return flat // masks.shape[1], flat % masks.shape[1]


def masked(logits: Tensor, masks: Tensor) -> Tensor:
    """Return the logits with those of illegal actions set far below all others."""
    return logits.masked_fill(masks == 0, -1e8)


def tensors(observations: Any) -> dict[str, Tensor]:
    """Convert an environment's observations, an array or a dictionary, to the fields of a network."""
    if isinstance(observations, Mapping):
        return {name: torch.as_tensor(part) for name, part in observations.items()}
    return {"observation": torch.as_tensor(observations)}


class Greedy:
    """Plays the best legal action according to a network, for :func:`quoin.evaluate`."""

    def __init__(self, network: nn.Module) -> None:
        self.network = network

    @torch.no_grad()
    def actions(self, observations: Any, masks: Any) -> Any:
        """Return an action for each row."""
        logits, _ = self.network(tensors(observations))
        return masked(logits, torch.as_tensor(masks)).argmax(1).numpy()


def _convolutions(planes: tuple[int, ...], channels: tuple[int, ...], padding: int, size: int) -> tuple[nn.Module, int]:
    """Create 3×3 convolutions and a dense layer; also return their number of features."""
    layers: list[nn.Module] = []
    before, rows, columns = planes
    for after in channels:
        layers += [nn.Conv2d(before, after, 3, padding=padding), nn.ReLU()]
        before, rows, columns = after, rows - 2 + 2 * padding, columns - 2 + 2 * padding
    body = nn.Sequential(*layers, nn.Flatten(), nn.Linear(before * rows * columns, size), nn.ReLU())
    return body.to(memory_format=torch.channels_last), size


def _places_and_words(layout: Layout) -> tuple[int, int]:
    """Return the number of places and words that the actions combine, or zeros if they do not."""
    board = next((field for field in layout.observation if field.name == "board"), None)
    if board is None or any(field.name == "candidates" for field in layout.observation):
        return 0, 0
    places = 2 * board.shape[0] * board.shape[1]
    words, rest = divmod(layout.actions - 1, places)
    return (places, words) if rest == 0 else (0, 0)


def logits_of(network: nn.Module) -> Callable[[Any, Any], Any]:
    """Return a function of observations and masks that calls the current network, for :class:`quoin.train.self_play.SelfPlay`."""

    @torch.no_grad()
    def logits(observations: Any, masks: Any) -> Any:
        return network(tensors(observations))[0].numpy()

    return logits


def _letters(field: Field) -> bool:
    return field.name == "board" and field.high == _LETTERS - 1


def _size(field: Field) -> int:
    size = 1
    for length in field.shape:
        size *= length
    return size * (_LETTERS if _letters(field) else 1)


def _scaled(field: Field, numbers: Tensor) -> Tensor:
    """Return a row of numbers scaled to about 1: letters one-hot, everything else by its range."""
    flat = numbers.float().flatten(1)
    if _letters(field):
        alphabet = torch.arange(_LETTERS, dtype=torch.float32, device=flat.device)
        return (flat.unsqueeze(2) == alphabet).float().flatten(1)
    return flat / (field.high if field.high <= 100 else 100.0)
