package dev.quoin.othello.gtp;

import dev.quoin.game.Agent;
import dev.quoin.game.file.BoundedLineReader;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.Optional;

/// Lets programs that speak the Go Text Protocol play against one of our agents.
///
/// Commands are done one after another; a command that makes no sense fails with a sentence and changes nothing. The
/// session ends with `quit` or the end of the input.
public final class GtpEngine {
    private final Agent<OthelloPosition, OthelloMove> agent;
    private final String name;
    private final String version;

    /// @param agent is used by this engine alone
    /// @param name what `name` answers
    /// @param version what `version` answers
    public GtpEngine(Agent<OthelloPosition, OthelloMove> agent, String name, String version) {
        this.agent = agent;
        this.name = name;
        this.version = version;
    }

    /// Answers until `quit` or the end of the input, or until nobody listens any more.
    public void run(Reader input, Writer output) {
        var session = new GtpSession(agent, name, version);
        var lines = new BoundedLineReader(input, "standard input");
        try {
            boolean goesOn = true;
            for (String line = lines.readLine(); line != null && goesOn; line = goesOn ? lines.readLine() : null) {
                Optional<String> answer = session.answer(line);
                if (answer.isPresent()) {
                    output.write(answer.get() + "\n\n");
                    output.flush();
                }
                goesOn = !session.isOver();
            }
        } catch (IOException gone) {
            // a broken pipe is the end of the session
        }
    }
}
