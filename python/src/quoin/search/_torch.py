"""Evaluation with PyTorch modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray


def evaluating(module: Any) -> Callable[[Any, NDArray[Any]], tuple[NDArray[Any], NDArray[Any]]]:
    """Return a function that computes logits and values with a module, in evaluation mode and on its device."""
    device = next((part.device for part in module.parameters()), torch.device("cpu"))

    def evaluate(observations: Any, masks: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        fields = observations if isinstance(observations, Mapping) else {"observation": observations}
        was_training = module.training
        if was_training:
            module.eval()
        with torch.inference_mode():
            # Copy, because the memory belongs to the search.
            shown = {name: torch.from_numpy(np.array(part)).to(device) for name, part in fields.items()}
            logits, values = module(shown)
        if was_training:
            module.train()
        return logits.float().cpu().numpy(), values.float().cpu().numpy()

    return evaluate
