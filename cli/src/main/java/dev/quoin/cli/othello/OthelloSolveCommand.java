package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameProgress;
import dev.quoin.othello.endgame.EndgameResult;
import dev.quoin.othello.endgame.EndgameSolver;
import dev.quoin.othello.notation.obf.ObfReader;
import dev.quoin.othello.notation.obf.ObfRecord;
import dev.quoin.othello.notation.pasted.Pasted;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin othello solve`: finds the exact results of endgames.
@Command(
        name = "solve",
        header = "Solve endgames exactly: score and best line of each position.",
        description = {
            "Scores are for the side to move, with empty squares counted for the winner. If a line of"
                    + " the file contains scores, the best of them is compared with the result. A line that cannot be read ends the command after the positions"
                    + " before it. Ctrl-C ends it, too."
        },
        exitCodeList = "1:a score differs from the given one",
        footer = {
            "  quoin othello solve endgames.obf",
            "  quoin othello solve - --json < endgames.obf",
            "  quoin othello solve endgames.obf --threads 1 --hash 512",
            "  quoin othello solve --position \"$(pbpaste)\"    paste any board or game",
        })
final class OthelloSolveCommand implements Callable<Integer> {
    private final Console console;

    @ArgGroup(multiplicity = "1")
    private Positions positions = new Positions();

    @Mixin
    private final Threads threads = new Threads();

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "Size of the transposition table in megabytes, 1 to 65536 (default: 128).")
    private int hash = EndgameOptions.standard().hashMegabytes();

    @Option(names = "--json", description = "Print one JSON object per position.")
    private boolean json;

    OthelloSolveCommand(Console console) {
        this.console = console;
    }

    /// The source of the positions.
    static final class Positions {
        @Parameters(paramLabel = "FILE", description = "File of positions in OBF, one per line; - for standard input.")
        private @Nullable Path file;

        @Option(names = "--position", paramLabel = "POSITION", description = PositionArgument.KINDS + ".")
        private @Nullable String text;
    }

    @Override
    public Integer call() throws IOException {
        if (hash < 1 || hash > 65_536) {
            throw new BadInput("--hash must be 1 to 65536, got " + hash);
        }
        var solver = new EndgameSolver(new EndgameOptions(hash, threads.count()));
        var solutions = new Solutions(console.out(), json);
        try (var status = StatusLine.of(console)) {
            if (!solve(solver, solutions, status)) {
                return ExitCode.INTERRUPTED;
            }
        }
        solutions.summarise();
        return solutions.exitCode();
    }

    /// Solves all positions; returns false when it was interrupted.
    private boolean solve(EndgameSolver solver, Solutions solutions, StatusLine status) throws IOException {
        if (positions.text != null) {
            return solve(solver, record(PositionArgument.read(console, positions.text)), solutions, status);
        }
        Path file = positions.file;
        var input = InputSource.of(console, file == null ? Path.of(InputSource.STANDARD) : file);
        try (InputStream in = input.open("positions in OBF")) {
            String source = input.name();
            ObfReader reader = ObfReader.of(in, source);
            for (Optional<ObfRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                if (!solve(solver, next.get(), solutions, status)) {
                    return false;
                }
            }
            if (solutions.count() == 0) {
                throw new BadInput(source + " is empty, expected positions in OBF, one per line");
            }
            return true;
        }
    }

    private static ObfRecord record(Pasted pasted) {
        return pasted instanceof Pasted.Scored(ObfRecord record) ? record : ObfRecord.of(pasted.position());
    }

    /// Solves one position; returns false when interrupted. Between positions, Ctrl-C ends the command.
    private boolean solve(EndgameSolver solver, ObfRecord record, Solutions solutions, StatusLine status) {
        try (var _ = Interruption.open()) {
            return answer(solver, record, solutions, status);
        }
    }

    private boolean answer(EndgameSolver solver, ObfRecord record, Solutions solutions, StatusLine status) {
        long start = System.nanoTime();
        try {
            var position = record.position();
            EndgameResult result = solver.solve(
                    position.mover(),
                    position.other(),
                    progress -> status.show(() -> describe(solutions.count() + 1, progress)));
            status.clear();
            solutions.print(record, result, System.nanoTime() - start);
            return true;
        } catch (CancellationException e) {
            status.clear();
            solutions.summarise();
            console.message("quoin othello solve: interrupted at position " + (solutions.count() + 1) + " after "
                    + new Speed(0, System.nanoTime() - start).time());
            return false;
        }
    }

    private static String describe(int number, EndgameProgress progress) {
        return String.format(
                Locale.ROOT,
                "position %d: between %+d and %+d, %,d nodes",
                number,
                progress.lower(),
                progress.upper(),
                progress.nodes());
    }
}
