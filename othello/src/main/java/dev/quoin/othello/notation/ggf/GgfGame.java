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

/// The record of one game with legal moves only. Immutable.
///
/// @param tags the tags of the game, in order; the board and the moves are not among them
/// @param start the position before the first move
/// @param moves every move in order, including passes
public record GgfGame(List<GgfTag> tags, OthelloPosition start, List<GgfMove> moves) {
    /// @throws IllegalMoveException when one of the moves is illegal
    /// @throws IllegalArgumentException when a move has the wrong color, or a tag is a move or board tag
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

    /// Creates the record of a game between two players, with its result if it is over.
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

    /// Returns a copy with a place or tournament, as the tag `PC` after the first one.
    public GgfGame withPlace(String place) {
        var placed = new ArrayList<>(tags);
        placed.add(Math.min(1, placed.size()), new GgfTag("PC", place));
        return new GgfGame(placed, start, moves);
    }

    /// Returns the value of the first tag of a name, such as `PB`.
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equals(name))
                .map(GgfTag::value)
                .findFirst();
    }

    /// Returns the moves without annotations.
    public MoveSequence sequence() {
        return new MoveSequence(start, moves.stream().map(GgfMove::move).toList());
    }

    /// Returns the result; empty when the record has none.
    public Optional<GgfResult> result() {
        return tag("RE").flatMap(GgfResult::read);
    }

    /// Returns what is wrong with the result if it differs from that of the moves. Empty when it is right or
    /// cannot be checked, because the game is unfinished, was resigned, has a komi, or is anti-Othello.
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

    /// Returns the record as one line.
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
