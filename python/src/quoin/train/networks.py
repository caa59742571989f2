"""Policy and value networks for every environment, with all scaling inside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor, nn

from quoin._layout import Field, Layout

#: What a network can be; ``auto`` is ``candidates`` where moves are listed, otherwise ``mlp``.
KINDS = ("auto", "mlp", "cnn", "candidates")

#: Fields that say nothing a network needs: the mask is applied outside, premiums never change, and the rest is in others.
_SKIPPED = ("action_mask", "premiums", "legal_moves", "candidate_tiles")
_LETTERS = 27


class Network(nn.Module):
    """Logits for every action, and the value, from the fields of an observation.

    ``mlp`` is two layers on all numbers; ``cnn`` three convolutions of 64, 128 and 128 channels and a layer of 512, for
    planes; ``candidates`` judges each listed move by its features and the position.
    """

    def __init__(self, layout: Layout, kind: str = "auto", width: int = 256) -> None:
        super().__init__()
        self.fields = [field for field in layout.observation if field.name not in _SKIPPED]
        self.kind = self._checked(layout, kind)
        body: nn.Module
        if self.kind == "cnn":
            planes = self.fields[0].shape
            body = nn.Sequential(
                *(part for before, after in ((planes[0], 64), (64, 128), (128, 128))
                  for part in (nn.Conv2d(before, after, 3, padding=1), nn.ReLU())),
                nn.Flatten(),
                nn.Linear(128 * planes[1] * planes[2], 512),
                nn.ReLU(),
            )
            size = 512
        else:
            inputs = sum(_size(field) for field in self._flat())
            body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
            size = width
        self.body = body
        #: How many features the body gives.
        self.size = size
        self.value = nn.Linear(size, 1)
        if self.kind == "candidates":
            features = next(field.shape[1] for field in self.fields if field.name == "candidates")
            self.context = nn.Linear(size, 64)
            self.policy: nn.Module = nn.Sequential(nn.Linear(features + 64, 64), nn.ReLU(), nn.Linear(64, 1))
            last = self.policy[2]
        else:
            last = self.policy = nn.Linear(size, layout.actions)
        # Nearly equal logits at first, so that everything is tried.
        nn.init.orthogonal_(last.weight, 0.01)

    def _checked(self, layout: Layout, kind: str) -> str:
        names = [field.name for field in self.fields]
        if kind not in KINDS:
            raise ValueError(f"a network must be one of {', '.join(KINDS)}, got '{kind}'")
        if kind == "auto":
            return "candidates" if "candidates" in names else "mlp"
        if kind == "cnn" and not (len(names) == 1 and len(self.fields[0].shape) == 3):
            raise ValueError(f"a cnn needs an observation of planes, and {layout.id} shows {', '.join(names)}")
        if kind == "candidates" and "candidates" not in names:
            raise ValueError(f"{layout.id} lists no candidates, it shows {', '.join(names)}")
        return kind

    def forward(self, fields: Mapping[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Logits [N, actions] and values [N] of fields [N, …] of any kind of number."""
        hidden = self.features(fields)
        return self.logits(fields, hidden), self.value(hidden).squeeze(-1)

    def logits(self, fields: Mapping[str, Tensor], hidden: Tensor) -> Tensor:
        """Logits [N, actions], given what the body made of the fields."""
        if self.kind != "candidates":
            return self.policy(hidden)
        rows = fields["candidates"].float()
        context = torch.relu(self.context(hidden)).unsqueeze(1).expand(-1, rows.shape[1], -1)
        return self.policy(torch.cat([rows, context], 2)).squeeze(-1)

    def features(self, fields: Mapping[str, Tensor]) -> Tensor:
        """What the body makes of the fields [N, size]."""
        if self.kind == "cnn":
            return self.body(fields[self.fields[0].name].float())
        return self.body(torch.cat([_scaled(field, fields[field.name]) for field in self._flat()], 1))

    def _flat(self) -> list[Field]:
        """The fields that are numbers in a row for the body."""
        return [field for field in self.fields if field.name != "candidates" or self.kind == "mlp"]


def masked(logits: Tensor, masks: Tensor) -> Tensor:
    """The logits with those of illegal actions far below all others."""
    return logits.masked_fill(masks == 0, -1e8)


def tensors(observations: Any) -> dict[str, Tensor]:
    """Observations of an environment, an array or a dictionary, as fields of a network."""
    if isinstance(observations, Mapping):
        return {name: torch.as_tensor(part) for name, part in observations.items()}
    return {"observation": torch.as_tensor(observations)}


class Greedy:
    """The policy of a network that plays the best legal action, for :func:`quoin.evaluate`."""

    def __init__(self, network: nn.Module) -> None:
        self.network = network

    @torch.no_grad()
    def actions(self, observations: Any, masks: Any) -> Any:
        """An action for each row."""
        logits, _ = self.network(tensors(observations))
        return masked(logits, torch.as_tensor(masks)).argmax(1).numpy()


def _letters(field: Field) -> bool:
    return field.name == "board" and field.high == _LETTERS - 1


def _size(field: Field) -> int:
    size = 1
    for length in field.shape:
        size *= length
    return size * (_LETTERS if _letters(field) else 1)


def _scaled(field: Field, numbers: Tensor) -> Tensor:
    """A row of numbers of about 1: letters one by one, everything else by what it can be."""
    flat = numbers.float().flatten(1)
    if _letters(field):
        alphabet = torch.arange(_LETTERS, dtype=torch.float32, device=flat.device)
        return (flat.unsqueeze(2) == alphabet).float().flatten(1)
    return flat / (field.high if field.high <= 100 else 100.0)
