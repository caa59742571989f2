package dev.quoin.crossword.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.tile.Alphabet;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;

class LexiconFormTest {
    /// Caches outlive programs: a graph that is packed in another way must not be mistaken for one of today's.
    @Test
    void aChangeOfThePackedFormMustRaiseItsNumber() {
        var builder = new LexiconBuilder(Alphabet.latin());
        for (String word : new String[] {"CAT", "CATS", "COT", "SCAT", "TACO", "A"}) {
            builder.add(word);
        }
        Lexicon lexicon = builder.build();
        var bytes = ByteBuffer.allocate(8 * (lexicon.graph().length + 1)).putLong(lexicon.root());
        bytes.asLongBuffer().put(lexicon.graph());
        var check = new CRC32C();
        check.update(bytes.rewind());
        assertThat(Long.toHexString(check.getValue()) + " is form " + Lexicon.FORM)
                .as("the packed form changed: raise Lexicon.FORM and write the new figures here")
                .isEqualTo("3eb5a54d is form 4");
    }
}
