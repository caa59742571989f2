package dev.quoin.cli.gcg;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Failures;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.crossword.ChallengeOption;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.notation.gcg.GcgProblem;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.notation.gcg.GcgReport;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.format.FormatException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `quoin gcg check`: replays games and checks them against the rules.
@Command(
        name = "check",
        header = "Replay game records and check every score.",
        description = {
            "Prints one line for each correct file, and one for each problem: file, line, subject,"
                    + " expected, found. Words are checked only if you give --lexicon, because records often use"
                    + " other word lists."
        },
        exitCodeList = "1:a record has a problem",
        footer = {
            "  quoin gcg check game.gcg             racks may contain ? for a blank",
            "  quoin gcg check -l enable *.gcg      also check the words",
            "  quoin gcg check --challenge 5pt *.gcg",
            "  quoin gcg check - < game.gcg",
        })
final class GcgCheckCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Game records; - for standard input.")
    private List<Path> files = List.of();

    @Mixin
    private final ReplayOptions options = new ReplayOptions();

    @Option(
            names = "--challenge",
            paramLabel = "RULE",
            completionCandidates = ChallengeOption.Candidates.class,
            description = "Challenge rule of the games: void, single, double, 5pt or 10pt (default: any)."
                    + " Withdrawn plays and challenge bonuses must match it.")
    private @Nullable String challenge;

    @Option(names = "--json", description = "Print one JSON object per file.")
    private boolean json;

    GcgCheckCommand(Console console) {
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

    /// Checks one file; an unreadable file does not prevent the others from being checked.
    private int check(Path path) {
        try {
            GcgFile file = RecordSource.read(InputSource.of(console, path));
            GcgReport report = replay(options.variant(file, console)).replay(file);
            if (json) {
                new JsonLines(console.out()).print(out -> write(out, report));
            } else {
                print(report);
            }
            return report.isClean() ? ExitCode.FINE : ExitCode.NO;
        } catch (BadInput | FormatException | UncheckedIOException e) {
            return Failures.report(e, console, "quoin gcg check");
        }
    }

    private GcgReplay replay(Variant rules) {
        GcgReplay replay = options.replay(rules, console);
        return challenge == null ? replay : replay.withChallenge(ChallengeOption.read(challenge));
    }

    private void print(GcgReport report) {
        report.problems().forEach(problem -> console.out().line(problem.sentence()));
        report.remarks().forEach(remark -> console.message("remark: " + remark.sentence()));
        if (report.isClean()) {
            String standings = report.standings().stream()
                    .map(standing -> standing.nick() + " " + standing.score())
                    .collect(Collectors.joining(", "));
            int plays = report.plays().size();
            console.out()
                    .line(report.source() + ": fine, " + plays + (plays == 1 ? " play, " : " plays, ") + standings);
        }
    }

    private static void write(JsonGenerator out, GcgReport report) {
        out.writeStringProperty("file", report.source());
        out.writeBooleanProperty("fine", report.isClean());
        out.writeNumberProperty("plays", report.plays().size());
        ReplayJson.players(out, report);
        problems(out, "problems", report.problems());
        problems(out, "remarks", report.remarks());
    }

    private static void problems(JsonGenerator out, String name, List<GcgProblem> problems) {
        out.writeArrayPropertyStart(name);
        for (GcgProblem problem : problems) {
            out.writeStartObject();
            out.writeNumberProperty("line", problem.line());
            out.writeStringProperty("about", problem.kind().text());
            out.writeStringProperty("expected", problem.expected());
            out.writeStringProperty("found", problem.found());
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
