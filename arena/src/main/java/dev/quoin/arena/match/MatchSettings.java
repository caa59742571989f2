package dev.quoin.arena.match;

import dev.quoin.arena.result.Sprt;
import dev.quoin.game.Budget;
import dev.quoin.game.play.Clock;
import dev.quoin.game.play.Terms;
import dev.quoin.game.play.TimeControl;
import dev.quoin.game.process.Isolation;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// The settings of a match by name: as text, which identifies the match in its log, and as values for JSON.
///
/// The texts never change, so that the logs of earlier versions can be resumed.
///
/// @param texts the settings as text, in order
/// @param values the same settings as strings, numbers, booleans, maps, or an empty [Optional] for none
record MatchSettings(Map<String, String> texts, Map<String, Object> values) {
    static final String PAIRS = "pairs";

    private static final List<String> SIDES = List.of("first", "second");

    static MatchSettings of(MatchConfig<?, ?> config) {
        var settings = new MatchSettings(new LinkedHashMap<>(), new LinkedHashMap<>());
        config.ruleset().setting().forEach(settings::put);
        settings.put("first", config.contestants().get(0).spec());
        settings.put("second", config.contestants().get(1).spec());
        settings.put(PAIRS, Integer.toString(config.pairs()), config.pairs());
        settings.put("seed", Long.toString(config.seed()), config.seed());
        settings.put("sprt", text(config.test()), value(config.test()));
        Terms terms = config.terms();
        settings.put("tries", Integer.toString(terms.tries()), terms.tries());
        settings.put("on-invalid", lower(terms.afterTries()));
        settings.put("clock", config, each -> text(each.clock()), each -> value(each.clock()));
        settings.put("stall", text(terms.timeout()), seconds(terms.timeout()));
        settings.put("budget", config, each -> text(each.budget()), each -> value(each.budget()));
        // Omitted by default, so that logs written before this setting existed still match.
        if (config.isolation().filter(Isolation::kept).isPresent()) {
            settings.texts.put("agents", "kept");
        }
        config.isolation().ifPresent(isolation -> settings.values.put("keepAgents", isolation.kept()));
        config.provenance().forEach(settings::put);
        config.openings().ifPresent(openings -> settings.put("openings", openings.description()));
        return settings;
    }

    private void put(String name, String text) {
        put(name, text, text);
    }

    private void put(String name, String text, Object value) {
        texts.put(name, text);
        values.put(name, value);
    }

    /// Puts a setting that each side may have for itself: once if it is the same for both.
    private void put(
            String name, MatchConfig<?, ?> config, Function<Terms, String> text, Function<Terms, Object> value) {
        Terms first = config.termsOf(0);
        if (text.apply(first).equals(text.apply(config.termsOf(1)))) {
            put(name, text.apply(first), value.apply(first));
            return;
        }
        for (int side = 0; side < SIDES.size(); side++) {
            Terms own = config.termsOf(side);
            put(SIDES.get(side) + "-" + name, text.apply(own), value.apply(own));
        }
    }

    private static String text(Optional<Sprt> test) {
        return test.map(sprt -> sprt.elo0() + "," + sprt.elo1() + "," + sprt.alpha() + "," + sprt.beta())
                .orElse("none");
    }

    private static Object value(Optional<Sprt> test) {
        return test.map(sprt -> {
            var value = new LinkedHashMap<String, Object>();
            value.put("elo0", sprt.elo0());
            value.put("elo1", sprt.elo1());
            value.put("alpha", sprt.alpha());
            value.put("beta", sprt.beta());
            return value;
        });
    }

    /// A plain clock is written as it was before there were others.
    private static String text(Clock clock) {
        if (!clock.runs()) {
            return "none";
        }
        boolean isPlain = clock.control().equals(new TimeControl.PerGame(clock.limit(), Duration.ZERO));
        return (isPlain ? text(clock.limit()) : clock.control().show()) + ", then " + lower(clock.overtime());
    }

    private static Object value(Clock clock) {
        if (!clock.runs()) {
            return Optional.empty();
        }
        TimeControl control = clock.control();
        var value = new LinkedHashMap<String, Object>();
        value.put("control", control.show());
        value.put(
                "per",
                switch (control) {
                    case TimeControl.Untimed _, TimeControl.PerGame _ -> "game";
                    case TimeControl.PerPeriod _ -> "period";
                    case TimeControl.PerMove _ -> "move";
                });
        value.put("seconds", seconds(control.time()));
        value.put("increment", seconds(control.increment()));
        value.put("moves", control.moves());
        value.put("overtime", lower(clock.overtime()));
        return value;
    }

    private static String text(Budget budget) {
        return switch (budget) {
            case Budget.Unlimited _ -> "none";
            case Budget.Time(Duration limit) -> text(limit);
            case Budget.Nodes(long limit) -> limit + " nodes";
        };
    }

    private static Object value(Budget budget) {
        return switch (budget) {
            case Budget.Unlimited _ -> Optional.empty();
            case Budget.Time(Duration limit) -> Map.of("seconds", seconds(limit));
            case Budget.Nodes(long limit) -> Map.of("nodes", limit);
        };
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String text(Duration time) {
        return time.toMillis() / 1e3 + " s";
    }

    private static double seconds(Duration time) {
        return time.toNanos() / 1e9;
    }
}
