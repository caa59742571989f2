package dev.quoin.arena.calibration;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.game.Budget;
import dev.quoin.game.agent.AgentSpec;
import dev.quoin.game.agent.Effort;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.LongFunction;

/// A number that sets how much a contestant searches. Immutable.
///
/// @param contestant the contestant, 0 or 1
/// @param name the name of the number, such as `nodes`
/// @param value its value so far
/// @param least the least value it can have
/// @param most the largest value it can have
/// @param configs returns the match with another value
/// @param <P> a position
/// @param <M> a move
public record ScalableBudget<P, M>(
        int contestant, String name, long value, long least, long most, LongFunction<MatchConfig<P, M>> configs) {
    /// The largest node budget: more than any agent searches in a move.
    private static final long MOST_NODES = 1_000_000_000_000L;

    /// Finds a budget that can be scaled, of the first contestant if it has one: a parameter of the agent that is an
    /// effort, or a node budget that the agent makes use of.
    ///
    /// @param agents the agents of the game
    /// @param respecified returns the match in which the contestant with this index has another spec
    public static <P, M> Optional<ScalableBudget<P, M>> find(
            MatchConfig<P, M> config,
            Contestants<P, M> agents,
            BiFunction<Integer, String, MatchConfig<P, M>> respecified) {
        for (int each = 0; each < 2; each++) {
            int contestant = each;
            AgentSpec spec =
                    AgentSpec.parse(config.contestants().get(contestant).spec());
            Optional<ScalableBudget<P, M>> found = agents.agents()
                    .description(spec)
                    .flatMap(agent -> Effort.of(agent, spec)
                            .map(effort -> ofEffort(contestant, effort, respecified))
                            .or(() -> agent.usesNodes() ? ofNodes(contestant, config) : Optional.empty()));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static <P, M> ScalableBudget<P, M> ofEffort(
            int contestant, Effort effort, BiFunction<Integer, String, MatchConfig<P, M>> respecified) {
        return new ScalableBudget<>(
                contestant,
                effort.parameter().name(),
                effort.value(),
                Math.max(1, effort.range().least()),
                effort.range().most(),
                value -> respecified.apply(contestant, effort.spec(Math.toIntExact(value))));
    }

    private static <P, M> Optional<ScalableBudget<P, M>> ofNodes(int contestant, MatchConfig<P, M> config) {
        if (!(config.termsOf(contestant).budget() instanceof Budget.Nodes(long nodes))) {
            return Optional.empty();
        }
        return Optional.of(new ScalableBudget<>(contestant, "nodes", nodes, 1, MOST_NODES, value -> {
            List<Terms> terms = new ArrayList<>(List.of(config.termsOf(0), config.termsOf(1)));
            terms.set(contestant, terms.get(contestant).withBudget(new Budget.Nodes(value)));
            return config.withOwnTerms(terms);
        }));
    }
}
