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

/// A player under test: it plays as in a match, and any additional output is recorded. Not thread-safe.
final class CheckedPlayer<P, M> implements Player<P, M> {
    private static final Refusal TEST = new Refusal(MoveReason.UNPLAYABLE, "this is a test: the same request again");

    /// The number of long waits for unexpected output; a program that prints something once usually prints
    /// it every time.
    private static final int PATIENT_TIMES = 3;

    private static final Duration LONG = Duration.ofMillis(200);
    private static final Duration SHORT = Duration.ofMillis(2);

    private final Player<P, M> player;
    private final BiConsumer<ProtocolRule, String> violated;
    private final Map<ProtocolRule, Integer> heard = new EnumMap<>(ProtocolRule.class);
    private String game = "";

    /// The rule that a line breaks which arrives too late for the last listen, and when that is.
    private ProtocolRule expecting = ProtocolRule.IGNORES_NOTICES;

    private String moment = "";
    private String unfinished = "";
    private int answers;
    private int notices;
    private boolean refusedOnce;
    private boolean triedAgain;
    private boolean keptBetweenGames;
    private boolean hasLeft;

    CheckedPlayer(ExternalContestant<P, M> contestant, Workspace workspace, BiConsumer<ProtocolRule, String> violated) {
        this.player = contestant.enter(workspace);
        this.violated = violated;
        if (player instanceof PersistentPlayer<P, M> persistent) {
            persistent.onDiscard(text -> additional(expecting, moment, text));
        }
    }

    @Override
    public String name() {
        return player.name();
    }

    @Override
    public void begin(Seating seating) {
        game = seating.label();
        expect(ProtocolRule.IGNORES_NOTICES, "before the first request");
        player.begin(seating);
        listen(ProtocolRule.IGNORES_NOTICES, "before the first request", LONG);
    }

    @Override
    public M choose(Request<P> request) {
        expect(ProtocolRule.IGNORES_NOTICES, "before turn " + request.turn());
        if (refusedOnce) {
            return answered(request);
        }
        refusedOnce = true;
        return again(request, rejected(request));
    }

    /// Asks for a move and returns the reason to give for asking again.
    private Refusal rejected(Request<P> request) {
        try {
            M _ = answered(request);
            return TEST;
        } catch (IllegalMoveException unreadable) {
            Refusal why = unreadable.refusal();
            violated.accept(
                    ProtocolRule.WRITES_MOVES,
                    "game " + game + ", turn " + request.turn() + ": " + why.message() + " (code " + why.code() + ")");
            return why;
        }
    }

    private M answered(Request<P> request) {
        try {
            M move = player.choose(request);
            replied(request);
            return move;
        } catch (IllegalMoveException unreadable) {
            replied(request);
            throw unreadable;
        }
    }

    private void replied(Request<P> request) {
        answers++;
        listen(ProtocolRule.ANSWERS_ONCE, "after its reply in turn " + request.turn());
    }

    private M again(Request<P> request, Refusal why) {
        int before = answers;
        expect(ProtocolRule.ANSWERS_ONCE, "after its reply in turn " + request.turn());
        try {
            return answered(new Request<>(
                    request.seen(),
                    request.seat(),
                    request.turn(),
                    request.lastMove(),
                    request.limit(),
                    Optional.of(why)));
        } catch (PlayerFailure failure) {
            violated.accept(
                    ProtocolRule.TRIES_AGAIN,
                    "game " + game + ", turn " + request.turn() + ", asked again with errcode " + why.code() + ": "
                            + failure.getMessage());
            throw failure;
        } finally {
            triedAgain = answers > before;
        }
    }

    @Override
    public void told(Notice<P> notice) {
        player.told(notice);
        notices++;
        listen(
                ProtocolRule.IGNORES_NOTICES,
                notice.isEnd() ? "after the end of the game" : "after the notice after turn " + notice.turn());
    }

    private void listen(ProtocolRule rule, String when) {
        int before = heard.merge(rule, 1, Integer::sum);
        listen(rule, when, before <= PATIENT_TIMES ? LONG : SHORT);
    }

    private void expect(ProtocolRule rule, String when) {
        expecting = rule;
        moment = when;
    }

    private void additional(ProtocolRule rule, String when, String text) {
        if (!text.isEmpty()) {
            violated.accept(rule, "game " + game + ": an additional line " + when + ": '" + text + "'");
        }
    }

    private void listen(ProtocolRule rule, String when, Duration patience) {
        if (!(player instanceof PersistentPlayer<P, M> persistent)) {
            return;
        }
        Optional<String> line = persistent.overhear(patience);
        while (line.isPresent()) {
            line.ifPresent(text -> additional(rule, when, text));
            line = persistent.overhear(Duration.ZERO);
        }
        Optional<String> clause = persistent.unfinishedLine();
        clause.filter(text -> !text.equals(unfinished))
                .ifPresent(text -> violated.accept(rule, "game " + game + ": " + when + " " + text));
        unfinished = clause.orElse("");
    }

    /// Returns how the program ended after a game; empty when it is still running, or is started for every
    /// message anyway.
    Optional<String> gone() {
        keptBetweenGames = !(player instanceof PersistentPlayer<P, M> persistent) || persistent.remains();
        return keptBetweenGames ? Optional.empty() : Optional.of("it exited after the " + game + " game");
    }

    /// Closes its input and checks that it exits.
    void leave() {
        if (player instanceof PersistentPlayer<P, M> persistent) {
            hasLeft = persistent.isThere();
            persistent.lingering().ifPresent(how -> violated.accept(ProtocolRule.LEAVES, how));
        }
    }

    /// Returns the number of replies.
    int answers() {
        return answers;
    }

    /// Returns the number of notices it got.
    int notices() {
        return notices;
    }

    /// Returns whether it replied to the request after the rejected reply.
    boolean triedAgain() {
        return triedAgain;
    }

    /// Returns whether the same process played both games.
    boolean keptBetweenGames() {
        return keptBetweenGames;
    }

    /// Returns whether it ran until its input ended.
    boolean hasLeft() {
        return hasLeft;
    }

    @Override
    public void close() {
        player.close();
    }
}
