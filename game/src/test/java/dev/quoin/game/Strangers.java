package dev.quoin.game;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Positions that equal nothing but themselves.
public final class Strangers implements Game<Object, Integer>, Notation<Object, Integer> {
    @Override
    public Object start(RandomGenerator chance) {
        return new Object();
    }

    @Override
    public int toMove(Object position) {
        return 0;
    }

    @Override
    public List<Integer> legalMoves(Object position) {
        return List.of();
    }

    @Override
    public Object play(Object position, Integer move, RandomGenerator chance) {
        throw new IllegalMoveException(MoveReason.UNPLAYABLE, "the game is over");
    }

    @Override
    public Optional<Outcome> outcome(Object position) {
        return Optional.of(Outcome.of(0));
    }

    @Override
    public Object seenBy(int seat, Object position) {
        return position;
    }

    @Override
    public Notation<Object, Integer> notation() {
        return this;
    }

    @Override
    public String write(Object position, Integer move) {
        return "";
    }

    @Override
    public Integer read(Object position, String text) {
        throw new IllegalMoveException(MoveReason.UNREADABLE, "there are no moves");
    }
}
