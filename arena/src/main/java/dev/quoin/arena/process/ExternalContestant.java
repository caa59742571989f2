package dev.quoin.arena.process;

import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Contestant;
import dev.quoin.game.play.Player;
import dev.quoin.game.play.Roster;
import dev.quoin.game.play.Workspace;
import dev.quoin.game.process.ProgramCommand;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.game.process.Surroundings;

/// A program outside that speaks the arena's protocol; immutable.
///
/// @param name what tables and logs call it
/// @param ruleset what it plays
/// @param command how it is started
/// @param mode how often it is started
/// @param surroundings what it finds around it
/// @param <P> a position
/// @param <M> a move
public record ExternalContestant<P, M>(
        String name, Ruleset<P, M> ruleset, ProgramCommand command, Mode mode, Surroundings surroundings)
        implements Contestant<P, M> {
    /// How often a program is started.
    public enum Mode {
        /// Once; a message a line on its standard input, a move a line on its standard output.
        PERSISTENT("cmd"),
        /// For every message, which is its last argument.
        ONE_SHOT("oneshot");

        private final String word;

        Mode(String word) {
            this.word = word;
        }

        /// The word before the colon that names it on a command line.
        public String word() {
            return word;
        }
    }

    /// A program by the command that starts it.
    public static <P, M> ExternalContestant<P, M> of(
            Ruleset<P, M> ruleset, String command, Mode mode, Surroundings surroundings) {
        ProgramCommand words = ProgramCommand.ofAgent(command);
        return new ExternalContestant<>(words.shortName(), ruleset, words, mode, surroundings);
    }

    /// A roster that also knows `cmd:COMMAND` and `oneshot:COMMAND`.
    public static <P, M> Roster<P, M> join(Roster<P, M> roster, Ruleset<P, M> ruleset, Surroundings surroundings) {
        Roster<P, M> joined = roster;
        for (Mode mode : Mode.values()) {
            joined = joined.with(mode.word(), (spec, command) -> of(ruleset, command, mode, surroundings));
        }
        return joined;
    }

    @Override
    public String spec() {
        return mode.word() + ":" + command;
    }

    @Override
    public Player<P, M> enter(Workspace workspace) {
        return switch (mode) {
            case PERSISTENT -> new PersistentPlayer<>(this, workspace);
            case ONE_SHOT -> new OneShotPlayer<>(this, workspace);
        };
    }

    ProgramLauncher launcher(Workspace workspace) {
        return ProgramLauncher.in(surroundings, command, workspace.folder(), workspace.logs());
    }
}
