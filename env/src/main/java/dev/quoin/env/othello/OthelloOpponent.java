package dev.quoin.env.othello;

import dev.quoin.env.slots.Policy;
import dev.quoin.game.Agent;
import dev.quoin.othello.agent.OthelloAgentKind;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.SplittableRandom;
import java.util.function.LongFunction;

/// Who plays the other side.
public sealed interface OthelloOpponent {
    /// What can be named, for refusals.
    String CHOICES = "'self', 'random', 'greedy', 'search:N', 'patterns:N' or an opponent";

    /// Nobody: the agent plays both sides in turn.
    record Self() implements OthelloOpponent {}

    /// Any legal move, each as likely as the others.
    record Random() implements OthelloOpponent {}

    /// The move that turns most discs; chance decides among equals.
    record Greedy() implements OthelloOpponent {}

    /// An agent of the project or from outside; each episode gets one made from a seed.
    record Player(LongFunction<Agent<OthelloPosition, OthelloMove>> maker) implements OthelloOpponent {}

    /// A player who sees observations and masks, as the agent does.
    record Called(Policy policy) implements OthelloOpponent {}

    /// The opponent of a name: `self`, `random`, `greedy`, `search:N`, `patterns:N` or
    /// `patterns:N:FILE`.
    ///
    /// @throws IllegalArgumentException when there is none, with the names there are
    static OthelloOpponent named(Object name) {
        return switch (name) {
            case OthelloOpponent opponent -> opponent;
            case Policy policy -> new Called(policy);
            case String text when text.equals("self") -> new Self();
            case String text when text.equals("random") -> new Random();
            case String text when text.equals("greedy") -> new Greedy();
            case String text when text.matches("(search|patterns):.*") -> agent(text);
            default -> throw new IllegalArgumentException(CHOICES);
        };
    }

    private static Player agent(String text) {
        try {
            OthelloAgentKind kind = OthelloAgentKind.named(text).orElseThrow();
            return new Player(seed -> kind.make(new SplittableRandom(seed)));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(CHOICES + " (" + e.getMessage() + ")", e);
        }
    }
}
