package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.InputSource;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.file.SizeLimit;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import picocli.CommandLine.Parameters;

/// The files of commands that solve positions: CGP with a position on each line, or a game record in GCG.
final class PositionFiles {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(8, "a file of positions");

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Positions in CGP, one per line, or a game record in GCG; - for standard input.")
    private List<Path> files = List.of();

    /// Solves and prints all positions; returns the exit code.
    ///
    /// @param command its name, for messages
    /// @param ofRecord finds the position of a game record
    /// @param json whether to print JSON objects instead of text
    <S, R> int answer(
            Console console,
            String command,
            PositionRules rules,
            BiFunction<GcgFile, Variant, TurnPosition> ofRecord,
            PositionAnswers.Solving<S, R> solving,
            boolean json)
            throws IOException {
        Optional<Variant> variant = rules.variant(console);
        PlayFinders finders = rules.finders(console, Optional.empty());
        try (var answers = new PositionAnswers<>(console, finders, solving, json)) {
            if (!solveAll(console, variant, ofRecord, answers::solve)) {
                console.message("quoin " + command + ": interrupted at position " + answers.count());
                return ExitCode.INTERRUPTED;
            }
        }
        return ExitCode.FINE;
    }

    /// Solves all positions; returns false when interrupted.
    ///
    /// @param variant overrides the variant of the positions
    /// @param ofRecord finds the position of a game record
    /// @param solver gets the place of a position, for messages, and the position; false when interrupted
    private boolean solveAll(
            Console console,
            Optional<Variant> variant,
            BiFunction<GcgFile, Variant, TurnPosition> ofRecord,
            BiPredicate<String, TurnPosition> solver)
            throws IOException {
        for (Path file : files) {
            InputSource source = InputSource.of(console, file);
            byte[] bytes = source.bytes("positions in CGP or a game record", LIMIT);
            boolean goesOn = isRecord(bytes)
                    ? solver.test(source.name(), ofRecord(source.name(), bytes, variant, ofRecord))
                    : solveLines(source.name(), bytes, variant, solver);
            if (!goesOn) {
                return false;
            }
        }
        return true;
    }

    private static boolean solveLines(
            String name, byte[] bytes, Optional<Variant> variant, BiPredicate<String, TurnPosition> solver) {
        var in = new ByteArrayInputStream(bytes);
        CgpReader reader = variant.map(each -> CgpReader.of(in, name, each)).orElseGet(() -> CgpReader.of(in, name));
        boolean any = false;
        for (var next = reader.next(); next.isPresent(); next = reader.next()) {
            any = true;
            if (!solver.test(name + ", line " + reader.line(), TurnPosition.of(next.get()))) {
                return false;
            }
        }
        if (!any) {
            throw new BadInput(name + " is empty, expected positions in CGP or a game record in GCG");
        }
        return true;
    }

    /// Events and players of GCG begin with these, and no position does.
    private static boolean isRecord(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        return text.lines().anyMatch(line -> line.startsWith(">") || line.startsWith("#player"));
    }

    private static TurnPosition ofRecord(
            String name, byte[] bytes, Optional<Variant> variant, BiFunction<GcgFile, Variant, TurnPosition> ofRecord) {
        GcgFile record = GcgReader.read(name, bytes);
        try {
            return ofRecord.apply(record, variant.orElseGet(() -> GcgReplay.variantOf(record)));
        } catch (IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }
}
