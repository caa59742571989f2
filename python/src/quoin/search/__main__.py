"""Measure how much search improves a model: ``python -m quoin.search``.

    python -m quoin.search --playouts --simulations 800                          the Othello network of the package
    python -m quoin.search --model runs/alphazero-Othello-v0-1/model.onnx --policy-temperature 1 --opponent search:2

The model alone and a search that uses the model play the same pairs of games against the same opponent.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from quoin.evaluation import evaluate
from quoin.model import Model
from quoin.search import mcts


def main(words: list[str] | None = None) -> int:
    """Play both matches and print the results."""
    parser = argparse.ArgumentParser(prog="python -m quoin.search", description="Measure how much tree search improves a model.")
    parser.add_argument("--model", default="othello", help="ONNX file, or a model that comes with the package (default: othello)")
    parser.add_argument("--opponent", default="search:1", help="opponent in both matches (default: search:1)")
    parser.add_argument("--games", type=int, default=200, help="games per match; must be even (default: 200)")
    parser.add_argument("--simulations", type=int, default=200, help="simulations per move (default: 200)")
    parser.add_argument("--c-puct", type=float, default=1.0, help="exploration constant (default: 1.0)")
    parser.add_argument("--policy-temperature", type=float, default=2.5, help="divisor for the logits in the priors (default: 2.5)")
    parser.add_argument("--playouts", action="store_true", help="evaluate positions with playouts instead of the model's value")
    parser.add_argument("--seed", type=int, default=1, help="random seed (default: 1)")
    args = parser.parse_args(words)
    try:
        model = Model(args.model)
        guide: Any = mcts.Playouts(model) if args.playouts else model
        settings = {"c_puct": args.c_puct, "policy_temperature": args.policy_temperature}
        player = mcts.Player(guide, simulations=args.simulations, **settings)
        for name, policy in (("model alone", model), (f"{args.simulations} simulations", player)):
            result = evaluate(policy, model.environment, args.opponent, args.games, args.seed)
            print(f"{name} against {args.opponent}: {result}", flush=True)
    except (ValueError, ModuleNotFoundError) as wrong:
        print(f"quoin: {wrong}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
