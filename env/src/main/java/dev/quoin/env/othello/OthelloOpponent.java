package dev.quoin.env.othello;

import static java.util.stream.Collectors.joining;

import dev.quoin.env.slots.Policy;
import dev.quoin.game.Agent;
import dev.quoin.othello.agent.OthelloAgentKind;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongFunction;

/// Who plays the other side.
public sealed interface OthelloOpponent {
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

    /// The opponent of a name: `self`, `random`, `greedy`, `search:N`, `patterns:N`, `patterns:N:FILE`, or
    /// `model:FILE` where the module that plays models is there.
    ///
    /// @throws IllegalArgumentException when there is none, with the names there are
    static OthelloOpponent named(Object name) {
        return switch (name) {
            case OthelloOpponent opponent -> opponent;
            case Policy policy -> new Called(policy);
            case String text when text.equals("self") -> new Self();
            case String text when text.equals("random") -> new Random();
            case String text when text.equals("greedy") -> new Greedy();
            case String text -> agent(text);
            default -> throw new IllegalArgumentException(choices());
        };
    }

    private static Player agent(String text) {
        Optional<OthelloAgentKind> named;
        try {
            named = OthelloAgentKind.named(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(choices() + " (" + e.getMessage() + ")", e);
        }
        OthelloAgentKind kind = named.orElseThrow(() -> new IllegalArgumentException(choices()));
        return new Player(seed -> kind.make(new SplittableRandom(seed)));
    }

    private static String choices() {
        return "'self', "
                + OthelloAgentKind.forms().stream()
                        .map(kind -> "'" + kind + "'")
                        .collect(joining(", ")) + " or an opponent";
    }
}
