package dev.quoin.env.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.Environment;
import dev.quoin.env.Environments;
import dev.quoin.env.ResetResult;
import dev.quoin.env.StepResult;
import dev.quoin.env.opponent.Opponent;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloEnvironmentTest {
    private static final int D3 = 19;

    @Test
    void theStartShowsBothSidesAndTheLegalMoves() {
        ResetResult start = make(Map.of()).reset(1);

        float[] planes = (float[]) start.observation();
        assertThat(planes).hasSize(192);
        assertThat(ones(planes, 0)).containsExactly(28, 35);
        assertThat(ones(planes, 64)).containsExactly(27, 36);
        assertThat(ones(planes, 128)).containsExactly(19, 26, 37, 44);
        assertThat(mask(start.info())).containsExactly(19, 26, 37, 44);
        assertThat(start.info())
                .containsEntry("current_player", 0)
                .containsEntry("agent_player", 0)
                .containsEntry("black_count", 2)
                .containsEntry("white_count", 2);
    }

    @Test
    void aloneTheAgentPlaysBothSidesAndTheViewFlips() {
        Environment environment = make(Map.of());
        environment.reset(1);

        StepResult step = environment.step(D3);

        assertThat(step.info()).containsEntry("current_player", 1).containsEntry("agent_player", 1);
        assertThat(ones((float[]) step.observation(), 0))
                .as("White's only disc left")
                .containsExactly(36);
        assertThat(step.reward()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "search:1"})
    void theOpponentAnswersAndTheAgentKeepsItsColour(String opponent) {
        Environment environment = make(Map.of("opponent", opponent));
        environment.reset(1);

        StepResult step = environment.step(D3);

        assertThat(step.info())
                .containsEntry("current_player", 0)
                .containsEntry("agent_player", 0)
                .containsEntry("black_count", 3)
                .containsEntry("white_count", 3);
    }

    @Test
    void asWhiteTheAgentWaitsForBlack() {
        ResetResult start =
                make(Map.of("opponent", "random", "agent_player", "white")).reset(3);

        assertThat(start.info())
                .containsEntry("agent_player", 1)
                .containsEntry("current_player", 1)
                .containsEntry("black_count", 4);
    }

    @Test
    void aRandomColourIsDrawnForEachEpisode() {
        Environment environment = make(Map.of("opponent", "random", "agent_player", "random"));
        environment.reset(5);
        var seen = new ArrayList<Object>();
        for (int episode = 0; episode < 20; episode++) {
            seen.add(environment.reset().info().get("agent_player"));
        }
        assertThat(seen).contains(0, 1);
    }

    @Test
    void theSameSeedGivesTheSameEpisodes() {
        assertThat(play(make(Map.of("opponent", "random")), 11))
                .isEqualTo(play(make(Map.of("opponent", "random")), 11))
                .isNotEqualTo(play(make(Map.of("opponent", "random")), 12));
    }

    @Test
    void anEpisodeEndsWithTheGameAndPaysTheWinner() {
        for (int seed = 0; seed < 50; seed++) {
            Environment environment = make(Map.of("opponent", "greedy"));
            environment.reset(seed);
            var random = new SplittableRandom(seed);
            StepResult step;
            do {
                List<Integer> legal = mask(currentInfo(environment));
                step = environment.step(legal.get(random.nextInt(legal.size())));
                assertThat(step.truncated()).isFalse();
            } while (!step.terminated());
            int lead = number(step, "black_count") - number(step, "white_count");
            assertThat(step.reward()).isEqualTo(Integer.signum(lead));
            assertThat(mask(step.info())).isEmpty();
        }
    }

    @Test
    void aDenseRewardIsTheLeadInDiscs() {
        Environment environment = make(Map.of("opponent", "random", "reward_mode", "dense"));
        environment.reset(1);

        assertThat(environment.step(D3).reward()).isZero();
    }

    @Test
    void anIllegalActionCostsThePenaltyAndChangesNothing() {
        Environment environment = make(Map.of("invalid_move_penalty", -3));
        ResetResult start = environment.reset(1);

        StepResult step = environment.step(0);

        assertThat(step.reward()).isEqualTo(-3);
        assertThat(step.terminated()).isFalse();
        assertThat((float[]) step.observation()).isEqualTo((float[]) start.observation());
    }

    @Test
    void anIllegalActionMayBeReplacedOrRefused() {
        Environment replacing = make(Map.of("invalid_move_mode", "random"));
        replacing.reset(1);
        assertThat(replacing.step(0).info()).containsEntry("current_player", 1);

        Environment refusing = make(Map.of("invalid_move_mode", "error"));
        refusing.reset(1);
        assertThatThrownBy(() -> refusing.step(0))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("a1");
    }

    @Test
    void stepsOutOfTurnAreRefused() {
        Environment environment = make(Map.of());
        assertThatThrownBy(() -> environment.step(D3)).hasMessageContaining("reset before its first step");
        environment.reset(1);
        assertThatThrownBy(() -> environment.step(64)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> environment.step(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void wrongOptionsNameTheOptionTheValueAndWhatIsAllowed() {
        assertThatThrownBy(() -> make(Map.of("opponent", "nobody")))
                .hasMessage(
                        "Othello-v0: opponent must be 'self', 'random', 'greedy', 'search:N', 'patterns:N', 'level:N' or an"
                                + " opponent, got 'nobody'");
        assertThatThrownBy(() -> make(Map.of("reward_mode", 3)))
                .hasMessage("Othello-v0: reward_mode must be 'sparse', 'dense' or a function, got 3");
        assertThatThrownBy(() -> make(Map.of("agent_player", "red")))
                .hasMessage(
                        "Othello-v0: agent_player must be one of ['first', 'second', 'random', 'black', 'white'], got 'red'");
        assertThatThrownBy(() -> make(Map.of("colour", "red")))
                .hasMessageStartingWith("Othello-v0 has no option 'colour', only [opponent, agent_player,");
        assertThatThrownBy(() -> Environments.make("Go-v0", Map.of()))
                .hasMessageStartingWith("there is no environment 'Go-v0', only [Othello-v0");
    }

    @Test
    void aSavedEpisodeGoesOnAsItWouldHave() {
        Environment environment = make(Map.of("opponent", "random"));
        environment.reset(21);
        environment.step(D3);
        byte[] state = environment.save();
        List<Object> first = rest(environment, 4);

        Environment another = make(Map.of("opponent", "random"));
        another.load(state);

        assertThat(rest(another, 4)).isEqualTo(first);
        assertThatThrownBy(() -> another.load(new byte[3])).hasMessageContaining("got 3 bytes");
    }

    @Test
    void aFailingOpponentIsReplacedWithAWarning() {
        var warnings = new ArrayList<String>();
        Environment environment = make(Map.of(
                "opponent",
                Opponent.<OthelloPosition, OthelloMove>agents(seed -> (seen, budget) -> {
                    throw new IllegalStateException("out of ideas");
                }),
                "warning",
                (Consumer<String>) warnings::add));
        environment.reset(1);

        assertThat(environment.step(D3).info()).containsEntry("current_player", 0);
        assertThat(warnings).singleElement().asString().contains("out of ideas");
    }

    @Test
    void aFailingRewardIsReplacedWithAWarning() {
        var warnings = new ArrayList<String>();
        OthelloReward.Function failing = (before, after, agent) -> {
            throw new IllegalStateException("broke");
        };
        Environment environment = make(Map.of("reward_mode", failing, "warning", (Consumer<String>) warnings::add));
        environment.reset(1);

        assertThat(environment.step(D3).reward()).isZero();
        assertThat(warnings).singleElement().asString().contains("broke");
    }

    @Test
    void aResetMayBeginElsewhere() {
        ResetResult start = make(Map.of()).reset(1, Map.of("position", "f5d6c3"));

        assertThat(start.info()).containsEntry("current_player", 1).containsEntry("black_count", 5);
        assertThatThrownBy(() -> make(Map.of()).reset(1, Map.of("postion", "f5")))
                .hasMessageContaining("no option 'postion'");
    }

    @Test
    void aPictureIsSquare() {
        Environment environment = make(Map.of());
        environment.reset(1);

        assertThat(environment.picture().width()).isEqualTo(512);
        assertThat(environment.picture().pixels()).hasSize(512 * 512 * 3);
        assertThat(environment.text()).contains("a b c d e f g h");
    }

    private static Environment make(Map<String, ?> options) {
        return Environments.make("Othello-v0", options);
    }

    private static int number(StepResult step, String name) {
        return (int) Objects.requireNonNull(step.info().get(name));
    }

    private static Map<String, Object> currentInfo(Environment environment) {
        return environment.load(environment.save()).info();
    }

    private static List<Object> play(Environment environment, long seed) {
        environment.reset(seed);
        return rest(environment, seed);
    }

    private static List<Object> rest(Environment environment, long seed) {
        var random = new SplittableRandom(seed);
        var shown = new ArrayList<Object>();
        StepResult step;
        do {
            List<Integer> legal = mask(currentInfo(environment));
            step = environment.step(legal.get(random.nextInt(legal.size())));
            shown.add(mask(step.info()));
            shown.add(step.reward());
        } while (!step.terminated());
        return shown;
    }

    private static List<Integer> mask(Map<String, Object> info) {
        byte[] mask = (byte[]) Objects.requireNonNull(info.get(SlotLayout.MASK));
        var legal = new ArrayList<Integer>();
        for (int action = 0; action < mask.length; action++) {
            if (mask[action] != 0) {
                legal.add(action);
            }
        }
        return legal;
    }

    private static List<Integer> ones(float[] planes, int from) {
        var squares = new ArrayList<Integer>();
        for (int square = 0; square < 64; square++) {
            if (planes[from + square] == 1) {
                squares.add(square);
            }
        }
        return squares;
    }
}
