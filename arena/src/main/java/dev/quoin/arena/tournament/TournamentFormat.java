package dev.quoin.arena.tournament;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.CrossTable.Pairing;
import java.util.List;

/// Decides the pairings of a tournament. Immutable.
///
/// A format is deterministic: the same contestants, seed and results give the same rounds, so a tournament
/// that was stopped continues with the rounds it would have had.
public sealed interface TournamentFormat {
    /// Returns the number of rounds.
    int rounds();

    /// Returns the next round.
    ///
    /// @param before the rounds that have been played
    /// @param table the results of all their matches
    Round next(List<Round> before, CrossTable table);

    /// Everybody plays everybody once, in a single round.
    ///
    /// @param contestants the number of contestants
    record RoundRobin(int contestants) implements TournamentFormat {
        public RoundRobin {
            checkContestants(contestants);
        }

        @Override
        public int rounds() {
            return 1;
        }

        @Override
        public Round next(List<Round> before, CrossTable table) {
            return Round.of(CrossTable.pairings(contestants));
        }
    }

    /// The first contestants play all others, but not each other, in a single round.
    ///
    /// @param contestants the number of contestants
    /// @param challengers how many of them play all others
    record Gauntlet(int contestants, int challengers) implements TournamentFormat {
        public Gauntlet {
            checkContestants(contestants);
            if (challengers < 1 || challengers >= contestants) {
                throw new IllegalArgumentException("a gauntlet of " + contestants + " agents has 1 to "
                        + (contestants - 1) + " challengers, got " + challengers);
            }
        }

        @Override
        public int rounds() {
            return 1;
        }

        @Override
        public Round next(List<Round> before, CrossTable table) {
            List<Pairing> pairings = CrossTable.pairings(contestants).stream()
                    .filter(pairing -> pairing.first() < challengers && pairing.second() >= challengers)
                    .toList();
            return Round.of(pairings);
        }
    }

    /// In each round, contestants with similar scores play each other. Nobody plays the same opponent
    /// twice. With an odd number of contestants, one of the weakest has a bye, at most once.
    ///
    /// @param contestants the number of contestants
    /// @param rounds the number of rounds
    /// @param seed determines the pairings of the first round and the order of equals
    record Swiss(int contestants, int rounds, long seed) implements TournamentFormat {
        public Swiss {
            checkContestants(contestants);
            if (rounds < 1 || rounds > mostRounds(contestants)) {
                throw new IllegalArgumentException("a Swiss tournament of " + contestants + " agents has 1 to "
                        + mostRounds(contestants) + " rounds without rematches, got " + rounds
                        + "; in a round robin everybody plays everybody");
            }
        }

        /// Returns the number of rounds that finds a single winner among this many contestants, as in a
        /// knockout.
        public static int usualRounds(int contestants) {
            return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(contestants - 1));
        }

        /// Returns the number of rounds for which pairings without rematches always exist: half the number of
        /// contestants, the bye included.
        public static int mostRounds(int contestants) {
            return (contestants + 1) / 2;
        }

        @Override
        public Round next(List<Round> before, CrossTable table) {
            return new SwissPairing(this, before, table).pair();
        }
    }

    private static void checkContestants(int contestants) {
        if (contestants < 2) {
            throw new IllegalArgumentException("a tournament needs at least 2 agents, got " + contestants);
        }
    }
}
