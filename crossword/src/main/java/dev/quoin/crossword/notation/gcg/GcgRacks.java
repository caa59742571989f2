package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.gcg.GcgProblem.Kind;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.format.FormatFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Tracks what a replay knows about the racks. Mutable, for one replay.
///
/// Real records often contain only part of a rack, so a missing tile proves nothing.
final class GcgRacks {
    private final Variant variant;
    private final Alphabet alphabet;
    private final GcgFindings findings;
    private final List<Optional<Tiles>> left = new ArrayList<>();

    GcgRacks(Variant variant, int seats, GcgFindings findings) {
        this.variant = variant;
        this.alphabet = variant.tiles().alphabet();
        this.findings = findings;
        for (int seat = 0; seat < seats; seat++) {
            left.add(Optional.empty());
        }
    }

    /// Parses the rack of an event; empty when it is unknown or invalid.
    Optional<Tiles> read(int line, String text, Board board) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        Optional<Tiles> rack = readTiles(line, Kind.RACK, text);
        rack.filter(tiles -> tiles.size() > variant.rackSize())
                .ifPresent(tiles -> findings.problem(
                        line,
                        Kind.RACK,
                        "at most " + variant.rackSize() + " tiles",
                        tiles.size() + " tiles in " + text));
        rack.ifPresent(tiles -> checkSupply(line, board, tiles));
        return rack;
    }

    /// Parses tiles; empty when they are invalid.
    Optional<Tiles> readTiles(int line, Kind kind, String text) {
        try {
            return Optional.of(Tiles.parse(text, alphabet));
        } catch (IllegalArgumentException e) {
            findings.problem(
                    line, kind, "letters of " + alphabet.describe() + ", ? for a blank", FormatFault.quoted(text));
            return Optional.empty();
        }
    }

    /// Reads the racks at the end of an unfinished record: `#rack1`, `#rack2`.
    void pragma(int line, GcgEntry.Pragma pragma) {
        if (pragma.name().length() == 5 && pragma.name().startsWith("rack")) {
            readTiles(line, Kind.RACK, pragma.value());
        }
    }

    void checkHeld(int line, Kind kind, Optional<Tiles> rack, Tiles used, String what) {
        rack.filter(tiles -> !tiles.containsAll(used))
                .ifPresent(tiles -> findings.problem(
                        line,
                        kind,
                        "tiles of the rack " + tiles.show(alphabet),
                        what + ", but " + missing(used, tiles).show(alphabet) + " is not on it"));
    }

    void played(int line, int seat, Optional<Tiles> rack, Tiles used, Board after) {
        left.set(seat, rack.filter(tiles -> tiles.containsAll(used)).map(tiles -> tiles.minus(used)));
        if (rack.isEmpty()) {
            checkSupply(line, after, Tiles.none());
        }
    }

    void drawn(int seat, Optional<Tiles> rack) {
        left.set(seat, rack);
    }

    void forget(int seat) {
        left.set(seat, Optional.empty());
    }

    /// A player's leave, when known.
    Optional<Tiles> left(int seat) {
        return left.get(seat);
    }

    /// The tiles that are not on the board; empty when the board has more of one than exist.
    Optional<Tiles> offBoard(Board board) {
        Tiles all = variant.tiles().distribution();
        Tiles onBoard = onBoard(board);
        return all.containsAll(onBoard) ? Optional.of(all.minus(onBoard)) : Optional.empty();
    }

    private void checkSupply(int line, Board board, Tiles rack) {
        Tiles used = onBoard(board).plus(rack);
        Tiles all = variant.tiles().distribution();
        if (!all.containsAll(used)) {
            findings.remark(
                    line,
                    Kind.TILES,
                    "no more tiles than variant " + variant.name() + " has",
                    missing(used, all).show(alphabet) + " too many on the board and the rack");
        }
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

    private static Tiles missing(Tiles wanted, Tiles held) {
        var counts = wanted.counts();
        for (int number = 0; number < counts.length; number++) {
            counts[number] = Math.max(0, counts[number] - held.count(number));
        }
        return Tiles.of(counts);
    }
}
