package dev.quoin.crossword;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Game;
import dev.quoin.game.Notation;
import dev.quoin.game.Outcome;
import dev.quoin.game.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The crossword tile game as every match, checker and environment sees it; immutable, safe to share.
///
/// Without logic of its own: the rules are those of [Referee], the plays come from the move generator, the text
/// of moves from [CrosswordMoveText].
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

    /// A game of a variant with a word list for 1 to 4 players.
    ///
    /// @throws IllegalArgumentException when the variant has too few tiles for so many players
    public static Crossword of(Variant variant, Lexicon lexicon, int players) {
        return of(variant, lexicon, players, ChallengeRule.VOID);
    }

    /// The same with a challenge rule. Under any but [ChallengeRule#VOID] a play with an invalid word can be made,
    /// but is challenged at once: the tiles come back and the turn is lost.
    ///
    /// @throws IllegalArgumentException when the variant has too few tiles for so many players
    public static Crossword of(Variant variant, Lexicon lexicon, int players, ChallengeRule challengeRule) {
        Bag.atStart(variant, players);
        return new Crossword(variant, lexicon, players, challengeRule);
    }

    /// What is played.
    public Variant variant() {
        return variant;
    }

    /// The word list that is played with.
    public Lexicon lexicon() {
        return lexicon;
    }

    /// The rules, for those who want a reason or a receipt rather than a position.
    public Referee referee() {
        return referee;
    }

    /// How many players there are.
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

    /// Every play, every exchange of different tiles, and the pass, in that order; a move is made when it is
    /// asked for. Plays with invalid words are left out under every challenge rule.
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

    private record MoveNotation(CrosswordMoveText text) implements Notation<CrosswordPosition, CrosswordMove> {
        @Override
        public String write(CrosswordPosition position, CrosswordMove move) {
            return text.write(position.board(), move);
        }

        @Override
        public CrosswordMove read(CrosswordPosition position, String written) {
            return switch (text.read(position.board(), written)) {
                case MoveReading.Read(CrosswordMove move) -> move;
                case MoveReading.Refused(Refusal refusal) -> throw refusal.asException();
            };
        }
    }
}
