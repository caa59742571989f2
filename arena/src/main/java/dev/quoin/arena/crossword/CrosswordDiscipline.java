package dev.quoin.arena.crossword;

import dev.quoin.arena.discipline.Deal;
import dev.quoin.arena.discipline.Discipline;
import dev.quoin.arena.discipline.Sheet;
import dev.quoin.arena.discipline.Showing;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Overtime;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Game;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Crossword games of a variant and a word list for two, dealt from paired bags; immutable, safe to share.
public final class CrosswordDiscipline implements Discipline<CrosswordPosition, CrosswordMove> {
    private final Crossword game;
    private final Map<String, String> setting;
    private final CrosswordShowing showing;
    private final GcgSheet sheet;

    private CrosswordDiscipline(Crossword game, Optional<Path> wordList) {
        this.game = game;
        Variant variant = game.variant();
        var named = new LinkedHashMap<String, String>();
        named.put("game", "crossword");
        named.put("variant", variant.name());
        named.put("lexicon", variant.lexicon());
        this.setting = Collections.unmodifiableMap(named);
        this.showing = new CrosswordShowing(game, wordList);
        this.sheet = new GcgSheet(variant);
    }

    /// Games of a variant with a word list.
    public static CrosswordDiscipline of(Variant variant, Lexicon lexicon) {
        return new CrosswordDiscipline(Crossword.of(variant, lexicon, 2), Optional.empty());
    }

    /// The same; agents outside are told where the words are, one a line.
    public CrosswordDiscipline withWordList(Path file) {
        return new CrosswordDiscipline(game, Optional.of(file));
    }

    /// The rules with their variant and lexicon, for agents that want them.
    public Crossword crossword() {
        return game;
    }

    @Override
    public Game<CrosswordPosition, CrosswordMove> game() {
        return game;
    }

    @Override
    public Map<String, String> setting() {
        return setting;
    }

    @Override
    public Deal<CrosswordPosition, CrosswordMove> deal(long seed) {
        return new PairedDeal(game, seed);
    }

    @Override
    public List<Integer> points(CrosswordPosition position) {
        return position.scores();
    }

    @Override
    public int gain(CrosswordPosition before, CrosswordPosition after) {
        return after.last() instanceof LastTurn.Played played ? played.score() : 0;
    }

    @Override
    public Optional<CrosswordMove> pass(CrosswordPosition position) {
        return Optional.of(new CrosswordMove.Pass());
    }

    /// A whole rack played is a `bingo`.
    @Override
    public String feat(CrosswordPosition before, CrosswordMove move) {
        boolean whole = move instanceof CrosswordMove.Play play
                && play.placements().size() == game.variant().rackSize();
        return whole ? "bingo" : "";
    }

    @Override
    public Optional<Integer> overtimePenalty(Duration clock, Duration used) {
        int seconds = Math.max(1, Math.toIntExact(clock.toSeconds()));
        var rule = new Variant.Clock(seconds, game.variant().clock().overtimePenaltyPerMinute());
        return Optional.of(Overtime.penalty(rule, used));
    }

    @Override
    public Showing<CrosswordPosition, CrosswordMove> showing() {
        return showing;
    }

    @Override
    public Sheet<CrosswordPosition, CrosswordMove> sheet() {
        return sheet;
    }
}
