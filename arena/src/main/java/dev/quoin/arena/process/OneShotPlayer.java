package dev.quoin.arena.process;

import dev.quoin.arena.discipline.Discipline;
import dev.quoin.arena.player.Notice;
import dev.quoin.arena.player.Player;
import dev.quoin.arena.player.PlayerFailure;
import dev.quoin.arena.player.Quarters;
import dev.quoin.arena.player.Request;
import dev.quoin.arena.player.Seating;
import dev.quoin.arena.player.Wiretap;
import dev.quoin.arena.player.Wiretap.Direction;
import dev.quoin.game.process.ProgramLauncher;
import java.time.Duration;
import java.util.List;

/// A program that is started for every message, with the message as its last argument; the first line it prints is the
/// move.
final class OneShotPlayer<P, M> implements Player<P, M> {
    private static final Duration FAREWELL = Duration.ofSeconds(1);

    private final String name;
    private final Discipline<P, M> discipline;
    private final MessageText<P> messages;
    private final ProgramLauncher launcher;
    private final Wiretap wiretap;
    private String gameId = "";

    OneShotPlayer(ExternalContestant<P, M> contestant, Quarters quarters) {
        this.name = contestant.name();
        this.discipline = contestant.discipline();
        this.messages = new MessageText<>(discipline);
        this.launcher = contestant.launcher(quarters);
        this.wiretap = quarters.wiretap();
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
            var deadline = new Deadline(request.allowance());
            String answer = ask(messages.request(request, gameId), deadline);
            if (Answers.asksForLegalMoves(answer)) {
                answer = ask(messages.requestWithLegal(request, gameId), deadline);
            }
            return discipline.game().notation().read(request.seen(), answer);
        } catch (PlayerFailure failure) {
            launcher.end();
            throw failure;
        }
    }

    private String ask(String message, Deadline deadline) {
        wiretap.heard(name, Direction.TO_AGENT, message);
        AgentProcess agent = AgentProcess.start(launcher, List.of(message));
        String answer = agent.answer(deadline);
        wiretap.heard(name, Direction.FROM_AGENT, answer);
        agent.program().dismiss(FAREWELL);
        return answer;
    }

    @Override
    public void told(Notice<P> notice) {
        String message = messages.notice(notice, gameId);
        wiretap.heard(name, Direction.TO_AGENT, message);
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
