package dev.quoin.crossword.agent.feature;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.property.Choices;
import dev.quoin.property.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OpeningsTwinTest {
    private static final List<Variant> VARIANTS =
            List.of(Variants.named("standard"), Variants.named("mini"), Variants.named("super"));

    @Test
    void whatAPlayOpensIsWhatLookingAtEverySquareFinds() {
        Property.check("openings", 400, choices -> {
            Variant variant = choices.of(VARIANTS);
            var openings = new BoardOpenness(variant);
            for (int boards = 0; boards < 3; boards++) {
                Board board = board(choices, variant);
                openings.load(board);
                for (int plays = 0; plays < 5; plays++) {
                    play(choices, variant, board, openings);
                }
            }
        });
    }

    private static void play(Choices choices, Variant variant, Board board, BoardOpenness openings) {
        int row = choices.below(variant.rows());
        int column = choices.below(variant.columns());
        var direction = choices.of(List.of(Direction.ACROSS, Direction.DOWN));
        var placements = new ArrayList<Placement>();
        int wanted = choices.between(1, variant.rackSize());
        for (int r = row, c = column; board.contains(r, c) && placements.size() < wanted; ) {
            if (board.isEmpty(r, c)) {
                placements.add(new Placement(r, c, (byte) 1));
            }
            r += direction.rowStep();
            c += direction.columnStep();
        }
        if (placements.isEmpty()) {
            return;
        }
        var naive = new NaiveOpenings(variant);
        Board after = board.with(placements);
        int tiles = placements.size();
        choices.note("play", placements);
        assertThat(openings.newHotspots(row, column, direction, tiles))
                .isEqualTo(added(naive.accessible(board), naive.accessible(after)));
        assertThat(openings.newBingoLanes(row, column, direction, tiles))
                .isEqualTo(added(naive.lanes(board), naive.lanes(after)));
    }

    private static int added(Set<Integer> before, Set<Integer> after) {
        var added = new HashSet<>(after);
        added.removeAll(before);
        return added.size();
    }

    private static Board board(Choices choices, Variant variant) {
        var tiles = new byte[variant.rows() * variant.columns()];
        for (int tile = choices.below(tiles.length / 3); tile > 0; tile--) {
            tiles[choices.below(tiles.length)] = 1;
        }
        return Board.of(variant.rows(), variant.columns(), tiles);
    }
}
