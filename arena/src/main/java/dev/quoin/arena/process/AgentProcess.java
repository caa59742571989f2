package dev.quoin.arena.process;

import dev.quoin.game.player.PlayerError;
import dev.quoin.game.player.PlayerFailure;
import dev.quoin.game.process.Heard;
import dev.quoin.game.process.Program;
import dev.quoin.game.process.ProgramCommand;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.game.process.ProgramLimits;
import dev.quoin.game.process.ProgramStartException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

/// A running process of an agent; its failures are reported as failures of the player. Not thread-safe.
///
/// @param program the running program
/// @param command the command that started it, for messages
/// @param sandboxed whether it is isolated from other programs
record AgentProcess(Program program, ProgramCommand command, boolean sandboxed) {
    /// Starts an agent.
    ///
    /// @throws PlayerFailure when it cannot be started
    static AgentProcess start(ProgramLauncher launcher) {
        return start(launcher, () -> launcher.start(List.of(), ProgramLimits.ofMoves()));
    }

    /// Starts an agent that ends after one message.
    ///
    /// @throws PlayerFailure when it cannot be started
    static AgentProcess startOnce(ProgramLauncher launcher, List<String> arguments) {
        return start(launcher, () -> launcher.startOnce(arguments, ProgramLimits.ofMoves()));
    }

    private static AgentProcess start(ProgramLauncher launcher, Supplier<Program> start) {
        try {
            return new AgentProcess(start.get(), launcher.command(), launcher.isSandboxed());
        } catch (ProgramStartException why) {
            throw new PlayerFailure(PlayerError.DIED, "cannot start '" + launcher.command() + "': " + why.getMessage());
        }
    }

    boolean isAlive() {
        return program.isAlive();
    }

    /// Sends a line.
    ///
    /// @throws PlayerFailure when the process has ended, or does not read
    /// @throws CancellationException when this thread is interrupted while waiting for it to read
    void send(String line, Deadline deadline) {
        Duration timeout = deadline.left();
        switch (program.send(line, timeout)) {
            case TAKEN -> {}
            case UNREAD -> throw unread(timeout, deadline);
            case GONE -> throw died(program.end(), deadline);
            case INTERRUPTED -> throw cancelled();
        }
    }

    /// Sends the only line the process will get. It need not read it.
    ///
    /// @throws PlayerFailure when it neither reads nor ends
    /// @throws CancellationException when this thread is interrupted while waiting for it to read
    void tell(String line, Deadline deadline) {
        Duration timeout = deadline.left();
        switch (program.send(line, timeout)) {
            case TAKEN, GONE -> program.closeInput(deadline.left());
            case UNREAD -> throw unread(timeout, deadline);
            case INTERRUPTED -> throw cancelled();
        }
    }

    private PlayerFailure unread(Duration timeout, Deadline deadline) {
        return new PlayerFailure(
                deadline.timeoutError(),
                "'" + command + "' did not read its message within " + timeout.toMillis() / 1e3 + " s");
    }

    /// Returns the next nonempty line.
    ///
    /// @throws PlayerFailure when there is none
    /// @throws CancellationException when this thread is interrupted
    String answer(Deadline deadline) {
        String answer = "";
        while (answer.isEmpty()) {
            answer = switch (program.receive(deadline.left())) {
                case Heard.Line(String text) -> text;
                case Heard.Silence _ -> throw silent(deadline);
                case Heard.Interrupted _ -> throw cancelled();
                case Heard.End end -> throw died(end, deadline);
                case Heard.Flood(String sentence) ->
                    throw new PlayerFailure(PlayerError.FLOODED, "'" + command + "': " + sentence);
            };
        }
        return answer;
    }

    /// The commonest reasons why a reply is not seen are a missing newline and output that is not flushed.
    private PlayerFailure silent(Deadline deadline) {
        Optional<String> why = program.unfinishedLine();
        if (why.isEmpty() && deadline.timeoutError() == PlayerError.STALLED) {
            why = program.lateLine()
                    .map(line -> "it replied '" + line + "' only after its input was closed, so it probably does not"
                            + " flush its output");
        }
        return new PlayerFailure(
                deadline.timeoutError(),
                "'" + command + "' did not reply in time"
                        + why.map(reason -> ": " + reason).orElse("") + program.lastComplaints());
    }

    private CancellationException cancelled() {
        return new CancellationException("'" + command + "' was not waited for: the thread was interrupted");
    }

    private PlayerFailure died(Heard.End end, Deadline deadline) {
        if (!sandboxed && program.killSignal().isPresent()) {
            boolean isIdle = program.endedBefore(deadline.start());
            return new PlayerFailure(
                    isIdle ? PlayerError.KILLED_IDLE : PlayerError.KILLED_THINKING,
                    "'" + command + "' was killed by signal "
                            + program.killSignal().getAsInt()
                            + (isIdle ? " while it was waiting" : " during its turn")
                            + program.lastComplaints());
        }
        String hint = sandboxed ? "; it ran in a sandbox. If it needs other files, add --sandbox-path" : "";
        return new PlayerFailure(
                PlayerError.DIED,
                "'" + command + "' " + end.how() + " before it replied" + program.lastComplaints() + hint);
    }
}
