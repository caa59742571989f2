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

/// A game in a slot. Mutable, not thread-safe.
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

    /// The seat that is acting; [#STARTING] while the episode starts.
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

    /// Starts a game.
    ///
    /// @param seed determines the deal
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

    /// Returns the seat to move; after the end, the seat that moved last.
    int toMove() {
        return toMove;
    }

    EpisodePhase phase() {
        return phase;
    }

    boolean isRunning() {
        return phase == EpisodePhase.RUNNING;
    }

    /// Returns the legal moves by action; none after the end.
    SortedMap<Integer, M> legal() {
        return legal;
    }

    /// Returns the actions of both players so far.
    List<Integer> actions() {
        return actions;
    }

    /// Returns when future randomness was resampled.
    List<Redraw> redraws() {
        return redraws;
    }

    /// Resamples future randomness. Nothing in the position may be hidden.
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

    /// Returns what the seat to move sees.
    P seen() {
        return game.seenBy(toMove, position);
    }

    /// Returns a uniformly random legal action.
    int randomAction() {
        List<Integer> choices = List.copyOf(legal.keySet());
        return choices.get(random.nextInt(choices.size()));
    }

    /// Plays a legal action.
    void play(int action) {
        take(action, deal.play(position, Objects.requireNonNull(legal.get(action))));
    }

    /// Plays a move that may be illegal.
    ///
    /// @return the position after it
    /// @throws dev.quoin.game.IllegalMoveException when it is illegal; nothing changes in that case
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

    /// Updates the phase and the seat to move for a new position, and returns its legal moves.
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
