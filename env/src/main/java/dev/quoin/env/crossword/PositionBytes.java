package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.IllegalMoveException;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;

/// Serializes positions: board, pool, rack and score of each seat, the seat to move, scoreless turns, the
/// last turn.
final class PositionBytes {
    private static final int KINDS = 32;

    // Codes for the kind of the last turn.
    private static final byte NONE = 0;
    private static final byte PLAYED = 1;
    private static final byte EXCHANGED = 2;
    private static final byte PASSED = 3;
    private static final byte WITHDRAWN = 4;

    private PositionBytes() {}

    static void write(Crossword game, CrosswordPosition position, DataOutputStream out) throws IOException {
        int kinds = kinds(game);
        out.write(position.board().tiles());
        writeTiles(position.pool(), kinds, out);
        for (int seat = 0; seat < position.players(); seat++) {
            writeTiles(position.rack(seat), kinds, out);
            out.writeInt(position.scores().get(seat));
        }
        out.writeByte(position.toMove());
        out.writeInt(position.scorelessTurns());
        writeLast(position.last(), out);
    }

    static CrosswordPosition read(Crossword game, DataInputStream in) throws IOException {
        int rows = game.variant().rows();
        int columns = game.variant().columns();
        var tiles = new byte[rows * columns];
        in.readFully(tiles);
        for (byte tile : tiles) {
            int letter = Tile.letter(tile);
            if (tile != Tile.EMPTY
                    && (letter < 1
                            || letter > game.lexicon().alphabet().size()
                            || (tile != Tile.natural(letter) && tile != Tile.blankAs(letter)))) {
                throw new IllegalArgumentException("a square holds " + tile + ", which is no tile");
            }
        }
        int kinds = kinds(game);
        Tiles pool = readTiles(kinds, in);
        var racks = new ArrayList<Rack>();
        var scores = new ArrayList<Integer>();
        for (int seat = 0; seat < game.players(); seat++) {
            racks.add(new Rack.Known(readTiles(kinds, in)));
            scores.add(in.readInt());
        }
        Board board = Board.of(rows, columns, tiles);
        return new CrosswordPosition(
                board, racks, pool, scores, in.readByte(), in.readInt(), readLast(game, board, in));
    }

    /// The number of counts: 32, so that older states can be read, or one more with 32 letters.
    private static int kinds(Crossword game) {
        return Math.max(KINDS, game.lexicon().alphabet().size() + 1);
    }

    private static void writeTiles(Tiles tiles, int kinds, DataOutputStream out) throws IOException {
        for (int number = 0; number < kinds; number++) {
            out.writeByte(tiles.count(number));
        }
    }

    private static Tiles readTiles(int kinds, DataInputStream in) throws IOException {
        var counts = new int[kinds];
        for (int number = 0; number < kinds; number++) {
            counts[number] = in.readByte();
        }
        return Tiles.of(counts);
    }

    private static void writeLast(LastTurn last, DataOutputStream out) throws IOException {
        switch (last) {
            case LastTurn.None _ -> out.writeByte(NONE);
            case LastTurn.Played played -> {
                out.writeByte(PLAYED);
                out.writeByte(played.seat());
                out.writeInt(played.score());
                PlayBytes.write(played.play(), out);
            }
            case LastTurn.Exchanged(int seat, int count) -> {
                out.writeByte(EXCHANGED);
                out.writeByte(seat);
                out.writeByte(count);
            }
            case LastTurn.Passed(int seat) -> {
                out.writeByte(PASSED);
                out.writeByte(seat);
            }
            case LastTurn.Withdrawn(int seat) -> {
                out.writeByte(WITHDRAWN);
                out.writeByte(seat);
            }
        }
    }

    private static LastTurn readLast(Crossword game, Board board, DataInputStream in) throws IOException {
        byte kind = in.readByte();
        return switch (kind) {
            case NONE -> new LastTurn.None();
            case PLAYED -> {
                int seat = in.readByte();
                int score = in.readInt();
                yield played(game, board, seat, PlayBytes.read(in), score);
            }
            case EXCHANGED -> new LastTurn.Exchanged(in.readByte(), in.readByte());
            case PASSED -> new LastTurn.Passed(in.readByte());
            case WITHDRAWN -> new LastTurn.Withdrawn(in.readByte());
            default -> throw new IllegalArgumentException("a last turn must be of kind 0 to 4, got " + kind);
        };
    }

    /// Recomputes the receipt from the board before the play, which also validates the data.
    private static LastTurn played(Crossword game, Board after, int seat, Play play, int score) {
        byte[] tiles = after.tiles();
        for (Placement placement : play.placements()) {
            if (!after.contains(placement.row(), placement.column())) {
                throw new IllegalArgumentException("the last play lies outside the board");
            }
            tiles[placement.row() * after.columns() + placement.column()] = Tile.EMPTY;
        }
        try {
            Board before = Board.of(after.rows(), after.columns(), tiles);
            Receipt receipt = game.referee().plays().score(before, play);
            if (receipt.total() == score) {
                return new LastTurn.Played(seat, play, receipt);
            }
        } catch (IllegalMoveException impossible) {
            throw new IllegalArgumentException("the last play is not possible: " + impossible.sentence(), impossible);
        }
        throw new IllegalArgumentException("the last play does not score " + score);
    }
}
