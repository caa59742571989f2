package dev.quoin.crossword.lexicon;

/// Computes the fingerprint of a set of words: their number and a sum of one hash per word, so that it does not
/// depend on how the word graph is packed. It guards against mistakes, not against forged lists.
final class WordFingerprint {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final long MIX = 0xBF58476D1CE4E5B9L;

    private final Lexicon lexicon;
    private long sum;

    private WordFingerprint(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    static String of(Lexicon lexicon) {
        var walk = new WordFingerprint(lexicon);
        walk.add(lexicon.forwardRoot(), GOLDEN);
        return "%d-%016x".formatted(lexicon.wordCount(), walk.sum);
    }

    /// Adds the words that continue the letters behind `hash`.
    private void add(long node, long hash) {
        int completing = lexicon.completing(node);
        for (int rest = lexicon.following(node); rest != 0; rest &= rest - 1) {
            int letter = Integer.numberOfTrailingZeros(rest);
            long longer = (hash ^ letter) * GOLDEN;
            longer ^= longer >>> 29;
            if ((completing >>> letter & 1) != 0) {
                long mixed = longer * MIX;
                sum += mixed ^ mixed >>> 32;
            }
            add(lexicon.step(node, letter), longer);
        }
    }
}
