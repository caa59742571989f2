package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.ChallengeRule.Ruling;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Runs a game: the start, moves, draws and the end. Immutable and thread-safe.
///
/// A move is refused when the game is over (12), and for reasons that depend on the move: a play under
/// [PlayRules]; an exchange when the bag does not allow it (48) or a tile is not on the rack (41); a pass
/// never.
///
/// Under any [ChallengeRule] but [ChallengeRule#VOID] a play with an invalid word is not refused. Opponents
/// know the lexicon and challenge every invalid word at once, so the play is withdrawn and costs the turn.
public final class Referee {
    private static final Refusal GAME_OVER =
            new Refusal(CrosswordReason.UNPLAYABLE, "the game is over: no more moves can be made");

    private final Variant variant;
    private final PlayRules plays;
    private final ChallengeRule challengeRule;

    private Referee(Variant variant, PlayRules plays, ChallengeRule challengeRule) {
        this.variant = variant;
        this.plays = plays;
        this.challengeRule = challengeRule;
    }

    /// Creates a referee for a variant with a word list, who refuses invalid words.
    public static Referee of(Variant variant, Lexicon lexicon) {
        return of(variant, lexicon, ChallengeRule.VOID);
    }

    /// Creates a referee for a variant with a word list and a challenge rule.
    public static Referee of(Variant variant, Lexicon lexicon, ChallengeRule challengeRule) {
        return new Referee(variant, PlayRules.of(variant, lexicon), challengeRule);
    }

    /// Returns the challenge rule.
    public ChallengeRule challengeRule() {
        return challengeRule;
    }

    /// Returns the rules for plays.
    public PlayRules plays() {
        return plays;
    }

    /// Checks whether a play is allowed; words matter only under [ChallengeRule#VOID].
    public Verdict judge(Board board, Tiles rack, Play play) {
        return challengeRule == ChallengeRule.VOID
                ? plays.judge(board, rack, play)
                : plays.judgePlacement(board, rack, play);
    }

    /// Returns the position before the first turn: the variant's starting board, and full racks drawn in
    /// seat order.
    ///
    /// The tiles on the starting board are removed from the bag first.
    public CrosswordPosition start(int players, TileSource source) {
        Tiles bag = Bag.atStart(variant, players);
        var racks = new ArrayList<Rack>();
        var scores = new ArrayList<Integer>();
        for (int seat = 0; seat < players; seat++) {
            Tiles rack = draw(source, seat, bag, variant.rackSize());
            bag = bag.minus(rack);
            racks.add(new Rack.Known(rack));
            scores.add(0);
        }
        return new CrosswordPosition(variant.start(), racks, bag, scores, 0, 0, new LastTurn.None());
    }

    /// Returns whether the game has ended: the bag and a rack are empty, or too many turns in a row scored
    /// nothing.
    public boolean isOver(CrosswordPosition position) {
        return isPlayedOut(position) || position.scorelessTurns() >= variant.scorelessTurns();
    }

    /// Returns why a move is illegal; empty when it is legal.
    public Optional<Refusal> refusal(CrosswordPosition position, CrosswordMove move) {
        if (isOver(position)) {
            return Optional.of(GAME_OVER);
        }
        return switch (move) {
            case Play play ->
                switch (judge(position.board(), position.rack(), play)) {
                    case Verdict.Accepted accepted -> Optional.empty();
                    case Verdict.Refused(Refusal refusal) -> Optional.of(refusal);
                };
            case Exchange(Tiles tiles) -> exchangeRefusal(position, tiles);
            case Pass pass -> Optional.empty();
        };
    }

    /// Returns the position after a move. A play with an invalid word is withdrawn unless the rule is
    /// [ChallengeRule#VOID].
    ///
    /// @throws dev.quoin.game.IllegalMoveException when the move is illegal; nothing is drawn in that case
    public CrosswordPosition play(CrosswordPosition position, CrosswordMove move, TileSource source) {
        if (position.hasHiddenRacks()) {
            throw new IllegalArgumentException(
                    "a move needs a position in which all racks are known, got one with hidden racks");
        }
        if (isOver(position)) {
            throw GAME_OVER.asException();
        }
        return closed(
                switch (move) {
                    case Play play -> afterPlay(position, play, source);
                    case Exchange(Tiles tiles) -> afterExchange(position, tiles, source);
                    case Pass pass -> scoreless(position, new LastTurn.Passed(position.toMove()));
                });
    }

    /// Returns a move in canonical form; a play that cannot be placed is returned unchanged.
    public CrosswordMove canonical(CrosswordPosition position, CrosswordMove move) {
        return move instanceof Play play ? plays.canonical(position.board(), play) : move;
    }

    /// Returns whether the bag allows an exchange of this many tiles.
    ///
    /// The new tiles are drawn before the old ones are returned, so the bag must hold as many as are
    /// exchanged.
    public boolean allowsExchange(CrosswordPosition position, int count) {
        return position.bagSize() >= Math.max(count, variant.exchangeMinimum());
    }

    /// Returns whether a scoreless turn now would let the opponents end, by scoreless turns, a game in which
    /// the seat to move is not ahead.
    public boolean losesByWaiting(CrosswordPosition position) {
        if (position.scorelessTurns() + position.players() < variant.scorelessTurns()) {
            return false;
        }
        int own = position.scores().get(position.toMove());
        for (int seat = 0; seat < position.players(); seat++) {
            if (seat != position.toMove() && position.scores().get(seat) >= own) {
                return true;
            }
        }
        return false;
    }

    /// Returns the move for "skip": an exchange of the whole rack if the variant has exchanges and the bag
    /// is large enough, otherwise a pass.
    public CrosswordMove skip(CrosswordPosition position) {
        Tiles rack = position.rack();
        return allowsExchange(position, rack.size()) ? new Exchange(rack) : new Pass();
    }

    /// Returns the position after a ruling on a challenged play.
    ///
    /// @param before the position before the play
    /// @param after the position after it
    public CrosswordPosition settle(CrosswordPosition before, CrosswordPosition after, Ruling ruling) {
        return switch (ruling) {
            case Ruling.Retried retried -> before;
            case Ruling.Withdrawn withdrawn -> closed(scoreless(before, new LastTurn.Withdrawn(before.toMove())));
            case Ruling.Stands(int bonus) -> withScores(after, added(after.scores(), before.toMove(), bonus));
            case Ruling.ChallengerSkips skips ->
                isOver(after) ? after : closed(scoreless(after, new LastTurn.Passed(after.toMove())));
        };
    }

    /// Returns the position after the next player challenges the last play under this game's rule.
    ///
    /// @param before the position before the play
    /// @param after the position after it
    /// @throws IllegalArgumentException when the last turn was not a play
    public CrosswordPosition challenge(CrosswordPosition before, CrosswordPosition after) {
        if (!(after.last() instanceof LastTurn.Played played)) {
            throw new IllegalArgumentException("only a play can be challenged, got " + after.last());
        }
        return settle(before, after, challengeRule.decide(plays.invalidWords(played.receipt())));
    }

    private Optional<Refusal> exchangeRefusal(CrosswordPosition position, Tiles tiles) {
        if (variant.exchangeMinimum() == Variant.NO_EXCHANGE) {
            return Optional.of(new Refusal(
                    CrosswordReason.EXCHANGE_NOT_ALLOWED, "variant '" + variant.name() + "' has no exchanges"));
        }
        if (!allowsExchange(position, tiles.size())) {
            int needed = Math.max(tiles.size(), variant.exchangeMinimum());
            return Optional.of(new Refusal(
                    CrosswordReason.EXCHANGE_NOT_ALLOWED,
                    "exchanging " + tiles.size() + " needs at least " + needed + " tiles in the bag, which has "
                            + position.bagSize()));
        }
        return RackCheck.refusal(position.rack(), tiles, variant.tiles().alphabet());
    }

    private CrosswordPosition afterPlay(CrosswordPosition position, Play played, TileSource source) {
        int seat = position.toMove();
        Play play = plays.canonical(position.board(), played);
        Receipt receipt = receiptOf(position, play);
        if (challengeRule != ChallengeRule.VOID && !plays.invalidWords(receipt).isEmpty()) {
            return scoreless(position, new LastTurn.Withdrawn(seat));
        }
        int score = receipt.total();
        Tiles kept = position.rack().minus(PlayRules.tilesOf(play));
        Tiles drawn = draw(source, seat, position.pool(), Math.max(0, variant.rackSize() - kept.size()));
        return new CrosswordPosition(
                position.board().with(play.placements()),
                withRack(position.racks(), seat, kept.plus(drawn)),
                position.pool().minus(drawn),
                added(position.scores(), seat, score),
                next(position),
                score == 0 ? position.scorelessTurns() + 1 : 0,
                new LastTurn.Played(seat, play, receipt));
    }

    private Receipt receiptOf(CrosswordPosition position, Play play) {
        return switch (judge(position.board(), position.rack(), play)) {
            case Verdict.Accepted(Receipt receipt) -> receipt;
            case Verdict.Refused(Refusal refusal) -> throw refusal.asException();
        };
    }

    private CrosswordPosition afterExchange(CrosswordPosition position, Tiles tiles, TileSource source) {
        exchangeRefusal(position, tiles).ifPresent(refusal -> {
            throw refusal.asException();
        });
        int seat = position.toMove();
        Tiles drawn = draw(source, seat, position.pool(), tiles.size());
        Tiles rack = position.rack().minus(tiles).plus(drawn);
        return new CrosswordPosition(
                position.board(),
                withRack(position.racks(), seat, rack),
                position.pool().minus(drawn).plus(tiles),
                position.scores(),
                next(position),
                position.scorelessTurns() + 1,
                new LastTurn.Exchanged(seat, tiles.size()));
    }

    private static CrosswordPosition scoreless(CrosswordPosition position, LastTurn last) {
        return new CrosswordPosition(
                position.board(),
                position.racks(),
                position.pool(),
                position.scores(),
                next(position),
                position.scorelessTurns() + 1,
                last);
    }

    /// The position with its final scores when it ends the game.
    private CrosswordPosition closed(CrosswordPosition position) {
        if (isPlayedOut(position)) {
            return withScores(position, EndScores.playedOut(position, variant.tiles()));
        }
        return isOver(position) ? withScores(position, EndScores.scoreless(position, variant.tiles())) : position;
    }

    private static boolean isPlayedOut(CrosswordPosition position) {
        return position.bagSize() == 0 && position.racks().stream().anyMatch(rack -> rack.size() == 0);
    }

    private static Tiles draw(TileSource source, int seat, Tiles bag, int wanted) {
        int count = Math.min(wanted, bag.size());
        Tiles drawn = source.draw(seat, bag, count);
        if (drawn.size() != count) {
            throw new IllegalStateException(
                    "a tile source must give the " + count + " tiles asked for, got " + drawn.size());
        }
        return drawn;
    }

    private static int next(CrosswordPosition position) {
        return (position.toMove() + 1) % position.players();
    }

    private static List<Rack> withRack(List<Rack> racks, int seat, Tiles tiles) {
        var changed = new ArrayList<>(racks);
        changed.set(seat, new Rack.Known(tiles));
        return changed;
    }

    private static List<Integer> added(List<Integer> scores, int seat, int points) {
        var changed = new ArrayList<>(scores);
        changed.set(seat, scores.get(seat) + points);
        return changed;
    }

    private static CrosswordPosition withScores(CrosswordPosition position, List<Integer> scores) {
        return new CrosswordPosition(
                position.board(),
                position.racks(),
                position.pool(),
                scores,
                position.toMove(),
                position.scorelessTurns(),
                position.last());
    }
}
