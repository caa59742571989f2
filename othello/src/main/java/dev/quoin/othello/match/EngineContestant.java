package dev.quoin.othello.match;

import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.Parameter;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.ProgramProvider;
import dev.quoin.game.player.Workspace;
import dev.quoin.game.process.Isolation;
import dev.quoin.game.process.ProgramCommand;
import dev.quoin.game.process.Surroundings;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// An existing Othello engine that speaks NBoard or GTP; immutable.
///
/// Such an engine is treated as any agent outside: it runs in a folder of its own with a scrubbed environment, what it
/// writes to its standard error is kept, and when it fails it is ended with all it has started, and started again for
/// the next game.
///
/// @param name what tables and logs call it
/// @param spec the text that names it on a command line
/// @param protocol what it speaks
/// @param command how it is started
/// @param depth how many moves it shall look ahead; GTP engines are not told
/// @param surroundings what it finds around it
public record EngineContestant(
        String name, String spec, Protocol protocol, ProgramCommand command, int depth, Surroundings surroundings)
        implements Contestant<OthelloPosition, OthelloMove> {
    /// What engines speak.
    public enum Protocol {
        NBOARD("nboard", "NBoard"),
        GTP("gtp", "GTP");

        private final String word;
        private final String title;

        Protocol(String word, String title) {
            this.word = word;
            this.title = title;
        }

        /// What people call it.
        public String title() {
            return title;
        }

        /// The word before the colon that names it on a command line.
        public String word() {
            return word;
        }
    }

    private static final String COMMAND = "command";
    private static final String DEPTH = "depth";
    private static final String DEFAULT_DEPTH = "6";
    private static final int DEEPEST = 99;

    /// An engine by its command.
    public static EngineContestant of(Protocol protocol, String command, int depth, Surroundings surroundings) {
        ProgramCommand words = ProgramCommand.ofEngine(command);
        String spec = protocol.word() + ":depth=" + depth + " " + words;
        return new EngineContestant(words.programName(), spec, protocol, words, depth, surroundings);
    }

    /// `nboard:COMMAND` and `gtp:COMMAND`.
    static List<ProgramProvider<OthelloPosition, OthelloMove>> providers() {
        return Arrays.stream(Protocol.values())
                .<ProgramProvider<OthelloPosition, OthelloMove>>map(Engines::new)
                .toList();
    }

    private record Engines(Protocol protocol) implements ProgramProvider<OthelloPosition, OthelloMove> {
        @Override
        public AgentDescription description() {
            return AgentDescription.of(
                    protocol.word(),
                    protocol.title(),
                    "is an engine that speaks " + protocol.title(),
                    Parameter.whole(DEPTH, "N", 0, DEEPEST, "a number of moves to look ahead")
                            .orElse(DEFAULT_DEPTH),
                    Parameter.text(COMMAND, "COMMAND", "the command that starts it"));
        }

        @Override
        public EngineContestant contestant(Arguments arguments, Surroundings surroundings) {
            return of(protocol, arguments.text(COMMAND), arguments.whole(DEPTH), surroundings);
        }
    }

    @Override
    public EngineContestant named(String newName, String newSpec) {
        return new EngineContestant(newName, newSpec, protocol, command, depth, surroundings);
    }

    @Override
    public Optional<Isolation> isolation() {
        return Optional.of(surroundings.isolation());
    }

    @Override
    public Player<OthelloPosition, OthelloMove> enter(Workspace workspace) {
        return new EnginePlayer(this, workspace);
    }
}
