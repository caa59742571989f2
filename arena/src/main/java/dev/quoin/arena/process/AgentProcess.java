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
import java.util.concurrent.CancellationException;

/// One running process of an agent, whose failures are those of a player. For one thread.
///
/// @param program what runs
/// @param command how it was started, for messages
record AgentProcess(Program program, ProgramCommand command) {
    /// Starts an agent with further arguments.
    ///
    /// @throws PlayerFailure when it cannot be started
    static AgentProcess start(ProgramLauncher launcher, List<String> arguments) {
        try {
            return new AgentProcess(launcher.start(arguments, ProgramLimits.ofMoves()), launcher.command());
        } catch (ProgramStartException why) {
            throw new PlayerFailure(PlayerError.DIED, "cannot start '" + launcher.command() + "': " + why.getMessage());
        }
    }

    boolean isAlive() {
        return program.isAlive();
    }

    /// Sends one line.
    ///
    /// @throws PlayerFailure when it has ended, or does not read
    /// @throws CancellationException when this thread is interrupted while it does not read
    void send(String line, Duration timeout, PlayerError timeoutError) {
        switch (program.send(line, timeout)) {
            case TAKEN -> {}
            case UNREAD ->
                throw new PlayerFailure(
                        timeoutError,
                        "'" + command + "' did not read its message in " + timeout.toMillis() / 1e3 + " s");
            case GONE -> throw died(program.end());
            case INTERRUPTED -> throw cancelled();
        }
    }

    /// The next line that is not empty.
    ///
    /// @throws PlayerFailure when there is none
    /// @throws CancellationException when this thread is interrupted
    String answer(Deadline deadline) {
        String answer = "";
        while (answer.isEmpty()) {
            answer = switch (program.receive(deadline.left())) {
                case Heard.Line(String text) -> text;
                case Heard.Silence _ ->
                    throw new PlayerFailure(
                            deadline.timeoutError(),
                            "'" + command + "' did not answer in time" + program.lastComplaints());
                case Heard.Interrupted _ -> throw cancelled();
                case Heard.End end -> throw died(end);
                case Heard.Flood(String sentence) ->
                    throw new PlayerFailure(PlayerError.FLOODED, "'" + command + "': " + sentence);
            };
        }
        return answer;
    }

    private CancellationException cancelled() {
        return new CancellationException("'" + command + "' was not waited for: the thread was interrupted");
    }

    private PlayerFailure died(Heard.End end) {
        return new PlayerFailure(
                PlayerError.DIED, "'" + command + "' " + end.how() + " before it answered" + program.lastComplaints());
    }
}
