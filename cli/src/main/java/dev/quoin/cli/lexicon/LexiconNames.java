package dev.quoin.cli.lexicon;

import dev.quoin.crossword.lexicon.Lexicons;
import java.util.Iterator;

/// The names of the shipped word lists, for completion.
public final class LexiconNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Lexicons.names().iterator();
    }
}
