package dev.quoin.othello.notation.ggf;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.OthelloBoardText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The record of one game, whose moves are all legal; immutable.
///
/// @param tags what is said of the game, in the order of the record; the board and the moves are not
/// among them
/// @param start the position before the first move
/// @param moves every move in order, with every pass
public record GgfGame(List<GgfTag> tags, OthelloPosition start, List<GgfMove> moves) {
    /// @throws IllegalMoveException when the rules forbid one of the moves
    /// @throws IllegalArgumentException when a move is of the wrong colour, or a tag is one of a move or
    /// board
    public GgfGame {
        tags = List.copyOf(tags);
        moves = List.copyOf(moves);
        for (GgfTag tag : tags) {
            if (List.of("BO", "B", "W").contains(tag.name())) {
                throw new IllegalArgumentException("the board and the moves must not be tags, got " + tag.name());
            }
        }
        OthelloPosition position = start;
        for (GgfMove move : moves) {
            if (move.disc() != position.toMove()) {
                throw new IllegalArgumentException(
                        "a move must be of the side to move, " + position.toMove() + ", got " + move);
            }
            position = position.play(move.move());
        }
    }

    /// The record of a game between two players; with its result when it is over.
    public static GgfGame of(String black, String white, MoveSequence sequence) {
        var tags =
                new ArrayList<>(List.of(new GgfTag("GM", "Othello"), new GgfTag("PB", black), new GgfTag("PW", white)));
        tags.add(new GgfTag("TY", "8"));
        OthelloPosition end = sequence.end();
        tags.add(new GgfTag("RE", end.isOver() ? signed(lead(end)) : "?"));
        var moves = new ArrayList<GgfMove>();
        Disc disc = sequence.start().toMove();
        for (OthelloMove move : sequence.moves()) {
            moves.add(GgfMove.of(disc, move));
            disc = disc.opponent();
        }
        return new GgfGame(tags, sequence.start(), moves);
    }

    /// The same record with a place or tournament, as the tag `PC` after the first one.
    public GgfGame withPlace(String place) {
        var placed = new ArrayList<>(tags);
        placed.add(Math.min(1, placed.size()), new GgfTag("PC", place));
        return new GgfGame(placed, start, moves);
    }

    /// The value of the first tag of a name, such as `PB`.
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equals(name))
                .map(GgfTag::value)
                .findFirst();
    }

    /// The moves without what is noted beside them.
    public MoveSequence sequence() {
        return new MoveSequence(start, moves.stream().map(GgfMove::move).toList());
    }

    /// How the game ended, empty when the record does not say.
    public Optional<GgfResult> result() {
        return tag("RE").flatMap(GgfResult::read);
    }

    /// What is wrong with the result: another one than the moves lead to. Empty when it is right or
    /// cannot be judged, since the game is not played out, was given up, or has a komi or the loser's aim.
    public Optional<String> remark() {
        OthelloPosition end = sequence().end();
        boolean plain = tag("TY").orElse("8").matches("s?8(r[0-9]*)?");
        if (!end.isOver() || !plain || result().isEmpty()) {
            return Optional.empty();
        }
        GgfResult result = result().get();
        int discs = end.count(Disc.BLACK) - end.count(Disc.WHITE);
        boolean right = result.lead() == lead(end) || result.lead() == discs;
        return right || result.ending() != GgfResult.Ending.PLAYED
                ? Optional.empty()
                : Optional.of("RE: found " + tag("RE").orElse("") + ", expected " + signed(lead(end))
                        + ", the result of the moves");
    }

    /// The record as one line.
    public String write() {
        var text = new StringBuilder("(;");
        tags.forEach(tag -> text.append(tag.write()));
        text.append("BO[8 ")
                .append(OthelloBoardText.write(start).replace('X', '*'))
                .append(']');
        moves.forEach(move -> text.append(move.write()));
        return text.append(";)").toString();
    }

    private static int lead(OthelloPosition end) {
        return end.points(Disc.BLACK) - end.points(Disc.WHITE);
    }

    private static String signed(int lead) {
        return (lead < 0 ? "" : "+") + lead;
    }
}
