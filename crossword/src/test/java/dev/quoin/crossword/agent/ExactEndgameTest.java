package dev.quoin.crossword.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.endgame.CrosswordEndgameResult;
import dev.quoin.crossword.endgame.CrosswordEndgameSolver;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ExactEndgameTest {
    private final Crossword game = Crossword.standard();

    private Agent<CrosswordPosition, CrosswordMove> agent(String spec) {
        return CrosswordAgents.catalog().create(spec, game, new SplittableRandom(1));
    }

    @Test
    void staticPlaysEndgamesToTheirExactValue() {
        var exact = agent("static:endgame=1000000");
        for (long seed = 1; seed <= 3; seed++) {
            CrosswordPosition position = endgame(seed);
            CrosswordEndgameResult result = new CrosswordEndgameSolver(game.lexicon(), game.variant()).solve(position);
            assertThat(result.exact()).isTrue();
            int mover = position.toMove();
            int before = spread(position, mover);
            while (!game.referee().isOver(position)) {
                CrosswordMove move = exact.choose(game.seenBy(position.toMove(), position), Budget.unlimited());
                position = game.play(position, move, new SplittableRandom(1));
            }
            assertThat(spread(position, mover) - before).as("seed " + seed).isEqualTo(result.value());
        }
    }

    @Test
    void theBudgetIsHeeded() {
        CrosswordPosition position = game.seenBy(endgame(1).toMove(), endgame(1));
        var exact = agent("static:endgame=999999999");
        for (Budget budget : List.of(new Budget.Nodes(1), new Budget.Time(Duration.ofMillis(20)))) {
            CrosswordMove move = exact.choose(position, budget);
            assertThat(game.referee().refusal(position, move)).isEmpty();
        }
    }

    @Test
    void theParameterIsPartOfTheName() {
        var catalog = CrosswordAgents.catalog();
        assertThat(catalog.agent("static:endgame=5000").spec()).isEqualTo("static:endgame=5000");
        assertThat(catalog.agent("static:endgame=0").spec()).isEqualTo("static");
        assertThat(catalog.agent("static:mine.leaves:endgame=5000").spec()).isEqualTo("static:mine.leaves:5000");
    }

    /// The first position of a game of `static` with an empty bag.
    private CrosswordPosition endgame(long seed) {
        var random = new SplittableRandom(seed);
        var agent = agent("static");
        CrosswordPosition position = game.start(random);
        while (position.bagSize() > 0) {
            CrosswordMove move = agent.choose(game.seenBy(position.toMove(), position), Budget.unlimited());
            position = game.play(position, move, random);
        }
        return position;
    }

    private static int spread(CrosswordPosition position, int seat) {
        return position.scores().get(seat) - position.scores().get(1 - seat);
    }
}
