package dev.quoin.cli.arena;

import dev.quoin.arena.result.Sprt;
import dev.quoin.cli.console.BadInput;

/// What `--sprt` says.
final class ChosenTest {
    private ChosenTest() {}

    /// The test of a text such as `0,10`.
    static Sprt of(String text) {
        String[] parts = text.split(",", -1);
        try {
            if (parts.length == 2) {
                return Sprt.between(Double.parseDouble(parts[0].strip()), Double.parseDouble(parts[1].strip()));
            }
        } catch (NumberFormatException none) {
            // told below
        } catch (IllegalArgumentException wrong) {
            throw new BadInput("--sprt: " + wrong.getMessage(), wrong);
        }
        throw new BadInput("--sprt takes two Elo differences such as 0,10, got '" + text + "'");
    }
}
