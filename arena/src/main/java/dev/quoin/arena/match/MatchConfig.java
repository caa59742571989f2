package dev.quoin.arena.match;

import dev.quoin.arena.result.Sprt;
import dev.quoin.game.Budget;
import dev.quoin.game.PairSeeds;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Clock;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.process.Isolation;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Everything that determines a match; immutable.
///
/// @param ruleset what is played
/// @param contestants two
/// @param terms under which conditions
/// @param pairs how many pairs of games
/// @param seed what all chance of the match follows from
/// @param test when to stop before the last pair, where that is wanted
/// @param provenance what else must be the same for results to be the same, such as the version of a
/// program
/// @param <P> a position
/// @param <M> a move
public record MatchConfig<P, M>(
        Ruleset<P, M> ruleset,
        List<? extends Contestant<P, M>> contestants,
        Terms terms,
        int pairs,
        long seed,
        Optional<Sprt> test,
        Map<String, String> provenance) {
    /// The most pairs of one match.
    public static final int MOST_PAIRS = 10_000_000;

    private static final String PAIRS = "pairs";

    public MatchConfig {
        contestants = List.copyOf(contestants);
        provenance = Collections.unmodifiableMap(new LinkedHashMap<>(provenance));
        if (contestants.size() != 2) {
            throw new IllegalArgumentException("a match has 2 contestants, got " + contestants.size());
        }
        if (pairs < 1 || pairs > MOST_PAIRS) {
            throw new IllegalArgumentException("a match has 1.." + MOST_PAIRS + " pairs, got " + pairs);
        }
    }

    /// What tables and folders call the contestants: their names, made different.
    public List<String> names() {
        return distinct(contestants.stream().map(Contestant::name).toList());
    }

    /// Names made different: the second `greedy` is `greedy-2`.
    public static List<String> distinct(List<String> names) {
        var seen = new LinkedHashMap<String, Integer>();
        return names.stream()
                .map(name -> {
                    int count = seen.merge(name, 1, Integer::sum);
                    return count == 1 ? name : name + "-" + count;
                })
                .toList();
    }

    /// How the external agents are kept apart; empty when there are none.
    public Optional<Isolation> isolation() {
        return contestants.stream()
                .flatMap(contestant -> contestant.isolation().stream())
                .reduce(Isolation::and);
    }

    /// What both games of a pair are dealt from: 53 bits, which every reader of JSON can hold.
    public long seedOf(int pair) {
        return PairSeeds.of(seed, pair);
    }

    /// What tells this match from others: all settings but the number of pairs, because a longer match begins with the
    /// pairs of a shorter one.
    public Map<String, String> identity() {
        var identity = new LinkedHashMap<>(settings());
        identity.remove(PAIRS);
        return Collections.unmodifiableMap(identity);
    }

    /// The plan by names and values.
    public Map<String, String> settings() {
        var settings = new LinkedHashMap<String, String>();
        settings.putAll(ruleset.setting());
        settings.put("first", contestants.get(0).spec());
        settings.put("second", contestants.get(1).spec());
        settings.put(PAIRS, Integer.toString(pairs));
        settings.put("seed", Long.toString(seed));
        settings.put(
                "sprt",
                test.map(sprt -> sprt.elo0() + "," + sprt.elo1() + "," + sprt.alpha() + "," + sprt.beta())
                        .orElse("none"));
        settings.put("tries", Integer.toString(terms.tries()));
        settings.put("on-invalid", lower(terms.afterTries()));
        Clock clock = terms.clock();
        settings.put("clock", clock.runs() ? seconds(clock.limit()) + ", then " + lower(clock.overtime()) : "none");
        settings.put("stall", seconds(terms.timeout()));
        settings.put("budget", budget(terms.budget()));
        // Left out by default: logs of matches without it stay those of the same match.
        if (isolation().filter(Isolation::kept).isPresent()) {
            settings.put("agents", "kept");
        }
        settings.putAll(provenance);
        return Collections.unmodifiableMap(settings);
    }

    private static String budget(Budget budget) {
        return switch (budget) {
            case Budget.Unlimited _ -> "none";
            case Budget.Time(Duration limit) -> seconds(limit);
            case Budget.Nodes(long limit) -> limit + " nodes";
        };
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String seconds(Duration time) {
        return time.toMillis() / 1e3 + " s";
    }
}
