package dev.quoin.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Counts a mutable list down; looking at it takes an element away.
public class Countdown implements Game<List<Integer>, Integer>, Notation<List<Integer>, Integer> {
    @Override
    public List<Integer> start(RandomGenerator chance) {
        return new ArrayList<>(List.of(3, 2, 1));
    }

    @Override
    public int toMove(List<Integer> position) {
        return 0;
    }

    @Override
    public List<Integer> legalMoves(List<Integer> position) {
        return position.isEmpty() ? List.of() : List.of(position.getFirst());
    }

    @Override
    public List<Integer> play(List<Integer> position, Integer move, RandomGenerator chance) {
        if (position.isEmpty() || !position.getFirst().equals(move)) {
            throw new IllegalMoveException(MoveReason.UNPLAYABLE, move + " is not next");
        }
        return new ArrayList<>(position.subList(1, position.size()));
    }

    public static List<Integer> emptied(List<Integer> position, List<Integer> after) {
        position.clear();
        return after;
    }

    @Override
    public Optional<Outcome> outcome(List<Integer> position) {
        return position.isEmpty() ? Optional.of(Outcome.of(0)) : Optional.empty();
    }

    @Override
    public List<Integer> seenBy(int seat, List<Integer> position) {
        if (position.size() == 3) {
            position.set(2, 0);
        }
        return position;
    }

    @Override
    public Notation<List<Integer>, Integer> notation() {
        return this;
    }

    @Override
    public String write(List<Integer> position, Integer move) {
        return "=" + move;
    }

    @Override
    public Integer read(List<Integer> position, String text) {
        if (!text.startsWith("=")) {
            throw new IllegalMoveException(MoveReason.UNREADABLE, "expected =N, got '" + text + "'");
        }
        return Integer.valueOf(text.substring(1));
    }
}
