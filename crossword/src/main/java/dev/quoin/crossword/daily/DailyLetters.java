package dev.quoin.crossword.daily;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Refusal;
import java.util.ArrayList;
import java.util.List;

/// The rules of Daily Letters. Immutable and thread-safe.
///
/// [Referee] checks and scores plays. This class adds the five turns, the draws in the order of the puzzle,
/// and the count of refusals: [DailyGame#FREE_REFUSALS] are free, each further one costs the turn. A skipped
/// or lost turn scores nothing and draws nothing. Tiles left at the end cost nothing.
public final class DailyLetters {
    private static final Refusal OVER = new Refusal(
            CrosswordReason.UNPLAYABLE, "the game is over: all " + DailyGame.TURNS + " turns have been played");
    private static final Refusal NO_EXCHANGE =
            new Refusal(CrosswordReason.EXCHANGE_NOT_ALLOWED, "Daily Letters has no exchanges: play tiles or pass");

    private final DailyEdition edition;
    private final Variant variant;
    private final Lexicon lexicon;
    private final Referee referee;

    private DailyLetters(DailyEdition edition) {
        this.edition = edition;
        variant = edition.variant();
        lexicon = Lexicons.named(edition.lexicon(), variant.tiles().alphabet());
        referee = Referee.of(variant, lexicon);
    }

    /// Returns the rules for puzzles of an edition.
    public static DailyLetters of(DailyEdition edition) {
        return new DailyLetters(edition);
    }

    /// Returns the variant: board, bag and values.
    public Variant variant() {
        return variant;
    }

    /// Returns the word list.
    public Lexicon lexicon() {
        return lexicon;
    }

    /// Returns the game before its first turn.
    ///
    /// @throws IllegalArgumentException when the puzzle belongs to another edition
    public DailyGame start(DailyPuzzle puzzle) {
        if (puzzle.edition() != edition) {
            throw new IllegalArgumentException(
                    "these are the rules of edition " + edition + ", got a puzzle of " + puzzle.edition());
        }
        var begun = Referee.of(variant.withStart(puzzle.board()), lexicon).start(1, puzzle.source());
        return new DailyGame(puzzle, begun, List.of(), 0);
    }

    /// Applies a move: a play, or a pass to skip the turn.
    ///
    /// A move after the end is refused and changes nothing. An exchange is refused like an invalid play.
    public DailyAnswer play(DailyGame game, CrosswordMove move) {
        if (game.isOver()) {
            return new DailyAnswer.Refused(game, OVER);
        }
        return switch (move) {
            case Pass _ -> new DailyAnswer.Accepted(after(game, game.position(), new DailyTurn.Skipped()));
            case Exchange _ -> refused(game, NO_EXCHANGE);
            case Play play ->
                switch (referee.plays()
                        .judge(game.position().board(), game.position().rack(), play)) {
                    case Verdict.Accepted(Receipt receipt) -> accepted(game, play, receipt);
                    case Verdict.Refused(Refusal refusal) -> refused(game, refusal);
                };
        };
    }

    /// Replays moves from the start, counting refused ones again, so that a claimed score need not be
    /// trusted.
    ///
    /// @throws IllegalArgumentException when there is a move after the end
    public DailyGame replay(DailyPuzzle puzzle, List<? extends CrosswordMove> moves) {
        DailyGame game = start(puzzle);
        for (CrosswordMove move : moves) {
            if (game.isOver()) {
                throw new IllegalArgumentException(
                        "a game ends with its turn " + DailyGame.TURNS + ", got a further move: " + move);
            }
            game = play(game, move).game();
        }
        return game;
    }

    private DailyAnswer accepted(DailyGame game, Play play, Receipt receipt) {
        CrosswordPosition before = game.position();
        var turn = new DailyTurn.Played(referee.plays().canonical(before.board(), play), receipt);
        CrosswordPosition position = referee.play(before, play, game.puzzle().source());
        return new DailyAnswer.Accepted(after(game, position, turn));
    }

    private static DailyAnswer refused(DailyGame game, Refusal refusal) {
        DailyGame same = game.freeRefusals() > 0 ? game : after(game, game.position(), new DailyTurn.Lost(refusal));
        return new DailyAnswer.Refused(
                new DailyGame(same.puzzle(), same.position(), same.turns(), same.refusals() + 1), refusal);
    }

    private static DailyGame after(DailyGame game, CrosswordPosition position, DailyTurn turn) {
        var turns = new ArrayList<>(game.turns());
        turns.add(turn);
        return new DailyGame(game.puzzle(), position, turns, game.refusals());
    }
}
