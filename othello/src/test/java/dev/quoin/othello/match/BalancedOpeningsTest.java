package dev.quoin.othello.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BalancedOpeningsTest {
    private static final BalancedOpenings STANDARD = BalancedOpenings.standard();

    @Test
    void neitherSideIsFarAhead() {
        var search = new Search(new HandcraftedEvaluation());
        for (long seed = 0; seed < 100; seed++) {
            OthelloPosition end = STANDARD.opening(seed).end();
            int value = search.best(end, SearchLimits.ofDepth(BalancedOpenings.DEPTH))
                    .best()
                    .value();
            assertThat(Math.abs(value)).as("seed %s", seed).isLessThanOrEqualTo(STANDARD.bound());
            assertThat(end.isOver()).isFalse();
        }
    }

    @Test
    void eightDiscsAreAdded() {
        for (long seed = 0; seed < 50; seed++) {
            MoveSequence opening = STANDARD.opening(seed);
            assertThat(opening.moves())
                    .filteredOn(OthelloMove.Place.class::isInstance)
                    .hasSize(8);
        }
    }

    @Test
    void aSeedHasOneOpeningAndSeedsDiffer() {
        Set<OthelloPosition> seen = new HashSet<>();
        for (long seed = 0; seed < 200; seed++) {
            OthelloPosition end = STANDARD.opening(seed).end();
            assertThat(STANDARD.opening(seed).end()).isEqualTo(end);
            seen.add(end);
        }
        assertThat(seen).hasSizeGreaterThan(190);
    }

    @Test
    void aBoundThatCannotBeMetGivesTheMostBalanced() {
        var one = new BalancedOpenings(1, 0).opening(3);
        assertThat(one.moves()).hasSize(1);
        assertThatThrownBy(() -> new BalancedOpenings(51, 0)).hasMessageContaining("0..50 random moves, got 51");
    }
}
