package dev.quoin.arena.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.game.MoveReason;
import dev.quoin.game.Reason;
import dev.quoin.game.Refusal;
import dev.quoin.game.player.PlayerError;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MatchResultTest {
    private static final List<String> NAMES = List.of("one", "two");
    private static final Map<Integer, Refusal> FINE = Map.of();

    /// A game in which the seats have these points.
    private static GameResult game(int pair, int game, int first, int second) {
        var record = new LoggedGame(1, "x", NAMES, List.of(), List.of(first, second), List.of(0, 0), FINE);
        return GameResult.of(pair, game, record);
    }

    private static MatchResult result(List<GameResult> games) {
        return MatchResult.of(NAMES, games, Optional.empty());
    }

    @Test
    void seatsAreSwappedInTheSecondGame() {
        MatchResult result = result(List.of(game(1, 1, 300, 200), game(1, 2, 250, 350)));
        assertThat(result.wins()).isEqualTo(2);
        assertThat(result.spread().mean()).isEqualTo(100);
        assertThat(result.sides().get(0).scores()).containsExactly(300, 350);
        assertThat(result.sides().get(1).points()).isEqualTo(225);
    }

    @Test
    void theOrderOfTheGamesDoesNotMatter() {
        var games = new ArrayList<GameResult>();
        var chance = new Random(5);
        for (int pair = 1; pair <= 50; pair++) {
            games.add(game(pair, 1, chance.nextInt(500), chance.nextInt(500)));
            games.add(game(pair, 2, chance.nextInt(500), chance.nextInt(500)));
        }
        MatchResult inOrder = result(games);
        Collections.shuffle(games, chance);
        assertThat(result(games)).isEqualTo(inOrder);
    }

    @Test
    void spreadHasTheErrorOfPairs() {
        MatchResult result = result(List.of(
                game(1, 1, 110, 100),
                game(1, 2, 100, 110),
                game(2, 1, 130, 100),
                game(2, 2, 100, 130),
                game(3, 1, 120, 100),
                game(3, 2, 100, 120)));
        // Pairs are ahead by 10, 30 and 20: mean 20, deviation 10.
        assertThat(result.spread().mean()).isEqualTo(20);
        assertThat(result.spread().error()).isCloseTo(1.959964 * 10 / Math.sqrt(3), within(1e-5));
    }

    @Test
    void aPairOfWhichAGameIsMissingDoesNotCount() {
        MatchResult result = result(List.of(game(1, 1, 1, 0), game(2, 1, 5, 5), game(2, 2, 5, 5)));
        assertThat(result.games()).isEqualTo(2);
        assertThat(result.draws()).isEqualTo(2);
        assertThat(result.counts().counts()).containsExactly(0, 0, 1, 0, 0);
    }

    @Test
    void withATestOnlyThePairsUpToItsVerdictCount() {
        var games = new ArrayList<GameResult>();
        for (int pair = 1; pair <= 400; pair++) {
            games.add(game(pair, 1, 2, 1));
            games.add(game(pair, 2, pair % 3 == 0 ? 2 : 1, pair % 3 == 0 ? 1 : 2));
        }
        var test = Sprt.between(0, 100);
        MatchResult result = MatchResult.of(NAMES, games, Optional.of(test));
        int decided = result.counts().pairs();
        assertThat(result.verdict()).contains(Sprt.Verdict.ELO1);
        assertThat(decided).isBetween(2, 399);
        assertThat(result.surplus()).isEqualTo(400 - decided);
        MatchResult before = MatchResult.of(NAMES, games.subList(0, (decided - 1) * 2), Optional.of(test));
        assertThat(before.verdict()).contains(Sprt.Verdict.GO_ON);
    }

    @Test
    void timesErrorsAndFeatsAreTheContestantsOwn() {
        var refused = List.of(new Refusal(Reason.of(44), "no"), new Refusal(MoveReason.UNREADABLE, "what"));
        var moves = new ArrayList<LoggedMove>();
        for (int turn = 1; turn <= 200; turn++) {
            moves.add(new LoggedMove(
                    0, "8D A", 1, turn * 1000L, turn == 7 ? refused : List.of(), false, turn < 3 ? "bingo" : ""));
            moves.add(new LoggedMove(1, "8D B", 1, 5, List.of(), false, ""));
        }
        var record = new LoggedGame(
                1, "x", NAMES, moves, List.of(10, 20), List.of(0, 0), Map.of(1, new Refusal(PlayerError.DIED, "died")));
        MatchResult result = result(List.of(GameResult.of(1, 1, record), game(1, 2, 0, 0)));
        PlayerStatistics one = result.sides().get(0);
        PlayerStatistics two = result.sides().get(1);
        assertThat(one.times())
                .isEqualTo(new MoveTimes(
                        200, Duration.ofNanos(20_100_000), Duration.ofNanos(100_000), Duration.ofNanos(198_000)));
        assertThat(one.errors()).containsEntry(44, 1).containsEntry(11, 1).hasSize(2);
        assertThat(one.stops()).isEmpty();
        assertThat(one.tags()).isEqualTo(1);
        assertThat(two.errors()).containsOnlyKeys(52);
        assertThat(two.stops()).containsEntry(52, 1);
        assertThat(result.wins())
                .as("whoever died has lost, whatever the points")
                .isEqualTo(1);
    }

    @Test
    void theOtherSideSeesTheSameResultTurnedRound() {
        MatchResult result = result(List.of(
                game(1, 1, 3, 1),
                game(1, 2, 1, 2),
                game(2, 1, 2, 2),
                game(2, 2, 1, 4),
                game(3, 1, 1, 9),
                game(3, 2, 4, 4)));
        MatchResult back = result.reversed();
        assertThat(back.fraction().value()).isCloseTo(1 - result.fraction().value(), within(1e-12));
        assertThat(back.fraction().low()).isCloseTo(1 - result.fraction().high(), within(1e-12));
        assertThat(back.elo().error()).isCloseTo(result.elo().error(), within(1e-9));
        assertThat(back.wins()).isEqualTo(result.losses());
        assertThat(back.reversed()).isEqualTo(result);
    }
}
