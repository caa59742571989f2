package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// The rules once more, as slowly and plainly as possible: characters in a map from squares, every line of the
/// board read as text. Shares nothing with [PlayRules] but the types of its arguments.
public final class NaivePlayRules {
    private record Square(int row, int column) {}

    private record Run(String word, int score, Set<Square> squares) {}

    private final Variant variant;
    private final Set<String> words;

    public NaivePlayRules(Variant variant, Set<String> words) {
        this.variant = variant;
        this.words = words;
    }

    /// The score of a play, or minus the code of its refusal.
    public int judge(Board board, String rack, Play play) {
        Map<Square, Character> old = squares(board);
        Map<Square, Character> placed = new HashMap<>();
        for (Placement placement : play.placements()) {
            if (placement.row() >= variant.rows() || placement.column() >= variant.columns()) {
                return -43;
            }
        }
        boolean doubled = false;
        for (Placement placement : play.placements()) {
            var square = new Square(placement.row(), placement.column());
            if (old.containsKey(square)) {
                return -42;
            }
            doubled |= placed.put(square, face(placement.tile())) != null;
        }
        Map<Square, Character> all = new HashMap<>(old);
        all.putAll(placed);
        if (doubled || !inOneRun(all, placed.keySet(), play.direction())) {
            return -12;
        }
        if (!onRack(rack, placed)) {
            return -41;
        }
        if (old.isEmpty() && !placed.containsKey(new Square(variant.startRow(), variant.startColumn()))) {
            return -45;
        }
        if (old.isEmpty() && placed.size() == 1) {
            return -49;
        }
        if (!old.isEmpty() && placed.keySet().stream().noneMatch(square -> touches(square, old.keySet()))) {
            return -47;
        }
        int score = placed.size() >= variant.rackSize() ? variant.bingoBonus() : 0;
        for (Run run : runs(all, placed.keySet())) {
            if (!words.contains(run.word().toUpperCase(Locale.ROOT))) {
                return -44;
            }
            score += run.score();
        }
        return score;
    }

    /// Every run of two or more tiles in a row or column that has a new tile in it.
    private List<Run> runs(Map<Square, Character> all, Set<Square> placed) {
        var runs = new ArrayList<Run>();
        for (Direction direction : Direction.values()) {
            for (Run run : linesOf(all, placed, direction)) {
                if (run.word().length() > 1 && run.squares().stream().anyMatch(placed::contains)) {
                    runs.add(run);
                }
            }
        }
        return runs;
    }

    private List<Run> linesOf(Map<Square, Character> all, Set<Square> placed, Direction direction) {
        boolean across = direction == Direction.ACROSS;
        var runs = new ArrayList<Run>();
        for (int line = 0; line < (across ? variant.rows() : variant.columns()); line++) {
            var squares = new ArrayList<Square>();
            for (int at = 0; at <= (across ? variant.columns() : variant.rows()); at++) {
                var square = across ? new Square(line, at) : new Square(at, line);
                if (all.containsKey(square)) {
                    squares.add(square);
                } else if (!squares.isEmpty()) {
                    runs.add(run(all, placed, squares));
                    squares.clear();
                }
            }
        }
        return runs;
    }

    private Run run(Map<Square, Character> all, Set<Square> placed, List<Square> squares) {
        var word = new StringBuilder();
        int sum = 0;
        int factor = 1;
        for (Square square : squares) {
            char face = all.getOrDefault(square, ' ');
            word.append(face);
            int letterFactor = 1;
            if (placed.contains(square)) {
                letterFactor = variant.layout().letterMultiplier(square.row(), square.column());
                factor *= variant.layout().wordMultiplier(square.row(), square.column());
            }
            sum += letterFactor
                    * (Character.isLowerCase(face) ? 0 : variant.tiles().valueOfNumber(face - 'A' + 1));
        }
        return new Run(word.toString(), sum * factor, new HashSet<>(squares));
    }

    private boolean inOneRun(Map<Square, Character> all, Set<Square> placed, Direction direction) {
        return linesOf(all, placed, direction).stream()
                .anyMatch(run -> run.squares().containsAll(placed));
    }

    private static boolean onRack(String rack, Map<Square, Character> placed) {
        String left = rack;
        for (char face : placed.values()) {
            String tile = Character.isLowerCase(face) ? "?" : String.valueOf(face);
            if (!left.contains(tile)) {
                return false;
            }
            int at = left.indexOf(tile);
            left = left.substring(0, at) + left.substring(at + 1);
        }
        return true;
    }

    private static boolean touches(Square square, Set<Square> others) {
        return others.stream()
                .anyMatch(other ->
                        Math.abs(other.row() - square.row()) + Math.abs(other.column() - square.column()) == 1);
    }

    private static Map<Square, Character> squares(Board board) {
        Map<Square, Character> squares = new HashMap<>();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                if (board.at(row, column) != 0) {
                    squares.put(new Square(row, column), face(board.at(row, column)));
                }
            }
        }
        return squares;
    }

    /// The character of a tile code, worked out from the table in the documentation of the code.
    private static char face(byte tile) {
        char letter = (char) ('A' - 1 + tile % 32);
        return tile >= 32 ? Character.toLowerCase(letter) : letter;
    }
}
