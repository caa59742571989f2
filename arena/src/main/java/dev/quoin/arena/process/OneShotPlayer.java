package dev.quoin.arena.process;

import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.MessageListener;
import dev.quoin.game.player.MessageListener.Direction;
import dev.quoin.game.player.Notice;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerFailure;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.Workspace;
import dev.quoin.game.process.ProgramLauncher;
import java.time.Duration;
import java.util.List;

/// A program that is started for every message, with the message as its last argument; the first line it prints is the
/// move.
final class OneShotPlayer<P, M> implements Player<P, M> {
    private static final Duration FAREWELL = Duration.ofSeconds(1);

    private final String name;
    private final Ruleset<P, M> ruleset;
    private final MessageText<P> messages;
    private final ProgramLauncher launcher;
    private final MessageListener listener;
    private String gameId = "";

    OneShotPlayer(ExternalContestant<P, M> contestant, Workspace workspace) {
        this.name = contestant.name();
        this.ruleset = contestant.ruleset();
        this.messages = new MessageText<>(ruleset);
        this.launcher = contestant.launcher(workspace);
        this.listener = workspace.listener();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void begin(Seating seating) {
        gameId = seating.label();
        launcher.begin(gameId + "-" + name);
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
        AgentProcess agent = AgentProcess.start(launcher, List.of(message));
        String answer = agent.answer(deadline);
        listener.heard(name, Direction.FROM_AGENT, answer);
        agent.program().dismiss(FAREWELL);
        return answer;
    }

    @Override
    public void told(Notice<P> notice) {
        String message = messages.notice(notice, gameId);
        listener.heard(name, Direction.TO_AGENT, message);
        try {
            AgentProcess.start(launcher, List.of(message)).program().dismiss(FAREWELL);
        } catch (PlayerFailure gone) {
            // it fails when it is asked next, if it ever is
        }
        if (notice.isEnd()) {
            launcher.end();
        }
    }

    @Override
    public void close() {
        launcher.end();
    }
}
