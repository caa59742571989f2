package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.option.OptionReader;
import dev.quoin.env.slots.Columns;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.Picture;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.SlotChance;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.space.ElementType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Crossword games side by side. Mutable; different slots may be used by different threads.
///
/// The rules are those of the referee and the legal moves those of the generator. Positions are values, so a turn
/// allocates a few small objects and nothing that stays.
public final class CrosswordSlots implements Slots {
    private final String id;
    private final Crossword game;
    private final CrosswordOptions options;
    private final ActionScheme scheme;
    private final Actions actions;
    private final Replies replies;
    private final SeatView view;
    private final SlotLayout layout;
    private final boolean alone;
    private final Episode[] episodes;

    private @Nullable Columns bound;
    private MemorySegment toMove = MemorySegment.NULL;
    private MemorySegment agents = MemorySegment.NULL;
    private MemorySegment seatRewards = MemorySegment.NULL;

    /// So many games of an environment.
    CrosswordSlots(String id, Crossword game, CrosswordOptions options, Listing listing, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("an environment needs at least 1 slot, got " + count);
        }
        this.id = id;
        this.game = game;
        this.options = options;
        var benches = Workbench.forEachThread(game);
        scheme = listing.scheme(game, benches);
        actions = new Actions(game, scheme, options.invalid(), options.penalty(), options.maxSteps());
        replies = new Replies(game, options, scheme, benches);
        view = new SeatView(game.variant());
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
        alone = options.opponent() instanceof CrosswordOpponent.Self;
        episodes = new Episode[count];
        Arrays.setAll(episodes, slot -> new Episode());
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
    public void bind(Columns columns) {
        bound = columns;
        view.bind(columns);
        scheme.bind(columns);
        toMove = columns.segment("current_player");
        agents = columns.segment("agent_player");
        seatRewards = columns.segment("seat_rewards");
    }

    /// Options: `agent_player` for this episode, `position` to start from: a [CrosswordPosition] with all racks known,
    /// or
    /// its CGP text.
    @Override
    public void start(int slot, long seed, Map<String, ?> resetOptions) {
        AgentSeat seat = options.agent();
        Optional<CrosswordPosition> given = Optional.empty();
        if (!resetOptions.isEmpty()) {
            var reader = new OptionReader("a reset of " + id, resetOptions);
            seat = reader.choice("agent_player", seat);
            given = reader.any("position", given, value -> Optional.of(new GivenPosition(game).read(value)));
            reader.end();
        }
        Episode episode = episodes[slot];
        episode.progress.begin(seed);
        SlotChance chance = episode.progress.chance();
        episode.agentSeat = seat == AgentSeat.SECOND || seat == AgentSeat.RANDOM && chance.nextBoolean() ? 1 : 0;
        episode.player = replies.player(chance.nextLong());
        episode.position = given.orElseGet(() -> game.start(chance));
        Arrays.fill(episode.rewards, 0);
        scheme.clear(slot);
        view.showPremiums(slot);
        episode.progress.settle(game.referee().isOver(episode.position()), options.maxSteps());
        goOn(slot);
        show(slot);
    }

    /// Begins an episode at what the seat to move sees of a position. Hidden racks get any of the unseen tiles: neither
    /// what is shown nor what may be done depends on which.
    ///
    /// @throws IllegalArgumentException when the position is of another game
    public void startSeen(int slot, CrosswordPosition seen) {
        start(slot, 0, Map.of("position", GivenPosition.dealt(seen)));
    }

    @Override
    public void check(int slot, int action) {
        Episode episode = episodes[slot];
        actions.check(episode.progress.running(), episode.position(), action);
    }

    @Override
    public void act(int slot, int action) {
        Episode episode = episodes[slot];
        int entry = actions.taken(slot, episode.progress.running(), episode.position(), action);
        if (entry != Actions.REFUSED) {
            take(slot, entry);
            return;
        }
        Arrays.fill(episode.rewards, 0);
        episode.rewards[episode.position().toMove()] = episode.progress.reward();
        show(slot);
    }

    /// Takes the legal action of an entry, and lets the opponent answer.
    private void take(int slot, int entry) {
        Episode episode = episodes[slot];
        CrosswordPosition before = episode.position();
        Turn turn = episode.progress.turn();
        scheme.hide(slot, turn);
        play(episode, turn.move(entry, before, game.variant()));
        goOn(slot);
        CrosswordPosition after = episode.position();
        boolean over = episode.progress.phase() == Phase.OVER;
        for (int seat = 0; seat < game.players(); seat++) {
            int own = gain(before, after, seat);
            int other = game.players() == 1 ? 0 : gain(before, after, 1 - seat);
            episode.rewards[seat] = options.reward().of(own, other, lead(after, seat), over);
        }
        episode.progress.earn(episode.rewards[before.toMove()]);
        show(slot);
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
        episode.progress.step(game.referee().isOver(episode.position()), options.maxSteps());
    }

    /// Lets the opponent take its turn, and lists what may be done after it.
    private void goOn(int slot) {
        Episode episode = episodes[slot];
        while (!alone && episode.progress.isRunning() && episode.position().toMove() != episode.agentSeat) {
            play(episode, replies.to(episode, policy -> ask(slot, policy)));
        }
        actions.list(episode.progress, episode.position());
    }

    /// The slot's own memory shows the opponent its side while it is asked; the agent's view is written after.
    private int ask(int slot, Policy policy) {
        Episode episode = episodes[slot];
        show(slot, episode.position().toMove());
        try {
            return policy.choose(Objects.requireNonNull(bound), slot);
        } finally {
            scheme.hide(slot, episode.progress.turn());
        }
    }

    private void show(int slot) {
        show(slot, seat(episodes[slot]));
    }

    private void show(int slot, int seat) {
        Episode episode = episodes[slot];
        CrosswordPosition position = episode.position();
        view.show(slot, position, seat);
        scheme.show(slot, position, episode.progress.turn());
        toMove.setAtIndex(ValueLayout.JAVA_INT, slot, position.toMove());
        agents.setAtIndex(ValueLayout.JAVA_INT, slot, seat);
        for (int earner = 0; earner < game.players(); earner++) {
            long at = (long) slot * game.players() + earner;
            seatRewards.setAtIndex(ValueLayout.JAVA_FLOAT, at, episode.rewards[earner]);
        }
    }

    /// Who sees: the agent; who plays both sides sees as the side to move.
    private int seat(Episode episode) {
        return alone ? episode.position().toMove() : episode.agentSeat;
    }

    /// What is played.
    public Crossword game() {
        return game;
    }

    /// The move that a legal action stands for.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when it is illegal
    /// @throws IllegalStateException when no episode has begun or the last is over
    public CrosswordMove move(int slot, int action) {
        Episode episode = episodes[slot];
        return actions.move(episode.progress.running(), episode.position(), action);
    }

    /// The position of a slot, with what the agent may not see.
    ///
    /// @throws IllegalStateException before the first start
    public CrosswordPosition position(int slot) {
        return episodes[slot].position();
    }

    @Override
    public float reward(int slot) {
        return episodes[slot].progress.reward();
    }

    @Override
    public boolean isTerminated(int slot) {
        return episodes[slot].progress.phase() == Phase.OVER;
    }

    @Override
    public boolean isTruncated(int slot) {
        return episodes[slot].progress.phase() == Phase.CUT;
    }

    @Override
    public byte[] save(int slot) {
        return SavedEpisode.of(episodes[slot]).write(id, game);
    }

    /// Goes on from a saved state; an opponent from outside begins anew, as it would with a new episode.
    @Override
    public void load(int slot, byte[] state) {
        SavedEpisode saved = SavedEpisode.read(id, game, state);
        Episode episode = episodes[slot];
        saved.restore(episode);
        episode.player = replies.player(episode.progress.chance().state());
        scheme.clear(slot);
        if (episode.progress.phase() != Phase.UNBORN) {
            view.showPremiums(slot);
            goOn(slot);
            show(slot);
        }
    }

    @Override
    public String write(int slot, int action) {
        Episode episode = episodes[slot];
        return actions.write(episode.progress.running(), episode.position(), action);
    }

    @Override
    public int read(int slot, String text) {
        Episode episode = episodes[slot];
        return actions.read(episode.progress.running(), episode.position(), text);
    }

    @Override
    public String text(int slot) {
        return BoardText.draw(game.variant(), position(slot), seat(episodes[slot]));
    }

    @Override
    public Picture picture(int slot) {
        return BoardPicture.of(game.variant(), position(slot).board());
    }
}
