package dev.quoin.env.game;

import dev.quoin.env.opponent.AgentSeat;
import dev.quoin.env.opponent.BatchedReplies;
import dev.quoin.env.opponent.Opponent;
import dev.quoin.env.opponent.Warnings;
import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.slots.EpisodePhase;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.PendingCall;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.env.space.ElementType;
import dev.quoin.game.Agent;
import dev.quoin.game.Game;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.MoveReason;
import dev.quoin.game.Outcome;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.kit.ActionEncoding;
import dev.quoin.game.picture.Picture;
import dev.quoin.game.player.TurnLoop;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// Two-player games of any kind in slots. Mutable; different slots may be used by different threads.
///
/// It calls the rules and the encoding directly, so it is slower than slots written for one game.
///
/// @param <P> a position
/// @param <M> a move
final class GameSlots<P, M> implements Slots {
    private static final String OBSERVATION = "observation";
    private static final String CURRENT_PLAYER = "current_player";
    private static final String AGENT_PLAYER = "agent_player";

    private final GameOptions<P, M> options;
    private final Game<P, M> game;
    private final ActionEncoding<P, M> encoding;
    private final SlotLayout layout;
    private final int count;
    private final boolean alone;
    private final Optional<AgentFactory<P, M>> factory;
    private final Warnings warnings;
    private final Optional<BatchedReplies> batched;
    private boolean defersCalls;

    // By slot: the episode, null before the first one, and the reward of the last action.
    private final List<@Nullable GameEpisode<P, M>> episodes;
    private final float[] rewards;

    private @Nullable ObservationBuffers bound;

    /// Creates `count` games with the same options.
    GameSlots(GameOptions<P, M> options, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("an environment needs at least 1 slot, got " + count);
        }
        this.options = options;
        this.count = count;
        game = options.ruleset().game();
        encoding = options.encoding();
        layout = layout(encoding);
        alone = options.opponent() instanceof Opponent.Self<P, M>();
        factory = options.opponent().prepared(game);
        warnings = new Warnings(options.warning());
        batched = options.opponent().batched(warnings, count);
        episodes = new ArrayList<>(Collections.nCopies(count, null));
        rewards = new float[count];
    }

    private static SlotLayout layout(ActionEncoding<?, ?> encoding) {
        int[] shape = encoding.shape().stream().mapToInt(Integer::intValue).toArray();
        return new SlotLayout(
                List.of(Field.of(OBSERVATION, ElementType.FLOAT32, 0, 1, shape)),
                List.of(
                        Field.of(SlotLayout.MASK, ElementType.BOOL, 0, 1, encoding.actions()),
                        Field.of(CURRENT_PLAYER, ElementType.INT32, 0, 1),
                        Field.of(AGENT_PLAYER, ElementType.INT32, 0, 1)),
                encoding.actions());
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public SlotLayout layout() {
        return layout;
    }

    @Override
    public void bind(ObservationBuffers buffers) {
        bound = buffers;
    }

    /// Starts an episode. The only option is `agent_player`.
    @Override
    public void start(int slot, long seed, Map<String, ?> resetOptions) {
        AgentSeat seat = options.reset(resetOptions);
        // The deal uses the seed itself, as in a match. A stream from the same seed would repeat its
        // numbers.
        var random = new SplitMixRandom(new SplitMixRandom(seed).nextLong());
        int agentSeat = seat.number(random);
        var agentRandom = new SplitMixRandom(random.nextLong());
        var episode = new GameEpisode<>(options, seed, agentSeat, random, agentRandom);
        factory.ifPresent(agents -> episode.setOpponent(agents.create(agentRandom)));
        episodes.set(slot, episode);
        rewards[slot] = 0;
        goOn(slot, episode);
        if (!defersCalls) {
            makeCalls(slot);
        }
    }

    /// Plays the opponent's move and completes the turn, unless a call has to be made first.
    private void goOn(int slot, GameEpisode<P, M> episode) {
        episode.pending = PendingCall.NONE;
        letOpponentPlay(slot, episode);
        if (episode.pending != PendingCall.NONE) {
            return;
        }
        if (episode.actingSeat != GameEpisode.STARTING) {
            rewards[slot] = game.outcome(episode.position())
                    .map(outcome -> result(outcome, episode.actingSeat))
                    .orElse(0);
        } else if (!episode.isRunning()) {
            episodes.set(slot, null);
            throw new IllegalArgumentException("a reset of " + options.id()
                    + ": the agent must be able to act before the game is over, got one that ended after "
                    + episode.actions().size() + " moves");
        }
        show(slot, episode);
    }

    @Override
    public boolean deferCalls() {
        defersCalls = batched.isPresent();
        return defersCalls;
    }

    @Override
    public PendingCall pending(int slot) {
        GameEpisode<P, M> episode = episodes.get(slot);
        return episode == null ? PendingCall.NONE : episode.pending;
    }

    @Override
    public void call(PendingCall call, int[] slots) {
        batched.orElseThrow().ask(memory(), slots, (slot, action) -> isLegal(begun(slot), action));
    }

    @Override
    public void resume(int slot) {
        GameEpisode<P, M> episode = begun(slot);
        int otherwise = episode.randomAction();
        int answer = batched.orElseThrow().answer(slot);
        episode.play(answer == BatchedReplies.NONE ? otherwise : answer);
        goOn(slot, episode);
    }

    @Override
    public void check(int slot, int action) {
        GameEpisode<P, M> episode = running(slot);
        if (action < 0 || action >= layout.actions()) {
            throw new IndexOutOfBoundsException("action must be 0.." + (layout.actions() - 1) + ", got " + action);
        }
        if (options.invalid() == InvalidAction.ERROR && !isLegal(episode, action)) {
            throw refusal(episode, action);
        }
    }

    private GameEpisode<P, M> running(int slot) {
        GameEpisode<P, M> episode = episodes.get(slot);
        (episode == null ? EpisodePhase.NOT_STARTED : episode.phase()).requireRunning();
        return Objects.requireNonNull(episode);
    }

    private boolean isLegal(GameEpisode<P, M> episode, int action) {
        return episode.legal().containsKey(action);
    }

    /// Returns why an action is illegal, with the message of the rules if they have one.
    private IllegalMoveException refusal(GameEpisode<P, M> episode, int action) {
        try {
            P seen = episode.seen();
            game.play(seen, encoding.move(seen, action), new SplittableRandom(0));
        } catch (IllegalMoveException illegal) {
            return illegal;
        } catch (RuntimeException _) {
            // The action is not a move in this position.
        }
        return new IllegalMoveException(MoveReason.UNPLAYABLE, "action " + action + " is not legal now");
    }

    @Override
    public void act(int slot, int action) {
        check(slot, action);
        GameEpisode<P, M> episode = running(slot);
        int taken = action;
        if (!isLegal(episode, action)) {
            if (options.invalid() == InvalidAction.PENALTY) {
                rewards[slot] = options.penalty();
                return;
            }
            taken = episode.randomAction();
        }
        episode.actingSeat = episode.toMove();
        episode.play(taken);
        goOn(slot, episode);
        if (!defersCalls) {
            makeCalls(slot);
        }
    }

    /// Returns 1 for a win, 0 for a draw, -1 for a loss.
    private static int result(Outcome outcome, int seat) {
        return Integer.signum(outcome.spread(seat));
    }

    private void letOpponentPlay(int slot, GameEpisode<P, M> episode) {
        while (!alone && episode.isRunning() && episode.toMove() != episode.agentSeat) {
            switch (options.opponent()) {
                case Opponent.Agents<P, M> _ -> letAgentPlay(episode);
                case Opponent.Called<P, M>(Policy policy) -> letPolicyPlay(slot, episode, policy);
                case Opponent.Batched<P, M> _ -> {
                    show(slot, episode, episode.toMove());
                    episode.pending = PendingCall.OPPONENT;
                    return;
                }
                default -> episode.play(episode.randomAction());
            }
        }
    }

    private void letAgentPlay(GameEpisode<P, M> episode) {
        Agent<P, M> agent = Objects.requireNonNull(episode.opponent());
        TurnLoop.ask(agent, episode.seen(), options.budget(), episode::play, 1)
                .trouble()
                .ifPresent(trouble -> {
                    warnings.opponent(trouble);
                    episode.play(episode.randomAction());
                });
    }

    /// Shows the opponent its side in the slot's own memory during the call; the agent's view is written
    /// afterwards.
    private void letPolicyPlay(int slot, GameEpisode<P, M> episode, Policy policy) {
        show(slot, episode, episode.toMove());
        int action = episode.randomAction();
        try {
            int chosen = policy.choose(memory(), slot);
            if (isLegal(episode, chosen)) {
                action = chosen;
            } else {
                warnings.opponent("it chose " + chosen + ", which is not legal");
            }
        } catch (RuntimeException failed) {
            warnings.opponent(failed);
        }
        episode.play(action);
    }

    /// Shows a game to the agent; an agent that plays both sides sees what the seat to move sees.
    private void show(int slot, GameEpisode<P, M> episode) {
        show(slot, episode, viewer(episode));
    }

    private int viewer(GameEpisode<P, M> episode) {
        return alone ? episode.toMove() : episode.agentSeat;
    }

    private void show(int slot, GameEpisode<P, M> episode, int seat) {
        var values = new float[layout.observation().getFirst().box().shape().size()];
        encoding.observe(game.seenBy(seat, episode.position()), seat, values);
        memory().buffer(OBSERVATION).asFloatBuffer().put(slot * values.length, values);
        ByteBuffer masks = memory().buffer(SlotLayout.MASK);
        for (int action = 0; action < layout.actions(); action++) {
            masks.put(slot * layout.actions() + action, (byte) (isLegal(episode, action) ? 1 : 0));
        }
        memory().buffer(CURRENT_PLAYER).putInt(slot * Integer.BYTES, episode.toMove());
        memory().buffer(AGENT_PLAYER).putInt(slot * Integer.BYTES, seat);
    }

    private ObservationBuffers memory() {
        return Objects.requireNonNull(bound, "slots must be bound before an episode begins");
    }

    /// Returns the agent's lead in the points of the ruleset; games without points have them only at the
    /// end.
    @Override
    public int lead(int slot) {
        GameEpisode<P, M> episode = begun(slot);
        return new Outcome(options.ruleset().points(episode.position())).spread(viewer(episode));
    }

    private GameEpisode<P, M> begun(int slot) {
        GameEpisode<P, M> episode = episodes.get(slot);
        if (episode == null) {
            throw new IllegalStateException("an environment must be reset before it has a position");
        }
        return episode;
    }

    @Override
    public float reward(int slot) {
        return rewards[slot];
    }

    @Override
    public boolean isTerminated(int slot) {
        return phase(slot) == EpisodePhase.OVER;
    }

    @Override
    public boolean isTruncated(int slot) {
        return phase(slot) == EpisodePhase.CUT;
    }

    private EpisodePhase phase(int slot) {
        GameEpisode<P, M> episode = episodes.get(slot);
        return episode == null ? EpisodePhase.NOT_STARTED : episode.phase();
    }

    @Override
    public byte[] save(int slot) {
        GameEpisode<P, M> episode = episodes.get(slot);
        var saved = episode == null
                ? new SavedGame(options.id(), 0, 0, 0, 0, EpisodePhase.NOT_STARTED, List.of(), List.of())
                : new SavedGame(
                        options.id(),
                        episode.seed,
                        episode.random.state(),
                        episode.agentRandom.state(),
                        episode.agentSeat,
                        episode.phase(),
                        episode.actions(),
                        episode.redraws());
        return saved.bytes();
    }

    /// Replays the saved moves. An external opponent starts over, as in a new episode, but an agent
    /// continues with its saved random state.
    @Override
    public void load(int slot, byte[] state) {
        SavedGame saved = SavedGame.read(options.id(), state);
        if (saved.phase() == EpisodePhase.NOT_STARTED) {
            episodes.set(slot, null);
            rewards[slot] = 0;
            return;
        }
        GameEpisode<P, M> episode = replayed(saved);
        episodes.set(slot, episode);
        rewards[slot] = 0;
        show(slot, episode);
    }

    private GameEpisode<P, M> replayed(SavedGame saved) {
        var random = new SplitMixRandom(saved.random());
        var agentRandom = new SplitMixRandom(saved.agentRandom());
        var episode = new GameEpisode<>(options, saved.seed(), saved.agentSeat(), random, agentRandom);
        Iterator<Redraw> redraws = saved.redraws().iterator();
        Redraw next = redraws.hasNext() ? redraws.next() : null;
        for (int played = 0; played <= saved.actions().size(); played++) {
            while (next != null && next.after() == played) {
                episode.redraw(next.seed());
                next = redraws.hasNext() ? redraws.next() : null;
            }
            if (played < saved.actions().size()) {
                replay(episode, saved.actions().get(played));
            }
        }
        if (episode.phase() != saved.phase()) {
            throw SavedGame.wrong(
                    options.id(), "has the phase of its last action, " + episode.phase() + ", got " + saved.phase());
        }
        if (!alone && episode.isRunning() && episode.toMove() != episode.agentSeat) {
            throw SavedGame.wrong(
                    options.id(), "with an opponent has the agent to move, got one with the opponent to move");
        }
        factory.ifPresent(agents -> {
            episode.setOpponent(agents.create(agentRandom));
            agentRandom.set(saved.agentRandom());
        });
        return episode;
    }

    private void replay(GameEpisode<P, M> episode, int action) {
        if (!isLegal(episode, action)) {
            throw SavedGame.wrong(
                    options.id(),
                    "has legal actions only, got " + action + " as number "
                            + (episode.actions().size() + 1));
        }
        episode.play(action);
    }

    /// Replays the moves of the episode, because a deal cannot be copied.
    @Override
    public void copyTo(int from, Slots target, int to) {
        if (!(target instanceof GameSlots<?, ?> twin) || !twin.options.id().equals(options.id())) {
            throw new IllegalArgumentException(
                    "a slot of " + options.id() + " must be copied to " + options.id() + ", got " + target);
        }
        if (twin == this && from == to) {
            return;
        }
        twin.load(to, save(from));
        twin.rewards[to] = rewards[from];
        memory().copySlot(from, twin.memory(), to);
    }

    /// Resamples future randomness. A ruleset cannot redeal what a player does not see, so positions with
    /// hidden information are rejected.
    @Override
    public void determinize(int slot, long seed) {
        GameEpisode<P, M> episode = begun(slot);
        P position = episode.position();
        if (!game.seenBy(0, position).equals(position)
                || !game.seenBy(1, position).equals(position)) {
            throw new UnsupportedOperationException(options.id()
                    + " cannot be determinized: its rules do not say how to deal what a player cannot see");
        }
        var random = new SplitMixRandom(seed);
        episode.redraw(random.nextLong());
        episode.random.set(random.nextLong());
        episode.agentRandom.set(random.nextLong());
        factory.ifPresent(agents -> episode.setOpponent(agents.create(episode.agentRandom)));
    }

    @Override
    public String write(int slot, int action) {
        check(slot, action);
        GameEpisode<P, M> episode = running(slot);
        M move = episode.legal().get(action);
        if (move == null) {
            throw refusal(episode, action);
        }
        return game.notation().write(episode.seen(), move);
    }

    @Override
    public int read(int slot, String text) {
        GameEpisode<P, M> episode = running(slot);
        P seen = episode.seen();
        M move = options.ruleset().canonical(seen, game.notation().read(seen, text));
        for (Map.Entry<Integer, M> legal : episode.legal().entrySet()) {
            if (legal.getValue().equals(move)) {
                return legal.getKey();
            }
        }
        game.play(seen, move, new SplittableRandom(0));
        return encoding.action(seen, move);
    }

    @Override
    public String text(int slot) {
        GameEpisode<P, M> episode = begun(slot);
        return game.seenBy(viewer(episode), episode.position()).toString();
    }

    @Override
    public Picture picture(int slot) {
        return TextPicture.draw(text(slot));
    }
}
