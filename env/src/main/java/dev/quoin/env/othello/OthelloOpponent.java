package dev.quoin.env.othello;

import dev.quoin.env.slots.Policy;
import dev.quoin.game.Agent;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
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

    /// The opponent of a name: `self`, `random`, `greedy` or `search:N`.
    ///
    /// @throws IllegalArgumentException when there is none, with the names there are
    static OthelloOpponent named(Object name) {
        return switch (name) {
            case OthelloOpponent opponent -> opponent;
            case Policy policy -> new Called(policy);
            case String text when text.equals("self") -> new Self();
            case String text when text.equals("random") -> new Random();
            case String text when text.equals("greedy") -> new Greedy();
            case String text
            when text.matches("search:[1-9][0-9]?") ->
                new Player(seed -> SearchAgent.ofDepth(Integer.parseInt(text.substring("search:".length()))));
            default -> throw new IllegalArgumentException("'self', 'random', 'greedy', 'search:N' or an opponent");
        };
    }
}
