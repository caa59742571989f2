package dev.quoin.terminal.tiles;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/// The display order of the rack: new tiles are added at the end, the others stay in place. Mutable, not
/// thread-safe.
public final class RackOrder {
    private final Alphabet alphabet;
    private final List<Integer> numbers = new ArrayList<>();

    /// Creates an empty order for tiles of this alphabet.
    public RackOrder(Alphabet alphabet) {
        this.alphabet = alphabet;
    }

    /// Updates the order to a rack: removes tiles that are gone and adds new ones at the end.
    public void follow(Tiles rack) {
        int[] wanted = rack.counts();
        numbers.removeIf(number -> wanted[number]-- <= 0);
        for (int number = 1; number < wanted.length; number++) {
            add(number, wanted[number]);
        }
        add(Tile.BLANK, wanted[Tile.BLANK]);
    }

    /// Shuffles the tiles; always changes something if two tiles differ.
    public void shuffle(RandomGenerator chance) {
        if (numbers.stream().distinct().count() < 2) {
            return;
        }
        var before = List.copyOf(numbers);
        while (numbers.equals(before)) {
            Collections.shuffle(numbers, java.util.Random.from(chance));
        }
    }

    /// Returns the tiles one by one, in notation.
    public List<String> faces() {
        return numbers.stream().map(this::face).toList();
    }

    /// Returns the tiles one by one, without those already placed.
    public List<String> without(Tiles placed) {
        int[] gone = placed.counts();
        return numbers.stream()
                .filter(number -> gone[number]-- <= 0)
                .map(this::face)
                .toList();
    }

    private String face(int number) {
        return number == Tile.BLANK ? "?" : alphabet.show(Tile.natural(number));
    }

    private void add(int number, int count) {
        for (int added = 0; added < count; added++) {
            numbers.add(number);
        }
    }
}
