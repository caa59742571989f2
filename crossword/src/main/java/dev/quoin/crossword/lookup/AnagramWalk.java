package dev.quoin.crossword.lookup;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Finds the words that a multiset of tiles can make. Used once, by one thread.
///
/// A letter uses its own tile while there is one and a blank otherwise. Saving a tile in favor of a blank
/// never makes another word, so every word is found exactly once.
final class AnagramWalk {
    private final Lexicon lexicon;
    private final int[] left;
    private final int shortest;
    private final byte[] path;
    private final List<Anagram> found = new ArrayList<>();

    AnagramWalk(Lexicon lexicon, Tiles tiles, int shortest) {
        this.lexicon = lexicon;
        this.left = tiles.counts();
        this.shortest = shortest;
        this.path = new byte[tiles.size()];
    }

    /// The words in alphabetical order, which is the order of the walk.
    List<Anagram> anagrams() {
        walk(lexicon.forwardRoot(), 0);
        return found;
    }

    private void walk(long node, int depth) {
        if (depth == path.length) {
            return;
        }
        int completing = lexicon.completing(node);
        for (int letters = Lexicon.inOrder(lexicon.following(node)); letters != 0; letters &= letters - 1) {
            int letter = Integer.numberOfTrailingZeros(letters) + 1;
            int taken = left[letter] > 0 ? letter : Tile.BLANK;
            if (left[taken] == 0) {
                continue;
            }
            left[taken]--;
            path[depth] = taken == Tile.BLANK ? Tile.blankAs(letter) : Tile.natural(letter);
            if (depth + 1 >= shortest && (completing >>> letter & 1) != 0) {
                found.add(Anagram.of(Arrays.copyOf(path, depth + 1), lexicon.alphabet()));
            }
            walk(lexicon.step(node, letter), depth + 1);
            left[taken]++;
        }
    }
}
