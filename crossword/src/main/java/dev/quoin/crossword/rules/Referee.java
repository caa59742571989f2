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

/// Carries a game from turn to turn: start, moves, draws, the end. Immutable, safe to share.
///
/// A move is refused when the game is over (12), then for the move's own reasons: a play as [PlayRules] says, an
/// exchange when the bag does not allow it (48) or a tile is not on the rack (41), a pass never.
///
/// Under any [ChallengeRule] but [ChallengeRule#VOID] an invalid word is no reason to refuse a play. Opponents know the
/// lexicon here and challenge every invalid word at once, so that such a play is withdrawn and costs the turn.
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

    /// The referee of a variant with a word list, who refuses invalid words.
    public static Referee of(Variant variant, Lexicon lexicon) {
        return of(variant, lexicon, ChallengeRule.VOID);
    }

    /// The referee of a variant with a word list and a challenge rule.
    public static Referee of(Variant variant, Lexicon lexicon, ChallengeRule challengeRule) {
        return new Referee(variant, PlayRules.of(variant, lexicon), challengeRule);
    }

    /// What happens to invalid words.
    public ChallengeRule challengeRule() {
        return challengeRule;
    }

    /// The rules that plays are judged by.
    public PlayRules plays() {
        return plays;
    }

    /// Judges whether a play may be made; words matter only under [ChallengeRule#VOID].
    public Verdict judge(Board board, Tiles rack, Play play) {
        return challengeRule == ChallengeRule.VOID
                ? plays.judge(board, rack, play)
                : plays.judgePlacement(board, rack, play);
    }

    /// The position before the first turn: the variant's starting board, full racks drawn in seat order.
    ///
    /// Tiles that lie on the starting board come out of the bag first.
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

    /// Whether the game has ended: the bag and a rack are empty, or too many turns in a row scored nothing.
    public boolean isOver(CrosswordPosition position) {
        return isPlayedOut(position) || position.scorelessTurns() >= variant.scorelessTurns();
    }

    /// Why a move may not be made, empty when it may.
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

    /// The position after a move. A play with an invalid word is withdrawn unless the rule is [ChallengeRule#VOID].
    ///
    /// @throws dev.quoin.game.IllegalMoveException when the move is refused; nothing was drawn then
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

    /// The same move in the form that positions use; a play that cannot lie like that stays as it is.
    public CrosswordMove canonical(CrosswordPosition position, CrosswordMove move) {
        return move instanceof Play play ? plays.canonical(position.board(), play) : move;
    }

    /// Whether the bag of a position allows an exchange of this many tiles.
    ///
    /// The new tiles are drawn before the old ones go back, so the bag must hold as many as are exchanged.
    public boolean allowsExchange(CrosswordPosition position, int count) {
        return position.bagSize() >= Math.max(count, variant.exchangeMinimum());
    }

    /// The move that "skip" makes: exchanges the whole rack if the variant has exchanges and the bag is large enough,
    /// otherwise passes.
    public CrosswordMove skip(CrosswordPosition position) {
        Tiles rack = position.rack();
        return allowsExchange(position, rack.size()) ? new Exchange(rack) : new Pass();
    }

    /// The position after a play was challenged.
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

    /// The position after the next player challenged a play that stands so far, by this game's rule.
    ///
    /// @param before the position before the play
    /// @param after the position after it
    /// @throws IllegalArgumentException when the last turn was no play
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
