package dev.quoin.crossword.notation.gcg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.variant.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GcgEndgameTest {
    private static String finished() throws IOException {
        try (var in = Objects.requireNonNull(GcgEndgameTest.class.getResourceAsStream("finished.gcg"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Optional<CgpPosition> endgame(String record) {
        GcgFile file = GcgReader.read("game.gcg", record.getBytes(StandardCharsets.UTF_8));
        return GcgEndgame.find(file, Variants.named("standard"));
    }

    @Test
    void finishedGameHasItsFirstTurnWithAnEmptyBag() throws IOException {
        CgpPosition position = endgame(finished()).orElseThrow();
        assertThat(position.show()).contains(" ELRTU??/AEOQ 302/442 0");
        assertThat(position.dealt().bagSize()).isZero();
    }

    @Test
    void unfinishedGameHasItsLastPosition() throws IOException {
        String record = finished();
        String open = record.substring(0, record.indexOf(">player: ELRTU??"));
        assertThat(endgame(open + "#rack1 ELRTU??\n")
                        .or(() -> endgame(open + "#rack2 ELRTU??\n"))
                        .orElseThrow()
                        .show())
                .contains(" ELRTU??/AEOQ 302/442 0");
        assertThat(endgame(open)).as("without racks").isEmpty();
    }

    @Test
    void racksFollowFromAPlayWithAnEmptyBag() throws IOException {
        String record = finished();
        String open = record.substring(0, record.indexOf(">player: ELRTU??"));
        CgpPosition position = endgame(open + ">player: ELRTU?? - +0 302\n").orElseThrow();
        assertThat(position.show()).contains(" AEOQ/ELRTU?? 442/302 1");
    }

    @Test
    void bagThatIsNotEmptyIsNoEndgame() {
        assertThat(endgame("#player1 a A\n#player2 b B\n>a: CARE 8G CARE +12 12\n"))
                .isEmpty();
    }

    private static Optional<CgpPosition> preEndgame(String record, int mostInBag) {
        GcgFile file = GcgReader.read("game.gcg", record.getBytes(StandardCharsets.UTF_8));
        return GcgEndgame.findPreEndgame(file, Variants.named("standard"), mostInBag);
    }

    @Test
    void preEndgameIsTheFirstTurnWithFewEnoughTilesInTheBag() throws IOException {
        CgpPosition last = preEndgame(finished(), 4).orElseThrow();
        assertThat(last.show()).contains(" AEEFFIO/ 415/302 0");
        assertThat(last.seen().bagSize()).isEqualTo(1);
        assertThat(preEndgame(finished(), 6).orElseThrow().show()).contains(" ALORRTU/ 284/415 0");
        assertThat(preEndgame("#player1 a A\n#player2 b B\n>a: CARE 8G CARE +12 12\n", 4))
                .isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> preEndgame("#player1 a A\n#player2 b B\n", 0))
                .withMessage("a pre-endgame must have at least 1 tile in the bag, got 0");
    }

    @Test
    void preEndgameOfAnUnfinishedGameIsItsLastPosition() throws IOException {
        String open = finished().substring(0, finished().indexOf(">greedy: AEEFFIO"));
        assertThat(preEndgame(open + "#rack2 AEEFFIO\n", 6).orElseThrow().show())
                .contains(" AEEFFIO/ 415/302 0");
        assertThat(preEndgame(open, 4)).as("without racks").isEmpty();
    }

    private static Optional<TurnPosition> last(String record) {
        GcgFile file = GcgReader.read("game.gcg", record.getBytes(StandardCharsets.UTF_8));
        return GcgEndgame.findLast(file, Variants.named("standard"));
    }

    @Test
    void lastTurnOfAFinishedGameHasTilesInTheBag() throws IOException {
        TurnPosition last = last(finished()).orElseThrow();
        assertThat(last.position().show()).contains(" AEEFFIO/ 415/302 0");
        assertThat(last.seen().bagSize()).isEqualTo(1);
        assertThat(last.seen().last()).isInstanceOfSatisfying(LastTurn.Played.class, play -> {
            assertThat(play.seat()).isEqualTo(1);
            assertThat(play.score()).isEqualTo(18);
        });
    }

    @Test
    void lastPositionOfAnUnfinishedGame() throws IOException {
        String open = finished().substring(0, finished().indexOf(">greedy: AEEFFIO"));
        assertThat(last(open + "#rack2 AEEFFIO\n").orElseThrow().position().show())
                .contains(" AEEFFIO/ 415/302 0");
        assertThat(last(open).orElseThrow().position().show())
                .as("without racks, before the last turn")
                .contains(" ALORRTU/ 284/415 0");
        String empty = finished().substring(0, finished().indexOf(">player: ELRTU??"));
        assertThat(last(empty + "#rack1 ELRTU??\n#rack2 ELRTU??\n")
                        .orElseThrow()
                        .position()
                        .show())
                .as("with an empty bag")
                .contains(" ELRTU??/AEOQ 302/442 0");
        assertThat(last("#player1 a A\n#player2 b B\n>a: CARE 8G CARE +12 12\n"))
                .as("part of a rack")
                .isEmpty();
    }

    @Test
    void needsTwoPlayers() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> endgame("#player1 a A\n>a: CARE 8G CARE +12 12\n"))
                .withMessage("game.gcg: an endgame needs two players, got 1");
    }
}
