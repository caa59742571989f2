package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.PremiumLayout;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Daily puzzles on a small scale: 9×9, four tiles, words of 3 to 5 letters. As on the large board, a word
/// along the edge that has one letter more than the rack can cover two triple words.
final class SmallDeals {
    private static final int SIDE = 9;
    private static final int RACK = 4;

    private SmallDeals() {}

    static DailyDraws deal(long seed, int turns) {
        Lexicon lexicon = Lexicons.named("mini");
        var random = new Random(seed);
        List<String> words = List.of("LATER", "STONE", "RAIN", "NOTE", "SALT", "TRUE");
        String word = words.get(random.nextInt(words.size()));
        var placements = new ArrayList<Placement>();
        for (int at = 0; at < word.length(); at++) {
            placements.add(new Placement(4, 2 + at, Tile.natural(word.charAt(at) - 'A' + 1)));
        }
        var letters = new ArrayList<String>(List.of("AAAEEEIIOOUUBCDFGHKLLMNNPRRSSTTWYXZ".split("")));
        Collections.shuffle(letters, random);
        return DailyDraws.of(
                lexicon, variant(), Board.empty(SIDE, SIDE).with(placements), String.join("", letters), turns);
    }

    private static Variant variant() {
        var letterMultipliers = new byte[SIDE * SIDE];
        var wordMultipliers = new byte[SIDE * SIDE];
        for (int square = 0; square < letterMultipliers.length; square++) {
            int row = square / SIDE;
            int column = square % SIDE;
            boolean triple = row % 4 == 0 && column % 4 == 0 && (row != 4 || column != 4);
            letterMultipliers[square] = (byte) (row + column == 6 || row + column == 10 ? 2 : 1);
            wordMultipliers[square] = (byte) (triple ? 3 : 1);
        }
        var counts = new int[27];
        var values = new int[27];
        for (int letter = 1; letter <= 26; letter++) {
            counts[letter] = 4;
            values[letter] =
                    "AEIOULNRST".indexOf('A' + letter - 1) >= 0 ? 1 : "QXZJ".indexOf('A' + letter - 1) >= 0 ? 8 : 3;
        }
        return new Variant(
                "small",
                PremiumLayout.of(SIDE, SIDE, letterMultipliers, wordMultipliers),
                4,
                4,
                TileSet.of(dev.quoin.crossword.tile.Alphabet.latin(), Tiles.of(counts), values),
                RACK,
                20,
                Board.empty(SIDE, SIDE),
                new Variant.Clock(0, 10),
                "mini",
                1,
                5);
    }
}
