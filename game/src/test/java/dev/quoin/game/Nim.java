package dev.quoin.game;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// A heap of stones, two seats take one to three in turn, who takes the last one wins.
public class Nim implements Game<Nim.Heap, Integer>, Notation<Nim.Heap, Integer> {
    public record Heap(int stones, int toMove) {}

    @Override
    public Heap start(RandomGenerator chance) {
        return new Heap(chance.nextInt(5, 15), 0);
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
        if (stones < 1 || stones > 3) {
            throw new IllegalMoveException(MoveReason.UNPLAYABLE, "take 1 to 3 stones, got " + stones);
        }
        if (stones > heap.stones()) {
            throw new IllegalMoveException(
                    MoveReason.UNPLAYABLE, "the heap has " + heap.stones() + " stones, got " + stones);
        }
        return new Heap(heap.stones() - stones, 1 - heap.toMove());
    }

    @Override
    public Optional<Outcome> outcome(Heap heap) {
        return heap.stones() > 0
                ? Optional.empty()
                : Optional.of(Outcome.of(heap.toMove() == 1 ? 1 : 0, heap.toMove() == 0 ? 1 : 0));
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
