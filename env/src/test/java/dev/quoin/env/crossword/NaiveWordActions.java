package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.tile.Tile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The twin of [WordActions]: tries every word on every square in both directions through the rules of plays.
record NaiveWordActions(Crossword game, List<String> words) {
    /// A legal way to place a word.
    record Way(Play play, int blanks, int score) {}

    /// The best way of every legal action but the pass.
    Map<Integer, Way> legal(CrosswordPosition position) {
        var legal = new TreeMap<Integer, Way>();
        int action = 0;
        for (int row = 0; row < game.variant().rows(); row++) {
            for (int column = 0; column < game.variant().columns(); column++) {
                for (Direction direction : List.of(Direction.ACROSS, Direction.DOWN)) {
                    for (String word : words) {
                        int number = action++;
                        best(position, word, row, column, direction).ifPresent(way -> legal.put(number, way));
                    }
                }
            }
        }
        return legal;
    }

    private Optional<Way> best(CrosswordPosition position, String word, int row, int column, Direction direction) {
        Board board = position.board();
        byte[] letters = game.lexicon().alphabet().encode(word).orElseThrow();
        int afterRow = row + letters.length * direction.rowStep();
        int afterColumn = column + letters.length * direction.columnStep();
        if (board.hasTile(row - direction.rowStep(), column - direction.columnStep())
                || board.hasTile(afterRow, afterColumn)) {
            return Optional.empty();
        }
        var open = new ArrayList<Placement>();
        for (int at = 0; at < letters.length; at++) {
            int squareRow = row + at * direction.rowStep();
            int squareColumn = column + at * direction.columnStep();
            if (!board.contains(squareRow, squareColumn)) {
                return Optional.empty();
            }
            byte tile = board.at(squareRow, squareColumn);
            if (tile == Tile.EMPTY) {
                open.add(new Placement(squareRow, squareColumn, Tile.natural(letters[at])));
            } else if (Tile.letter(tile) != letters[at]) {
                return Optional.empty();
            }
        }
        return open.isEmpty() ? Optional.empty() : best(position, direction, open);
    }

    /// Tries every choice of blanks; of equally good ones the first blank that comes first in the word.
    private Optional<Way> best(CrosswordPosition position, Direction direction, List<Placement> open) {
        var ways = new ArrayList<Way>();
        for (int blanks = 0; blanks < 1 << open.size(); blanks++) {
            if (Integer.bitCount(blanks) > position.rack().blanks()) {
                continue;
            }
            var placements = new ArrayList<Placement>();
            for (int at = 0; at < open.size(); at++) {
                Placement natural = open.get(at);
                placements.add(
                        (blanks >> at & 1) == 0
                                ? natural
                                : new Placement(natural.row(), natural.column(), Tile.blankAs(natural.tile())));
            }
            var play = new Play(direction, placements);
            if (game.referee().plays().judge(position.board(), position.rack(), play)
                    instanceof Verdict.Accepted(var receipt)) {
                ways.add(new Way(play, Integer.bitCount(blanks), receipt.total()));
            }
        }
        return ways.stream()
                .min(Comparator.comparingInt(Way::blanks)
                        .thenComparing(Comparator.comparingInt(Way::score).reversed())
                        .thenComparing(NaiveWordActions::compareBlanks));
    }

    private static int compareBlanks(Way one, Way other) {
        for (int at = 0; at < one.play().placements().size(); at++) {
            boolean blank = Tile.isBlank(one.play().placements().get(at).tile());
            if (blank != Tile.isBlank(other.play().placements().get(at).tile())) {
                return blank ? -1 : 1;
            }
        }
        return 0;
    }
}
