package dev.quoin.crossword.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The solver once more, by trying every word everywhere: slow, plain, and without a line of the real one.
final class NaiveSolver {
    private static final String VALUES = "1 3 3 2 1 4 2 4 1 8 5 1 3 1 1 3 10 1 1 1 1 4 4 8 4 10";

    private final Set<String> words;
    private final int[] values = new int[26];

    NaiveSolver(List<String> words) {
        this.words = new HashSet<>(words);
        String[] parts = VALUES.split(" ");
        for (int letter = 0; letter < values.length; letter++) {
            values[letter] = Integer.parseInt(parts[letter]);
        }
    }

    /// A play as it would be shown.
    record Found(String word, int row, int column, boolean down, int score) {}

    Optional<Found> best(TextBoard board, String tray) {
        Comparator<Found> order = Comparator.comparingInt((Found found) -> -found.score())
                .thenComparing(found -> found.word().toLowerCase(Locale.ROOT))
                .thenComparing(found -> found.word()
                        .chars()
                        .mapToObj(c -> Character.isUpperCase(c) ? "0" : "1")
                        .reduce("", String::concat))
                .thenComparingInt(Found::row)
                .thenComparingInt(Found::column)
                .thenComparing(Found::down);
        return everywhere(board, tray, true).stream().min(order);
    }

    List<Found> all(TextBoard board, String tray) {
        return everywhere(board, tray, !isEmpty(board) || !isSymmetric(board));
    }

    private List<Found> everywhere(TextBoard board, String tray, boolean alsoDown) {
        var found = new ArrayList<Found>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                for (String word : words) {
                    lay(board, tray, word, row, column, false, found);
                    if (alsoDown) {
                        lay(board, tray, word, row, column, true, found);
                    }
                }
            }
        }
        return found;
    }

    /// What the play between two boards scores, once for each way to read it; empty when there is no such legal play.
    List<Integer> scores(TextBoard before, TextBoard after) {
        var tray = new StringBuilder();
        for (int square = 0; square < before.size() * before.size(); square++) {
            String cell = after.cell(square / before.size(), square % before.size());
            if (!before.hasTile(square / before.size(), square % before.size()) && !TextBoard.isSquare(cell)) {
                tray.append(Character.isUpperCase(cell.charAt(0)) ? "*" : cell);
            }
        }
        var scores = new ArrayList<Integer>();
        for (Found found : everywhere(before, tray.toString(), true)) {
            boolean same = true;
            int placed = 0;
            for (int at = 0; at < found.word().length(); at++) {
                String there = cell(after, found.row(), found.column(), found.down(), at);
                same &= there.equals(found.word().substring(at, at + 1));
                placed += hasTile(before, found.row(), found.column(), found.down(), at) ? 0 : 1;
            }
            if (same && placed == tray.length()) {
                scores.add(found.score());
            }
        }
        return scores;
    }

    private void lay(TextBoard board, String tray, String word, int row, int column, boolean down, List<Found> found) {
        int end = (down ? row : column) + word.length();
        if (end > board.size()
                || hasTile(board, row, column, down, -1)
                || hasTile(board, row, column, down, word.length())) {
            return;
        }
        choose(board, tray, word, row, column, down, "", found);
    }

    /// Decides square by square between a tile of the tray and a blank.
    private void choose(
            TextBoard board,
            String tray,
            String word,
            int row,
            int column,
            boolean down,
            String soFar,
            List<Found> found) {
        int at = soFar.length();
        if (at == word.length()) {
            score(board, soFar, row, column, down).ifPresent(found::add);
            return;
        }
        char letter = word.charAt(at);
        if (hasTile(board, row, column, down, at)) {
            char there = cell(board, row, column, down, at).charAt(0);
            if (Character.toLowerCase(there) == letter) {
                choose(board, tray, word, row, column, down, soFar + there, found);
            }
            return;
        }
        if (tray.indexOf(letter) >= 0) {
            String rest = tray.replaceFirst(String.valueOf(letter), "");
            choose(board, rest, word, row, column, down, soFar + letter, found);
        }
        if (tray.indexOf('*') >= 0) {
            String rest = tray.replaceFirst("\\*", "");
            choose(board, rest, word, row, column, down, soFar + Character.toUpperCase(letter), found);
        }
    }

    private Optional<Found> score(TextBoard board, String word, int row, int column, boolean down) {
        int placed = 0;
        int crossScores = 0;
        boolean touches = false;
        for (int at = 0; at < word.length(); at++) {
            int r = down ? row + at : row;
            int c = down ? column : column + at;
            if (hasTile(board, row, column, down, at)) {
                touches = true;
                continue;
            }
            placed++;
            touches |= isEmpty(board) && r == board.size() / 2 && c == board.size() / 2;
            String cross = crossWord(board, r, c, !down, word.charAt(at));
            if (cross.length() > 1) {
                touches = true;
                if (!words.contains(cross.toLowerCase(Locale.ROOT))) {
                    return Optional.empty();
                }
                int sum = cross.chars().map(letter -> value((char) letter)).sum();
                sum += value(word.charAt(at)) * (board.letterMultiplier(r, c) - 1);
                crossScores += sum * board.wordMultiplier(r, c);
            }
        }
        if (placed == 0 || !touches || word.length() < 2) {
            return Optional.empty();
        }
        int total = mainScore(board, word, row, column, down) + crossScores + (placed >= 7 ? 50 : 0);
        return Optional.of(new Found(word, row, column, down, total));
    }

    private int mainScore(TextBoard board, String word, int row, int column, boolean down) {
        int sum = 0;
        int multiplier = 1;
        for (int at = 0; at < word.length(); at++) {
            int r = down ? row + at : row;
            int c = down ? column : column + at;
            boolean old = board.hasTile(r, c);
            sum += value(word.charAt(at)) * (old ? 1 : board.letterMultiplier(r, c));
            multiplier *= old ? 1 : board.wordMultiplier(r, c);
        }
        return sum * multiplier;
    }

    private static String crossWord(TextBoard board, int row, int column, boolean down, char letter) {
        var text = new StringBuilder().append(letter);
        for (int at = -1; hasTile(board, row, column, down, at); at--) {
            text.insert(0, cell(board, row, column, down, at));
        }
        for (int at = 1; hasTile(board, row, column, down, at); at++) {
            text.append(cell(board, row, column, down, at));
        }
        return text.toString();
    }

    private static String cell(TextBoard board, int row, int column, boolean down, int at) {
        return board.cell(down ? row + at : row, down ? column : column + at);
    }

    private static boolean hasTile(TextBoard board, int row, int column, boolean down, int at) {
        int r = down ? row + at : row;
        int c = down ? column : column + at;
        return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.hasTile(r, c);
    }

    private int value(char letter) {
        return Character.isUpperCase(letter) ? 0 : values[letter - 'a'];
    }

    private static boolean isEmpty(TextBoard board) {
        return board.tiles().tileCount() == 0;
    }

    private static boolean isSymmetric(TextBoard board) {
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < row; column++) {
                if (board.wordMultiplier(row, column) != board.wordMultiplier(column, row)
                        || board.letterMultiplier(row, column) != board.letterMultiplier(column, row)) {
                    return false;
                }
            }
        }
        return true;
    }
}
