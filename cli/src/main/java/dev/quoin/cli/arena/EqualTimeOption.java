package dev.quoin.cli.arena;

import dev.quoin.arena.calibration.EqualTime;
import dev.quoin.arena.calibration.ScalableBudget;
import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchLog;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that give both agents the same CPU time. Filled by picocli.
final class EqualTimeOption {
    private static final String SETTING = "equal-time";
    private static final int USUAL_PAIRS = 4;

    @Option(
            names = "--equal-time",
            description = "Scale the budget of one agent before the match, so that both use about the same CPU time per"
                    + " game: a parameter such as NODES in static:endgame=NODES, or --nodes. If both have one, the"
                    + " first agent's is scaled.")
    private boolean given;

    @Option(
            names = "--calibration",
            paramLabel = "N",
            description = "With --equal-time: number of pairs in each calibration, which do not count (default: 4).")
    private @Nullable Integer pairs;

    boolean isGiven() {
        if (pairs != null && (!given || pairs < 1 || pairs > MatchConfig.MOST_PAIRS)) {
            throw new BadInput(
                    given ? "--calibration must be at least 1, got " + pairs : "--calibration needs --equal-time");
        }
        return given;
    }

    /// Returns a match with these settings, unscaled, for the name of its folder.
    <P, M> MatchConfig<P, M> marked(MatchConfig<P, M> config) {
        return isGiven() ? config.withProvenance(SETTING, "") : config;
    }

    /// Returns the match with the scaled budget, which a log may have already; empty when interrupted.
    <P, M> Optional<MatchConfig<P, M>> scaled(
            Console console, Optional<ScalableBudget<P, M>> found, Path log, int jobs) {
        ScalableBudget<P, M> budget =
                found.orElseThrow(() -> new BadInput("--equal-time needs an agent whose budget can"
                        + " be scaled: one with a parameter such as NODES in static:endgame=NODES, or a search with"
                        + " --nodes. Neither agent has one"));
        int each = pairs == null ? USUAL_PAIRS : pairs;
        String from = " instead of " + budget.value() + " for the " + (budget.contestant() == 0 ? "first" : "second")
                + " agent, calibrated with " + each + (each == 1 ? " pair" : " pairs");
        var logged = Pattern.compile(Pattern.quote(budget.name()) + "=([0-9]{1,12})" + Pattern.quote(from))
                .matcher(MatchLog.settings(log)
                        .map(settings -> settings.get(SETTING))
                        .orElse(""));
        Optional<Long> value = logged.matches()
                ? Optional.of(Long.valueOf(logged.group(1)))
                : calibrated(console, new EqualTime<>(budget, each, jobs));
        return value.map(
                scaled -> budget.configs().apply(scaled).withProvenance(SETTING, budget.name() + "=" + scaled + from));
    }

    private static Optional<Long> calibrated(Console console, EqualTime<?, ?> equalTime) {
        String name = equalTime.budget().name();
        try {
            Optional<EqualTime.Round> best =
                    equalTime.calibrate(round -> console.message("Calibration with " + text(name, round)));
            best.ifPresent(round -> console.message(
                    (round.isEqual() ? "Equal time: " : "CPU times stay different: ") + text(name, round)));
            return best.map(EqualTime.Round::value);
        } catch (IllegalStateException unknown) {
            throw new BadInput("--equal-time: " + unknown.getMessage(), unknown);
        }
    }

    private static String text(String name, EqualTime.Round round) {
        return String.format(
                Locale.ROOT,
                "%s=%d: %.4f s of CPU time per game, the other agent %.4f s (%+.0f%%)",
                name,
                round.value(),
                round.seconds(),
                round.target(),
                100 * round.difference());
    }
}
