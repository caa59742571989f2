package dev.quoin.cli.arena;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.cli.arena.setup.AgentsFile;
import dev.quoin.cli.arena.setup.ConfiguredAgent;
import dev.quoin.cli.console.BadInput;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Contestants;
import java.util.Optional;

/// The game of a command.
///
/// @param ruleset the game with its settings
/// @param contestants the available contestants
/// @param agents the agents of a file, which come first
/// @param <P> a position
/// @param <M> a move
record OpenedGame<P, M>(Ruleset<P, M> ruleset, Contestants<P, M> contestants, AgentsFile agents) {
    /// Returns the contestant for a text.
    ///
    /// @throws BadInput when there is none
    Contestant<P, M> contestant(String text) {
        Optional<Contestant<P, M>> configured = agents.find(text, contestants);
        if (configured.isPresent()) {
            return configured.get();
        }
        try {
            return contestants.contestant(text);
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(wrong.getMessage() + agents.describe(), wrong);
        }
    }

    /// Returns a contestant with another spec, and the settings that it has in the file.
    Contestant<P, M> respecified(Contestant<P, M> contestant, String spec) {
        Contestant<P, M> other = contestants.contestant(spec);
        return ConfiguredAgent.entryOf(contestant)
                .<Contestant<P, M>>map(entry -> new ConfiguredAgent<>(other, entry))
                .orElse(other);
    }

    /// Returns the program for a text: the name of one in the file, or a command with or without `cmd:`.
    ///
    /// @throws BadInput when it is not a program
    ExternalContestant<P, M> program(String text) {
        boolean plain = !text.matches("(?s)([\\w.-]+=)?(cmd|oneshot|oneshot-argv):.*");
        Contestant<P, M> found =
                agents.find(text, contestants).orElseGet(() -> contestant(plain ? "cmd:" + text : text));
        Contestant<P, M> agent = found instanceof ConfiguredAgent<P, M>(var inner, var _) ? inner : found;
        if (agent instanceof ExternalContestant<P, M> external) {
            return external;
        }
        throw new BadInput("'" + text + "' is a built-in agent; only programs can be checked");
    }
}
