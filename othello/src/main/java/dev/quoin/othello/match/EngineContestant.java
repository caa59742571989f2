package dev.quoin.othello.match;

import dev.quoin.game.play.Contestant;
import dev.quoin.game.play.Player;
import dev.quoin.game.play.Roster;
import dev.quoin.game.play.Workspace;
import dev.quoin.game.process.ProgramCommand;
import dev.quoin.game.process.Surroundings;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An existing Othello engine that speaks NBoard or GTP; immutable.
///
/// Such an engine is treated as any agent outside: it runs in a folder of its own with a scrubbed environment, what it
/// writes to its standard error is kept, and when it fails it is ended with all it has started, and started again for
/// the next game.
///
/// @param name what tables and logs call it
/// @param protocol what it speaks
/// @param command how it is started
/// @param depth how many moves it shall look ahead; GTP engines are not told
/// @param surroundings what it finds around it
public record EngineContestant(
        String name, Protocol protocol, ProgramCommand command, int depth, Surroundings surroundings)
        implements Contestant<OthelloPosition, OthelloMove> {
    /// What engines speak.
    public enum Protocol {
        NBOARD("nboard"),
        GTP("gtp");

        private final String word;

        Protocol(String word) {
            this.word = word;
        }

        /// The word before the colon that names it on a command line.
        public String word() {
            return word;
        }
    }

    /// How far an engine looks ahead when nothing is said.
    public static final int DEFAULT_DEPTH = 6;

    private static final Pattern DEPTH = Pattern.compile("depth=([0-9]{1,2})\\s+(.*)", Pattern.DOTALL);

    /// An engine from what stands behind the colon: its command, before which `depth=8` may stand.
    public static EngineContestant of(Protocol protocol, String text, Surroundings surroundings) {
        Matcher given = DEPTH.matcher(text.strip());
        int depth = given.matches() ? Integer.parseInt(given.group(1)) : DEFAULT_DEPTH;
        ProgramCommand command = ProgramCommand.ofEngine(given.matches() ? given.group(2) : text);
        return new EngineContestant(command.programName(), protocol, command, depth, surroundings);
    }

    /// A roster that also knows `nboard:COMMAND` and `gtp:COMMAND`.
    public static Roster<OthelloPosition, OthelloMove> join(
            Roster<OthelloPosition, OthelloMove> roster, Surroundings surroundings) {
        Roster<OthelloPosition, OthelloMove> joined = roster;
        for (Protocol protocol : Protocol.values()) {
            joined = joined.with(protocol.word(), (spec, text) -> of(protocol, text, surroundings));
        }
        return joined;
    }

    @Override
    public String spec() {
        return protocol.word() + ":depth=" + depth + " " + command;
    }

    @Override
    public Player<OthelloPosition, OthelloMove> enter(Workspace workspace) {
        return new EnginePlayer(this, workspace);
    }
}
