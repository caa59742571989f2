package dev.quoin.arena.process;

import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.Parameter;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.ProgramProvider;
import dev.quoin.game.player.Workspace;
import dev.quoin.game.process.Isolation;
import dev.quoin.game.process.ProgramCommand;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.game.process.Surroundings;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// An external program that speaks the arena's protocol. Immutable.
///
/// @param name the name in tables and logs
/// @param spec the text that names it on a command line
/// @param ruleset the rules of the game
/// @param command the command that starts it
/// @param mode how often it is started
/// @param surroundings the environment it runs in
/// @param <P> a position
/// @param <M> a move
public record ExternalContestant<P, M>(
        String name, String spec, Ruleset<P, M> ruleset, ProgramCommand command, Mode mode, Surroundings surroundings)
        implements Contestant<P, M> {
    /// The way a program is started.
    public enum Mode {
        /// Once: one message per line on its standard input, one move per line on its standard output.
        PERSISTENT("cmd", "Program", "is a program that runs for a whole game"),
        /// For every message, which is passed on standard input.
        ONE_SHOT("oneshot", "One-shot program", "is a program that is started for every move"),
        /// For every message, which is passed as the last argument. Every user of the machine can read it
        /// there.
        ONE_SHOT_ARGV(
                "oneshot-argv",
                "One-shot program, message as argument",
                "is a program that is started for every move, with the message as its argument");

        private final String word;
        private final String title;
        private final String description;

        Mode(String word, String title, String description) {
            this.word = word;
            this.title = title;
            this.description = description;
        }

        /// Returns the title.
        String title() {
            return title;
        }

        /// Returns a description, as a phrase after "who".
        String description() {
            return description;
        }

        /// Returns the prefix before the colon that names it on a command line.
        public String word() {
            return word;
        }
    }

    private static final String COMMAND = "command";

    /// Returns a program started by the given command.
    public static <P, M> ExternalContestant<P, M> of(
            Ruleset<P, M> ruleset, String command, Mode mode, Surroundings surroundings) {
        ProgramCommand words = ProgramCommand.ofAgent(command);
        return new ExternalContestant<>(
                words.shortName(), mode.word() + ":" + words, ruleset, words, mode, surroundings);
    }

    /// Returns the providers for `cmd:COMMAND`, `oneshot:COMMAND` and `oneshot-argv:COMMAND`.
    public static <P, M> List<ProgramProvider<P, M>> providers(Ruleset<P, M> ruleset) {
        return Arrays.stream(Mode.values())
                .<ProgramProvider<P, M>>map(mode -> new Programs<>(ruleset, mode))
                .toList();
    }

    /// Returns descriptions of these programs, whatever game they play.
    public static List<AgentDescription> descriptions() {
        return Arrays.stream(Mode.values()).map(ExternalContestant::described).toList();
    }

    private static AgentDescription described(Mode mode) {
        return AgentDescription.of(
                mode.word(),
                mode.title(),
                mode.description(),
                Parameter.text(COMMAND, "COMMAND", "the command that starts it"));
    }

    private record Programs<P, M>(Ruleset<P, M> ruleset, Mode mode) implements ProgramProvider<P, M> {
        @Override
        public AgentDescription description() {
            return described(mode);
        }

        @Override
        public ExternalContestant<P, M> contestant(Arguments arguments, Surroundings surroundings) {
            return of(ruleset, arguments.text(COMMAND), mode, surroundings);
        }
    }

    @Override
    public ExternalContestant<P, M> named(String newName, String newSpec) {
        return new ExternalContestant<>(newName, newSpec, ruleset, command, mode, surroundings);
    }

    @Override
    public Optional<Isolation> isolation() {
        return Optional.of(surroundings.isolation());
    }

    /// Returns a copy whose process is kept for several games, or not.
    ExternalContestant<P, M> kept(boolean isKept) {
        return new ExternalContestant<>(name, spec, ruleset, command, mode, surroundings.withKept(isKept));
    }

    @Override
    public Player<P, M> enter(Workspace workspace) {
        return switch (mode) {
            case PERSISTENT -> new PersistentPlayer<>(this, workspace);
            case ONE_SHOT, ONE_SHOT_ARGV -> new OneShotPlayer<>(this, workspace);
        };
    }

    ProgramLauncher launcher(Workspace workspace) {
        var room = new ProgramLauncher.Room(
                workspace.folder(), workspace.logs(), ruleset.files(), workspace.hidden(), mode != Mode.PERSISTENT);
        return ProgramLauncher.in(surroundings, command, room);
    }
}
