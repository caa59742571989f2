package dev.quoin.crossword.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.PremiumLayout;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Refusal;
import dev.quoin.property.Choices;
import dev.quoin.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// [PlayRules] and its naive twin say the same of plays good and bad, on small boards of random shape with few
/// letters and many short words, where a random play has a fair chance to be legal.
class PlayRulesTwinTest {
    private static final int LETTERS = 2;
    private static final int CASES = 400;

    @Test
    void twinsAgree() {
        Map<Integer, Integer> seen = new TreeMap<>();
        Property.check("fast and naive rules agree", CASES, choices -> {
            Variant variant = variant(choices);
            Set<String> words = words(choices);
            var naive = new NaivePlayRules(variant, words);
            PlayRules rules = rules(variant, words);
            Board board = variant.start();
            int plays = choices.between(1, 60);
            for (int number = 0; number < plays; number++) {
                String rack = rack(choices, variant.rackSize());
                Play play = play(choices, variant, board);
                int expected = naive.judge(board, rack, play);
                choices.note("turn " + number, rack + " " + play + " expected " + expected);
                Verdict verdict = rules.judge(board, Tiles.parse(rack, Alphabet.latin()), play);
                assertThat(number(verdict)).isEqualTo(expected);
                seen.merge(Math.min(expected, 1), 1, Integer::sum);
                if (expected >= 0) {
                    board = board.with(play.placements());
                }
            }
        });
        assertThat(seen.keySet())
                .as("every refusal and legal plays occur: " + seen)
                .contains(-49, -47, -45, -44, -43, -42, -41, -12, 1);
        assertThat(seen.get(1)).as("legal plays").isGreaterThan(2 * CASES);
    }

    /// The same scale as the twin: the score, or minus the code.
    private static int number(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Accepted(Receipt receipt) -> receipt.total();
            case Verdict.Refused(Refusal refusal) -> -refusal.reason().code();
        };
    }

    private static Variant variant(Choices choices) {
        int rows = choices.between(3, 6);
        int columns = choices.between(3, 6);
        var letterFactors = new byte[rows * columns];
        var wordFactors = new byte[rows * columns];
        for (int square = 0; square < rows * columns; square++) {
            letterFactors[square] = (byte) choices.between(1, 3);
            wordFactors[square] = (byte) (1 + choices.below(9) / 6);
        }
        var values = new int[27];
        for (int letter = 1; letter <= LETTERS; letter++) {
            values[letter] = choices.below(11);
        }
        return new Variant(
                "random",
                PremiumLayout.of(rows, columns, letterFactors, wordFactors),
                choices.below(rows),
                choices.below(columns),
                TileSet.of(Alphabet.latin(), Tiles.parse("AAAAAAAABBBBBBBB????", Alphabet.latin()), values),
                choices.between(2, 5),
                choices.below(50),
                Board.empty(rows, columns),
                new Variant.Clock(0, 0),
                "random",
                1,
                6);
    }

    /// Two thirds of all strings of two to six letters.
    private static Set<String> words(Choices choices) {
        var words = new TreeSet<String>();
        for (int length = 2; length <= 6; length++) {
            for (int bits = 0; bits < 1 << length; bits++) {
                if (!choices.oneIn(3)) {
                    words.add(Integer.toBinaryString(bits + (1 << length))
                            .substring(1)
                            .replace('0', 'A')
                            .replace('1', 'B'));
                }
            }
        }
        return words;
    }

    private static PlayRules rules(Variant variant, Set<String> words) {
        var builder = new LexiconBuilder(Alphabet.latin());
        words.forEach(builder::add);
        return PlayRules.of(variant, builder.build());
    }

    private static String rack(Choices choices, int size) {
        var rack = new StringBuilder();
        while (rack.length() < size) {
            rack.append("AB?".charAt(choices.below(3)));
        }
        // Mostly a rack that has everything, so that most plays come to the later checks.
        return choices.oneIn(3) ? rack.toString() : "AAAAAABBBBBB??????";
    }

    private static Play play(Choices choices, Variant variant, Board board) {
        Direction direction = choices.of(List.of(Direction.values()));
        boolean starts = board.tileCount() == 0 && !choices.oneIn(4);
        int row = starts ? variant.startRow() : choices.below(variant.rows());
        int column = starts ? variant.startColumn() : choices.below(variant.columns());
        int wanted = choices.between(1, 4);
        boolean skipsTaken = !choices.oneIn(8);
        var placements = new ArrayList<Placement>();
        while (placements.size() < wanted && row <= variant.rows() && column <= variant.columns()) {
            boolean leavesOut = choices.oneIn(40);
            if (!leavesOut && !(skipsTaken && board.hasTile(row, column))) {
                placements.add(new Placement(row, column, tile(choices)));
            }
            row += direction.rowStep() + (choices.oneIn(40) ? 1 : 0);
            column += direction.columnStep();
        }
        if (placements.isEmpty() || choices.oneIn(60)) {
            placements.add(
                    new Placement(choices.below(variant.rows()), choices.below(variant.columns()), tile(choices)));
        }
        return new Play(choices.oneIn(30) ? direction.turned() : direction, placements);
    }

    private static byte tile(Choices choices) {
        int letter = choices.between(1, LETTERS);
        return choices.oneIn(6) ? Tile.blankAs(letter) : Tile.natural(letter);
    }
}
