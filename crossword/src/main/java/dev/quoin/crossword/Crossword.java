package dev.quoin.crossword;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Game;
import dev.quoin.game.Notation;
import dev.quoin.game.Outcome;
import dev.quoin.game.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The crossword tile game as a [Game]. Immutable and thread-safe.
///
/// Delegates to [Referee] for the rules, to the move generator for plays, and to [CrosswordMoveText] for
/// notation.
public final class Crossword implements Game<CrosswordPosition, CrosswordMove> {
    private final Variant variant;
    private final Lexicon lexicon;
    private final Referee referee;
    private final int players;

    private Crossword(Variant variant, Lexicon lexicon, int players, ChallengeRule challengeRule) {
        this.variant = variant;
        this.lexicon = lexicon;
        this.referee = Referee.of(variant, lexicon, challengeRule);
        this.players = players;
    }

    /// Creates the standard game: 15×15, the word list ENABLE, two players.
    public static Crossword standard() {
        return of(Variants.named("standard"));
    }

    /// Creates a game of a variant with its own word list, for two players.
    ///
    /// @throws dev.quoin.crossword.lexicon.WordListException when the word list cannot be opened
    public static Crossword of(Variant variant) {
        return of(variant, Lexicons.open(variant.lexicon(), variant.tiles().alphabet()), 2);
    }

    /// Creates a game of a variant with a word list for 1 to 4 players.
    ///
    /// @throws IllegalArgumentException when the variant has too few tiles for so many players
    public static Crossword of(Variant variant, Lexicon lexicon, int players) {
        return of(variant, lexicon, players, ChallengeRule.VOID);
    }

    /// Creates a game with a challenge rule. Under any rule but [ChallengeRule#VOID] a play with an invalid
    /// word is allowed but is challenged off the board at once: the tiles come back and the turn is lost.
    ///
    /// @throws IllegalArgumentException when the variant has too few tiles for so many players
    public static Crossword of(Variant variant, Lexicon lexicon, int players, ChallengeRule challengeRule) {
        Bag.atStart(variant, players);
        return new Crossword(variant, lexicon, players, challengeRule);
    }

    /// Returns the variant.
    public Variant variant() {
        return variant;
    }

    /// Returns the word list.
    public Lexicon lexicon() {
        return lexicon;
    }

    /// Returns the rules, for callers who need refusal reasons or score details.
    public Referee referee() {
        return referee;
    }

    /// Returns the number of players.
    public int players() {
        return players;
    }

    @Override
    public CrosswordPosition start(RandomGenerator chance) {
        return referee.start(players, TileSource.random(chance));
    }

    @Override
    public int toMove(CrosswordPosition position) {
        return position.toMove();
    }

    /// Returns every play, every distinct exchange, and the pass, in that order; moves are created on
    /// access. Plays with invalid words are left out under every challenge rule.
    @Override
    public List<CrosswordMove> legalMoves(CrosswordPosition position) {
        return referee.isOver(position) ? List.of() : LegalMoves.of(this, position);
    }

    @Override
    public CrosswordPosition play(CrosswordPosition position, CrosswordMove move, RandomGenerator chance) {
        return referee.play(position, move, TileSource.random(chance));
    }

    @Override
    public Optional<Outcome> outcome(CrosswordPosition position) {
        return referee.isOver(position) ? Optional.of(new Outcome(position.scores())) : Optional.empty();
    }

    @Override
    public CrosswordPosition seenBy(int seat, CrosswordPosition position) {
        return position.seenBy(seat);
    }

    @Override
    public Notation<CrosswordPosition, CrosswordMove> notation() {
        return new MoveNotation(CrosswordMoveText.of(variant.tiles().alphabet()));
    }

    /// Judges a play in notation, such as `8D QUIZ`, for the seat to move: its score with the calculation, or why it
    /// is illegal. The position does not change.
    ///
    /// @throws IllegalArgumentException when the text is an exchange or a pass
    public Verdict judge(CrosswordPosition position, String text) {
        CrosswordMoveText notation = CrosswordMoveText.of(variant.tiles().alphabet());
        return switch (notation.read(position.board(), text)) {
            case MoveReading.Read(CrosswordMove.Play play) -> referee.judge(position.board(), position.rack(), play);
            case MoveReading.Read(CrosswordMove other) ->
                throw new IllegalArgumentException("a play must place tiles, got '" + other + "'");
            case MoveReading.Refused(Refusal refusal) -> new Verdict.Refused(refusal);
        };
    }

    @Override
    public String toString() {
        return "Crossword " + variant.name() + ", " + players + (players == 1 ? " player, " : " players, ") + lexicon;
    }

    private record MoveNotation(CrosswordMoveText text) implements Notation<CrosswordPosition, CrosswordMove> {
        @Override
        public String write(CrosswordPosition position, CrosswordMove move) {
            return text.write(position.board(), move);
        }

        @Override
        public CrosswordMove read(CrosswordPosition position, String written) {
            return switch (text.read(position.board(), position.rack(), written)) {
                case MoveReading.Read(CrosswordMove move) -> move;
                case MoveReading.Refused(Refusal refusal) -> throw refusal.asException();
            };
        }
    }
}
