package dev.quoin.arena.process;

import dev.quoin.arena.process.ExternalContestant.Mode;
import dev.quoin.game.Budget;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.MessageListener;
import dev.quoin.game.player.MessageListener.Direction;
import dev.quoin.game.player.Notice;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerFailure;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.TimeLimit;
import dev.quoin.game.player.Workspace;
import dev.quoin.game.process.ProgramLauncher;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// A program that is started for every message; the first line it prints is the move. The message is passed
/// on standard input or as the last argument.
final class OneShotPlayer<P, M> implements Player<P, M> {
    private static final Duration FAREWELL = Duration.ofSeconds(1);

    /// How long a program may leave a message unread.
    private static final Duration UNREAD = Duration.ofSeconds(10);

    private final String name;
    private final Ruleset<P, M> ruleset;
    private final MessageText<P> messages;
    private final ProgramLauncher launcher;
    private final MessageListener listener;
    private final Mode mode;
    private String gameId = "";
    private Optional<AgentProcess> running = Optional.empty();

    OneShotPlayer(ExternalContestant<P, M> contestant, Workspace workspace) {
        this.name = contestant.name();
        this.ruleset = contestant.ruleset();
        this.messages = new MessageText<>(ruleset);
        this.launcher = contestant.launcher(workspace);
        this.listener = workspace.listener();
        this.mode = contestant.mode();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void begin(Seating seating) {
        gameId = seating.gameId();
        launcher.begin(seating.label() + "-" + name);
    }

    @Override
    public M choose(Request<P> request) {
        try {
            var deadline = new Deadline(request.limit());
            String answer = ask(messages.request(request, gameId), deadline);
            if (Answers.asksForLegalMoves(answer)) {
                answer = ask(messages.requestWithLegal(request, gameId), deadline);
            }
            return ruleset.game().notation().read(request.seen(), answer);
        } catch (PlayerFailure failure) {
            launcher.end();
            throw failure;
        }
    }

    private String ask(String message, Deadline deadline) {
        listener.heard(name, Direction.TO_AGENT, message);
        String answer = start(message, deadline).answer(deadline);
        listener.heard(name, Direction.FROM_AGENT, answer);
        running.ifPresent(agent -> agent.program().dismiss(FAREWELL));
        return answer;
    }

    /// Starts the program with a message. It may answer without reading it.
    private AgentProcess start(String message, Deadline deadline) {
        boolean isArgument = mode == Mode.ONE_SHOT_ARGV;
        AgentProcess agent = AgentProcess.startOnce(launcher, isArgument ? List.of(message) : List.of());
        running = Optional.of(agent);
        if (!isArgument) {
            agent.tell(message, deadline);
        }
        return agent;
    }

    @Override
    public void told(Notice<P> notice) {
        String message = messages.notice(notice, gameId);
        listener.heard(name, Direction.TO_AGENT, message);
        try {
            start(message, new Deadline(TimeLimit.of(Budget.unlimited(), UNREAD)))
                    .program()
                    .dismiss(FAREWELL);
        } catch (PlayerFailure | CancellationException gone) {
            // if asked again, it fails then
        }
        if (notice.isEnd()) {
            launcher.end();
        }
    }

    @Override
    public Optional<Duration> cpuTime() {
        return launcher.cpuTime();
    }

    @Override
    public void close() {
        launcher.end();
    }
}
