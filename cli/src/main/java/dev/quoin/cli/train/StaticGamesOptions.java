package dev.quoin.cli.train;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.RateText;
import dev.quoin.cli.console.ShellText;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.cli.variant.ChosenVariant;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.variant.Variant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of what is learned from games of `static` against itself, on all cores.
final class StaticGamesOptions {
    private static final int PLAYERS = 2;
    private static final int MOST_JOBS = 256;

    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = ChosenVariant.KINDS + " (default: standard).")
    private String variant = "standard";

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    @Option(names = "--seed", paramLabel = "N", description = "Random seed (default: 1).")
    private long seed = 1;

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            description = "Number of games to play in parallel (default: all cores). The result does not depend on it.")
    private @Nullable Integer jobs;

    Crossword game(Console console) {
        Variant named = ChosenVariant.open(console, variant);
        Variant rules = lexicon.given().map(named::withLexicon).orElse(named);
        return Crossword.of(
                rules,
                lexicon.open(console, rules.lexicon(), rules.tiles().alphabet()).lexicon(),
                PLAYERS);
    }

    long seed() {
        return seed;
    }

    int jobs() {
        int count = jobs == null ? Math.clamp(Runtime.getRuntime().availableProcessors(), 1, MOST_JOBS) : jobs;
        if (count < 1 || count > MOST_JOBS) {
            throw new BadInput("--jobs must be 1 to " + MOST_JOBS + ", got " + count);
        }
        return count;
    }

    /// Returns the command that learns the same again, as files record it.
    ///
    /// @param further the options of this learner only
    String command(String learner, Crossword game, String further) {
        return "quoin learn " + learner + " --variant " + ShellText.quoted(variant) + " --lexicon "
                + ShellText.quoted(game.variant().lexicon()) + " " + further + " --seed " + seed;
    }

    /// Returns how far a training is, with its speed and the time left.
    ///
    /// @param before the games before this run
    static String progress(long before, long done, long all, double seconds) {
        double perSecond = (done - before) / seconds;
        long left = Math.round((all - done) / perSecond);
        return String.format(
                Locale.ROOT,
                "%d%%: %d of %d games, %s per second, %d:%02d left",
                100 * done / all,
                done,
                all,
                RateText.of(perSecond),
                left / 60,
                left % 60);
    }
}
