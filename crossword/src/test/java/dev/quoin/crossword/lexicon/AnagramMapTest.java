package dev.quoin.crossword.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.tile.Alphabet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class AnagramMapTest {
    private static Set<String> words(Lexicon lexicon, String letters) {
        long key = 0;
        for (byte letter : lexicon.alphabet().encode(letters).orElseThrow()) {
            key += AnagramFilter.letterHash(letter);
        }
        var found = new TreeSet<String>();
        AnagramMap map = lexicon.anagramMap();
        for (int word = map.first(key); word != AnagramMap.NONE; word = map.next(word)) {
            var spelled = new byte[map.length(word)];
            for (int at = 0; at < spelled.length; at++) {
                spelled[at] = (byte) map.letter(word, at);
            }
            assertThat(found.add(lexicon.alphabet().decode(spelled))).isTrue();
        }
        return found;
    }

    @Test
    void hasEveryWordOfTheSameLettersOnce() {
        Lexicon enable = Lexicons.named("enable");
        assertThat(words(enable, "AEINST")).contains("TISANE", "TINEAS");
        assertThat(words(enable, "AEINST")).isEqualTo(anagrams(enable, "AEINST"));
        assertThat(words(enable, "QZ")).isEmpty();
    }

    /// By spelling every order of the letters.
    private static Set<String> anagrams(Lexicon lexicon, String letters) {
        var found = new TreeSet<String>();
        spell(lexicon, "", letters, found);
        return found;
    }

    private static void spell(Lexicon lexicon, String word, String rest, Set<String> into) {
        if (rest.isEmpty() && lexicon.contains(word)) {
            into.add(word);
        }
        for (int at = 0; at < rest.length(); at++) {
            spell(lexicon, word + rest.charAt(at), rest.substring(0, at) + rest.substring(at + 1), into);
        }
    }

    @Test
    void smallAndEmptyListsHaveMapsToo() {
        assertThat(words(new LexiconBuilder(Alphabet.latin()).build(), "A")).isEmpty();
        Lexicon two = new LexiconBuilder(Alphabet.latin()).add("ab").add("ba").build();
        assertThat(words(two, "AB")).containsExactly("AB", "BA");
    }
}
