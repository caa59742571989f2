package dev.quoin.othello.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.format.FormatException;
import dev.quoin.property.Property;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/// What every reader of game files must do, whatever the format.
///
/// @param source the name of the file in messages
/// @param game a valid game
/// @param open opens a reader for input and the name of its source; each call of the supplier reads a game
public record GameReaderCheck<G>(
        String source, String game, BiFunction<InputStream, String, Supplier<Optional<G>>> open) {
    private static final int MOST_CHANGES = 8;
    private static final int READS = 20;

    /// Reads a text with a single game.
    public G only(String text) {
        Supplier<Optional<G>> reader = open(text);
        Optional<G> first = reader.get();
        assertThat(first).isPresent();
        assertThat(reader.get()).isEmpty();
        return first.orElseThrow();
    }

    /// Checks that a game is refused with a message, and that the game after it is read.
    public void assertRefused(String text, String message) {
        Supplier<Optional<G>> reader = open(text + "\n" + game);
        assertThatThrownBy(reader::get).isInstanceOf(FormatException.class).hasMessageContaining(message);
        assertThat(reader.get()).contains(only(game));
        assertThat(reader.get()).isEmpty();
    }

    /// Changes bytes of two games and checks that they are read or refused.
    ///
    /// @param special characters that mean something in the format
    public void fuzz(String special) {
        Property.check("fuzz", 1000, choices -> {
            byte[] bytes = (game + game).getBytes(StandardCharsets.UTF_8);
            for (int changes = choices.below(MOST_CHANGES); changes > 0; changes--) {
                bytes[choices.below(bytes.length)] = (byte)
                        (choices.oneIn(3) ? choices.below(256) : special.charAt(choices.below(special.length())));
            }
            Supplier<Optional<G>> reader = open.apply(new ByteArrayInputStream(bytes), "fuzz");
            for (int reads = 0; reads < READS; reads++) {
                try {
                    Optional<G> _ = reader.get();
                } catch (FormatException refused) {
                    assertThat(refused).hasMessageStartingWith("fuzz:");
                }
            }
        });
    }

    private Supplier<Optional<G>> open(String text) {
        return open.apply(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), source);
    }
}
