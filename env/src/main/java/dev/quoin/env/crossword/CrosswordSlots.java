package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.picture.BoardPainter;
import dev.quoin.crossword.picture.CrosswordBoardText;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.crossword.action.ActionOptions;
import dev.quoin.env.crossword.action.ActionRules;
import dev.quoin.env.crossword.action.ActionScheme;
import dev.quoin.env.crossword.action.GeneratorScratch;
import dev.quoin.env.crossword.action.LegalActions;
import dev.quoin.env.opponent.AgentSeat;
import dev.quoin.env.opponent.BatchedReplies;
import dev.quoin.env.opponent.Opponent;
import dev.quoin.env.option.OptionReader;
import dev.quoin.env.slots.EpisodePhase;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.PendingCall;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.env.space.ElementType;
import dev.quoin.game.picture.Picture;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Crossword games in slots. Mutable; different slots may be used by different threads.
///
/// The referee applies the rules and the generator finds the legal moves. Positions are immutable values, so
/// a turn allocates a few small, short-lived objects.
public final class CrosswordSlots implements Slots {
    private final String id;
    private final Crossword game;
    private final CrosswordOptions options;
    private final ActionScheme scheme;
    private final ActionRules actions;
    private final OpponentMoves replies;
    private final CrosswordObservation view;
    private final SlotLayout layout;
    private final boolean alone;
    private final Episode[] episodes;
    private final Optional<BatchedReplies> batched;
    private boolean defersCalls;

    private @Nullable ObservationBuffers bound;
    private MemorySegment toMove = MemorySegment.NULL;
    private MemorySegment agents = MemorySegment.NULL;
    private MemorySegment seatRewards = MemorySegment.NULL;

    /// Creates `count` games of an environment.
    CrosswordSlots(String id, Crossword game, CrosswordOptions options, ActionOptions actionOptions, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("an environment needs at least 1 slot, got " + count);
        }
        this.id = id;
        this.game = game;
        this.options = options;
        var scratches = GeneratorScratch.forEachThread(game);
        scheme = actionOptions.scheme(game, scratches);
        actions = new ActionRules(game, scheme, options.invalid(), options.penalty(), options.maxSteps());
        replies = new OpponentMoves(game, options, scheme, scratches);
        view = new CrosswordObservation(game.variant());
        var observation = new ArrayList<>(view.fields());
        observation.addAll(scheme.fields());
        double most = Double.POSITIVE_INFINITY;
        layout = new SlotLayout(
                observation,
                List.of(
                        scheme.fields().getFirst(),
                        Field.of("current_player", ElementType.INT32, 0, game.players() - 1.0),
                        Field.of("agent_player", ElementType.INT32, 0, game.players() - 1.0),
                        Field.of("seat_rewards", ElementType.FLOAT32, -most, most, game.players())),
                scheme.count());
        alone = options.opponent() instanceof Opponent.Self();
        episodes = new Episode[count];
        Arrays.setAll(episodes, slot -> new Episode());
        batched = replies.batched(count);
    }

    @Override
    public int count() {
        return episodes.length;
    }

    @Override
    public SlotLayout layout() {
        return layout;
    }

    @Override
    public void bind(ObservationBuffers buffers) {
        bound = buffers;
        view.bind(buffers);
        scheme.bind(buffers);
        toMove = buffers.segment("current_player");
        agents = buffers.segment("agent_player");
        seatRewards = buffers.segment("seat_rewards");
    }

    /// Starts an episode. The options are `agent_player`, for this episode only, and `position`: a
    /// [CrosswordPosition] with all racks known, or its CGP text.
    @Override
    public void start(int slot, long seed, Map<String, ?> resetOptions) {
        AgentSeat seat = options.agent();
        Optional<CrosswordPosition> given = Optional.empty();
        if (!resetOptions.isEmpty()) {
            var reader = new OptionReader("a reset of " + id, resetOptions);
            seat = reader.choice("agent_player", seat);
            given = reader.any("position", given, value -> Optional.of(new ResetPosition(game).read(value)));
            reader.end();
        }
        Episode episode = episodes[slot];
        episode.state.begin(seed);
        SplitMixRandom random = episode.state.random();
        episode.agentSeat = seat.number(random);
        replies.seat(episode, random.nextLong());
        episode.position = given.orElseGet(() -> game.start(random));
        Arrays.fill(episode.rewards, 0);
        scheme.clear(slot);
        view.showPremiums(slot);
        episode.state.settle(game.referee().isOver(episode.position()), options.maxSteps());
        episode.before = null;
        goOn(slot);
        if (!defersCalls) {
            makeCalls(slot);
        }
    }

    /// Starts an episode from what the seat to move sees of a position. Hidden racks are filled with unseen
    /// tiles; which ones affects neither the observation nor the legal actions.
    ///
    /// @throws IllegalArgumentException when the position belongs to another game
    public void startSeen(int slot, CrosswordPosition seen) {
        start(slot, 0, Map.of("position", dealt(seen)));
    }

    /// Returns a position that a reset accepts, with hidden racks filled from the unseen tiles.
    public static CrosswordPosition dealt(CrosswordPosition seen) {
        return ResetPosition.dealt(seen);
    }

    @Override
    public void check(int slot, int action) {
        Episode episode = episodes[slot];
        actions.check(episode.state.running(), episode.position(), action);
    }

    @Override
    public void act(int slot, int action) {
        Episode episode = episodes[slot];
        int entry = actions.taken(slot, episode.state.running(), episode.position(), action);
        if (entry != ActionRules.REFUSED) {
            take(slot, entry);
            return;
        }
        Arrays.fill(episode.rewards, 0);
        episode.rewards[episode.position().toMove()] = episode.state.reward();
        show(slot);
    }

    /// Plays the legal action of an entry, then lets the opponent reply.
    private void take(int slot, int entry) {
        Episode episode = episodes[slot];
        CrosswordPosition before = episode.position();
        LegalActions legal = episode.state.legal();
        scheme.hide(slot, legal);
        play(episode, legal.move(entry, before, game.variant()));
        episode.before = before;
        goOn(slot);
        if (!defersCalls) {
            makeCalls(slot);
        }
    }

    private void reward(Episode episode, CrosswordPosition before) {
        CrosswordPosition after = episode.position();
        boolean over = episode.state.phase() == EpisodePhase.OVER;
        for (int seat = 0; seat < game.players(); seat++) {
            int own = gain(before, after, seat);
            int other = game.players() == 1 ? 0 : gain(before, after, 1 - seat);
            episode.rewards[seat] = options.reward().of(own, other, lead(after, seat), over);
        }
        episode.state.earn(episode.rewards[before.toMove()]);
    }

    private static int gain(CrosswordPosition before, CrosswordPosition after, int seat) {
        return after.scores().get(seat) - before.scores().get(seat);
    }

    private static int lead(CrosswordPosition position, int seat) {
        int other = position.players() == 1 ? 0 : position.scores().get(1 - seat);
        return position.scores().get(seat) - other;
    }

    private void play(Episode episode, CrosswordMove move) {
        episode.position = game.referee().play(episode.position(), move, episode.draws);
        episode.state.step(game.referee().isOver(episode.position()), options.maxSteps());
    }

    /// Plays the opponent's turn and completes the agent's, unless a call has to be made first.
    private void goOn(int slot) {
        Episode episode = episodes[slot];
        episode.pending = PendingCall.NONE;
        while (!alone && episode.state.isRunning() && episode.position().toMove() != episode.agentSeat) {
            if (batched.isPresent()) {
                scheme.find(episode.position(), episode.state.legal());
                show(slot, episode.position().toMove());
                episode.pending = PendingCall.OPPONENT;
                return;
            }
            play(episode, replies.to(episode, policy -> ask(slot, policy)));
        }
        actions.list(episode.state, episode.position());
        if (episode.before != null) {
            reward(episode, episode.before);
        }
        show(slot);
    }

    @Override
    public boolean deferCalls() {
        defersCalls = batched.isPresent();
        return defersCalls;
    }

    @Override
    public PendingCall pending(int slot) {
        return episodes[slot].pending;
    }

    @Override
    public void call(PendingCall call, int[] slots) {
        batched.orElseThrow()
                .ask(
                        Objects.requireNonNull(bound),
                        slots,
                        (slot, action) -> episodes[slot].state.legal().entryOf(action) >= 0);
    }

    @Override
    public void resume(int slot) {
        Episode episode = episodes[slot];
        scheme.hide(slot, episode.state.legal());
        play(episode, replies.of(episode, batched.orElseThrow().answer(slot)));
        goOn(slot);
    }

    /// Shows the opponent its side in the slot's own memory during the call; the agent's view is written
    /// afterwards.
    private int ask(int slot, Policy policy) {
        Episode episode = episodes[slot];
        show(slot, episode.position().toMove());
        try {
            return policy.choose(Objects.requireNonNull(bound), slot);
        } finally {
            scheme.hide(slot, episode.state.legal());
        }
    }

    private void show(int slot) {
        show(slot, seat(episodes[slot]));
    }

    private void show(int slot, int seat) {
        Episode episode = episodes[slot];
        CrosswordPosition position = episode.position();
        view.show(slot, position, seat);
        scheme.show(slot, position, episode.state.legal());
        toMove.setAtIndex(ValueLayout.JAVA_INT, slot, position.toMove());
        agents.setAtIndex(ValueLayout.JAVA_INT, slot, seat);
        for (int earner = 0; earner < game.players(); earner++) {
            long at = (long) slot * game.players() + earner;
            seatRewards.setAtIndex(ValueLayout.JAVA_FLOAT, at, episode.rewards[earner]);
        }
    }

    /// Returns the seat whose view is shown: the agent's, or the seat to move if the agent plays both sides.
    private int seat(Episode episode) {
        return alone ? episode.position().toMove() : episode.agentSeat;
    }

    /// Returns the game.
    public Crossword game() {
        return game;
    }

    /// Returns the move that a legal action stands for.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when it is illegal
    /// @throws IllegalStateException when no episode has started or the last one is over
    public CrosswordMove move(int slot, int action) {
        Episode episode = episodes[slot];
        return actions.move(episode.state.running(), episode.position(), action);
    }

    /// Returns how moves are numbered.
    public ActionScheme actionScheme() {
        return scheme;
    }

    /// Returns the legal actions of a slot, in no particular order; none when its episode is over.
    public int[] legalActions(int slot) {
        return episodes[slot].state.legal().actions();
    }

    /// Returns the position of a slot, including what the agent may not see.
    ///
    /// @throws IllegalStateException before the first start
    public CrosswordPosition position(int slot) {
        return episodes[slot].position();
    }

    /// Returns the agent's lead in points.
    @Override
    public int lead(int slot) {
        return lead(position(slot), seat(episodes[slot]));
    }

    @Override
    public float reward(int slot) {
        return episodes[slot].state.reward();
    }

    @Override
    public boolean isTerminated(int slot) {
        return episodes[slot].state.phase() == EpisodePhase.OVER;
    }

    @Override
    public boolean isGameOver(int slot) {
        return game.referee().isOver(position(slot));
    }

    @Override
    public boolean isTruncated(int slot) {
        return episodes[slot].state.phase() == EpisodePhase.CUT;
    }

    @Override
    public byte[] save(int slot) {
        return SavedEpisode.of(episodes[slot]).write(id, game);
    }

    /// Restores a saved state. An external opponent starts over, as in a new episode.
    @Override
    public void load(int slot, byte[] state) {
        SavedEpisode saved = SavedEpisode.read(id, game, state);
        Episode episode = episodes[slot];
        saved.restore(episode);
        replies.seat(episode, episode.state.random().state());
        scheme.clear(slot);
        if (episode.state.phase() != EpisodePhase.NOT_STARTED) {
            view.showPremiums(slot);
            episode.before = null;
            goOn(slot);
            if (!defersCalls) {
                makeCalls(slot);
            }
        }
    }

    @Override
    public void copyTo(int from, Slots target, int to) {
        if (!(target instanceof CrosswordSlots twin) || !twin.id.equals(id)) {
            throw new IllegalArgumentException("a slot of " + id + " must be copied to " + id + ", got " + target);
        }
        if (twin == this && from == to) {
            return;
        }
        Episode source = episodes[from];
        Episode copy = twin.episodes[to];
        copy.state.copyFrom(source.state);
        copy.position = source.position;
        copy.agentSeat = source.agentSeat;
        System.arraycopy(source.rewards, 0, copy.rewards, 0, source.rewards.length);
        copy.player = null;
        copy.playerRandom.copyFrom(source.playerRandom);
        memory().copySlot(from, twin.memory(), to);
    }

    private ObservationBuffers memory() {
        return Objects.requireNonNull(bound, "slots must be bound before they are copied");
    }

    /// Returns the complete position; see [CrosswordObservation#everything].
    @Override
    public int[] fullState(int slot) {
        return view.everything(position(slot));
    }

    /// Redeals the other racks from the tiles that the agent has not seen, and resamples future draws.
    @Override
    public void determinize(int slot, long seed) {
        Episode episode = episodes[slot];
        CrosswordPosition seen = episode.position().seenBy(seat(episode));
        var random = new SplitMixRandom(seed);
        episode.position = ResetPosition.dealt(seen, random);
        episode.state.random().set(random.nextLong());
        episode.player = null;
        episode.playerRandom.begin(random.nextLong());
    }

    @Override
    public String write(int slot, int action) {
        Episode episode = episodes[slot];
        return actions.write(episode.state.running(), episode.position(), action);
    }

    @Override
    public int read(int slot, String text) {
        Episode episode = episodes[slot];
        return actions.read(episode.state.running(), episode.position(), text);
    }

    @Override
    public String text(int slot) {
        return CrosswordBoardText.draw(game.variant(), position(slot), seat(episodes[slot]));
    }

    @Override
    public Picture picture(int slot) {
        return BoardPainter.draw(game.variant(), position(slot).board());
    }
}
