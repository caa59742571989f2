package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Measuring;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.file.ScratchFolder;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `quoin bench arena`: measures how many games per second the arena plays.
@Command(
        name = "arena",
        header = "Measure the arena: games per second of greedy against greedy.",
        description = {
            "Plays standard games with ENABLE on one thread: with the referee alone, and as whole"
                    + " matches with a log and one GCG file per game. Both are measured by CPU time, the latter"
                    + " for the whole process."
        },
        footer = {
            "  quoin bench arena",
            "  quoin bench arena --seconds 60 --json",
        })
final class ArenaBenchCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final Measuring measuring = new Measuring();

    ArenaBenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        double seconds = measuring.seconds();
        var variant = Variants.named("standard");
        var lexicon = Lexicons.open(variant.lexicon(), variant.tiles().alphabet());
        try (var scratch = new ScratchFolder()) {
            var figures = new ArenaBench(variant, lexicon).measure(seconds, scratch.path());
            if (measuring.json()) {
                new JsonLines(console.out()).print(out -> {
                    out.writeNumberProperty("judgedGamesPerSecond", figures.judged());
                    out.writeNumberProperty("keptGamesPerSecond", figures.kept());
                });
            } else {
                console.out().line(line(figures.judged(), "with the referee alone, CPU time of one thread"));
                console.out().line(line(figures.kept(), "as matches with log and records, CPU time of the process"));
            }
        }
        return ExitCode.FINE;
    }

    private static String line(double gamesPerSecond, String what) {
        return String.format(Locale.ROOT, "%7.0f games/s  %s", gamesPerSecond, what);
    }
}
