package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Measuring;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.file.ScratchFolder;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `quoin bench arena`: how many games the arena judges in a second.
@Command(
        name = "arena",
        header = "Measure the arena: games of greedy against greedy a second.",
        description = {
            "Standard games with ENABLE on one thread: judged by the referee alone; and in whole matches with a log"
                    + " and a GCG file for each game. Both by CPU time, the latter of the whole process."
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
        var lexicon =
                LexiconOption.open(console, variant.lexicon(), variant.tiles().alphabet());
        try (var scratch = new ScratchFolder()) {
            var figures = new ArenaBench(variant, lexicon).measure(seconds, scratch.path());
            if (measuring.json()) {
                new JsonLines(console.out()).print(out -> {
                    out.writeNumberProperty("judgedGamesPerSecond", figures.judged());
                    out.writeNumberProperty("keptGamesPerSecond", figures.kept());
                });
            } else {
                console.out().line(line(figures.judged(), "judged by the referee alone, CPU time of one thread"));
                console.out().line(line(figures.kept(), "in matches with log and records, CPU time of the process"));
            }
        }
        return ExitCode.FINE;
    }

    private static String line(double gamesPerSecond, String what) {
        return String.format(Locale.ROOT, "%7.0f games/s  %s", gamesPerSecond, what);
    }
}
