package dev.quoin.env.crossword;

import static java.util.stream.Collectors.joining;

import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.slots.Policy;
import dev.quoin.game.Agent;
import java.util.Optional;
import java.util.function.LongFunction;

/// Who plays the other seat.
public sealed interface CrosswordOpponent {
    /// Nobody: the agent plays both seats in turn.
    record Self() implements CrosswordOpponent {}

    /// Any legal move, each as likely as the others; where words are actions, any legal action.
    record Random() implements CrosswordOpponent {}

    /// The play that scores most; chance decides among equals. Without a play it exchanges its whole rack where the bag
    /// allows it, and passes otherwise.
    record Greedy() implements CrosswordOpponent {}

    /// An agent of the project, by its kind.
    record Built(AgentKind kind) implements CrosswordOpponent {}

    /// An agent from outside; each episode gets one made from a seed. It sees what its seat may see.
    record Player(LongFunction<Agent<CrosswordPosition, CrosswordMove>> maker) implements CrosswordOpponent {}

    /// A player who sees observations and masks, as the agent does.
    record Called(Policy policy) implements CrosswordOpponent {}

    /// The opponent of a name: `self` or that of an agent of the project, such as `greedy`.
    ///
    /// @throws IllegalArgumentException when there is none, with the names there are
    static CrosswordOpponent named(Object name) {
        return switch (name) {
            case CrosswordOpponent opponent -> opponent;
            case Policy policy -> new Called(policy);
            case String text when text.equals("self") -> new Self();
            case String text when text.equals("random") -> new Random();
            case String text when text.equals("greedy") -> new Greedy();
            case String text -> built(text);
            default -> throw new IllegalArgumentException(choices());
        };
    }

    private static Built built(String text) {
        Optional<AgentKind> kind;
        try {
            kind = AgentKind.named(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(choices() + " (" + e.getMessage() + ")", e);
        }
        return new Built(kind.orElseThrow(() -> new IllegalArgumentException(choices())));
    }

    private static String choices() {
        return "'self', "
                + AgentKind.forms().stream().map(kind -> "'" + kind + "'").collect(joining(", ")) + " or an opponent";
    }
}
