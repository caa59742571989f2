package dev.quoin.terminal.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TypedLineTest {
    private final TypedLine line = new TypedLine();

    @Test
    void typingInsertsAtTheCursor() {
        line.insert("8D WRD");
        line.left();
        line.left();
        line.insert("O");
        assertThat(line.text()).isEqualTo("8D WORD");
        line.end();
        line.deleteBefore();
        line.home();
        line.deleteAfter();
        assertThat(line.text()).isEqualTo("D WOR");
    }

    @Test
    void characterOfTwoUnitsIsDeletedWhole() {
        line.insert("a😀");
        line.deleteBefore();
        assertThat(line.text()).isEqualTo("a");
    }

    @Test
    void earlierLinesComeBack() {
        line.insert("hint");
        line.take();
        line.insert("pass");
        line.take();
        line.older();
        assertThat(line.text()).isEqualTo("pass");
        line.older();
        line.older();
        assertThat(line.text()).isEqualTo("hint");
        line.newer();
        line.newer();
        assertThat(line.text()).isEmpty();
    }

    @Test
    void aCommandIsCompletedWhenOnlyOneFits() {
        line.insert("sh");
        line.complete(List.of("shuffle", "save", "send"));
        assertThat(line.text()).isEqualTo("shuffle ");
        line.clear();
        line.insert("s");
        line.complete(List.of("shuffle", "save", "send"));
        assertThat(line.text()).isEqualTo("s");
    }
}
