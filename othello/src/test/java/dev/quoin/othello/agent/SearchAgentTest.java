package dev.quoin.othello.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.GameRecord;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.play.GameRunner;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import dev.quoin.othello.search.SearchWatcher;
import dev.quoin.othello.search.Variation;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SearchAgentTest {
    private static final Openings OPENINGS = new Openings(8, 2026);

    @Test
    void looksFartherThanGreedy() {
        Series series =
                Series.play(SearchAgent.ofDepth(4), new OthelloGreedyAgent(new SplittableRandom(1)), OPENINGS, 10);
        assertThat(series.won()).isGreaterThanOrEqualTo(18);
    }

    @Test
    @Tag("long")
    void sixMovesAheadBeatGreedyInAtLeast98OfAHundredGames() {
        Series series =
                Series.play(SearchAgent.ofDepth(6), new OthelloGreedyAgent(new SplittableRandom(1)), OPENINGS, 100);
        assertThat(series.won()).as("%s", series).isGreaterThanOrEqualTo(196);
    }

    @Test
    void sixMovesAheadBeatRandom() {
        Agent<OthelloPosition, OthelloMove> random = new RandomAgent<>(new Othello(), new SplittableRandom(1));
        Series series = Series.play(SearchAgent.ofDepth(6), random, OPENINGS, 10);
        assertThat(series.won()).as("%s", series).isGreaterThanOrEqualTo(19);
    }

    @Test
    void sixMovesAheadBeatGreedy() {
        Series series =
                Series.play(SearchAgent.ofDepth(6), new OthelloGreedyAgent(new SplittableRandom(1)), OPENINGS, 10);
        assertThat(series.won()).as("%s", series).isGreaterThanOrEqualTo(19);
    }

    @Test
    @Tag("long")
    void sixMovesAheadBeatRandomInAtLeast98OfAHundredGames() {
        Agent<OthelloPosition, OthelloMove> random = new RandomAgent<>(new Othello(), new SplittableRandom(1));
        Series series = Series.play(SearchAgent.ofDepth(6), random, OPENINGS, 100);
        assertThat(series.won()).as("%s", series).isGreaterThanOrEqualTo(196);
    }

    @Test
    void sameDepthGivesTheSameGame() {
        assertThat(selfPlay(Budget.unlimited())).isEqualTo(selfPlay(Budget.unlimited()));
    }

    @Test
    void sameNodesGiveTheSameGame() {
        assertThat(selfPlay(new Budget.Nodes(500))).isEqualTo(selfPlay(new Budget.Nodes(500)));
    }

    @Test
    void playsAWholeGameInTime() {
        GameRecord<OthelloPosition, OthelloMove> game = selfPlay(new Budget.Time(Duration.ofMillis(1)));
        assertThat(game.end().isOver()).isTrue();
    }

    @Test
    void playsAWholeGameWithOneNodeAMove() {
        assertThat(selfPlay(new Budget.Nodes(1)).end().isOver()).isTrue();
    }

    private static GameRecord<OthelloPosition, OthelloMove> selfPlay(Budget budget) {
        Agent<OthelloPosition, OthelloMove> one = SearchAgent.ofDepth(5);
        Agent<OthelloPosition, OthelloMove> two = SearchAgent.ofDepth(4);
        List<Agent<OthelloPosition, OthelloMove>> agents =
                List.of((seen, none) -> one.choose(seen, budget), (seen, none) -> two.choose(seen, budget));
        return GameRunner.play(new Othello(), agents, new SplittableRandom(0));
    }

    /// The twin sorts all moves by their values and draws which of them to overlook, one after the other.
    @Test
    void overlooksTheBestMovesAtRandom() {
        var position = OthelloPosition.start();
        var search = new Search(new HandcraftedEvaluation());
        var limits = SearchLimits.ofDepth(2);
        for (int seed = 0; seed < 200; seed++) {
            var agent = new SearchAgent(search, limits, 60, new SplittableRandom(seed));
            List<Variation> ranked =
                    search.analyze(position, limits, 64, SearchWatcher.NONE).lines();
            var chance = new SplittableRandom(seed);
            int overlooked = 0;
            while (chance.nextInt(100) < 60) {
                overlooked++;
            }
            assertThat(value(ranked, agent.choose(position, Budget.unlimited())))
                    .isEqualTo(ranked.get(overlooked % ranked.size()).value());
            List<OthelloMove> legal = position.legal();
            position = position.play(legal.get(seed % legal.size()));
            position = position.isOver() || position.mustPass() ? OthelloPosition.start() : position;
        }
    }

    private static int value(List<Variation> ranked, OthelloMove move) {
        return ranked.stream()
                .filter(line -> line.move().equals(move))
                .findFirst()
                .orElseThrow()
                .value();
    }

    @Test
    void overlookingMovesCostsGames() {
        var careless = new SearchAgent(
                new Search(new HandcraftedEvaluation()), SearchLimits.ofDepth(2), 50, new SplittableRandom(1));
        assertThat(Series.play(SearchAgent.ofDepth(2), careless, OPENINGS, 20).won())
                .isGreaterThanOrEqualTo(30);
    }
}
