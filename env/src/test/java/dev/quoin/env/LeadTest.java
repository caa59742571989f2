package dev.quoin.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.slots.SlotLayout;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LeadTest {
    private final SplittableRandom random = new SplittableRandom(7);

    @ParameterizedTest
    @CsvSource({
        "Othello-v0, sparse, first",
        "Othello-v0, sparse, second",
        "MiniScrabble-v0, win, first",
        "Crossword7-v0, win, second"
    })
    void theWinnerLeads(String id, String reward, String seat) {
        Environment environment =
                Environments.make(id, Map.of("opponent", "random", "reward_mode", reward, "agent_player", seat));
        for (int seed = 1; seed <= 10; seed++) {
            StepResult last = playToTheEnd(environment, seed);
            if (last.terminated()) {
                assertThat((float) Integer.signum(environment.lead())).isEqualTo(last.reward());
            }
        }
    }

    @Test
    void emptySquaresOfOthelloAreTheWinnersOnceTheGameIsOver() {
        Environment environment = Environments.make("Othello-v0", Map.of("opponent", "greedy"));
        for (int seed = 1; seed <= 20; seed++) {
            Map<String, Object> info = playToTheEnd(environment, seed).info();
            int black = (int) Objects.requireNonNull(info.get("black_count"));
            int white = (int) Objects.requireNonNull(info.get("white_count"));
            int lead = black - white;
            assertThat(environment.lead()).isEqualTo(lead + Integer.signum(lead) * (64 - black - white));
        }
    }

    @Test
    void theLeadOfAPuzzleIsItsPoints() {
        Environment environment = Environments.make("DailyLetters-v0", Map.of("reward_mode", "total"));
        StepResult last = playToTheEnd(environment, 3);
        assertThat(environment.lead()).isPositive();
        assertThat(last.terminated()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Othello-v0", "MiniScrabble-v0", "DailyLetters-v0"})
    void thereIsNoLeadBeforeTheFirstReset(String id) {
        Environment environment = Environments.make(id, Map.of());
        assertThatThrownBy(environment::lead).isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @CsvSource({"first, 0", "second, 1", "black, 0", "white, 1"})
    void seatsOfOthelloHaveTwoNames(String name, int seat) {
        Environment environment = Environments.make("Othello-v0", Map.of("opponent", "random", "agent_player", name));
        assertThat(environment.reset(1).info()).containsEntry("agent_player", seat);
        Environment other = Environments.make("Othello-v0", Map.of("opponent", "random"));
        assertThat(other.reset(1, Map.of("agent_player", name)).info()).containsEntry("agent_player", seat);
    }

    private StepResult playToTheEnd(Environment environment, long seed) {
        Map<String, Object> info = environment.reset(seed).info();
        while (true) {
            StepResult step = environment.step(legal((byte[]) Objects.requireNonNull(info.get(SlotLayout.MASK))));
            if (step.terminated() || step.truncated()) {
                return step;
            }
            info = step.info();
        }
    }

    private int legal(byte[] mask) {
        int action;
        do {
            action = random.nextInt(mask.length);
        } while (mask[action] == 0);
        return action;
    }
}
