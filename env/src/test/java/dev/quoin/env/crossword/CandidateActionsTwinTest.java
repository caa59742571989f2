package dev.quoin.env.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CandidateActionsTwinTest {
    private static final int KEPT = 11;

    @ParameterizedTest
    @CsvSource({"mini7, 200, 12", "mini11, 40, 8", "standard, 100, 6"})
    void theListIsTheBestOfAllLegalMovesAndSaysWhatTheyDo(String variant, int rows, int positions) {
        Table table = Table.candidates(variant, Map.of("candidates", rows));
        var random = new SplittableRandom(21);
        for (int round = 0; round < positions; round++) {
            table.slots.start(0, random.nextLong(), Map.of());
            table.playRandomly(random, random.nextInt(12));
            if (table.isOver()) {
                continue;
            }
            CrosswordPosition position = table.position();
            int[] listed = table.legal();
            List<CrosswordMove> legal = table.game.legalMoves(position);

            assertThat(table.number("legal_moves")).isEqualTo(legal.size());
            assertThat(listed).isEqualTo(firstNumbers(listed.length));
            assertThat(scores(table, listed.length)).isEqualTo(bestScores(table, position, legal, listed.length));
            for (int row : List.of(0, listed.length / 2, Math.max(0, listed.length - 2), listed.length - 1)) {
                check(table, position, row);
            }
        }
    }

    private static int[] firstNumbers(int count) {
        var numbers = new int[count];
        for (int number = 0; number < count; number++) {
            numbers[number] = number;
        }
        return numbers;
    }

    private static List<Integer> scores(Table table, int listed) {
        float[] features = table.floats("candidates");
        int width = features.length / table.slots.layout().actions();
        var scores = new ArrayList<Integer>();
        for (int row = 0; row < listed; row++) {
            scores.add(Math.round(100 * features[row * width + 3]));
        }
        return scores;
    }

    /// The scores of the best plays, one for each row that exchanges and the pass leave, then theirs.
    private static List<Integer> bestScores(
            Table table, CrosswordPosition position, List<CrosswordMove> legal, int listed) {
        var scores = new ArrayList<Integer>();
        int exchanges = 0;
        boolean mirrored = position.board().tileCount() == 0;
        for (CrosswordMove move : legal) {
            if (move instanceof Play play && !(mirrored && play.direction().rowStep() == 1)) {
                scores.add(table.game
                        .referee()
                        .plays()
                        .score(position.board(), play)
                        .total());
            }
            exchanges = move instanceof Exchange(Tiles tiles) ? Math.max(exchanges, tiles.size()) : exchanges;
        }
        scores.sort(Comparator.reverseOrder());
        int plays = Math.min(scores.size(), table.slots.layout().actions() - exchanges - 1);
        assertThat(listed).isEqualTo(plays + exchanges + 1);
        var expected = new ArrayList<>(scores.subList(0, plays));
        while (expected.size() < listed) {
            expected.add(0);
        }
        return expected;
    }

    /// Takes the action of a row and compares what it did with what its features said.
    private static void check(Table table, CrosswordPosition before, int row) {
        table.slots.start(0, 5, Map.of("position", before));
        float[] all = table.floats("candidates");
        int width = all.length / table.slots.layout().actions();
        float[] features = Arrays.copyOfRange(all, row * width, (row + 1) * width);
        byte[] tiles = table.bytes("candidate_tiles");
        int rack = table.game.variant().rackSize();

        table.slots.act(0, row);

        switch (table.position().last()) {
            case LastTurn.Played(int seat, Play play, var receipt) -> {
                assertThat(features[0]).isEqualTo(1);
                assertThat(features[3]).isEqualTo(receipt.total() / 100f);
                assertThat(features[4]).isEqualTo((float) play.placements().size() / rack);
                checkKept(features, before.rack().minus(PlayRules.tilesOf(play)));
                for (int at = 0; at < play.placements().size(); at++) {
                    byte tile = play.placements().get(at).tile();
                    assertThat((int) tiles[row * rack + at])
                            .isEqualTo(Tile.letter(tile) + (Tile.isBlank(tile) ? 26 : 0));
                }
            }
            case LastTurn.Exchanged(int seat, int count) -> {
                assertThat(features[1]).isEqualTo(1);
                assertThat(features[4]).isEqualTo((float) count / rack);
            }
            default -> assertThat(features[2]).isEqualTo(1);
        }
    }

    private static void checkKept(float[] features, Tiles kept) {
        for (int letter = 1; letter <= 26; letter++) {
            assertThat(features[KEPT + letter - 1]).isEqualTo(kept.count(letter));
        }
        assertThat(features[KEPT + 26]).isEqualTo(kept.blanks());
    }
}
