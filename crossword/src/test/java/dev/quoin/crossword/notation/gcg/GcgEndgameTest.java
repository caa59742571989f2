package dev.quoin.crossword.notation.gcg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.quoin.crossword.notation.cgp.CgpPosition;
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

    @Test
    void needsTwoPlayers() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> endgame("#player1 a A\n>a: CARE 8G CARE +12 12\n"))
                .withMessage("game.gcg: an endgame needs two players, got 1");
    }
}
