package dev.quoin.env.game;

import dev.quoin.env.slots.EpisodePhase;
import dev.quoin.env.slots.PendingCall;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.game.Agent;
import dev.quoin.game.Deal;
import dev.quoin.game.Game;
import dev.quoin.game.kit.ActionEncoding;
import dev.quoin.game.kit.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// One game as it is played in a slot. Mutable, for one thread.
///
/// @param <P> a position
/// @param <M> a move
final class GameEpisode<P, M> {
    static final int STARTING = -1;

    final long seed;
    final int agentSeat;

    /// For random moves.
    final SplitMixRandom random;

    /// For the opponent, if it is an agent.
    final SplitMixRandom agentRandom;

    /// The seat that acts in the turn in progress; [#STARTING] while the episode begins.
    int actingSeat = STARTING;

    PendingCall pending = PendingCall.NONE;

    private final Game<P, M> game;
    private final ActionEncoding<P, M> encoding;
    private final int maxSteps;
    private Deal<P, M> deal;
    private final List<Integer> actions = new ArrayList<>();
    private final List<Redraw> redraws = new ArrayList<>();
    private @Nullable Agent<P, M> opponent;
    private P position;
    private int toMove;
    private SortedMap<Integer, M> legal;
    private EpisodePhase phase = EpisodePhase.RUNNING;

    /// A game that begins.
    ///
    /// @param seed decides the deal
    GameEpisode(
            GameOptions<P, M> options, long seed, int agentSeat, SplitMixRandom random, SplitMixRandom agentRandom) {
        Ruleset<P, M> ruleset = options.ruleset();
        this.seed = seed;
        this.agentSeat = agentSeat;
        this.random = random;
        this.agentRandom = agentRandom;
        game = ruleset.game();
        encoding = options.encoding();
        maxSteps = options.maxSteps();
        deal = ruleset.deal(seed);
        position = deal.start();
        legal = settled();
    }

    P position() {
        return position;
    }

    /// The seat to move; after the end, the seat that moved last.
    int toMove() {
        return toMove;
    }

    EpisodePhase phase() {
        return phase;
    }

    boolean isRunning() {
        return phase == EpisodePhase.RUNNING;
    }

    /// The legal moves by their actions; none after the end.
    SortedMap<Integer, M> legal() {
        return legal;
    }

    /// The actions of both players so far.
    List<Integer> actions() {
        return actions;
    }

    /// When the chance to come was redrawn.
    List<Redraw> redraws() {
        return redraws;
    }

    /// Redraws the chance to come. Nothing in the position may be hidden.
    void redraw(long newSeed) {
        deal = Deal.from(position, game, new SplitMixRandom(newSeed));
        redraws.add(new Redraw(actions.size(), newSeed));
    }

    @Nullable
    Agent<P, M> opponent() {
        return opponent;
    }

    void setOpponent(Agent<P, M> agent) {
        opponent = agent;
    }

    /// What the seat to move sees.
    P seen() {
        return game.seenBy(toMove, position);
    }

    /// A legal action, each as likely as the others.
    int randomAction() {
        List<Integer> choices = List.copyOf(legal.keySet());
        return choices.get(random.nextInt(choices.size()));
    }

    /// Takes a legal action.
    void play(int action) {
        take(action, deal.play(position, Objects.requireNonNull(legal.get(action))));
    }

    /// Plays a move that may be illegal.
    ///
    /// @return the position after it
    /// @throws dev.quoin.game.IllegalMoveException when it is; nothing has changed then
    P play(M move) {
        P seen = seen();
        P after = deal.play(position, move);
        take(action(seen, move), after);
        return after;
    }

    private void take(int action, P after) {
        actions.add(action);
        position = after;
        legal = settled();
    }

    /// The legal moves of a new position, after it was found out whether there are any.
    private SortedMap<Integer, M> settled() {
        if (game.outcome(position).isPresent()) {
            phase = EpisodePhase.OVER;
            return new TreeMap<>();
        }
        toMove = game.toMove(position);
        if (actions.size() >= maxSteps) {
            phase = EpisodePhase.CUT;
            return new TreeMap<>();
        }
        var moves = new TreeMap<Integer, M>();
        P seen = seen();
        for (M move : game.legalMoves(seen)) {
            int action = action(seen, move);
            M other = moves.put(action, move);
            if (other != null) {
                throw new IllegalStateException(
                        "an encoding must number each move, but action " + action + " is " + other + " and " + move);
            }
        }
        return moves;
    }

    private int action(P seen, M move) {
        int action = encoding.action(seen, move);
        if (action < 0 || action >= encoding.actions()) {
            throw new IllegalStateException("an encoding must number moves from 0 to " + (encoding.actions() - 1)
                    + ", but " + move + " is " + action);
        }
        return action;
    }
}
