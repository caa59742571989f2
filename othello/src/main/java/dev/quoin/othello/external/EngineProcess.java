package dev.quoin.othello.external;

import dev.quoin.game.process.Heard;
import dev.quoin.game.process.Program;
import dev.quoin.game.process.ProgramCommand;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.game.process.ProgramLimits;
import dev.quoin.game.process.ProgramStartException;
import dev.quoin.othello.external.EngineException.Trouble;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/// A running engine that answers requests, and is certain to end. Not thread-safe.
final class EngineProcess implements AutoCloseable {
    private static final Duration FAREWELL = Duration.ofSeconds(1);

    private final ProgramLauncher launcher;
    private final ProgramCommand command;
    private final Program program;
    private final Dialogue dialogue;
    private Duration patience;
    private boolean useless;

    /// The time of the pending request.
    private long asked;

    private boolean isAsked;

    private EngineProcess(ProgramLauncher launcher, Program program, Duration patience, Dialogue dialogue) {
        this.launcher = launcher;
        this.command = launcher.command();
        this.program = program;
        this.dialogue = dialogue;
        this.patience = patience;
    }

    /// Starts an engine.
    ///
    /// @throws EngineException when there is no such program or it is not executable
    static EngineProcess start(ProgramLauncher launcher, Duration patience, Dialogue dialogue) {
        try {
            return new EngineProcess(
                    launcher, launcher.start(List.of(), ProgramLimits.ofEngines()), patience, dialogue);
        } catch (ProgramStartException why) {
            throw new EngineException(
                    Trouble.ENDED, "cannot start the engine '" + launcher.command() + "': " + why.getMessage());
        }
    }

    /// Sets the timeout for replies.
    void waitAtMost(Duration time) {
        patience = time;
    }

    /// Sends one line.
    ///
    /// @throws EngineException when the engine has ended or does not read
    /// @throws CancellationException when this thread is interrupted while the engine does not read
    void send(String line) {
        if (useless) {
            throw new EngineException(
                    Trouble.ENDED, "the engine '" + command + "' failed before and is not used anymore, got " + line);
        }
        dialogue.told(line);
        if (!isAsked) {
            isAsked = true;
            asked = System.nanoTime();
        }
        switch (program.send(line, patience)) {
            case TAKEN -> {}
            case UNREAD -> throw failed(Trouble.LATE, "did not read '" + line + "' within " + seconds(patience));
            case GONE ->
                throw ended(program.end().how() + " before it was told '" + line + "'" + program.lastComplaints());
            case INTERRUPTED -> throw cancelled(line);
        }
    }

    /// Returns the first result of `answer`, skipping other lines.
    ///
    /// @param question the request, for error messages
    /// @throws EngineException when the engine ends or does not reply in time
    /// @throws CancellationException when this thread is interrupted
    <T> T await(String question, Function<String, Optional<T>> answer) {
        program.listenAnew();
        long deadline = System.nanoTime() + patience.toNanos();
        String last = "nothing";
        while (true) {
            Heard heard = program.receive(Duration.ofNanos(Math.max(1, deadline - System.nanoTime())));
            String line = switch (heard) {
                case Heard.Line(String text) -> text;
                case Heard.Silence _ ->
                    throw failed(
                            Trouble.LATE,
                            "did not answer '" + question + "' within " + seconds(patience) + "; its last line was "
                                    + last
                                    + program.unfinishedLine()
                                            .map(clause -> "; " + clause)
                                            .orElse("") + program.lastComplaints());
                case Heard.Interrupted _ -> throw cancelled(question);
                case Heard.End(String how) ->
                    throw ended(how + " before it answered '" + question + "'" + program.lastComplaints());
                case Heard.Flood(String sentence) ->
                    throw failed(Trouble.FLOODED, "was asked '" + question + "': " + sentence);
            };
            dialogue.said(line);
            Optional<T> accepted = answer.apply(line);
            if (accepted.isPresent()) {
                isAsked = false;
                return accepted.get();
            }
            last = "'" + shortened(line) + "'";
        }
    }

    /// The reply may still come and would be mistaken for the next one, so the engine gets no more requests.
    private CancellationException cancelled(String question) {
        useless = true;
        return new CancellationException("the engine '" + command + "' was not waited for: the thread that asked '"
                + question + "' was interrupted");
    }

    private EngineException ended(String what) {
        OptionalInt signal = launcher.isSandboxed() ? OptionalInt.empty() : program.killSignal();
        if (signal.isEmpty()) {
            return failed(Trouble.ENDED, what);
        }
        return program.endedBefore(asked)
                ? failed(Trouble.KILLED_IDLE, "was killed by signal " + signal.getAsInt() + " while it was not to move")
                : failed(
                        Trouble.KILLED_THINKING, "was killed by signal " + signal.getAsInt() + " while it was to move");
    }

    /// Returns the exception for an engine's failure; the engine gets no more requests.
    EngineException failed(Trouble trouble, String what) {
        useless = true;
        return new EngineException(trouble, "the engine '" + command + "' " + what);
    }

    private static String seconds(Duration time) {
        return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }

    static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }

    /// Ends the engine and everything it started: sends `quit`, waits a moment, then kills it.
    @Override
    public void close() {
        if (!useless && program.isAlive()) {
            program.send("quit", FAREWELL);
            program.dismiss(FAREWELL);
        }
        launcher.end();
    }
}
