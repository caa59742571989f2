package dev.quoin.env.opponent;

import static java.util.stream.Collectors.joining;

import dev.quoin.env.slots.Policy;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.Game;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;

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
    record Agents<P, M>(Recipe<P, M> recipe) implements Opponent<P, M> {}

    /// A policy that sees observations and masks, as the agent does.
    record Called<P, M>(Policy policy) implements Opponent<P, M> {}

    /// How to make agents for a game.
    @FunctionalInterface
    interface Recipe<P, M> {
        /// Prepares agents for a game, once; each is then made from a seed.
        LongFunction<Agent<P, M>> prepare(Game<P, M> game);
    }

    /// The agents that can be named.
    ///
    /// @param forms their names, for error messages
    /// @param named the agent of a name; throws [IllegalArgumentException] when the rest of the name is wrong
    record Catalog<P, M>(List<String> forms, Function<String, Optional<Recipe<P, M>>> named) {
        public Catalog {
            forms = List.copyOf(forms);
        }

        /// The opponent of an option's value: `self`, `random`, `greedy`, the name of an agent, a policy, or an
        /// opponent.
        ///
        /// @throws IllegalArgumentException when there is none, with the names there are
        @SuppressWarnings("unchecked")
        public Opponent<P, M> opponent(Object value) {
            return switch (value) {
                case Opponent<?, ?> opponent -> (Opponent<P, M>) opponent;
                case Policy policy -> new Called<>(policy);
                case String text when text.equals("self") -> new Self<>();
                case String text when text.equals("random") -> new Random<>();
                case String text when text.equals("greedy") -> new Greedy<>();
                case String text -> new Agents<>(recipe(text));
                default -> throw new IllegalArgumentException(choices());
            };
        }

        private Recipe<P, M> recipe(String text) {
            Optional<Recipe<P, M>> recipe;
            try {
                recipe = named.apply(text);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(choices() + " (" + e.getMessage() + ")", e);
            }
            return recipe.orElseThrow(() -> new IllegalArgumentException(choices()));
        }

        private String choices() {
            return "'self', " + forms.stream().map(form -> "'" + form + "'").collect(joining(", ")) + " or an opponent";
        }
    }

    /// Agents of your own.
    ///
    /// @param maker makes the agent of an episode from its seed
    static <P, M> Opponent<P, M> agents(LongFunction<Agent<P, M>> maker) {
        return new Agents<>(game -> maker);
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

    /// The maker of this opponent's agents for a game; empty when it is no agent.
    default Optional<LongFunction<Agent<P, M>>> prepared(Game<P, M> game) {
        return this instanceof Agents<P, M>(Recipe<P, M> recipe) ? Optional.of(recipe.prepare(game)) : Optional.empty();
    }
}
