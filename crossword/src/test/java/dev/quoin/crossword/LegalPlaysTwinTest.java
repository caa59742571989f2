package dev.quoin.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.NaivePlayRules;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.PremiumLayout;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.property.Choices;
import dev.quoin.property.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// `legalMoves` lists exactly the plays that trying every tile on every square finds.
class LegalPlaysTwinTest {
    @Test
    void everyLegalPlayIsListedAndNoOther() {
        Property.check("legal plays are those of brute force", 60, choices -> {
            Variant variant = variant(choices);
            Set<String> words = words(choices);
            var builder = new LexiconBuilder(Alphabet.latin());
            words.forEach(builder::add);
            Crossword game = Crossword.of(variant, builder.build(), 2);
            var naive = new NaivePlayRules(variant, words);
            CrosswordPosition position = game.start(choices.chance());
            for (int turn = 0; turn < 8 && game.outcome(position).isEmpty(); turn++) {
                List<CrosswordMove> moves = game.legalMoves(position);
                choices.note("turn " + turn, position);
                assertThat(plays(moves)).isEqualTo(bruteForce(naive, variant, position));
                position = game.play(position, choices.of(moves), choices.chance());
            }
        });
    }

    private static Set<Set<Placement>> plays(List<CrosswordMove> moves) {
        var plays = new HashSet<Set<Placement>>();
        for (CrosswordMove move : moves) {
            if (move instanceof Play play) {
                plays.add(Set.copyOf(play.placements()));
            }
        }
        return plays;
    }

    private static Set<Set<Placement>> bruteForce(NaivePlayRules naive, Variant variant, CrosswordPosition position) {
        var found = new HashSet<Set<Placement>>();
        for (Direction direction : Direction.values()) {
            for (int row = 0; row < variant.rows(); row++) {
                for (int column = 0; column < variant.columns(); column++) {
                    if (position.board().isEmpty(row, column)) {
                        lay(naive, position, new Line(direction, List.of(), row, column), found);
                    }
                }
            }
        }
        return found;
    }

    /// Tiles laid so far and the square that comes next.
    private record Line(Direction direction, List<Placement> laid, int row, int column) {}

    /// Tries all tiles on a square and goes on along the line, over the tiles that lie there.
    private static void lay(NaivePlayRules naive, CrosswordPosition position, Line line, Set<Set<Placement>> found) {
        Board board = position.board();
        for (byte tile : new byte[] {Tile.natural(1), Tile.natural(2), Tile.blankAs(1), Tile.blankAs(2)}) {
            var placements = new ArrayList<>(line.laid());
            placements.add(new Placement(line.row(), line.column(), tile));
            int verdict =
                    naive.judge(board, position.rack().show(Alphabet.latin()), new Play(line.direction(), placements));
            if (verdict >= 0) {
                found.add(Set.copyOf(placements));
            }
            int row = line.row() + line.direction().rowStep();
            int column = line.column() + line.direction().columnStep();
            while (board.hasTile(row, column)) {
                row += line.direction().rowStep();
                column += line.direction().columnStep();
            }
            if (verdict != -41 && board.contains(row, column)) {
                lay(naive, position, new Line(line.direction(), placements, row, column), found);
            }
        }
    }

    private static Variant variant(Choices choices) {
        int rows = choices.between(3, 5);
        int columns = choices.oneIn(3) ? choices.between(3, 5) : rows;
        var factors = new byte[rows * columns];
        boolean symmetric = choices.oneIn(2);
        for (int square = 0; square < factors.length; square++) {
            factors[square] = (byte) (symmetric ? 1 : choices.between(1, 3));
        }
        int startRow = choices.below(rows);
        int startColumn = choices.oneIn(2) ? choices.below(columns) : Math.min(startRow, columns - 1);
        var values = new int[27];
        values[1] = 1;
        values[2] = 4;
        return new Variant(
                "random",
                PremiumLayout.of(rows, columns, factors, factors),
                startRow,
                startColumn,
                TileSet.of(Alphabet.latin(), Tiles.parse("AAAAAAAABBBBBBBB??", Alphabet.latin()), values),
                choices.between(2, 3),
                5,
                Board.empty(rows, columns),
                new Variant.Clock(0, 0),
                "random",
                1,
                6);
    }

    /// Two thirds of all strings of two to five letters.
    private static Set<String> words(Choices choices) {
        var words = new TreeSet<String>();
        for (int length = 2; length <= 5; length++) {
            for (int bits = 0; bits < 1 << length; bits++) {
                if (!choices.oneIn(3)) {
                    words.add(Integer.toBinaryString(bits + (1 << length))
                            .substring(1)
                            .replace('0', 'A')
                            .replace('1', 'B'));
                }
            }
        }
        words.add("AB");
        return words;
    }
}
