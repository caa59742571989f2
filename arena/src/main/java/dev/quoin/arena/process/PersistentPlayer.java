package dev.quoin.arena.process;

import dev.quoin.game.Budget;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.MessageListener;
import dev.quoin.game.player.MessageListener.Direction;
import dev.quoin.game.player.Notice;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerError;
import dev.quoin.game.player.PlayerFailure;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.TimeLimit;
import dev.quoin.game.player.Workspace;
import dev.quoin.game.process.ProgramLauncher;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/// A program that is started once and plays game after game: one message per line in, one move per line out.
///
/// Output between an answer and the next request is discarded. A program that fails is killed with all its
/// child processes, so that a late answer cannot be mistaken for the next one, and is restarted for the next
/// game.
final class PersistentPlayer<P, M> implements Player<P, M> {
    private static final Duration FAREWELL = Duration.ofSeconds(1);

    /// How long a program may leave a message unread.
    private static final Duration UNREAD = Duration.ofSeconds(10);

    private final String name;
    private final Ruleset<P, M> ruleset;
    private final MessageText<P> messages;
    private final ProgramLauncher launcher;
    private final MessageListener listener;
    private Consumer<String> discarded = _ -> {};
    private Optional<AgentProcess> process = Optional.empty();
    private String gameId = "";

    /// Whether it has answered in this game, and whether it was started for it.
    private boolean inGame;

    private boolean fresh;

    /// The CPU time of a game that is over.
    private Optional<Duration> cpuTime = Optional.empty();

    /// Whether its last answer was abandoned, so that it cannot be asked again.
    private boolean abandoned;

    PersistentPlayer(ExternalContestant<P, M> contestant, Workspace workspace) {
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
        gameId = seating.gameId();
        launcher.begin(seating.label() + "-" + name);
        inGame = false;
        fresh = false;
        cpuTime = Optional.empty();
        if (abandoned || !isThere()) {
            stop();
            start();
        }
        discardOutput();
        process.ifPresent(agent -> agent.program().listenAnew());
    }

    private void discardOutput() {
        process.ifPresent(agent -> agent.program().forget().forEach(discarded));
    }

    /// Passes every discarded line to a consumer.
    void onDiscard(Consumer<String> consumer) {
        discarded = consumer;
    }

    private void start() {
        process = Optional.of(AgentProcess.start(launcher));
        fresh = true;
    }

    @Override
    public M choose(Request<P> request) {
        try {
            var deadline = new Deadline(request.limit());
            String answer = first(request, deadline);
            if (Answers.asksForLegalMoves(answer)) {
                answer = ask(messages.requestWithLegal(request, gameId), deadline);
            }
            inGame = true;
            return ruleset.game().notation().read(request.seen(), answer);
        } catch (PlayerFailure failure) {
            stop();
            throw failure;
        } catch (CancellationException cancelled) {
            // Stopping it may take longer than a canceled call should.
            abandoned = true;
            throw cancelled;
        }
    }

    /// Returns the answer to a request. If the program exited after the last game, it is restarted for the
    /// first request of this one.
    private String first(Request<P> request, Deadline deadline) {
        String message = messages.request(request, gameId);
        try {
            discardOutput();
            return ask(message, deadline);
        } catch (PlayerFailure failure) {
            boolean isGone = failure.error() == PlayerError.DIED || failure.error() == PlayerError.KILLED_IDLE;
            if (!isGone || inGame || fresh) {
                throw failure;
            }
            stop();
            start();
            return ask(message, deadline);
        }
    }

    private String ask(String message, Deadline deadline) {
        AgentProcess agent = process.orElseThrow(() -> new IllegalStateException("a game must begin first"));
        listener.heard(name, Direction.TO_AGENT, message);
        agent.send(message, deadline);
        String answer = agent.answer(deadline);
        listener.heard(name, Direction.FROM_AGENT, answer);
        return answer;
    }

    @Override
    public void told(Notice<P> notice) {
        if (notice.isEnd()) {
            // Afterwards it may exit.
            cpuTime = launcher.cpuTime();
        }
        process.filter(AgentProcess::isAlive).ifPresent(agent -> {
            String message = messages.notice(notice, gameId);
            listener.heard(name, Direction.TO_AGENT, message);
            try {
                agent.send(message, new Deadline(TimeLimit.of(Budget.unlimited(), UNREAD)));
            } catch (PlayerFailure gone) {
                // if asked again, it fails then
            } catch (CancellationException cancelled) {
                // the caller notices at the next request
            }
        });
    }

    @Override
    public Optional<Duration> cpuTime() {
        return cpuTime.or(launcher::cpuTime);
    }

    /// Returns a line of unrequested output within a moment; empty if there is none.
    Optional<String> overhear(Duration moment) {
        return process.flatMap(agent -> agent.program().overhear(moment));
    }

    /// Returns whether it is still running after it had time to exit.
    boolean remains() {
        return process.filter(agent -> !agent.program().endsWithin(FAREWELL.dividedBy(2)))
                .isPresent();
    }

    /// Returns what it has written after its last newline, as a clause; empty if nothing.
    Optional<String> unfinishedLine() {
        return process.flatMap(agent -> agent.program().unfinishedLine());
    }

    /// Returns whether it is running.
    boolean isThere() {
        return process.filter(AgentProcess::isAlive).isPresent();
    }

    /// Closes its input and describes how it keeps running; empty if it exits as it should.
    Optional<String> lingering() {
        process.filter(AgentProcess::isAlive).ifPresent(agent -> agent.program().dismiss(FAREWELL));
        if (isThere()) {
            return Optional.of("it was still running " + FAREWELL.toSeconds() + " s after its input had ended");
        }
        int left = launcher.running();
        return left == 0
                ? Optional.empty()
                : Optional.of("it left " + left + (left == 1 ? " process" : " processes") + " behind");
    }

    private void stop() {
        launcher.end();
        process = Optional.empty();
        abandoned = false;
    }

    @Override
    public void close() {
        process.filter(AgentProcess::isAlive).ifPresent(agent -> agent.program().dismiss(FAREWELL));
        stop();
    }
}
