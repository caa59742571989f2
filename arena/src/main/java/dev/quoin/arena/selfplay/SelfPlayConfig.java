package dev.quoin.arena.selfplay;

import dev.quoin.game.Budget;
import dev.quoin.game.PairSeeds;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What determines every game of a run: the seed and the number of a game give the same game on any number of
/// threads or machines. Immutable.
///
/// @param ruleset the rules of the game
/// @param contestants the agents: the same one twice, or two that alternate seats
/// @param terms the conditions of play, without a clock or a time limit
/// @param seed the random seed
/// @param provenance what else the games depend on, such as the version of the program
/// @param <P> a position
/// @param <M> a move
public record SelfPlayConfig<P, M>(
        Ruleset<P, M> ruleset,
        List<? extends Contestant<P, M>> contestants,
        Terms terms,
        long seed,
        Map<String, String> provenance) {
    public SelfPlayConfig {
        contestants = List.copyOf(contestants);
        provenance = Collections.unmodifiableMap(new LinkedHashMap<>(provenance));
        if (contestants.size() != 2) {
            throw new IllegalArgumentException("a game has 2 agents, got " + contestants.size());
        }
        for (Contestant<P, M> each : contestants) {
            if (each.isolation().isPresent()) {
                throw new IllegalArgumentException("self-play needs built-in agents, got the program " + each.spec());
            }
        }
        if (terms.clock().runs() || terms.budget() instanceof Budget.Time) {
            throw new IllegalArgumentException("self-play has no clock and no time limit, because the same seed would"
                    + " not give the same games");
        }
    }

    /// Returns the seed of a game. Game 3 starts like pair 3 of a match with the same seed.
    public long seedOf(int game) {
        return PairSeeds.of(seed, game);
    }

    /// Returns things of the agents in the order of the seats: the first agent begins in odd games.
    <T> List<T> bySeat(int game, List<T> byAgent) {
        return game % 2 == 1 ? byAgent : byAgent.reversed();
    }

    /// Returns the settings as names and values for JSON, strings and numbers. Runs with equal settings have the
    /// same games.
    public Map<String, Object> settings() {
        var settings = new LinkedHashMap<String, Object>(ruleset.setting());
        settings.put("first", contestants.get(0).spec());
        settings.put("second", contestants.get(1).spec());
        settings.put("seed", seed);
        if (terms.budget() instanceof Budget.Nodes(long limit)) {
            settings.put("nodes", limit);
        }
        settings.putAll(provenance);
        return Collections.unmodifiableMap(settings);
    }
}
