package dev.quoin.env.daily;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.env.crossword.BoardPicture;
import dev.quoin.env.crossword.BoardText;
import dev.quoin.env.crossword.CandidateActions;
import dev.quoin.env.crossword.Phase;
import dev.quoin.env.crossword.SeatView;
import dev.quoin.env.crossword.TurnNotation;
import dev.quoin.env.crossword.Workbench;
import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.slots.Columns;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.Picture;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.space.ElementType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Games of Daily Letters side by side. Mutable; different slots may be used by different threads.
///
/// Shows what the crossword environments show, and the turns left. What the puzzle has in store is never shown.
public final class DailySlots implements Slots {
    /// The id with its version.
    public static final String ID = "DailyLetters-v0";

    /// What it is, in a few words.
    public static final String TITLE = "Daily Letters, one player, a list of candidates";

    private static final String TURNS_LEFT = "turns_left";
    private static final String DATE = "date";
    private static final int LAST_DATE = 99991231;
    private static final int PLAYER = 0;

    private final DailyOptions options;
    private final DailyLetters rules = DailyLetters.of(DailyEdition.newest());
    private final Crossword game = Crossword.of(rules.variant(), rules.lexicon(), 1);
    private final CandidateActions scheme;
    private final SeatView view;
    private final SlotLayout layout;
    private final DailyEpisode[] episodes;
    private MemorySegment turnsLeft = MemorySegment.NULL;
    private MemorySegment dates = MemorySegment.NULL;

    /// So many games.
    public DailySlots(DailyOptions options, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("an environment needs at least 1 slot, got " + count);
        }
        this.options = options;
        scheme = new CandidateActions(game, Workbench.forEachThread(game), options.candidates());
        view = new SeatView(rules.variant());
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
    public void bind(Columns columns) {
        view.bind(columns);
        scheme.bind(columns);
        turnsLeft = columns.segment(TURNS_LEFT);
        dates = columns.segment(DATE);
    }

    /// Options: `date` for the puzzle of a date. Otherwise the seed makes a puzzle of no date.
    @Override
    public void start(int slot, long seed, Map<String, ?> resetOptions) {
        Optional<LocalDate> date = options.date(resetOptions);
        DailyEpisode episode = episodes[slot];
        episode.chance.set(seed);
        long puzzleSeed = episode.chance.nextLong();
        episode.puzzle =
                date.<PuzzleName>map(PuzzleName.OfDate::new).orElseGet(() -> new PuzzleName.OfSeed(puzzleSeed));
        episode.game = rules.start(episode.puzzle.puzzle());
        episode.steps = 0;
        episode.phase = Phase.RUNNING;
        showAnew(slot);
    }

    /// Lists what may be done and shows everything, whatever was shown before.
    private void showAnew(int slot) {
        DailyEpisode episode = episodes[slot];
        episode.reward = 0;
        scheme.clear(slot);
        view.showPremiums(slot);
        list(episode);
        show(slot);
    }

    private void list(DailyEpisode episode) {
        if (episode.phase == Phase.RUNNING) {
            scheme.find(episode.game().position(), episode.turn);
        } else {
            episode.turn.clear();
        }
    }

    private void show(int slot) {
        DailyEpisode episode = episodes[slot];
        DailyGame now = episode.game();
        view.show(slot, now.position(), PLAYER);
        scheme.show(slot, now.position(), episode.turn);
        turnsLeft.setAtIndex(ValueLayout.JAVA_INT, slot, now.turnsLeft());
        dates.setAtIndex(ValueLayout.JAVA_INT, slot, episode.puzzle.date());
    }

    @Override
    public void check(int slot, int action) {
        DailyEpisode episode = episodes[slot];
        episode.phase.requireRunning();
        if (action < 0 || action >= scheme.count()) {
            throw new IndexOutOfBoundsException("action must be 0.." + (scheme.count() - 1) + ", got " + action);
        }
        if (options.invalid() == InvalidAction.ERROR && episode.turn.entryOf(action) < 0) {
            throw scheme.refusal(episode.game().position(), episode.turn, action);
        }
    }

    @Override
    public void act(int slot, int action) {
        check(slot, action);
        DailyEpisode episode = episodes[slot];
        int entry = episode.turn.entryOf(action);
        if (entry >= 0) {
            take(slot, entry);
            return;
        }
        switch (options.invalid()) {
            case RANDOM, ERROR -> take(slot, episode.chance.nextInt(episode.turn.size()));
            case END -> refuse(slot, Phase.OVER);
            case PENALTY -> {
                episode.steps++;
                refuse(slot, isUsedUp(episode) ? Phase.CUT : Phase.RUNNING);
            }
        }
    }

    /// Takes the legal action of an entry.
    private void take(int slot, int entry) {
        DailyEpisode episode = episodes[slot];
        DailyGame before = episode.game();
        CrosswordMove move = episode.turn.move(entry, before.position(), rules.variant());
        int best = episode.turn.firstScore();
        scheme.hide(slot, episode.turn);
        DailyGame after = rules.play(before, move).game();
        episode.game = after;
        episode.steps++;
        if (after.isOver()) {
            episode.phase = Phase.OVER;
        } else if (isUsedUp(episode)) {
            episode.phase = Phase.CUT;
        }
        int score = after.total() - before.total();
        episode.reward = options.reward().of(score, best, after.total(), after.isOver());
        list(episode);
        show(slot);
    }

    /// Pays the penalty for an illegal action; only the phase changes.
    private void refuse(int slot, Phase phase) {
        DailyEpisode episode = episodes[slot];
        episode.phase = phase;
        episode.reward = options.penalty();
        if (phase != Phase.RUNNING) {
            scheme.hide(slot, episode.turn);
            episode.turn.clear();
        }
        show(slot);
    }

    private boolean isUsedUp(DailyEpisode episode) {
        return episode.steps >= options.maxSteps();
    }

    /// The game of a slot, with the puzzle, which the agent may not see.
    ///
    /// @throws IllegalStateException before the first start
    public DailyGame game(int slot) {
        return episodes[slot].game();
    }

    @Override
    public float reward(int slot) {
        return episodes[slot].reward;
    }

    @Override
    public boolean isTerminated(int slot) {
        return episodes[slot].phase == Phase.OVER;
    }

    @Override
    public boolean isTruncated(int slot) {
        return episodes[slot].phase == Phase.CUT;
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
        if (episode.phase == Phase.UNBORN) {
            scheme.clear(slot);
            episode.turn.clear();
        } else {
            showAnew(slot);
        }
    }

    @Override
    public String write(int slot, int action) {
        check(slot, action);
        DailyEpisode episode = episodes[slot];
        int entry = episode.turn.entryOf(action);
        if (entry < 0) {
            throw scheme.refusal(episode.game().position(), episode.turn, action);
        }
        return notation(episode).write(entry);
    }

    @Override
    public int read(int slot, String text) {
        DailyEpisode episode = episodes[slot];
        episode.phase.requireRunning();
        return notation(episode).read(text);
    }

    private TurnNotation notation(DailyEpisode episode) {
        return new TurnNotation(game, episode.game().position(), episode.turn);
    }

    @Override
    public String text(int slot) {
        DailyGame now = game(slot);
        String rack = now.position().rack().show(rules.variant().tiles().alphabet());
        return BoardText.squares(rules.variant(), now.position().board())
                + "rack " + rack + ", the bag " + now.position().bagSize() + "; " + now.total() + " points, "
                + now.turnsLeft() + " of " + DailyGame.TURNS + " turns left\n";
    }

    @Override
    public Picture picture(int slot) {
        return BoardPicture.of(rules.variant(), game(slot).position().board());
    }
}
