package dev.quoin.arena.othello;

import dev.quoin.arena.Contestant;
import dev.quoin.arena.Player;
import dev.quoin.arena.Quarters;
import dev.quoin.arena.Roster;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.external.EngineCommand;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An existing Othello engine that speaks NBoard or GTP; immutable.
///
/// Such an engine is ended and started again for the next game when it fails, as any agent outside is.
///
/// @param name what tables and logs call it
/// @param protocol what it speaks
/// @param command how it is started
/// @param depth how many moves it shall look ahead; GTP engines are not told
/// @param patience the longest wait for an answer
public record EngineContestant(String name, Protocol protocol, EngineCommand command, int depth, Duration patience)
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
    public static EngineContestant of(Protocol protocol, String text, Duration patience) {
        Matcher given = DEPTH.matcher(text.strip());
        int depth = given.matches() ? Integer.parseInt(given.group(1)) : DEFAULT_DEPTH;
        EngineCommand command = EngineCommand.read(given.matches() ? given.group(2) : text);
        String program = command.words().getFirst();
        String name = program.substring(program.lastIndexOf('/') + 1).replaceAll("[^\\w.+-]+", "_");
        return new EngineContestant(name, protocol, command, depth, patience);
    }

    /// A roster that also knows `nboard:COMMAND` and `gtp:COMMAND`.
    public static Roster<OthelloPosition, OthelloMove> join(
            Roster<OthelloPosition, OthelloMove> roster, Duration patience) {
        Roster<OthelloPosition, OthelloMove> joined = roster;
        for (Protocol protocol : Protocol.values()) {
            joined = joined.with(protocol.word(), (spec, text) -> of(protocol, text, patience));
        }
        return joined;
    }

    @Override
    public String spec() {
        return protocol.word() + ":depth=" + depth + " " + command;
    }

    @Override
    public Player<OthelloPosition, OthelloMove> enter(Quarters quarters) {
        return new EnginePlayer(this);
    }
}
