package dev.quoin.crossword.match;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Overtime;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.VariantWriter;
import dev.quoin.game.Deal;
import dev.quoin.game.Game;
import dev.quoin.game.Reason;
import dev.quoin.game.file.Checksum;
import dev.quoin.game.kit.BoardView;
import dev.quoin.game.kit.MoveKind;
import dev.quoin.game.kit.OpeningFormat;
import dev.quoin.game.kit.ProtocolView;
import dev.quoin.game.kit.RecordFormat;
import dev.quoin.game.kit.Ruleset;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Two-player crossword games of a variant and a word list, dealt from paired bags. Immutable and
/// thread-safe.
public final class CrosswordRuleset implements Ruleset<CrosswordPosition, CrosswordMove> {
    /// The id of the game in commands and logs.
    public static final String ID = "crossword";

    /// What a good player places in a turn, on average.
    private static final int TILES_PER_TURN = 4;

    private final Crossword game;
    private final Map<String, String> setting;
    private final CrosswordProtocolView protocolView;
    private final GcgFormat recordFormat;
    private final Optional<Path> wordList;

    private CrosswordRuleset(Crossword game, Optional<Path> wordList) {
        this.game = game;
        this.wordList = wordList;
        Variant variant = game.variant();
        var named = new LinkedHashMap<String, String>();
        named.put("game", ID);
        named.put("variant", variant.name());
        named.put("lexicon", variant.lexicon());
        // Omitted by default, so that logs of older matches still match.
        if (game.referee().challengeRule() != ChallengeRule.VOID) {
            named.put("challenge", game.referee().challengeRule().text());
        }
        this.setting = Collections.unmodifiableMap(named);
        this.protocolView = new CrosswordProtocolView(game, wordList);
        this.recordFormat = new GcgFormat(variant);
    }

    /// Creates a ruleset for a variant with a word list.
    public static CrosswordRuleset of(Variant variant, Lexicon lexicon) {
        return of(variant, lexicon, ChallengeRule.VOID);
    }

    /// Creates a ruleset for a variant with a word list and a challenge rule.
    public static CrosswordRuleset of(Variant variant, Lexicon lexicon, ChallengeRule challengeRule) {
        return new CrosswordRuleset(Crossword.of(variant, lexicon, 2, challengeRule), Optional.empty());
    }

    /// Returns a copy that gives external agents the path of the word list, a file with one word per line.
    public CrosswordRuleset withWordList(Path file) {
        return new CrosswordRuleset(game, Optional.of(file));
    }

    /// Returns the rules with their variant and lexicon, for agents that need them.
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
    public Optional<OpeningFormat<CrosswordPosition, CrosswordMove>> openingFormat() {
        return Optional.of(new CgpOpenings(game));
    }

    @Override
    public List<Integer> points(CrosswordPosition position) {
        return position.scores();
    }

    @Override
    public int score(CrosswordPosition before, CrosswordPosition after) {
        return after.last() instanceof LastTurn.Played played ? played.score() : 0;
    }

    @Override
    public Optional<CrosswordMove> pass(CrosswordPosition position) {
        return Optional.of(new CrosswordMove.Pass());
    }

    @Override
    public CrosswordMove canonical(CrosswordPosition position, CrosswordMove move) {
        return game.referee().canonical(position, move);
    }

    @Override
    public MoveKind kind(CrosswordPosition before, CrosswordMove move) {
        return move instanceof CrosswordMove.Exchange ? MoveKind.EXCHANGE : Ruleset.super.kind(before, move);
    }

    @Override
    public boolean hasExchanges() {
        return true;
    }

    @Override
    public List<Path> files() {
        return wordList.stream().toList();
    }

    /// Tags a play that uses a whole rack as `bingo`, unless it is challenged off the board.
    @Override
    public String tag(CrosswordPosition before, CrosswordMove move) {
        boolean whole = move instanceof CrosswordMove.Play play
                && play.placements().size() == game.variant().rackSize()
                && !isPhony(before, play);
        return whole ? "bingo" : "";
    }

    private boolean isPhony(CrosswordPosition before, CrosswordMove.Play play) {
        return game.referee().challengeRule() != ChallengeRule.VOID
                && game.referee().plays().judge(before.board(), before.rack(), play) instanceof Verdict.Refused;
    }

    @Override
    public Duration clock() {
        return Duration.ofSeconds(game.variant().clock().secondsPerPlayer());
    }

    @Override
    public int turnsToCome(CrosswordPosition position) {
        int tiles = position.pool().size();
        for (Rack rack : position.racks()) {
            tiles += rack.size();
        }
        return 2 + tiles / (TILES_PER_TURN * position.players());
    }

    @Override
    public Optional<Integer> overtimePenalty(Duration clock, Duration used) {
        int seconds = Math.max(1, Math.toIntExact(clock.toSeconds()));
        var rule = new Variant.Clock(seconds, game.variant().clock().overtimePenaltyPerMinute());
        return Optional.of(Overtime.penalty(rule, used));
    }

    @Override
    public Optional<BoardView<CrosswordPosition>> boardView() {
        return Optional.of(new CrosswordBoardView(game.variant()));
    }

    @Override
    public ProtocolView<CrosswordPosition, CrosswordMove> protocolView() {
        return protocolView;
    }

    /// Returns checksums of the word list and of the rules.
    @Override
    public Map<String, String> provenance() {
        var provenance = new LinkedHashMap<String, String>();
        provenance.put("words", words(game.lexicon()));
        // A title is not a rule: matches can be resumed when it changes.
        String rules = VariantWriter.write(game.variant().untitled());
        provenance.put("rules", Checksum.of(rules.getBytes(StandardCharsets.UTF_8)));
        return provenance;
    }

    /// The number of words and a checksum of their graph.
    private static String words(Lexicon lexicon) {
        var graph = lexicon.graph();
        var bytes = ByteBuffer.allocate(Math.multiplyExact(graph.length, Long.BYTES));
        bytes.asLongBuffer().put(graph);
        return lexicon.wordCount() + " words, checksum " + Checksum.of(bytes.array());
    }

    @Override
    public List<Reason> reasons() {
        return List.of(CrosswordReason.values());
    }

    @Override
    public RecordFormat<CrosswordPosition, CrosswordMove> recordFormat() {
        return recordFormat;
    }
}
