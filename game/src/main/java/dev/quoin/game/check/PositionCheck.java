package dev.quoin.game.check;

import dev.quoin.game.Game;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.check.GameChecker.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/// The checks of a [GameChecker] on a single position.
final class PositionCheck<P, M> {
    private static final int MOVES_TRIED = 10;
    private static final int STRANGERS_KEPT = 400;
    private static final List<String> NONSENSE = List.of("", " ", "?!", "0", "ZZ99 ((", "\u0000");

    private final Game<P, M> game;
    private final int seats;
    private final GameChecker.Disguise<P> disguise;
    private final SplittableRandom choices;
    private final List<M> strangers;

    /// @param choices chooses what to try
    /// @param strangers moves of earlier positions, to try where they are illegal; grows
    PositionCheck(GameChecker<P, M> checker, SplittableRandom choices, List<M> strangers) {
        this.game = checker.game();
        this.seats = checker.seats();
        this.disguise = checker.disguise();
        this.choices = choices;
        this.strangers = strangers;
    }

    /// Checks a position of an unfinished game and chooses the next move.
    M ongoing(P position) {
        int hash = position.hashCode();
        int mover = game.toMove(position);
        require(
                mover >= 0 && mover < seats,
                Rule.GIVES_THE_TURN_TO_A_SEAT,
                () -> "it gave seat " + mover + " of " + seats);
        List<M> moves = game.legalMoves(position);
        require(!moves.isEmpty(), Rule.ENDS_WHEN_NO_MOVE_IS_LEFT, () -> "no move is left and there is no outcome");
        Set<M> listed = new HashSet<>(moves);
        require(
                listed.size() == moves.size(),
                Rule.LISTS_A_MOVE_ONCE,
                () -> "it lists " + moves.size() + " moves of which " + listed.size() + " differ");
        for (M move : sample(moves)) {
            checkListed(position, move);
        }
        for (M move : sample(strangers)) {
            if (!listed.contains(move)) {
                checkUnlisted(position, move, moves);
            }
        }
        checkSeen(position);
        checkMoverSees(position, moves);
        checkNonsense(position);
        require(hash == position.hashCode(), Rule.LEAVES_POSITIONS_ALONE, () -> "the hash code changed: " + position);
        M chosen = pick(moves);
        remember(chosen);
        remember(pick(moves));
        return chosen;
    }

    /// Checks the last position of a game.
    void finished(P position) {
        int hash = position.hashCode();
        List<M> moves = game.legalMoves(position);
        require(moves.isEmpty(), Rule.ENDS_WHEN_NO_MOVE_IS_LEFT, () -> "there is an outcome and the move " + moves);
        int scored = game.outcome(position).orElseThrow().points().size();
        require(
                scored == seats,
                Rule.SCORES_EVERY_SEAT,
                () -> "it has points for " + scored + " of " + seats + " seats");
        for (M move : sample(strangers)) {
            require(accepted(position, move).isEmpty(), Rule.REFUSES_AFTER_THE_END, () -> "it accepted " + move);
        }
        checkSeen(position);
        require(hash == position.hashCode(), Rule.LEAVES_POSITIONS_ALONE, () -> "the hash code changed: " + position);
    }

    private void checkListed(P position, M move) {
        require(accepted(position, move).isPresent(), Rule.PLAYS_WHAT_IT_LISTS, () -> "it refused " + move);
        String text = game.notation().write(position, move);
        try {
            M read = game.notation().read(position, text);
            require(
                    read.equals(move),
                    Rule.READS_WHAT_IT_WRITES,
                    () -> "'" + text + "' stands for " + move + " and gave " + read);
        } catch (IllegalMoveException refused) {
            throw new CheckFailure(Rule.READS_WHAT_IT_WRITES, "'" + text + "' was refused: " + refused.sentence());
        }
    }

    /// An unlisted move may be accepted only as another spelling of a listed one.
    private void checkUnlisted(P position, M move, List<M> moves) {
        Optional<P> after = accepted(position, move);
        boolean spelling = after.isEmpty()
                || moves.stream().anyMatch(listed -> accepted(position, listed).equals(after));
        require(spelling, Rule.REFUSES_WHAT_IT_DOES_NOT_LIST, () -> "it accepted " + move);
    }

    /// The position after a move, or empty when it is refused; uses the same random numbers every time.
    private Optional<P> accepted(P position, M move) {
        var chance = new CountingRandom();
        try {
            return Optional.of(game.play(position, move, chance));
        } catch (IllegalMoveException refused) {
            require(
                    chance.drawn() == 0,
                    Rule.LEAVES_CHANCE_ALONE_WHEN_REFUSING,
                    () -> "refusing " + move + " drew numbers");
            requireReason(refused, Rule.REFUSES_WHAT_IT_DOES_NOT_LIST);
            return Optional.empty();
        }
    }

    private void checkSeen(P position) {
        for (int seat = 0; seat < seats; seat++) {
            checkSeen(position, seat);
        }
    }

    private void checkSeen(P position, int seat) {
        P seen = game.seenBy(seat, position);
        require(
                game.seenBy(seat, seen).equals(seen),
                Rule.SEES_NOTHING_NEW_TWICE,
                () -> "seat " + seat + " saw " + seen);
        var outcome = game.outcome(position);
        boolean same = game.outcome(seen).equals(outcome)
                && (outcome.isPresent() || game.toMove(seen) == game.toMove(position));
        require(same, Rule.SHOWS_TURN_AND_OUTCOME, () -> "seat " + seat + " sees " + seen);
        P other = disguise.apply(seat, position, choices);
        require(
                game.seenBy(seat, other).equals(seen),
                Rule.HIDES,
                () -> "seat " + seat + " can tell " + position + " from " + other);
    }

    private void checkMoverSees(P position, List<M> moves) {
        List<M> seen = game.legalMoves(game.seenBy(game.toMove(position), position));
        require(
                seen.equals(moves),
                Rule.SHOWS_ENOUGH_TO_MOVE,
                () -> "the mover lists " + seen.size() + " moves from what it sees, the truth has " + moves.size());
    }

    private void checkNonsense(P position) {
        for (String text : NONSENSE) {
            try {
                M read = game.notation().read(position, text);
                throw new CheckFailure(Rule.REFUSES_NONSENSE, "it read '" + text + "' as " + read);
            } catch (IllegalMoveException refused) {
                requireReason(refused, Rule.REFUSES_NONSENSE);
            }
        }
    }

    private List<M> sample(List<M> moves) {
        return choices.ints(moves.isEmpty() ? 0 : MOVES_TRIED, 0, Math.max(1, moves.size()))
                .distinct()
                .mapToObj(moves::get)
                .toList();
    }

    private M pick(List<M> moves) {
        return moves.get(choices.nextInt(moves.size()));
    }

    private void remember(M move) {
        if (strangers.size() < STRANGERS_KEPT) {
            strangers.add(move);
        } else {
            strangers.set(choices.nextInt(STRANGERS_KEPT), move);
        }
    }

    private static void requireReason(IllegalMoveException refused, Rule rule) {
        require(
                refused.code() != 0 && !refused.sentence().isBlank(),
                rule,
                () -> "a refusal had code " + refused.code() + " and the message '" + refused.sentence() + "'");
    }

    private static void require(boolean kept, Rule rule, Supplier<String> detail) {
        if (!kept) {
            throw new CheckFailure(rule, detail.get());
        }
    }
}
