package dev.quoin.cli.arena;

import dev.quoin.arena.result.Sprt;
import dev.quoin.cli.console.BadInput;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options of the sequential test. Filled by picocli.
final class ChosenTest {
    private static final double USUAL_ERROR = 0.05;

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            description = "Stop a match as soon as it is clear whether the first agent is better by at most ELO0 or by"
                    + " at least ELO1.")
    private @Nullable String sprt;

    @Option(
            names = "--alpha",
            paramLabel = "P",
            description = "With --sprt: probability of accepting ELO1 if ELO0 is true (default: 0.05).")
    private @Nullable Double alpha;

    @Option(
            names = "--beta",
            paramLabel = "P",
            description = "With --sprt: probability of accepting ELO0 if ELO1 is true (default: 0.05).")
    private @Nullable Double beta;

    /// Returns the chosen test; empty when there is none.
    Optional<Sprt> test() {
        if (sprt == null && (alpha != null || beta != null)) {
            throw new BadInput((alpha == null ? "--beta" : "--alpha") + " needs a test: give --sprt ELO0,ELO1 too");
        }
        return Optional.ofNullable(sprt)
                .map(text -> of(text, alpha == null ? USUAL_ERROR : alpha, beta == null ? USUAL_ERROR : beta));
    }

    /// Parses a test such as `0,10` with the usual error rates.
    static Sprt of(String text) {
        return of(text, USUAL_ERROR, USUAL_ERROR);
    }

    private static Sprt of(String text, double alpha, double beta) {
        String[] parts = text.split(",", -1);
        try {
            if (parts.length == 2) {
                return new Sprt(
                        Double.parseDouble(parts[0].strip()), Double.parseDouble(parts[1].strip()), alpha, beta);
            }
        } catch (NumberFormatException none) {
            // reported below
        } catch (IllegalArgumentException wrong) {
            throw new BadInput("--sprt: " + wrong.getMessage(), wrong);
        }
        throw new BadInput("--sprt takes two Elo differences such as 0,10, got '" + text + "'");
    }
}
