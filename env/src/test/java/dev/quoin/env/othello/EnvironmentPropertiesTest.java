package dev.quoin.env.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.Environment;
import dev.quoin.env.Environments;
import dev.quoin.env.ResetResult;
import dev.quoin.env.StepResult;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.picture.Picture;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.property.Choices;
import dev.quoin.property.Property;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("othello-rl-environment")
class EnvironmentPropertiesTest {
    private static final int TRIES = 120;

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 9: Error Handling")
    void wrongInputIsRefusedAndChangesNothing() {
        Property.check("Property 9", TRIES, choices -> {
            Play play = Play.begin(choices, opponent(choices));
            play.forward();
            byte[] before = play.environment().save();
            int outside = choices.oneIn(2) ? 64 + choices.below(1 << 20) : -1 - choices.below(1 << 20);
            assertThatThrownBy(() -> play.step(outside))
                    .isInstanceOf(IndexOutOfBoundsException.class)
                    .hasMessage("action must be 0..63, got " + outside);
            assertThatThrownBy(() -> play.environment().load(new byte[choices.below(27)]))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> play.environment().reset(1, Map.of("position", "nonsense")))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("position");
            assertThat(play.environment().save()).isEqualTo(before);
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 10: Observation Encoding Correctness")
    void thePlanesAreOwnDiscsOtherDiscsAndLegalMoves() {
        Property.check("Property 10", TRIES, choices -> {
            OthelloPosition position = Positions.open(choices);
            float[] planes = Play.begin(choices, position, opponent(choices)).planes();
            var plain = new PlainBoard(position, position.toMove());
            assertThat(planes).hasSize(3 * 8 * 8);
            for (int square = 0; square < 64; square++) {
                assertThat(planes[square]).isEqualTo((int) (position.mover() >>> square & 1));
                assertThat(planes[64 + square]).isEqualTo((int) (position.other() >>> square & 1));
                assertThat(planes[128 + square]).isEqualTo(plain.turned(square).isEmpty() ? 0 : 1);
            }
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 11: Info Dictionary Completeness")
    void everyInfoIsCompleteAndRight() {
        Property.check("Property 11", TRIES, choices -> {
            OthelloPosition position = Positions.open(choices);
            Play play = Play.begin(choices, position, opponent(choices));
            assertThat(play.number("black_count")).isEqualTo(position.count(Disc.BLACK));
            assertThat(play.number("white_count")).isEqualTo(position.count(Disc.WHITE));
            assertThat(play.number("current_player")).isEqualTo(position.toMove() == Disc.BLACK ? 0 : 1);
            assertThat(play.number("agent_player")).isEqualTo(play.number("current_player"));
            assertThat(play.mask()).isEqualTo(new PlainBoard(position, position.toMove()).playable());
            play.legal();
            assertThat(play.info())
                    .containsOnlyKeys("action_mask", "current_player", "black_count", "white_count", "agent_player");
            OthelloPosition after = play.position();
            assertThat(play.number("black_count")).isEqualTo(after.count(Disc.BLACK));
            assertThat(play.number("white_count")).isEqualTo(after.count(Disc.WHITE));
            assertThat(play.mask())
                    .isEqualTo(play.isOver() ? List.of() : new PlainBoard(after, after.toMove()).playable());
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 12: Step Return Signature")
    void aStepGivesAllFiveValuesOfTheirSpaces() {
        Property.check("Property 12", TRIES, choices -> {
            Play play = Play.begin(choices, opponent(choices));
            play.forward();
            StepResult step = play.step(choices.below(64));
            assertThat(play.environment().observationSpace().contains(step.observation()))
                    .isTrue();
            assertThat(step.reward()).isBetween(-1f, 1f);
            assertThat(step.truncated()).isFalse();
            assertThat(step.info().get("action_mask")).isInstanceOf(byte[].class);
            assertThat(step.info()).hasSize(5);
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 13: Invalid Move Handling")
    void anIllegalActionIsTreatedAsConfigured() {
        Property.check("Property 13", TRIES, choices -> {
            OthelloPosition position = Positions.open(choices);
            List<Integer> legal = new PlainBoard(position, position.toMove()).playable();
            List<Integer> illegal = IntStream.range(0, 64)
                    .filter(square -> !legal.contains(square))
                    .boxed()
                    .toList();
            int action = choices.of(illegal);
            float penalty = -choices.below(50) / 4f;
            Play fined = Play.begin(choices, position, Map.of("invalid_move_penalty", penalty));
            StepResult fine = fined.step(action);
            assertThat(fine.reward()).isEqualTo(penalty);
            assertThat(fine.terminated()).isFalse();
            assertThat(fined.position()).isEqualTo(position);

            Play replaced = Play.begin(choices, position, Map.of("invalid_move_mode", "random"));
            replaced.step(action);
            assertThat(legal)
                    .anySatisfy(square ->
                            assertThat(replaced.position().empty()).isEqualTo(position.empty() & ~(1L << square)));

            Play refused = Play.begin(choices, position, Map.of("invalid_move_mode", "error"));
            byte[] before = refused.environment().save();
            assertThatThrownBy(() -> refused.step(action)).isInstanceOf(IllegalMoveException.class);
            assertThat(refused.environment().save()).isEqualTo(before);
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 19: ANSI Rendering Completeness")
    void theTextHasBoardMarksCountsAndTurn() {
        Property.check("Property 19", TRIES, choices -> {
            OthelloPosition position = Positions.open(choices);
            String symbols = choices.of(List.of("XO-.", "●○ ·", "BW.*"));
            Play play = Play.begin(choices, position, Map.of("symbols", symbols));
            List<String> lines = play.environment().text().lines().toList();
            var plain = new PlainBoard(position, position.toMove());
            for (int square = 0; square < 64; square++) {
                boolean black = (position.black() >>> square & 1) == 1;
                boolean white = (position.white() >>> square & 1) == 1;
                int place = black ? 0 : white ? 1 : plain.turned(square).isEmpty() ? 2 : 3;
                assertThat(lines.get(1 + square / 8).charAt(2 + 2 * (square % 8)))
                        .isEqualTo(symbols.charAt(place));
            }
            assertThat(lines).contains(position.toMove().displayName() + " to move");
            assertThat(lines.getLast())
                    .isEqualTo("Black %c %d, White %c %d"
                            .formatted(
                                    symbols.charAt(0),
                                    position.count(Disc.BLACK),
                                    symbols.charAt(1),
                                    position.count(Disc.WHITE)));
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 20: RGB Array Format")
    void thePictureHasThreeBytesAPixelAndShowsEveryDisc() {
        Property.check("Property 20", 100, choices -> {
            int size = 64 + 8 * choices.below(8);
            OthelloPosition position = Positions.open(choices);
            Play play = Play.begin(choices, position, Map.of("picture_size", size));
            Picture picture = play.environment().picture();
            byte[] pixels = picture.pixels();
            assertThat(List.of(picture.width(), picture.height(), pixels.length))
                    .containsExactly(size, size, 3 * size * size);
            int cell = size / 8;
            for (int square = 0; square < 64; square++) {
                int at = 3 * ((square / 8 * cell + cell / 2) * size + square % 8 * cell + cell / 2);
                int brightness = (pixels[at] & 255) + (pixels[at + 1] & 255) + (pixels[at + 2] & 255);
                assertThat(brightness > 650).isEqualTo((position.white() >>> square & 1) == 1);
                assertThat(brightness < 100).isEqualTo((position.black() >>> square & 1) == 1);
            }
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 21: Configuration Validation")
    void wrongConfigurationIsRefusedWithWhatIsAllowed() {
        Property.check("Property 21", TRIES, choices -> {
            String name = choices.of(Environments.options("Othello-v0")).name();
            Object wrong = choices.of(List.of("no such thing", 1e9, List.of(), Double.NaN, true));
            String allowed = Environments.options("Othello-v0").stream()
                    .filter(option -> option.name().equals(name))
                    .findFirst()
                    .orElseThrow()
                    .allowed();
            assertThatThrownBy(() -> Environments.make("Othello-v0", Map.of(name, wrong)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContainingAll("Othello-v0", name, String.valueOf(wrong), allowed);
            assertThatThrownBy(() -> Environments.make("Othello-v0", Map.of("x" + name, wrong)))
                    .hasMessageContaining("has no option 'x" + name + "'");
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 22: State Persistence Round-Trip")
    void aSavedStateIsTheSameWhenLoaded() {
        Property.check("Property 22", TRIES, choices -> {
            Map<String, ?> options = opponent(choices);
            Play play = Play.begin(choices, options);
            play.forward();
            Environment another = Environments.make("Othello-v0", options);
            ResetResult loaded = another.load(play.environment().save());
            assertThat((float[]) loaded.observation()).isEqualTo(play.planes());
            assertThat(loaded.info().get("current_player")).isEqualTo(play.number("current_player"));
            assertThat(loaded.info().get("black_count")).isEqualTo(play.number("black_count"));
            int action = choices.of(play.mask());
            assertThat((float[]) another.step(action).observation())
                    .isEqualTo((float[]) play.step(action).observation());
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 23: Episode Termination Signals")
    void anEpisodeIsTerminatedExactlyWhenTheGameIsOver() {
        Property.check("Property 23", TRIES, choices -> {
            Play play = Play.begin(choices, opponent(choices));
            int steps = 0;
            while (!play.isOver()) {
                StepResult step = play.legal();
                OthelloPosition position = play.position();
                boolean stuck = new PlainBoard(position, Disc.BLACK).playable().isEmpty()
                        && new PlainBoard(position, Disc.WHITE).playable().isEmpty();
                assertThat(step.terminated()).isEqualTo(stuck);
                assertThat(step.truncated()).isFalse();
                steps++;
            }
            assertThat(steps).isLessThanOrEqualTo(OthelloSlots.LONGEST_EPISODE);
        });
    }

    private static Map<String, ?> opponent(Choices choices) {
        return Map.of("opponent", choices.of(List.of("self", "random", "greedy")));
    }
}
