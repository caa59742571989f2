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

/// A contestant that runs an external Othello engine with NBoard or GTP. Immutable.
///
/// An engine is treated like any external agent: it runs in its own folder with a minimal environment, its
/// stderr is logged, and after a failure it is killed with all its processes and restarted for the next
/// game.
///
/// @param name the name in tables and logs
/// @param spec the command-line spec
/// @param protocol the engine's protocol
/// @param command the command line
/// @param depth the search depth; not sent to GTP engines
/// @param surroundings the environment it runs in
public record EngineContestant(
        String name, String spec, Protocol protocol, ProgramCommand command, int depth, Surroundings surroundings)
        implements Contestant<OthelloPosition, OthelloMove> {
    /// The protocol of an engine.
    public enum Protocol {
        NBOARD("nboard", "NBoard"),
        GTP("gtp", "GTP");

        private final String word;
        private final String title;

        Protocol(String word, String title) {
            this.word = word;
            this.title = title;
        }

        /// Returns the name shown to people.
        public String title() {
            return title;
        }

        /// Returns the word before the colon in a spec.
        public String word() {
            return word;
        }
    }

    private static final String COMMAND = "command";
    private static final String DEPTH = "depth";
    private static final String DEFAULT_DEPTH = "6";
    private static final int DEEPEST = 99;

    /// Creates a contestant from an engine's command.
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
