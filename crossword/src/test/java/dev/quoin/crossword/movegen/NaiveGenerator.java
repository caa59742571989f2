package dev.quoin.crossword.movegen;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The move generator's twin: lays every word of a list on every square in both directions and checks the rules one by
/// one. Shares nothing with the real one but the types of board, tiles and variant.
final class NaiveGenerator {
    private final Variant variant;
    private final Set<List<Integer>> words = new HashSet<>();
    private final List<byte[]> spelled = new ArrayList<>();

    NaiveGenerator(Collection<String> words, Variant variant) {
        this.variant = variant;
        for (String word : words) {
            byte[] letters = variant.tiles().alphabet().encode(word).orElseThrow();
            if (letters.length >= 2) {
                var numbers = new ArrayList<Integer>();
                for (byte letter : letters) {
                    numbers.add((int) letter);
                }
                this.words.add(numbers);
                spelled.add(letters);
            }
        }
    }

    /// Every legal play, as `direction placements`, with its score.
    Map<String, Integer> plays(Board board, Tiles rack) {
        var plays = new HashMap<String, Integer>();
        boolean onlyAcross = board.tileCount() == 0 && mirrored();
        var possible =
                spelled.stream().filter(word -> canSpell(word, board, rack)).toList();
        for (var direction : Direction.values()) {
            if (direction == Direction.DOWN && onlyAcross) {
                continue;
            }
            for (int row = 0; row < board.rows(); row++) {
                for (int column = 0; column < board.columns(); column++) {
                    for (byte[] word : possible) {
                        tryWord(board, rack, direction, row, column, word, plays);
                    }
                }
            }
        }
        return plays;
    }

    /// Whether all letters of the word are on the board or the rack, as far as blanks do not make up for them.
    private static boolean canSpell(byte[] word, Board board, Tiles rack) {
        int missing = 0;
        for (byte letter : word) {
            boolean onBoard = false;
            for (byte tile : board.tiles()) {
                onBoard |= Tile.letter(tile) == letter;
            }
            missing += onBoard || rack.count(letter) > 0 ? 0 : 1;
        }
        return missing <= rack.blanks();
    }

    private void tryWord(
            Board board,
            Tiles rack,
            Direction direction,
            int row,
            int column,
            byte[] word,
            Map<String, Integer> plays) {
        if (board.hasTile(row - direction.rowStep(), column - direction.columnStep())) {
            return;
        }
        var empty = new ArrayList<int[]>();
        for (int at = 0; at < word.length; at++) {
            int r = row + at * direction.rowStep();
            int c = column + at * direction.columnStep();
            if (!board.contains(r, c)) {
                return;
            }
            if (!board.hasTile(r, c)) {
                empty.add(new int[] {r, c, word[at]});
            } else if (Tile.letter(board.at(r, c)) != word[at]) {
                return;
            }
        }
        int end = word.length;
        if (board.hasTile(row + end * direction.rowStep(), column + end * direction.columnStep())
                || empty.isEmpty()
                || empty.size() > rack.size()
                || !touches(board, empty)) {
            return;
        }
        for (var placements : assignments(empty, 0, rack.counts(), new ArrayList<>())) {
            judge(board, direction, row, column, word.length, placements, plays);
        }
    }

    private boolean touches(Board board, List<int[]> squares) {
        for (int[] square : squares) {
            int row = square[0];
            int column = square[1];
            if (board.tileCount() == 0
                    ? row == variant.startRow() && column == variant.startColumn()
                    : board.hasTile(row - 1, column)
                            || board.hasTile(row + 1, column)
                            || board.hasTile(row, column - 1)
                            || board.hasTile(row, column + 1)) {
                return true;
            }
        }
        return false;
    }

    private static List<List<Placement>> assignments(
            List<int[]> squares, int at, int[] counts, List<Placement> placed) {
        if (at == squares.size()) {
            return List.of(List.copyOf(placed));
        }
        var all = new ArrayList<List<Placement>>();
        int[] square = squares.get(at);
        for (int number : new int[] {square[2], Tile.BLANK}) {
            if (counts[number] > 0) {
                counts[number]--;
                byte tile = number == Tile.BLANK ? Tile.blankAs(square[2]) : Tile.natural(square[2]);
                placed.add(new Placement(square[0], square[1], tile));
                all.addAll(assignments(squares, at + 1, counts, placed));
                placed.removeLast();
                counts[number]++;
            }
        }
        return all;
    }

    private void judge(
            Board board,
            Direction direction,
            int row,
            int column,
            int length,
            List<Placement> placements,
            Map<String, Integer> plays) {
        var next = board.with(placements);
        int score = scoreOfWord(board, next, direction, row, column, length);
        for (var placement : placements) {
            var across = direction.turned();
            int r = placement.row();
            int c = placement.column();
            while (next.hasTile(r - across.rowStep(), c - across.columnStep())) {
                r -= across.rowStep();
                c -= across.columnStep();
            }
            int crossLength = 0;
            var crossWord = new ArrayList<Integer>();
            while (next.hasTile(r + crossLength * across.rowStep(), c + crossLength * across.columnStep())) {
                byte tile = next.at(r + crossLength * across.rowStep(), c + crossLength * across.columnStep());
                crossWord.add(Tile.letter(tile));
                crossLength++;
            }
            if (crossLength > 1) {
                if (!words.contains(crossWord)) {
                    return;
                }
                score += scoreOfWord(board, next, across, r, c, crossLength);
            }
        }
        if (placements.size() >= variant.rackSize()) {
            score += variant.bingoBonus();
        }
        if (placements.size() == 1 && direction == Direction.DOWN && hasNeighbourAcross(board, placements.getFirst())) {
            return;
        }
        plays.put(direction + " " + placements, score);
    }

    private static boolean hasNeighbourAcross(Board board, Placement placement) {
        return board.hasTile(placement.row(), placement.column() - 1)
                || board.hasTile(placement.row(), placement.column() + 1);
    }

    private int scoreOfWord(Board before, Board after, Direction direction, int row, int column, int length) {
        int sum = 0;
        int multiplier = 1;
        for (int at = 0; at < length; at++) {
            int r = row + at * direction.rowStep();
            int c = column + at * direction.columnStep();
            int value = variant.tiles().value(after.at(r, c));
            if (before.hasTile(r, c)) {
                sum += value;
            } else {
                sum += value * variant.layout().letterMultiplier(r, c);
                multiplier *= variant.layout().wordMultiplier(r, c);
            }
        }
        return sum * multiplier;
    }

    private boolean mirrored() {
        var layout = variant.layout();
        boolean mirrored = variant.rows() == variant.columns() && variant.startRow() == variant.startColumn();
        for (int row = 0; mirrored && row < variant.rows(); row++) {
            for (int column = 0; column < variant.columns(); column++) {
                mirrored &= layout.letterMultiplier(row, column) == layout.letterMultiplier(column, row)
                        && layout.wordMultiplier(row, column) == layout.wordMultiplier(column, row);
            }
        }
        return mirrored;
    }
}
