package dev.quoin.env.opponent;

import static java.util.stream.Collectors.joining;

import dev.quoin.env.slots.BatchPolicy;
import dev.quoin.env.slots.Policy;
import dev.quoin.game.Budget;
import dev.quoin.game.Game;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.agent.NamedAgent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The opponent of the agent.
///
/// @param <P> the positions of the game
/// @param <M> its moves
public sealed interface Opponent<P, M> {
    /// No opponent: the agent plays both sides.
    record Self<P, M>() implements Opponent<P, M> {}

    /// Plays uniformly random legal moves.
    record Random<P, M>() implements Opponent<P, M> {}

    /// Plays the move with the largest immediate gain; ties are broken at random. In Othello it flips the
    /// most discs. In crossword it takes the highest score; without a play it exchanges its whole rack if
    /// the bag allows it, and otherwise passes.
    record Greedy<P, M>() implements Opponent<P, M> {}

    /// Agents, built in or your own; one is created from a seed for each episode. An agent sees only what
    /// its seat may see.
    record Agents<P, M>(NamedAgent.Recipe<P, M> recipe) implements Opponent<P, M> {}

    /// A policy that sees observations and masks, as the agent does.
    record Called<P, M>(Policy policy) implements Opponent<P, M> {}

    /// A policy that is called once for all slots in which it is to move.
    record Batched<P, M>(BatchPolicy policy) implements Opponent<P, M> {}

    /// Reads an opponent from the value of an option: `self`, `random`, `greedy`, the name of an agent, a
    /// policy, a batched policy, or an opponent.
    ///
    /// @param agents the agents available by name
    /// @throws IllegalArgumentException if the value is not an opponent, with the available names
    @SuppressWarnings("unchecked")
    static <P, M> Opponent<P, M> of(Object value, AgentCatalog<P, M> agents) {
        return switch (value) {
            case Opponent<?, ?> opponent -> (Opponent<P, M>) opponent;
            case Policy policy -> new Called<>(policy);
            case BatchPolicy policy -> new Batched<>(policy);
            case String text when text.equals("self") -> new Self<>();
            case String text when text.equals("random") -> new Random<>();
            case String text when text.equals("greedy") -> new Greedy<>();
            case String text -> new Agents<>(named(text, agents)::prepare);
            default -> throw new IllegalArgumentException(choices(agents));
        };
    }

    private static <P, M> NamedAgent<P, M> named(String text, AgentCatalog<P, M> agents) {
        Optional<NamedAgent<P, M>> named;
        try {
            named = agents.find(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(choices(agents) + " (" + e.getMessage() + ")", e);
        }
        return named.orElseThrow(() -> new IllegalArgumentException(choices(agents)));
    }

    /// Returns the allowed values of the option, for error messages.
    static String choices(AgentCatalog<?, ?> agents) {
        List<String> forms = agents.forms();
        Stream<String> always = Stream.of("self", "random").filter(name -> !forms.contains(name));
        return Stream.concat(always, forms.stream())
                        .map(form -> "'" + form + "'")
                        .collect(joining(", ")) + " or an opponent";
    }

    /// Returns an opponent that plays with your agents.
    ///
    /// @param factory creates the agent of an episode
    static <P, M> Opponent<P, M> agents(AgentFactory<P, M> factory) {
        return new Agents<>(game -> factory);
    }

    /// Reads a budget from the value of an option: a [Budget], or a text that [Budget#parse] reads.
    ///
    /// @throws IllegalArgumentException if the value is not allowed
    static Budget budget(Object value) {
        try {
            return value instanceof Budget budget ? budget : Budget.parse(value.toString());
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(Budget.FORMS, wrong);
        }
    }

    /// Returns the batched replies of this opponent; empty when it is not batched.
    ///
    /// @param slots the number of slots
    default Optional<BatchedReplies> batched(Warnings warnings, int slots) {
        return this instanceof Batched<P, M>(BatchPolicy policy)
                ? Optional.of(new BatchedReplies(policy, warnings, slots))
                : Optional.empty();
    }

    /// Returns the factory of this opponent's agents for a game; empty when it is not an agent.
    default Optional<AgentFactory<P, M>> prepared(Game<P, M> game) {
        return this instanceof Agents<P, M>(NamedAgent.Recipe<P, M> recipe)
                ? Optional.of(recipe.prepare(game))
                : Optional.empty();
    }
}
