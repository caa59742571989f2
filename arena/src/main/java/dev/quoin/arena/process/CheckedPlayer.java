package dev.quoin.arena.process;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.MoveReason;
import dev.quoin.game.Refusal;
import dev.quoin.game.player.Notice;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerFailure;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.Workspace;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/// An agent under observation: plays as it does in a match, and what it says besides is noticed. For one thread.
final class CheckedPlayer<P, M> implements Player<P, M> {
    private static final Refusal TEST = new Refusal(MoveReason.UNPLAYABLE, "this is a test: the same request again");

    /// So often it is waited for long; what is said once is mostly said always.
    private static final int PATIENT_TIMES = 3;

    private static final Duration LONG = Duration.ofMillis(200);
    private static final Duration SHORT = Duration.ofMillis(2);

    private final Player<P, M> player;
    private final BiConsumer<ProtocolRule, String> violated;
    private final Map<ProtocolRule, Integer> heard = new EnumMap<>(ProtocolRule.class);
    private String game = "";
    private int answers;
    private boolean refusedOnce;

    CheckedPlayer(ExternalContestant<P, M> contestant, Workspace workspace, BiConsumer<ProtocolRule, String> violated) {
        this.player = contestant.enter(workspace);
        this.violated = violated;
    }

    @Override
    public String name() {
        return player.name();
    }

    @Override
    public void begin(Seating seating) {
        game = seating.label();
        player.begin(seating);
    }

    @Override
    public M choose(Request<P> request) {
        M move = answered(request);
        listen(
                ProtocolRule.ANSWERS_ONCE,
                "game " + game + ", turn " + request.turn() + ": a second line after its reply: ");
        if (refusedOnce) {
            return move;
        }
        refusedOnce = true;
        return again(request);
    }

    private M answered(Request<P> request) {
        try {
            M move = player.choose(request);
            answers++;
            return move;
        } catch (IllegalMoveException unreadable) {
            answers++;
            throw unreadable;
        }
    }

    private M again(Request<P> request) {
        try {
            M move = answered(new Request<>(
                    request.seen(),
                    request.seat(),
                    request.turn(),
                    request.lastMove(),
                    request.limit(),
                    Optional.of(TEST)));
            listen(
                    ProtocolRule.ANSWERS_ONCE,
                    "game " + game + ", turn " + request.turn() + ": a second line after its reply: ");
            return move;
        } catch (PlayerFailure failure) {
            violated.accept(
                    ProtocolRule.TRIES_AGAIN,
                    "game " + game + ", turn " + request.turn() + ", asked again with errcode " + TEST.code() + ": "
                            + failure.getMessage());
            throw failure;
        }
    }

    @Override
    public void told(Notice<P> notice) {
        player.told(notice);
        String which = notice.isEnd() ? "the end of the game" : "the notice after turn " + notice.turn();
        listen(ProtocolRule.IGNORES_NOTICES, "game " + game + ": a line after " + which + ": ");
    }

    private void listen(ProtocolRule rule, String where) {
        if (player instanceof PersistentPlayer<P, M> persistent) {
            int before = heard.merge(rule, 1, Integer::sum);
            persistent
                    .overhear(before <= PATIENT_TIMES ? LONG : SHORT)
                    .ifPresent(line -> violated.accept(rule, where + "'" + line + "'"));
        }
    }

    /// How it went away after a game; empty when it is still there, or is started for every message anyway.
    Optional<String> gone() {
        boolean stays = !(player instanceof PersistentPlayer<P, M> persistent) || persistent.remains();
        return stays ? Optional.empty() : Optional.of("it exited after the " + game + " game");
    }

    /// Ends its input and looks whether it goes.
    void leave() {
        if (player instanceof PersistentPlayer<P, M> persistent) {
            persistent.lingering().ifPresent(how -> violated.accept(ProtocolRule.LEAVES, how));
        }
    }

    int answers() {
        return answers;
    }

    @Override
    public void close() {
        player.close();
    }
}
