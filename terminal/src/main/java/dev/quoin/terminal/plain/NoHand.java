package dev.quoin.terminal.plain;

import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Hand;
import dev.quoin.terminal.table.Key;
import dev.quoin.terminal.table.Key.Control;
import java.util.Optional;

/// A hand without board keys: every key goes to the input line.
final class NoHand implements Hand {
    @Override
    public boolean isOnBoard() {
        return false;
    }

    @Override
    public Optional<Answer> reach(Control key) {
        return Optional.empty();
    }

    @Override
    public Touch press(Key key) {
        return new Touch.Typed();
    }

    @Override
    public String prompt() {
        return "";
    }

    @Override
    public void moved() {}
}
