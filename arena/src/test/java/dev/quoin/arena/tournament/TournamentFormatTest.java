package dev.quoin.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.CrossTable.Pairing;
import dev.quoin.arena.result.Estimate;
import dev.quoin.arena.result.IsolationCounts;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.PairCounts;
import dev.quoin.arena.tournament.TournamentFormat.Gauntlet;
import dev.quoin.arena.tournament.TournamentFormat.RoundRobin;
import dev.quoin.arena.tournament.TournamentFormat.Swiss;
import dev.quoin.property.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TournamentFormatTest {
    private static CrossTable table(int contestants, Map<Pairing, MatchResult> cells) {
        return new CrossTable(
                IntStream.range(0, contestants).mapToObj(each -> "agent" + each).toList(), cells);
    }

    /// A match of one pair with this result for the first contestant, in half points.
    private static MatchResult match(int halfPoints) {
        return new MatchResult(
                1,
                0,
                1,
                PairCounts.none().with(halfPoints),
                new Estimate(0, 0),
                List.of(),
                Optional.empty(),
                0,
                IsolationCounts.none());
    }

    /// Plays the rounds of a format; `results` gives the half points of the first contestant of a pairing.
    private static List<Round> play(TournamentFormat format, int contestants, ToIntFunction<Pairing> results) {
        var rounds = new ArrayList<Round>();
        var cells = new LinkedHashMap<Pairing, MatchResult>();
        for (int number = 0; number < format.rounds(); number++) {
            rounds.add(format.next(List.copyOf(rounds), table(contestants, cells)));
            rounds.getLast().pairings().forEach(pairing -> cells.put(pairing, match(results.applyAsInt(pairing))));
        }
        return rounds;
    }

    @Test
    void inARoundRobinEverybodyPlaysEverybody() {
        assertThat(play(new RoundRobin(4), 4, _ -> 2)).containsExactly(Round.of(CrossTable.pairings(4)));
    }

    @Test
    void inAGauntletTheFirstPlayAllOthersButNotEachOther() {
        assertThat(play(new Gauntlet(3, 1), 3, _ -> 2).getFirst().pairings())
                .containsExactly(new Pairing(0, 1), new Pairing(0, 2));
        assertThat(play(new Gauntlet(4, 2), 4, _ -> 2).getFirst().pairings())
                .containsExactly(new Pairing(0, 2), new Pairing(0, 3), new Pairing(1, 2), new Pairing(1, 3));
        assertThatThrownBy(() -> new Gauntlet(3, 3)).hasMessageContaining("1 to 2 challengers, got 3");
    }

    @Test
    void theUsualRoundsOfASwissTournamentAreThoseOfAKnockoutAndAlwaysPossible() {
        assertThat(List.of(2, 3, 4, 5, 8, 9, 16, 17).stream().map(Swiss::usualRounds))
                .containsExactly(1, 2, 2, 3, 3, 4, 4, 5);
        for (int contestants = 2; contestants < 300; contestants++) {
            assertThat(Swiss.usualRounds(contestants)).isLessThanOrEqualTo(Swiss.mostRounds(contestants));
        }
        assertThatThrownBy(() -> new Swiss(8, 5, 1)).hasMessageContaining("1 to 4 rounds without rematches, got 5");
    }

    @Test
    void aSwissRoundPairsEverybodyOnceAndNobodyAgain() {
        Property.check("Swiss pairings", 150, choices -> {
            int contestants = choices.between(2, 33);
            int rounds = choices.between(1, Swiss.mostRounds(contestants));
            var results = new LinkedHashMap<Pairing, Integer>();
            for (Pairing pairing : CrossTable.pairings(contestants)) {
                results.put(pairing, choices.below(5));
            }
            var format = new Swiss(contestants, rounds, choices.below(1000));
            choices.note("format", format);
            List<Round> played = play(format, contestants, results::get);
            var met = new HashSet<Pairing>();
            var byes = new HashSet<Integer>();
            for (Round round : played) {
                var playing = new HashSet<Integer>();
                round.pairings().forEach(pairing -> {
                    assertThat(met.add(pairing)).as("no rematch").isTrue();
                    assertThat(playing.add(pairing.first()) && playing.add(pairing.second()))
                            .as("once per round")
                            .isTrue();
                });
                assertThat(round.bye().isPresent()).isEqualTo(contestants % 2 == 1);
                round.bye().ifPresent(each -> {
                    assertThat(byes.add(each)).as("one bye at most").isTrue();
                    playing.add(each);
                });
                assertThat(playing).hasSize(contestants);
            }
            assertThat(play(format, contestants, results::get)).as("again").isEqualTo(played);
        });
    }

    /// A resumed tournament has only the rounds so far and the results of their matches.
    @Test
    void aShorterSwissTournamentIsTheBeginningOfALongerOne() {
        ToIntFunction<Pairing> results = pairing -> (pairing.first() * 7 + pairing.second() * 3) % 5;
        assertThat(play(new Swiss(12, 6, 3), 12, results).subList(0, 4))
                .isEqualTo(play(new Swiss(12, 4, 3), 12, results));
        assertThat(play(new Swiss(12, 4, 4), 12, results).getFirst())
                .as("another seed")
                .isNotEqualTo(play(new Swiss(12, 4, 3), 12, results).getFirst());
    }

    @Test
    void winnersMeetWinners() {
        ToIntFunction<Pairing> lowerNumberWins = _ -> 4;
        List<Round> rounds = play(new Swiss(8, 3, 5), 8, lowerNumberWins);
        var winners = new HashSet<Integer>();
        rounds.getFirst().pairings().forEach(pairing -> winners.add(pairing.first()));
        rounds.get(1)
                .pairings()
                .forEach(pairing ->
                        assertThat(winners.contains(pairing.first())).isEqualTo(winners.contains(pairing.second())));
        assertThat(rounds.get(2).pairings().getFirst().first())
                .as("the best is in the final")
                .isZero();
    }

    @Test
    void standingsCountMatchesAndByesAndThenGames() {
        var cells = new LinkedHashMap<Pairing, MatchResult>();
        cells.put(new Pairing(0, 1), match(3));
        cells.put(new Pairing(1, 2), match(2));
        var rounds =
                List.of(new Round(List.of(new Pairing(0, 1)), OptionalInt.of(2)), Round.of(List.of(new Pairing(1, 2))));
        Standings standings = Standings.of(rounds, table(3, cells));
        assertThat(standings.ranked())
                .containsExactly(
                        new Standings.Row("agent2", 3, 1, 0.5, 1),
                        new Standings.Row("agent0", 2, 1, 0.75, 0),
                        new Standings.Row("agent1", 1, 2, 0.375, 0));
        assertThat(standings.ranked().getFirst().points()).isEqualTo(1.5);
    }
}
