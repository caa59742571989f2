package dev.quoin.crossword.solver;

import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.tile.Alphabet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/// Small boards and words for tests, from few letters, so that much fits together.
final class RandomPuzzles {
    private static final String LETTERS = "aetz";

    private RandomPuzzles() {}

    /// Words of two to five letters.
    static List<String> words(Random random) {
        var words = new ArrayList<String>();
        for (int count = 0; count < 60; count++) {
            var word = new StringBuilder();
            for (int length = 2 + random.nextInt(4); length > 0; length--) {
                word.append(letter(random));
            }
            words.add(word.toString());
        }
        return words;
    }

    /// A board of 3 to 6 rows with multipliers, and often tiles, all over it.
    static Puzzle puzzle(Random random) {
        int size = 3 + random.nextInt(4);
        var cells = new ArrayList<String>();
        boolean tiles = random.nextInt(4) > 0;
        for (int square = 0; square < size * size; square++) {
            String multipliers =
                    List.of("3.", ".3", "2.", ".2", "..", "..", "..", "..").get(random.nextInt(8));
            cells.add(tiles && random.nextInt(5) == 0 ? tile(random) : multipliers);
        }
        var tray = new StringBuilder();
        for (int count = 1 + random.nextInt(5); count > 0; count--) {
            tray.append((LETTERS + "a*").charAt(random.nextInt(6)));
        }
        return new Puzzle(TextBoard.of(size, cells), tray.toString());
    }

    /// The board with one to three tiles more, usually in one line.
    static TextBoard someTiles(Random random, TextBoard board) {
        boolean down = random.nextBoolean();
        int lane = random.nextInt(board.size());
        int at = random.nextInt(board.size());
        var placements = new ArrayList<Placement>();
        for (int wanted = 1 + random.nextInt(3); at < board.size() && placements.size() < wanted; at++) {
            int row = down ? at : lane;
            int column = down ? lane : at;
            if (!board.hasTile(row, column) && random.nextInt(12) > 0) {
                placements.add(new Placement(
                        row,
                        column,
                        TextBoard.tile(tile(random), Alphabet.latin()).orElseThrow()));
            }
        }
        return board.with(placements);
    }

    private static String tile(Random random) {
        String letter = letter(random);
        return random.nextInt(6) == 0 ? letter.toUpperCase(Locale.ROOT) : letter;
    }

    private static String letter(Random random) {
        return String.valueOf(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
}
