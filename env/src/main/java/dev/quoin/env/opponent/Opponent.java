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

/// Who plays the other side.
///
/// @param <P> the positions of the game
/// @param <M> its moves
public sealed interface Opponent<P, M> {
    /// Nobody: the agent plays both sides in turn.
    record Self<P, M>() implements Opponent<P, M> {}

    /// Any legal move, each as likely as the others.
    record Random<P, M>() implements Opponent<P, M> {}

    /// The move that gains most at once; ties are broken at random. In Othello it turns most discs. In crossword it
    /// scores most; without a play it exchanges its whole rack where the bag allows it, and passes otherwise.
    record Greedy<P, M>() implements Opponent<P, M> {}

    /// Agents, built in or your own; each episode gets one made from a seed. An agent sees what its seat may see.
    record Agents<P, M>(NamedAgent.Recipe<P, M> recipe) implements Opponent<P, M> {}

    /// A policy that sees observations and masks, as the agent does.
    record Called<P, M>(Policy policy) implements Opponent<P, M> {}

    /// A policy that is asked once for all slots in which it is to move.
    record Batched<P, M>(BatchPolicy policy) implements Opponent<P, M> {}

    /// The opponent of an option's value: `self`, `random`, `greedy`, the name of an agent, a policy, a batched policy,
    /// or an opponent.
    ///
    /// @param agents the agents that can be named
    /// @throws IllegalArgumentException when there is none, with the names there are
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

    /// What the option may be, for messages that refuse a value.
    static String choices(AgentCatalog<?, ?> agents) {
        List<String> forms = agents.forms();
        Stream<String> always = Stream.of("self", "random").filter(name -> !forms.contains(name));
        return Stream.concat(always, forms.stream())
                        .map(form -> "'" + form + "'")
                        .collect(joining(", ")) + " or an opponent";
    }

    /// Agents of your own.
    ///
    /// @param factory makes the agent of an episode
    static <P, M> Opponent<P, M> agents(AgentFactory<P, M> factory) {
        return new Agents<>(game -> factory);
    }

    /// The budget of an option's value: a [Budget], or a text that [Budget#parse] reads.
    ///
    /// @throws IllegalArgumentException with what is allowed
    static Budget budget(Object value) {
        try {
            return value instanceof Budget budget ? budget : Budget.parse(value.toString());
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(Budget.FORMS, wrong);
        }
    }

    /// The answers of this opponent; empty when it is not batched.
    ///
    /// @param slots how many slots it plays in
    default Optional<BatchedReplies> batched(Warnings warnings, int slots) {
        return this instanceof Batched<P, M>(BatchPolicy policy)
                ? Optional.of(new BatchedReplies(policy, warnings, slots))
                : Optional.empty();
    }

    /// The factory of this opponent's agents for a game; empty when it is no agent.
    default Optional<AgentFactory<P, M>> prepared(Game<P, M> game) {
        return this instanceof Agents<P, M>(NamedAgent.Recipe<P, M> recipe)
                ? Optional.of(recipe.prepare(game))
                : Optional.empty();
    }
}
