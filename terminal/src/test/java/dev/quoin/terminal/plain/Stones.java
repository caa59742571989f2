package dev.quoin.terminal.plain;

import dev.quoin.game.Game;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.MoveReason;
import dev.quoin.game.Notation;
import dev.quoin.game.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Two seats take one to three stones in turn, who takes the last one wins; a die is thrown after every turn.
final class Stones implements Game<Stones.Heap, Integer>, Notation<Stones.Heap, Integer> {
    static final int STONES = 7;

    record Heap(int stones, int toMove, int die) {
        @Override
        public String toString() {
            return "o".repeat(stones) + "\ndie " + die;
        }
    }

    @Override
    public Heap start(RandomGenerator chance) {
        return new Heap(STONES, 0, chance.nextInt(1000));
    }

    @Override
    public int toMove(Heap heap) {
        return heap.toMove();
    }

    @Override
    public List<Integer> legalMoves(Heap heap) {
        return IntStream.rangeClosed(1, Math.min(3, heap.stones())).boxed().toList();
    }

    @Override
    public Heap play(Heap heap, Integer stones, RandomGenerator chance) {
        if (!legalMoves(heap).contains(stones)) {
            throw new IllegalMoveException(MoveReason.UNPLAYABLE, "take 1 to 3 stones that are there, got " + stones);
        }
        return new Heap(heap.stones() - stones, 1 - heap.toMove(), chance.nextInt(1000));
    }

    @Override
    public Optional<Outcome> outcome(Heap heap) {
        return heap.stones() > 0
                ? Optional.empty()
                : Optional.of(heap.toMove() == 1 ? Outcome.of(1, 0) : Outcome.of(0, 1));
    }

    @Override
    public Heap seenBy(int seat, Heap heap) {
        return heap;
    }

    @Override
    public Notation<Heap, Integer> notation() {
        return this;
    }

    @Override
    public String write(Heap heap, Integer move) {
        return "take " + move;
    }

    @Override
    public Integer read(Heap heap, String text) {
        if (!text.matches("take [0-9]")) {
            throw new IllegalMoveException(MoveReason.UNREADABLE, "expected 'take N', got '" + text + "'");
        }
        return Integer.valueOf(text.substring(5));
    }
}
