package dev.quoin.terminal.tiles;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/// In which order the person sees the tiles of the rack: new tiles come at the end, the others stay where they are.
/// Changes with the rack; for one thread.
public final class RackOrder {
    private final Alphabet alphabet;
    private final List<Integer> numbers = new ArrayList<>();

    /// An order for tiles of this alphabet, empty until it follows a rack.
    public RackOrder(Alphabet alphabet) {
        this.alphabet = alphabet;
    }

    /// Follows the rack: tiles that are gone leave, new ones are added at the end.
    public void follow(Tiles rack) {
        int[] wanted = rack.counts();
        numbers.removeIf(number -> wanted[number]-- <= 0);
        for (int number = 1; number < wanted.length; number++) {
            add(number, wanted[number]);
        }
        add(Tile.BLANK, wanted[Tile.BLANK]);
    }

    /// Puts the tiles in another order; always changes something when two tiles differ.
    public void shuffle(RandomGenerator chance) {
        if (numbers.stream().distinct().count() < 2) {
            return;
        }
        var before = List.copyOf(numbers);
        while (numbers.equals(before)) {
            Collections.shuffle(numbers, java.util.Random.from(chance));
        }
    }

    /// The tiles one by one, as notation writes them.
    public List<String> faces() {
        return numbers.stream().map(this::face).toList();
    }

    /// The tiles one by one without some that are placed already.
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
