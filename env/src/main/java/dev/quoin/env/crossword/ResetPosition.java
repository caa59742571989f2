package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.format.FormatException;
import java.util.ArrayList;
import java.util.random.RandomGenerator;

/// Reads the start position of a reset: a [CrosswordPosition], or a line of CGP.
///
/// In CGP the player to move is the first seat. All tiles that are neither on the board nor on a rack are in
/// the bag, so both racks must be known, and full unless the bag is empty.
///
/// @param game the game
record ResetPosition(Crossword game) {
    /// The allowed values, for messages.
    static final String ALLOWED = "a position with all racks known, or its CGP text";

    /// @throws IllegalArgumentException if the value is not allowed; the message explains what is wrong with
    ///     a text
    CrosswordPosition read(Object value) {
        return switch (value) {
            case CrosswordPosition position when fits(position) -> position;
            case String text -> cgp(text);
            default -> throw new IllegalArgumentException(allowed());
        };
    }

    private String allowed() {
        return "a position of variant '" + game.variant().name() + "' for " + game.players()
                + " players with all racks known, or its CGP text";
    }

    private boolean fits(CrosswordPosition position) {
        return position.players() == game.players()
                && !position.hasHiddenRacks()
                && position.board().rows() == game.variant().rows()
                && position.board().columns() == game.variant().columns();
    }

    private CrosswordPosition cgp(String text) {
        Variant variant = game.variant();
        CgpPosition read = parsed(text);
        if (read.racks().size() != game.players()) {
            throw wrong("it has " + read.racks().size() + " racks");
        }
        if (read.variant().bingoBonus() != variant.bingoBonus()) {
            throw wrong("bb is " + read.variant().bingoBonus() + ", here it is " + variant.bingoBonus());
        }
        Alphabet alphabet = variant.tiles().alphabet();
        Tiles placed = read.racks().stream().reduce(onBoard(read.board()), Tiles::plus);
        Tiles all = variant.tiles().distribution();
        for (int number = 0; number <= alphabet.size(); number++) {
            if (placed.count(number) > all.count(number)) {
                String tile = number == Tile.BLANK ? "? (blank)" : alphabet.face(number);
                throw wrong("it has " + placed.count(number) + " of " + tile + ", there are " + all.count(number));
            }
        }
        Tiles bag = all.minus(placed);
        for (Tiles rack : read.racks()) {
            if (!bag.isEmpty() && rack.size() != variant.rackSize()) {
                throw wrong("a rack has " + rack.size() + " tiles, not " + variant.rackSize() + ", while the bag has "
                        + bag.size());
            }
        }
        return new CrosswordPosition(
                read.board(),
                read.racks().stream().<Rack>map(Rack.Known::new).toList(),
                bag,
                read.scores(),
                0,
                read.scorelessTurns(),
                new LastTurn.None());
    }

    private CgpPosition parsed(String text) {
        try {
            return CgpReader.position(text, game.variant());
        } catch (FormatException unreadable) {
            throw new IllegalArgumentException(
                    allowed() + " (" + unreadable.fault().problemInText() + ")", unreadable);
        }
    }

    private IllegalArgumentException wrong(String reason) {
        return new IllegalArgumentException(allowed() + " (" + reason + ")");
    }

    /// Returns the position with hidden racks filled from the pool, lowest tile numbers first.
    static CrosswordPosition dealt(CrosswordPosition seen) {
        return dealt(seen, (_, bag, count) -> lowest(bag, count));
    }

    /// Returns the position with hidden racks filled from the pool at random.
    static CrosswordPosition dealt(CrosswordPosition seen, RandomGenerator random) {
        return dealt(seen, TileSource.random(random));
    }

    private static CrosswordPosition dealt(CrosswordPosition seen, TileSource source) {
        var racks = new ArrayList<Rack>();
        Tiles pool = seen.pool();
        for (Rack rack : seen.racks()) {
            if (rack instanceof Rack.Hidden(int size)) {
                Tiles drawn = source.draw(racks.size(), pool, size);
                pool = pool.minus(drawn);
                racks.add(new Rack.Known(drawn));
            } else {
                racks.add(rack);
            }
        }
        return new CrosswordPosition(
                seen.board(), racks, pool, seen.scores(), seen.toMove(), seen.scorelessTurns(), seen.last());
    }

    private static Tiles lowest(Tiles bag, int count) {
        int[] counts = bag.counts();
        int missing = count;
        for (int number = 0; number < counts.length; number++) {
            counts[number] = Math.min(counts[number], missing);
            missing -= counts[number];
        }
        return Tiles.of(counts);
    }

    private static Tiles onBoard(Board board) {
        var counts = new int[Alphabet.MOST_LETTERS + 1];
        for (byte tile : board.tiles()) {
            if (tile != Tile.EMPTY) {
                counts[Tile.rackNumber(tile)]++;
            }
        }
        return Tiles.of(counts);
    }
}
