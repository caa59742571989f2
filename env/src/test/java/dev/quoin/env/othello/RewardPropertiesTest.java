package dev.quoin.env.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.env.StepResult;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.property.Choices;
import dev.quoin.property.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Rewards, perspectives and opponents.
@Tag("othello-rl-environment")
class RewardPropertiesTest {
    private static final int TRIES = 120;

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 14: Sparse Reward Correctness")
    void aSparseRewardIsPaidOnceAtTheEnd() {
        Property.check("Property 14", TRIES, choices -> {
            Play play = Play.begin(choices, Map.of("opponent", opponent(choices), "reward_mode", "sparse"));
            while (!play.isOver()) {
                boolean white = play.number("agent_player") == 1;
                StepResult step = play.legal();
                int lead = play.number("black_count") - play.number("white_count");
                int expected = step.terminated() ? Integer.signum(white ? -lead : lead) : 0;
                assertThat(step.reward()).isEqualTo(expected);
            }
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 15: Dense Reward Correctness")
    void aDenseRewardIsTheLeadOverSixtyFour() {
        Property.check("Property 15", TRIES, choices -> {
            Play play = Play.begin(choices, Map.of("opponent", opponent(choices), "reward_mode", "dense"));
            while (!play.isOver()) {
                boolean white = play.number("agent_player") == 1;
                StepResult step = play.legal();
                int lead = play.number("black_count") - play.number("white_count");
                assertThat(step.reward()).isEqualTo((white ? -lead : lead) / 64f);
            }
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 16: Custom Reward Function")
    void aRewardFunctionSeesTheStatesAndItsAnswerIsPaid() {
        Property.check("Property 16", TRIES, choices -> {
            var seen = new ArrayList<OthelloPosition>();
            float paid = choices.between(-99, 99) / 8f;
            OthelloReward.Function function = (before, after, agent) -> {
                seen.add(before);
                seen.add(after);
                assertThat(before.toMove()).isEqualTo(agent);
                return paid;
            };
            Play play = Play.begin(choices, Map.of("opponent", opponent(choices), "reward_mode", function));
            play.forward();
            OthelloPosition before = play.position();
            seen.clear();
            assertThat(play.legal().reward()).isEqualTo(paid);
            assertThat(seen).containsExactly(before, play.position());
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 17: Perspective Consistency")
    void aloneTheFirstPlaneIsAlwaysTheSideToMove() {
        Property.check("Property 17", TRIES, choices -> {
            Play play = Play.begin(choices, Map.of("opponent", "self"));
            OthelloPosition position = OthelloPosition.start();
            while (!play.isOver()) {
                float[] planes = play.planes();
                for (int square = 0; square < 64; square++) {
                    assertThat(planes[square]).isEqualTo((int) (position.mover() >>> square & 1));
                    assertThat(planes[64 + square]).isEqualTo((int) (position.other() >>> square & 1));
                }
                int action = choices.of(play.mask());
                play.step(action);
                position = position.play(OthelloMove.place(action));
                position = position.mustPass() ? position.play(OthelloMove.pass()) : position;
            }
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 18: Opponent Move Execution")
    void theOpponentHasAnsweredByItsPolicyBeforeTheAgentActsAgain() {
        Property.check("Property 18", TRIES, choices -> {
            String opponent = choices.of(List.of("random", "greedy", "search:1"));
            Play play = Play.begin(choices, Positions.open(choices), Map.of("opponent", opponent));
            OthelloPosition before = play.position();
            int action = choices.of(play.mask());
            StepResult step = play.step(action);
            Set<OthelloPosition> possible = new HashSet<>();
            answers(before.play(OthelloMove.place(action)), before.toMove(), opponent, possible);
            choices.note("opponent", opponent);
            assertThat(possible.stream().map(position -> List.of(position.black(), position.white())))
                    .contains(List.of(play.position().black(), play.position().white()));
            assertThat(step.terminated() || play.position().toMove() == before.toMove())
                    .isTrue();
        });
    }

    /// Every position in which the agent can act next, or the game is over.
    private static void answers(OthelloPosition position, Disc agent, String opponent, Set<OthelloPosition> found) {
        if (position.isOver() || position.toMove() == agent && !position.mustPass()) {
            found.add(position);
            return;
        }
        if (position.mustPass()) {
            answers(position.play(OthelloMove.pass()), agent, opponent, found);
            return;
        }
        var plain = new PlainBoard(position, position.toMove());
        int most = plain.playable().stream()
                .mapToInt(square -> plain.turned(square).size())
                .max()
                .orElseThrow();
        for (int square : plain.playable()) {
            if (!opponent.equals("greedy") || plain.turned(square).size() == most) {
                answers(position.play(OthelloMove.place(square)), agent, opponent, found);
            }
        }
    }

    private static String opponent(Choices choices) {
        return choices.of(List.of("self", "random", "greedy"));
    }
}
