package dev.quoin.game.check;

import dev.quoin.game.Game;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Tests the contract of [Game] with random playthroughs. Immutable.
///
/// ```java
/// var report = GameChecker.of(game, 2).check();
/// assertThat(report.faults()).as(report.toString()).isEmpty();
/// ```
///
/// Each seed is one playthrough of random legal moves, so you can reproduce a fault from its seed.
///
/// @param game the game under test
/// @param seats the number of seats
/// @param playthroughs the number of games to play
/// @param firstSeed the seed of the first game; the others count up from it
/// @param longest the maximum number of plies of a game
/// @param disguise changes what a seat cannot see; see [Disguise]
/// @param <P> the position type
/// @param <M> the move type
public record GameChecker<P, M>(
        Game<P, M> game, int seats, int playthroughs, long firstSeed, int longest, Disguise<P> disguise) {
    private static final int PLAYTHROUGHS = 20;
    private static final int LONGEST = 1000;

    public GameChecker {
        if (seats < 1) {
            throw new IllegalArgumentException("a game must have at least 1 seat, got " + seats);
        }
        if (playthroughs < 1 || longest < 1) {
            throw new IllegalArgumentException(
                    "a check needs at least 1 playthrough of at least 1 ply, got " + playthroughs + " of " + longest);
        }
    }

    /// Creates a checker with 20 playthroughs of at most 1,000 plies, from seed 1, for a game without hidden
    /// information.
    public static <P, M> GameChecker<P, M> of(Game<P, M> game, int seats) {
        return new GameChecker<>(game, seats, PLAYTHROUGHS, 1, LONGEST, (seat, position, chance) -> position);
    }

    /// Returns a copy with another number of playthroughs.
    public GameChecker<P, M> withPlaythroughs(int number) {
        return new GameChecker<>(game, seats, number, firstSeed, longest, disguise);
    }

    /// Returns a copy with another first seed.
    public GameChecker<P, M> fromSeed(long seed) {
        return new GameChecker<>(game, seats, playthroughs, seed, longest, disguise);
    }

    /// Returns a copy with another limit on the length of a game.
    public GameChecker<P, M> withLongest(int plies) {
        return new GameChecker<>(game, seats, playthroughs, firstSeed, plies, disguise);
    }

    /// Returns a copy for a game with hidden information.
    public GameChecker<P, M> withDisguise(Disguise<P> hidden) {
        return new GameChecker<>(game, seats, playthroughs, firstSeed, longest, hidden);
    }

    /// Plays the games and returns a report. Exceptions of the game become faults.
    public Report check() {
        Map<Rule, Fault> faults = new EnumMap<>(Rule.class);
        var strangers = new ArrayList<M>();
        long plies = 0;
        for (int number = 0; number < playthroughs; number++) {
            var playthrough = new Playthrough<>(this, firstSeed + number, strangers);
            Optional<Fault> fault = playthrough.run();
            fault.ifPresent(found -> faults.putIfAbsent(found.rule(), found));
            plies += playthrough.plies();
        }
        return new Report(playthroughs, plies, List.copyOf(faults.values()));
    }

    /// Changes what a seat cannot see, and nothing else, for example by redealing the hidden tiles.
    @FunctionalInterface
    public interface Disguise<P> {
        /// Returns a position that must look the same to the seat.
        P apply(int seat, P position, RandomGenerator chance);
    }

    /// The rules of the contract.
    public enum Rule {
        GIVES_THE_TURN_TO_A_SEAT("toMove names a seat of the game"),
        ENDS_WHEN_NO_MOVE_IS_LEFT("legalMoves is empty exactly when there is an outcome"),
        SCORES_EVERY_SEAT("an outcome has points for every seat"),
        COMES_TO_AN_END("a game of random moves ends"),
        LISTS_A_MOVE_ONCE("legalMoves lists no move twice"),
        PLAYS_WHAT_IT_LISTS("play accepts every move that legalMoves lists"),
        REFUSES_WHAT_IT_DOES_NOT_LIST("play rejects every other move, with a code and a message"),
        REFUSES_AFTER_THE_END("play rejects every move after the end of the game"),
        LEAVES_CHANCE_ALONE_WHEN_REFUSING("a rejected move uses no random numbers"),
        LEAVES_POSITIONS_ALONE("no method changes a position"),
        REPEATS_A_SEED("the same seed and moves give equal positions"),
        SEES_NOTHING_NEW_TWICE("seenBy is idempotent"),
        SHOWS_TURN_AND_OUTCOME("every seat sees whose turn it is and whether the game is over"),
        SHOWS_ENOUGH_TO_MOVE("the seat to move sees enough to list its moves"),
        HIDES("positions that differ only in what is hidden look the same"),
        READS_WHAT_IT_WRITES("notation reads back the moves it writes"),
        REFUSES_NONSENSE("notation rejects text that is not a move, with a code and a message"),
        DOES_NOT_CRASH("no method throws anything but IllegalMoveException");

        private final String sentence;

        Rule(String sentence) {
            this.sentence = sentence;
        }

        /// Returns the rule as a sentence.
        public String sentence() {
            return sentence;
        }
    }

    /// A broken rule and where it broke.
    ///
    /// @param rule the rule
    /// @param seed the seed of the playthrough
    /// @param ply the number of moves made before
    /// @param detail what was found
    public record Fault(Rule rule, long seed, int ply, String detail) {
        @Override
        public String toString() {
            return "seed " + seed + ", ply " + ply + ": " + rule.sentence() + " (" + rule + "), but " + detail;
        }
    }

    /// The result of a check: the first fault of each rule.
    public record Report(int playthroughs, long plies, List<Fault> faults) {
        public Report {
            faults = List.copyOf(faults);
        }

        /// Returns a summary followed by one line per fault.
        @Override
        public String toString() {
            var text = new StringBuilder(playthroughs + " playthroughs, " + plies + " plies: ");
            text.append(
                    switch (faults.size()) {
                        case 0 -> "all rules hold";
                        case 1 -> "1 rule is broken";
                        default -> faults.size() + " rules are broken";
                    });
            faults.forEach(fault -> text.append('\n').append(fault));
            return text.toString();
        }
    }
}
