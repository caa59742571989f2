"""Export a network as an ONNX file that runs in Java, in the browser and in Python."""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from quoin._layout import Field
from quoin.model import ENVIRONMENT, OPTIONS, TRAINED
from quoin.train._extras import needed

OPSET = 17

#: Options that affect neither observations nor the meaning of actions.
_OF_PLAY = {
    "opponent",
    "opponent_budget",
    "agent_player",
    "reward_mode",
    "invalid_move_mode",
    "invalid_move_penalty",
    "max_steps",
    "render_mode",
}


class _ByPosition(nn.Module):
    """A network that takes its fields as positional arguments, as the exporter requires."""

    def __init__(self, network: nn.Module, names: list[str]) -> None:
        super().__init__()
        self.network = network
        self.names = names

    def forward(self, *fields: Tensor) -> Any:
        return self.network(dict(zip(self.names, fields, strict=True)))


def export(
    network: nn.Module, fields: list[Field], file: str | os.PathLike[str], environment: str, options: Mapping[str, Any], trained: str
) -> Path:
    """Export ``network``, a function of a dictionary of these fields that returns logits and values, to a file.

    The file is written atomically. Its metadata names the environment.
    """
    onnx = needed("onnx", "train")
    path = Path(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(path.name + ".part")
    names = [field.name for field in fields]
    # Two rows, because the exporter might treat a single row as a constant dimension.
    shown = tuple(torch.zeros(2, *(field.shape or (1,))) for field in fields)
    was_training = network.training
    network.eval()
    try:
        with warnings.catch_warnings(), torch.no_grad():
            warnings.simplefilter("ignore")
            torch.onnx.export(
                _ByPosition(network, names),
                shown,
                str(partial),
                input_names=names,
                output_names=["logits", "value"],
                dynamic_axes={name: {0: "N"} for name in [*names, "logits", "value"]},
                opset_version=OPSET,
                dynamo=False,
            )
    finally:
        network.train(was_training)
    model = onnx.load(str(partial))
    told = {ENVIRONMENT: environment, OPTIONS: written(options), TRAINED: trained}
    onnx.helper.set_model_props(model, told)
    onnx.checker.check_model(model)
    onnx.save(model, str(partial))
    partial.replace(path)
    return path


def written(options: Mapping[str, Any]) -> str:
    """Return the options that a model file has to record, as ``name=value`` separated by spaces."""
    kept = {name: value for name, value in options.items() if name not in _OF_PLAY and value is not None}
    for name, value in kept.items():
        if len(str(value).split()) != 1:
            raise ValueError(f"option {name} cannot be kept in a model, because its value has spaces: '{value}'")
    return " ".join(f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in sorted(kept.items()))
