package dev.quoin.terminal.othello;

import dev.quoin.game.Turn;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.terminal.table.Count;
import dev.quoin.terminal.table.TableSetup.Computer;
import dev.quoin.terminal.table.TableSetup.Person;
import java.util.ArrayList;
import java.util.List;

/// Describes the events of a game in sentences.
final class OthelloPhrases {
    private final OthelloTableGame game;

    OthelloPhrases(OthelloTableGame game) {
        this.game = game;
    }

    /// The name of a color's player: `You` when there is one person, else the color and the program's name.
    String name(Disc disc) {
        return switch (game.player(disc)) {
            case Person() -> game.people() == 1 ? "You" : disc.displayName();
            case Computer<?, ?> computer ->
                game.people() == 1 ? computer.title() : disc.displayName() + " (" + computer.title() + ")";
        };
    }

    /// The player without the color.
    String title(Disc disc) {
        return switch (game.player(disc)) {
            case Person() -> game.people() == 1 ? "You" : "Player";
            case Computer<?, ?> computer -> computer.title();
        };
    }

    /// Describes a turn: `Greedy played f5 and turned 1 disc.`
    String turn(Turn<OthelloPosition, OthelloMove> turn) {
        Disc disc = turn.before().toMove();
        String who = name(disc);
        return switch (turn.move()) {
            case OthelloMove.Place(int square) ->
                who + " played " + Square.name(square) + " and turned "
                        + Count.of(Long.bitCount(turn.before().flips(square)), "disc") + ".";
            case OthelloMove.Pass _ -> who + " cannot play any square and " + (isYou(disc) ? "pass." : "passes.");
        };
    }

    /// The disc counts of both players: `You (Black) 4, Greedy (White) 1.`
    String discs() {
        return side(Disc.BLACK, game.position().count(Disc.BLACK)) + ", "
                + side(Disc.WHITE, game.position().count(Disc.WHITE)) + ".";
    }

    /// Whose turn it is and what they can do: `Your turn: 4 squares can be played.`
    String toMove() {
        OthelloPosition position = game.position();
        if (position.isOver()) {
            return "The game is over.";
        }
        Disc disc = position.toMove();
        String turn = isYou(disc) ? "Your turn" : name(disc) + " to move";
        if (position.mustPass()) {
            return turn + ": no square can be played; " + (game.isPersonsTurn() ? "Enter passes." : "a pass.");
        }
        return turn + ": " + Count.of(Long.bitCount(position.moves()), "square") + " can be played.";
    }

    /// The result, with the points that count.
    List<String> ending() {
        OthelloPosition end = game.position();
        int lead = end.points(Disc.BLACK) - end.points(Disc.WHITE);
        Disc winner = lead > 0 ? Disc.BLACK : Disc.WHITE;
        String result = lead == 0
                ? "A draw."
                : name(winner) + (isYou(winner) ? " win by " : " wins by ") + Math.abs(lead) + ".";
        var sentences = new ArrayList<String>();
        sentences.add("The game is over: " + side(Disc.BLACK, end.points(Disc.BLACK)) + ", "
                + side(Disc.WHITE, end.points(Disc.WHITE)) + ". " + result);
        if (end.empty() != 0) {
            sentences.add(Count.of(Long.bitCount(end.empty()), "empty square")
                    + (lead == 0 ? " shared." : " for the winner."));
        }
        sentences.addAll(transcript());
        return sentences;
    }

    /// All moves as one word; nothing when there are none.
    List<String> transcript() {
        String moves = Transcripts.write(game.sequence());
        return moves.isEmpty() ? List.of() : List.of("Moves: " + moves);
    }

    /// What playing a square would flip, or why it is illegal.
    String preview(int square) {
        return game.position()
                .refusal(OthelloMove.place(square))
                .map(refusal -> refusal.message() + ".")
                .orElseGet(() -> {
                    long flips = game.position().flips(square);
                    return Square.name(square) + " turns " + Count.of(Long.bitCount(flips), "disc") + ": "
                            + squares(flips) + ".";
                });
    }

    /// The names of squares: `c4, d3`.
    static String squares(long squares) {
        var names = new ArrayList<String>();
        for (long left = squares; left != 0; left &= left - 1) {
            names.add(Square.name(Long.numberOfTrailingZeros(left)));
        }
        return names.isEmpty() ? "none" : String.join(", ", names);
    }

    boolean isYou(Disc disc) {
        return game.people() == 1 && game.player(disc) instanceof Person<?, ?>;
    }

    private String side(Disc disc, int discs) {
        String name = name(disc);
        String colour = name.startsWith(disc.displayName()) ? "" : " (" + disc.displayName() + ")";
        return name + colour + " " + discs;
    }
}
