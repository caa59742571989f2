package dev.quoin.env.opponent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.Environments;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpponentBudgetTest {
    @Test
    void othelloPassesItToTheAgent() {
        assertThat(seen("Othello-v0", Map.of("opponent_budget", "200ms")))
                .containsExactly(new Budget.Time(Duration.ofMillis(200)));
        assertThat(seen("Othello-v0", Map.of("opponent_budget", new Budget.Nodes(7))))
                .containsExactly(new Budget.Nodes(7));
        assertThat(seen("Othello-v0", Map.of())).containsExactly(Budget.unlimited());
    }

    @Test
    void crosswordPassesItToTheAgent() {
        assertThat(seen("MiniScrabble-v0", Map.of("opponent_budget", "20000n")))
                .containsExactly(new Budget.Nodes(20_000));
        assertThat(seen("MiniScrabble-v0", Map.of())).containsExactly(Budget.unlimited());
    }

    /// The budgets that an opponent got for its first move; it fails, so that a random move is played.
    private static Set<Budget> seen(String id, Map<String, ?> options) {
        var budgets = new HashSet<Budget>();
        Agent<Object, Object> agent = (position, budget) -> {
            budgets.add(budget);
            throw new IllegalStateException("no move");
        };
        var all = new HashMap<String, Object>(options);
        all.put("opponent", Opponent.agents(seed -> agent));
        all.put("agent_player", "second");
        Environments.make(id, all).reset(1);
        return budgets;
    }

    @ParameterizedTest
    @ValueSource(strings = {"Othello-v0", "MiniScrabble-v0", "Crossword-v0"})
    void everyGameForTwoHasTheOption(String id) {
        String forms = "a time such as '200ms', '5s' or '1m', a number of nodes such as '20000n', or 'unlimited'";
        assertThat(Environments.options(id)).contains(new OptionSpec("opponent_budget", "unlimited", forms));
        assertThatThrownBy(() -> Environments.make(id, Map.of("opponent_budget", "soon")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(id + ": opponent_budget must be " + forms + ", got 'soon'");
    }
}
