package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Failures;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `quoin othello check`: replays every game of a file and reports errors.
@Command(
        name = "check",
        header = "Replay the games in files and report problems.",
        description = {
            "Reads GGF, SGF, PGN, OBF, WTHOR (.wtb) and transcripts, one per line. Prints one line for each"
                    + " correct file and one for each problem: file, line or byte, what was found, what was"
                    + " expected. A result that does not match the moves is a problem, too. Scores in OBF files"
                    + " are not verified; use 'solve' for that."
        },
        exitCodeList = "1:a file has a problem",
        footer = {
            "  quoin othello check games.ggf",
            "  quoin othello check WTH_*.wtb --json",
            "  quoin othello check - < game.sgf",
        })
final class OthelloCheckCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files of games or positions; - for standard input.")
    private List<Path> files = List.of();

    @Option(names = "--json", description = "Print one JSON object per file.")
    private boolean json;

    OthelloCheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        int worst = ExitCode.FINE;
        for (Path file : files) {
            worst = Math.max(worst, check(file));
        }
        return worst;
    }

    /// The problems in a file, printed as they are found or collected for JSON. Mutable, not thread-safe.
    private final class Findings {
        private final String file;
        private final List<Problem> kept = new ArrayList<>();
        private int records;
        private int problems;

        private Findings(String file) {
            this.file = file;
        }

        private void add(Problem problem) {
            problems++;
            if (json) {
                kept.add(problem);
            } else {
                console.out().line(problem.sentence());
            }
        }
    }

    /// @param fault what is wrong and where, if the record was rejected
    /// @param number the number of the record, from 1
    private record Problem(Optional<FormatFault> fault, int number, String sentence) {}

    /// Checks one file; an unreadable file does not prevent the others from being checked.
    private int check(Path path) {
        var source = InputSource.of(console, path);
        var findings = new Findings(source.name());
        try (var file = RecordFile.open(source)) {
            replay(file, findings);
            if (findings.records == 0) {
                throw new BadInput(source.name() + " has no " + file.format().records());
            }
            if (json) {
                new JsonLines(console.out()).print(out -> write(out, file.format(), findings));
            } else if (findings.problems == 0) {
                console.out().line(source.name() + ": fine, " + file.format().counted(findings.records));
            }
            return findings.problems == 0 ? ExitCode.FINE : ExitCode.NO;
        } catch (BadInput | FormatException | UncheckedIOException | IOException e) {
            return Failures.report(e, console, "quoin othello check");
        }
    }

    private static void replay(RecordFile file, Findings findings) {
        boolean ended = false;
        while (!ended) {
            try {
                Optional<RecordFile.Entry> entry = file.next();
                ended = entry.isEmpty();
                findings.records += ended ? 0 : 1;
                String remark = entry.map(RecordFile.Entry::remark).orElse("");
                if (!remark.isEmpty()) {
                    String place = findings.file + ": game " + findings.records + ": ";
                    findings.add(new Problem(Optional.empty(), findings.records, place + remark));
                }
            } catch (FormatException e) {
                findings.records++;
                findings.add(new Problem(
                        Optional.of(e.fault()), findings.records, e.fault().sentence()));
            }
        }
    }

    private static void write(JsonGenerator out, OthelloFileFormat format, Findings findings) {
        out.writeStringProperty("file", findings.file);
        out.writeBooleanProperty("fine", findings.problems == 0);
        out.writeStringProperty("format", format.displayName());
        out.writeNumberProperty("records", findings.records);
        out.writeArrayPropertyStart("problems");
        for (Problem problem : findings.kept) {
            out.writeStartObject();
            out.writeNumberProperty("record", problem.number());
            problem.fault().ifPresent(fault -> write(out, fault));
            out.writeStringProperty("message", problem.sentence());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void write(JsonGenerator out, FormatFault fault) {
        switch (fault.place()) {
            case FormatFault.Place.Line(int line, int column) -> {
                out.writeNumberProperty("line", line);
                out.writeNumberProperty("column", column);
            }
            case FormatFault.Place.Offset(long bytes) -> out.writeNumberProperty("byte", bytes);
        }
        out.writeStringProperty("about", fault.field());
        out.writeStringProperty("expected", fault.expected());
        out.writeStringProperty("found", fault.found());
    }
}
