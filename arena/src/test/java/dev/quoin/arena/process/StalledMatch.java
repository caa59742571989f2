package dev.quoin.arena.process;

import dev.quoin.game.play.Terms;
import java.nio.file.Path;

/// A program that waits for an agent for a minute, to be ended while it waits.
public final class StalledMatch {
    private StalledMatch() {}

    public static void main(String[] arguments) {
        var fixture = new Fixture(Path.of(arguments[0]));
        fixture.game(
                Fixture.contestant(Path.of(arguments[0], "agent.sh"), ExternalContestant.Mode.PERSISTENT),
                Terms.standard());
    }
}
