package dev.quoin.cli.play;

import dev.quoin.cli.console.BadInput;
import dev.quoin.game.agent.Ladder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// `--level`: the opponent by the number of its level.
final class LevelOption {
    @Option(
            names = "--level",
            paramLabel = "N",
            description = "Level of your opponent, from 1 for the weakest; the same as the agent level:N.")
    private @Nullable Integer level;

    boolean isGiven() {
        return level != null;
    }

    /// Returns the option that names the opponent, for error messages: this one if it was given, else `other`.
    String option(String other) {
        return level == null ? other : "--level";
    }

    /// Returns the agent of the level, or else `opponent`.
    ///
    /// @param given the option that names an opponent, if it was given
    /// @throws BadInput when both were given
    String or(String opponent, @Nullable String given) {
        if (level == null) {
            return opponent;
        }
        if (given != null) {
            throw new BadInput("give --level or " + given + ", not both");
        }
        return Ladder.AGENT + ":" + level;
    }
}
