package dev.quoin.server.crossword;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.Refusal;
import dev.quoin.server.crossword.CrosswordRequests.TileRequest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// A play given as tiles on squares, or as text such as `8D WORD`.
public sealed interface PlayReading {
    /// A play, legal or not.
    record Read(Play play) implements PlayReading {}

    /// Not a play.
    record Unreadable(Refusal refusal) implements PlayReading {}

    /// Reads a play given as tiles or as text.
    static PlayReading of(Alphabet alphabet, Board board, @Nullable List<TileRequest> tiles, @Nullable String text) {
        return of(alphabet, board, Tiles.none(), tiles, text);
    }

    /// Reads a play of a player with this rack, whose text may leave out brackets: `GALLO` for `GA[LL]O`.
    static PlayReading of(
            Alphabet alphabet, Board board, Tiles rack, @Nullable List<TileRequest> tiles, @Nullable String text) {
        return tiles != null ? ofTiles(alphabet, tiles) : ofText(alphabet, board, rack, text == null ? "" : text);
    }

    private static PlayReading ofText(Alphabet alphabet, Board board, Tiles rack, String text) {
        return switch (CrosswordMoveText.of(alphabet).read(board, rack, text)) {
            case MoveReading.Read(CrosswordMove.Play play) -> new Read(play);
            case MoveReading.Read(CrosswordMove other) -> unreadable("'" + text + "' is not a play");
            case MoveReading.Refused(Refusal refusal) -> new Unreadable(refusal);
        };
    }

    private static PlayReading ofTiles(Alphabet alphabet, List<TileRequest> tiles) {
        var placements = new ArrayList<Placement>();
        for (TileRequest tile : tiles) {
            OptionalInt number = alphabet.number(tile.letter());
            if (number.isEmpty()) {
                return unreadable("'" + tile.letter() + "' is not a letter of this game");
            }
            byte code = tile.blank() ? Tile.blankAs(number.getAsInt()) : Tile.natural(number.getAsInt());
            placements.add(new Placement(tile.row() - 1, tile.column() - 1, code));
        }
        boolean down = placements.size() > 1
                && placements.stream()
                        .allMatch(tile -> tile.column() == placements.getFirst().column());
        placements.sort(Comparator.comparingInt(Placement::row).thenComparingInt(Placement::column));
        return new Read(new Play(down ? Direction.DOWN : Direction.ACROSS, placements));
    }

    private static Unreadable unreadable(String message) {
        return new Unreadable(new Refusal(CrosswordReason.UNREADABLE, message));
    }
}
