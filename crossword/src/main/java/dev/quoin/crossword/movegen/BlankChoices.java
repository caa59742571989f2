package dev.quoin.crossword.movegen;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// Lists the ways to place blanks in a word that was found. Mutable, not thread-safe.
///
/// A placed tile may be a blank as long as blanks last, and must be one where the rack has no more of its letter.
/// A blank loses the score of its letter, in the main word and in the crossing word.
final class BlankChoices {
    private static final int TILES = Variant.LARGEST_RACK;

    private final Grid grid;
    private final Valuation valuation;
    private final int[] letterValues = new int[Alphabet.MOST_LETTERS + 1];

    private final byte[] rack = new byte[Alphabet.MOST_LETTERS + 1];
    private int allBlanks;

    private final int[] squares = new int[TILES];
    private final int[] losses = new int[TILES];

    /// How often the value of each tile counts, for words with the place and count of the head [#weighed].
    private final int[] weights = new int[TILES];

    private long weighed;
    private int count;
    private long head;
    private long tiles;
    private int floor;
    private int best;
    private PlayBuffer out = new PlayBuffer();

    BlankChoices(Variant variant, Grid grid, Valuation valuation) {
        this.grid = grid;
        this.valuation = valuation;
        for (int letter = 1; letter <= variant.tiles().alphabet().size(); letter++) {
            letterValues[letter] = variant.tiles().valueOfNumber(letter);
        }
    }

    void begin(Tiles tiles) {
        for (int letter = 1; letter < rack.length; letter++) {
            rack[letter] = (byte) tiles.count(letter);
        }
        allBlanks = tiles.count(Tile.BLANK);
        weighed = 0;
    }

    /// Adds to `plays` every way to make the play with this head, whose word starts on square `start`, that has at
    /// least the value `floor`; returns the best value among them, or `floor`.
    int list(int start, long head, long tiles, int floor, PlayBuffer plays) {
        this.head = PlayBuffer.placeAndCount(head);
        this.tiles = tiles;
        this.floor = floor;
        best = floor;
        out = plays;
        count = PlayBuffer.count(head);
        findLosses(start);
        int score = PlayBuffer.score(head);
        int blankTiles = PlayBuffer.blanks(head);
        for (int rest = blankTiles; rest != 0; rest &= rest - 1) {
            score += losses[Integer.numberOfTrailingZeros(rest)];
        }
        if (allBlanks == 1) {
            chooseOne(score, blankTiles);
        } else {
            choose(0, score, 0, allBlanks);
        }
        return best;
    }

    private void findLosses(int start) {
        if (head != weighed) {
            weighed = head;
            findWeights(start);
        }
        for (int tile = 0; tile < count; tile++) {
            losses[tile] = letterValues[letter(tile)] * weights[tile];
        }
    }

    /// Words come in runs with the same squares, so this is done once for many of them.
    private void findWeights(int start) {
        int multiplier = 1;
        int square = start;
        for (int tile = 0; tile < count; tile++) {
            while (grid.letters[square] != 0) {
                square++;
            }
            multiplier *= grid.wordMultipliers[square];
            squares[tile] = square++;
        }
        for (int tile = 0; tile < count; tile++) {
            long factor = grid.factors[squares[tile]];
            weights[tile] = (int) factor * multiplier + (int) (factor >>> 32);
        }
    }

    private int letter(int tile) {
        return PlayBuffer.letter(tiles, tile);
    }

    /// One blank: it stands for any tile if none needs it, else for any tile of the letter that needs it.
    private void chooseOne(int score, int blankTiles) {
        if (floor == GaddagSearch.NO_FLOOR) {
            keepAll(score, blankTiles);
            return;
        }
        int standsFor = blankTiles == 0 ? 0 : letter(Integer.numberOfTrailingZeros(blankTiles));
        if (blankTiles == 0) {
            keep(score, 0);
        }
        for (int tile = 0; tile < count; tile++) {
            if (standsFor == 0 || letter(tile) == standsFor) {
                keep(score - losses[tile], 1 << tile);
            }
        }
    }

    /// The same without a floor, and without branches.
    private void keepAll(int score, int blankTiles) {
        int standsFor = blankTiles == 0 ? 0 : letter(Integer.numberOfTrailingZeros(blankTiles));
        int any = blankTiles == 0 ? 1 : 0;
        out.reserve(count + 1);
        out.put(PlayBuffer.withScore(head, score), tiles, any);
        for (int tile = 0; tile < count; tile++) {
            int fits = any | (letter(tile) == standsFor ? 1 : 0);
            out.put(PlayBuffer.withScore(head, score - losses[tile]) | 1L << tile, tiles, fits);
        }
    }

    private void choose(int tile, int score, int blankTiles, int blanks) {
        if (valuation.bound(score, count, valuation.blanks) < floor) {
            return;
        }
        if (tile == count) {
            keep(score, blankTiles);
            return;
        }
        int letter = letter(tile);
        int held = rack[letter];
        if (held > 0) {
            rack[letter] = (byte) (held - 1);
            choose(tile + 1, score, blankTiles, blanks);
            rack[letter] = (byte) held;
        }
        if (blanks > 0) {
            choose(tile + 1, score - losses[tile], blankTiles | 1 << tile, blanks - 1);
        }
    }

    private void keep(int score, int blankTiles) {
        if (valuation.isByScore()) {
            if (score >= floor) {
                out.add(PlayBuffer.withScore(head, score) | blankTiles, tiles);
                best = Math.max(best, score);
            }
            return;
        }
        if (valuation.bound(score, count, allBlanks - Integer.bitCount(blankTiles)) >= floor) {
            int equity = valuation.of(score, tiles, count, blankTiles);
            if (equity >= floor) {
                out.add(PlayBuffer.withScore(head, score) | blankTiles, tiles, equity);
                best = Math.max(best, equity);
            }
        }
    }
}
