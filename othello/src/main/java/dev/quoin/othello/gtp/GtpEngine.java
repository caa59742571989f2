package dev.quoin.othello.gtp;

import dev.quoin.game.Agent;
import dev.quoin.game.file.BoundedLineReader;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.Optional;

/// Serves an agent as a Go Text Protocol engine.
///
/// Commands run one by one; an invalid command fails with a message and changes nothing. The session ends
/// with `quit` or the end of the input.
public final class GtpEngine {
    private final Agent<OthelloPosition, OthelloMove> agent;
    private final String name;
    private final String version;

    /// @param agent the agent, which must not be used elsewhere
    /// @param name the reply to `name`
    /// @param version the reply to `version`
    public GtpEngine(Agent<OthelloPosition, OthelloMove> agent, String name, String version) {
        this.agent = agent;
        this.name = name;
        this.version = version;
    }

    /// Replies to commands until `quit`, the end of the input, or a broken output.
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
