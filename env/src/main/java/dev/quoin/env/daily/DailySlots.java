package dev.quoin.env.daily;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.picture.BoardPainter;
import dev.quoin.crossword.picture.CrosswordBoardText;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.env.crossword.CrosswordObservation;
import dev.quoin.env.crossword.action.ActionRules;
import dev.quoin.env.crossword.action.CandidateActions;
import dev.quoin.env.crossword.action.GeneratorScratch;
import dev.quoin.env.crossword.action.LegalActions;
import dev.quoin.env.slots.EpisodePhase;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.env.space.ElementType;
import dev.quoin.game.picture.Picture;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Games of Daily Letters in slots. Mutable; different slots may be used by different threads.
///
/// The observation is that of the crossword environments plus the number of turns left. Tiles to be drawn
/// are never shown.
public final class DailySlots implements Slots {
    private static final String TURNS_LEFT = "turns_left";
    private static final String DATE = "date";
    private static final int LAST_DATE = 99991231;
    private static final int PLAYER = 0;

    private final DailyOptions options;
    private final DailyLetters rules = DailyLetters.of(DailyEdition.newest());
    private final Crossword game = Crossword.of(rules.variant(), rules.lexicon(), 1);
    private final CandidateActions scheme;
    private final ActionRules actions;
    private final CrosswordObservation view;
    private final SlotLayout layout;
    private final DailyEpisode[] episodes;
    private @Nullable ObservationBuffers bound;
    private MemorySegment turnsLeft = MemorySegment.NULL;
    private MemorySegment dates = MemorySegment.NULL;

    /// Creates `count` games.
    public DailySlots(DailyOptions options, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("an environment needs at least 1 slot, got " + count);
        }
        this.options = options;
        scheme = new CandidateActions(game, GeneratorScratch.forEachThread(game), options.candidates());
        actions = new ActionRules(game, scheme, options.invalid(), options.penalty(), options.maxSteps());
        view = new CrosswordObservation(rules.variant());
        var observation = new ArrayList<>(view.fields());
        observation.add(Field.of(TURNS_LEFT, ElementType.INT32, 0, DailyGame.TURNS, 1));
        observation.addAll(scheme.fields());
        layout = new SlotLayout(
                observation,
                List.of(scheme.fields().getFirst(), Field.of(DATE, ElementType.INT32, 0, LAST_DATE)),
                scheme.count());
        episodes = new DailyEpisode[count];
        Arrays.setAll(episodes, slot -> new DailyEpisode());
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
        turnsLeft = buffers.segment(TURNS_LEFT);
        dates = buffers.segment(DATE);
    }

    /// Starts an episode. The option `date` selects the puzzle of a date; otherwise the seed generates a
    /// puzzle without one.
    @Override
    public void start(int slot, long seed, Map<String, ?> resetOptions) {
        Optional<LocalDate> date = options.date(resetOptions);
        DailyEpisode episode = episodes[slot];
        episode.state.begin(seed);
        long puzzleSeed = episode.state.random().nextLong();
        episode.puzzle =
                date.<PuzzleName>map(PuzzleName.OfDate::new).orElseGet(() -> new PuzzleName.OfSeed(puzzleSeed));
        episode.game = rules.start(episode.puzzle.puzzle());
        showAnew(slot);
    }

    /// Lists the legal actions and rewrites the whole observation.
    private void showAnew(int slot) {
        DailyEpisode episode = episodes[slot];
        scheme.clear(slot);
        view.showPremiums(slot);
        actions.list(episode.state, episode.game().position());
        show(slot);
    }

    private void show(int slot) {
        DailyEpisode episode = episodes[slot];
        DailyGame now = episode.game();
        view.show(slot, now.position(), PLAYER);
        scheme.show(slot, now.position(), episode.state.legal());
        turnsLeft.setAtIndex(ValueLayout.JAVA_INT, slot, now.turnsLeft());
        dates.setAtIndex(ValueLayout.JAVA_INT, slot, episode.puzzle.date());
    }

    @Override
    public void check(int slot, int action) {
        DailyEpisode episode = episodes[slot];
        actions.check(episode.state.running(), episode.game().position(), action);
    }

    @Override
    public void act(int slot, int action) {
        DailyEpisode episode = episodes[slot];
        int entry = actions.taken(slot, episode.state.running(), episode.game().position(), action);
        if (entry != ActionRules.REFUSED) {
            take(episode, slot, entry);
        }
        show(slot);
    }

    /// Plays the legal action of an entry.
    private void take(DailyEpisode episode, int slot, int entry) {
        DailyGame before = episode.game();
        LegalActions legal = episode.state.legal();
        CrosswordMove move = legal.move(entry, before.position(), rules.variant());
        int best = legal.firstScore();
        scheme.hide(slot, legal);
        DailyGame after = rules.play(before, move).game();
        episode.game = after;
        episode.state.step(after.isOver(), options.maxSteps());
        int score = after.total() - before.total();
        episode.state.earn(options.reward().of(score, best, after.total(), after.isOver()));
        actions.list(episode.state, after.position());
    }

    /// Returns the game of a slot, including the puzzle, which the agent may not see.
    ///
    /// @throws IllegalStateException before the first start
    public DailyGame game(int slot) {
        return episodes[slot].game();
    }

    /// Returns the points so far, because there is no opponent.
    @Override
    public int lead(int slot) {
        return game(slot).total();
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
    public boolean isTruncated(int slot) {
        return episodes[slot].state.phase() == EpisodePhase.CUT;
    }

    @Override
    public byte[] save(int slot) {
        return SavedDaily.of(episodes[slot]).write();
    }

    @Override
    public void load(int slot, byte[] state) {
        SavedDaily saved = SavedDaily.read(rules, state);
        DailyEpisode episode = episodes[slot];
        saved.restore(episode);
        if (episode.state.phase() == EpisodePhase.NOT_STARTED) {
            scheme.clear(slot);
        } else {
            showAnew(slot);
        }
    }

    @Override
    public void copyTo(int from, Slots target, int to) {
        if (!(target instanceof DailySlots twin)) {
            throw new IllegalArgumentException("a slot of " + DailyEnvironments.ID + " must be copied to "
                    + DailyEnvironments.ID + ", got " + target);
        }
        if (twin == this && from == to) {
            return;
        }
        DailyEpisode source = episodes[from];
        DailyEpisode copy = twin.episodes[to];
        copy.state.copyFrom(source.state);
        copy.puzzle = source.puzzle;
        copy.game = source.game;
        memory().copySlot(from, twin.memory(), to);
    }

    private ObservationBuffers memory() {
        return Objects.requireNonNull(bound, "slots must be bound before they are copied");
    }

    /// Shuffles the tiles that are still in the bag.
    @Override
    public void determinize(int slot, long seed) {
        DailyEpisode episode = episodes[slot];
        var random = new SplitMixRandom(seed);
        DailyGame redrawn = episode.game().redrawn(random);
        episode.game = redrawn;
        episode.puzzle = episode.puzzle.redrawn(redrawn.puzzle().draws());
        episode.state.random().set(random.nextLong());
    }

    @Override
    public String write(int slot, int action) {
        DailyEpisode episode = episodes[slot];
        return actions.write(episode.state.running(), episode.game().position(), action);
    }

    @Override
    public int read(int slot, String text) {
        DailyEpisode episode = episodes[slot];
        return actions.read(episode.state.running(), episode.game().position(), text);
    }

    @Override
    public String text(int slot) {
        DailyGame now = game(slot);
        String rack = now.position().rack().show(rules.variant().tiles().alphabet());
        return CrosswordBoardText.squares(rules.variant(), now.position().board())
                + "rack " + rack + ", the bag " + now.position().bagSize() + "; " + now.total() + " points, "
                + now.turnsLeft() + " of " + DailyGame.TURNS + " turns left\n";
    }

    @Override
    public Picture picture(int slot) {
        return BoardPainter.draw(rules.variant(), game(slot).position().board());
    }
}
