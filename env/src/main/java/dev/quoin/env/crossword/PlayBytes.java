package dev.quoin.env.crossword;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;

/// Serializes plays: the direction, the number of tiles, then row, column and code of each tile. Stateless.
public final class PlayBytes {
    private PlayBytes() {}

    /// Writes a play.
    public static void write(Play play, DataOutputStream out) throws IOException {
        out.writeByte(play.direction() == Direction.ACROSS ? 0 : 1);
        out.writeByte(play.placements().size());
        for (Placement placement : play.placements()) {
            out.writeByte(placement.row());
            out.writeByte(placement.column());
            out.writeByte(placement.tile());
        }
    }

    /// Reads a play.
    ///
    /// @throws IllegalArgumentException when the bytes are not a play
    public static Play read(DataInputStream in) throws IOException {
        Direction direction = in.readByte() == 0 ? Direction.ACROSS : Direction.DOWN;
        int count = in.readByte();
        var placements = new ArrayList<Placement>();
        for (int tile = 0; tile < count; tile++) {
            placements.add(new Placement(in.readByte(), in.readByte(), in.readByte()));
        }
        return new Play(direction, placements);
    }
}
