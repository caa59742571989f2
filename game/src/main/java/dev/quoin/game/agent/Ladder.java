package dev.quoin.game.agent;

import dev.quoin.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// The levels of a game in order of strength, numbered from 1. Immutable.
///
/// `level:N` names level N wherever an agent is named, if the game lists [#provider] among its agents.
public final class Ladder {
    /// The name of the agent that plays a level.
    public static final String AGENT = "level";

    private static final String NUMBER = "number";

    private final List<Level> levels;

    private Ladder(List<Level> levels) {
        this.levels = List.copyOf(levels);
    }

    /// Creates a ladder without levels.
    public static Ladder empty() {
        return new Ladder(List.of());
    }

    /// Returns this ladder with one more level, which is stronger than the others.
    ///
    /// @param elo its rating
    /// @param error half the width of the 95% confidence interval of the rating
    public Ladder with(Level level, int elo, int error) {
        var more = new ArrayList<>(levels);
        more.add(level.on(new Rung(levels.size() + 1, elo, error)));
        return new Ladder(more);
    }

    /// Returns the levels, weakest first.
    public List<Level> levels() {
        return levels;
    }

    /// Returns the level with a number.
    public Level level(int number) {
        if (number < 1 || number > levels.size()) {
            throw new IllegalArgumentException("a level must be 1 to " + levels.size() + ", got " + number);
        }
        return levels.get(number - 1);
    }

    /// Returns the provider of `level:N`, which plays like the agent of level N and has its spec.
    ///
    /// @param catalog supplies the catalog that has the agents of the levels
    public <P, M> AgentProvider<P, M> provider(Class<? extends Game<P, M>> game, Supplier<AgentCatalog<P, M>> catalog) {
        var number = Parameter.whole(NUMBER, "N", 1, levels.size(), "the number of a level");
        var description = AgentDescription.of(AGENT, "Level", "plays like level N, 1 being the weakest", number);
        return AgentProvider.of(game, description, arguments -> {
            Level level = level(arguments.whole(NUMBER));
            NamedAgent<P, M> agent = catalog.get().agent(level.agent());
            return new NamedAgent<>(agent.spec(), level.title(), agent.description(), agent.recipe());
        });
    }
}
