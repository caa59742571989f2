package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Refusal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Checks the placement of a play, independent of its words.
final class PlayShape {
    private final Variant variant;

    PlayShape(Variant variant) {
        this.variant = variant;
    }

    Optional<Refusal> refusal(Board board, Play play) {
        return lineRefusal(board, play).or(() -> contactRefusal(board, play));
    }

    /// Checks 1 to 3 of [PlayRules].
    Optional<Refusal> lineRefusal(Board board, Play play) {
        if (board.rows() != variant.rows() || board.columns() != variant.columns()) {
            throw new IllegalArgumentException("variant '" + variant.name() + "' is played on " + variant.rows() + "×"
                    + variant.columns() + " squares, got a board of " + board.rows() + "×" + board.columns());
        }
        return outside(board, play).or(() -> squares(board, play)).or(() -> line(board, play));
    }

    /// Check 5 of [PlayRules]; the play has passed the line checks.
    Optional<Refusal> contactRefusal(Board board, Play play) {
        if (touches(board, play)) {
            return Optional.empty();
        }
        if (board.tileCount() > 0) {
            return refuse(
                    CrosswordReason.TOUCHES_NOTHING,
                    spelled(play) + " at " + start(play) + " touches no tile on the board");
        }
        if (play.placements().stream().noneMatch(this::isStart)) {
            return refuse(
                    CrosswordReason.MISSES_START,
                    "the first play must cover the start square "
                            + SquareName.of(variant.startRow(), variant.startColumn()) + ", got "
                            + spelled(play) + " at " + start(play));
        }
        if (play.placements().size() == 1) {
            return refuse(
                    CrosswordReason.ONE_LETTER,
                    "the first play must have at least two letters, got " + spelled(play) + " at " + start(play));
        }
        return Optional.empty();
    }

    Play canonical(Board board, Play play) {
        if (play.placements().size() > 1) {
            return new Play(play.direction(), inOrder(play));
        }
        Placement only = play.placements().getFirst();
        boolean down = !hasNeighbour(board, only, Direction.ACROSS) && hasNeighbour(board, only, Direction.DOWN);
        return new Play(down ? Direction.DOWN : Direction.ACROSS, play.placements());
    }

    private Optional<Refusal> outside(Board board, Play play) {
        for (Placement placement : play.placements()) {
            if (!board.contains(placement.row(), placement.column())) {
                return refuse(
                        CrosswordReason.LEAVES_BOARD,
                        show(placement) + " would be in row " + (placement.row() + 1) + ", column "
                                + (placement.column() + 1) + "; the board has " + board.rows() + " rows and "
                                + board.columns() + " columns");
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> squares(Board board, Play play) {
        for (Placement placement : play.placements()) {
            if (Tile.letter(placement.tile()) > alphabet().size()) {
                return refuse(
                        CrosswordReason.UNPLAYABLE,
                        "letter number " + Tile.letter(placement.tile()) + " at " + name(placement)
                                + " is not one of the " + alphabet().size() + " letters of this game");
            }
            if (board.hasTile(placement.row(), placement.column())) {
                return refuse(
                        CrosswordReason.CONTRADICTS_BOARD,
                        show(placement) + " cannot be placed on " + name(placement) + ": the square already has "
                                + alphabet().show(board.at(placement.row(), placement.column())));
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> line(Board board, Play play) {
        List<Placement> placements = inOrder(play);
        Optional<Refusal> refusal = Optional.empty();
        for (int at = 1; at < placements.size() && refusal.isEmpty(); at++) {
            refusal = step(board, play.direction(), placements.get(at - 1), placements.get(at));
        }
        return refusal;
    }

    /// Whether a tile follows another along a line with only tiles between them.
    private static Optional<Refusal> step(Board board, Direction direction, Placement from, Placement to) {
        int down = to.row() - from.row();
        int right = to.column() - from.column();
        if (down == 0 && right == 0) {
            return refuse(CrosswordReason.UNPLAYABLE, "two tiles are placed on " + name(to));
        }
        if ((direction == Direction.ACROSS ? down : right) != 0) {
            String line = direction == Direction.ACROSS ? "row" : "column";
            return refuse(
                    CrosswordReason.UNPLAYABLE,
                    name(from) + " and " + name(to) + " are not in one " + line
                            + ": all tiles of a play must be in one line");
        }
        for (int step = 1; step < down + right; step++) {
            int row = from.row() + step * direction.rowStep();
            int column = from.column() + step * direction.columnStep();
            if (board.isEmpty(row, column)) {
                return refuse(
                        CrosswordReason.UNPLAYABLE,
                        "the play has a gap at " + SquareName.of(row, column)
                                + ": there must be no empty square between its tiles");
            }
        }
        return Optional.empty();
    }

    private static List<Placement> inOrder(Play play) {
        var sorted = new ArrayList<>(play.placements());
        sorted.sort(
                play.direction() == Direction.ACROSS
                        ? Comparator.comparingInt(Placement::column).thenComparingInt(Placement::row)
                        : Comparator.comparingInt(Placement::row).thenComparingInt(Placement::column));
        return sorted;
    }

    private static boolean touches(Board board, Play play) {
        for (Placement placement : play.placements()) {
            if (hasNeighbour(board, placement, Direction.ACROSS) || hasNeighbour(board, placement, Direction.DOWN)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasNeighbour(Board board, Placement placement, Direction direction) {
        int rowStep = direction.rowStep();
        int columnStep = direction.columnStep();
        return board.hasTile(placement.row() - rowStep, placement.column() - columnStep)
                || board.hasTile(placement.row() + rowStep, placement.column() + columnStep);
    }

    private boolean isStart(Placement placement) {
        return placement.row() == variant.startRow() && placement.column() == variant.startColumn();
    }

    private String spelled(Play play) {
        var text = new StringBuilder();
        inOrder(play).forEach(placement -> text.append(show(placement)));
        return text.toString();
    }

    private static String start(Play play) {
        Placement first = inOrder(play).getFirst();
        return SquareName.of(first.row(), first.column(), play.direction());
    }

    private String show(Placement placement) {
        int letter = Tile.letter(placement.tile());
        return letter <= alphabet().size() ? alphabet().show(placement.tile()) : "letter number " + letter;
    }

    private static String name(Placement placement) {
        return SquareName.of(placement.row(), placement.column());
    }

    private Alphabet alphabet() {
        return variant.tiles().alphabet();
    }

    private static Optional<Refusal> refuse(CrosswordReason reason, String message) {
        return Optional.of(new Refusal(reason, message));
    }
}
