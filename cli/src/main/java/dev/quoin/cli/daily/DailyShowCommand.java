package dev.quoin.cli.daily;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.rules.SquareName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/// `quoin daily show`: prints the start of a puzzle.
@Command(
        name = "show",
        header = "Show the start of a puzzle: the word on the board and the first rack.",
        description = "The remaining tiles in the bag are never shown. Future dates are not available.",
        footer = {
            "  quoin daily show today",
            "  quoin daily show 2026-01-01 --json",
        })
final class DailyShowCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final ChosenDate chosen = new ChosenDate();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    DailyShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        DailyPuzzle puzzle = chosen.puzzle();
        DailyLetters rules = DailyLetters.of(puzzle.edition());
        DailyGame game = rules.start(puzzle);
        String rack = game.position().rack().show(rules.variant().tiles().alphabet());
        if (json) {
            new JsonLines(console.out()).print(out -> write(out, puzzle, game, rack));
        } else {
            line("date", chosen.date());
            line("word", puzzle.word() + " " + start(puzzle) + ", " + direction(puzzle));
            line("squares", String.join(" ", squares(puzzle)));
            line("rack", rack);
        }
        return ExitCode.FINE;
    }

    private void line(String name, Object value) {
        console.out().line("%-8s %s".formatted(name, value));
    }

    private void write(JsonGenerator out, DailyPuzzle puzzle, DailyGame game, String rack) {
        out.writeStringProperty("date", chosen.date().toString());
        out.writeStringProperty("lexicon", puzzle.edition().lexicon());
        out.writeStringProperty("word", puzzle.word());
        out.writeStringProperty("at", start(puzzle));
        out.writeNumberProperty("row", puzzle.row() + 1);
        out.writeNumberProperty("column", puzzle.column() + 1);
        out.writeStringProperty("direction", direction(puzzle));
        out.writeArrayPropertyStart("squares");
        squares(puzzle).forEach(out::writeString);
        out.writeEndArray();
        out.writeStringProperty("rack", rack);
        out.writeNumberProperty("bag", game.position().bagSize());
        out.writeNumberProperty("turns", game.turnsLeft());
    }

    private static String start(DailyPuzzle puzzle) {
        return SquareName.of(puzzle.row(), puzzle.column(), puzzle.direction());
    }

    private static String direction(DailyPuzzle puzzle) {
        return puzzle.direction().name().toLowerCase(Locale.ROOT);
    }

    private static List<String> squares(DailyPuzzle puzzle) {
        var squares = new ArrayList<String>();
        for (int at = 0; at < puzzle.word().length(); at++) {
            squares.add(SquareName.of(
                    puzzle.row() + at * puzzle.direction().rowStep(),
                    puzzle.column() + at * puzzle.direction().columnStep()));
        }
        return squares;
    }
}
