package dev.quoin.othello.notation.sgf;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.RecordCharacters;
import dev.quoin.othello.notation.RecordReplay;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Collects the properties of one game and replays the moves. Mutable, not thread-safe.
final class SgfGameScan {
    /// Prevents a file that is not a record, or lacks the end of one, from filling the memory.
    private static final int MOST_PROPERTIES = 1000;

    private final RecordCharacters characters;
    private final FormatFault.Place begin;
    private final Map<String, String> properties = new LinkedHashMap<>();
    private long black;
    private long white;
    private Disc toMove = Disc.BLACK;
    private @Nullable RecordReplay replay;

    SgfGameScan(RecordCharacters characters) {
        this.characters = characters;
        this.begin = characters.place();
    }

    void property(FormatFault.Place place, String name, String value) {
        switch (name) {
            case "GM" -> require(value.strip().equals("2"), place, name, value, "2, which is Othello");
            case "SZ" ->
                require(value.strip().matches("8(:8)?"), place, name, value, "8, the number of rows and columns");
            default -> {}
        }
        switch (name) {
            case "AB" -> black |= disc(place, name, value);
            case "AW" -> white |= disc(place, name, value);
            case "AE" -> throw fault(place, name, FormatFault.quoted(value), "discs to be set up with AB and AW only");
            case "PL" -> toMove = side(place, value);
            case "B" -> move(place, Disc.BLACK, name, value);
            case "W" -> move(place, Disc.WHITE, name, value);
            default -> keep(place, name, value);
        }
    }

    SgfGame game() {
        if (!properties.containsKey("GM")) {
            throw fault(begin, "GM", "no property GM", "GM[2], which is Othello");
        }
        return new SgfGame(properties, started(begin).sequence());
    }

    /// Keeps the first value; later nodes have comments and times.
    private void keep(FormatFault.Place place, String name, String value) {
        if (properties.containsKey(name) || replay != null && !name.equals("GM")) {
            return;
        }
        require(properties.size() < MOST_PROPERTIES, place, name, value, "at most " + MOST_PROPERTIES + " properties");
        properties.put(name, value);
    }

    private RecordReplay started(FormatFault.Place place) {
        RecordReplay started = replay;
        if (started == null) {
            if ((black & white) != 0) {
                String both = Square.name(Long.numberOfTrailingZeros(black & white));
                throw fault(place, "AW", FormatFault.quoted(both), "a square that AB does not have");
            }
            boolean usual = (black | white) == 0;
            OthelloPosition start = usual ? OthelloPosition.start() : new OthelloPosition(black, white, toMove);
            started = new RecordReplay(start.withTurn(toMove));
            replay = started;
        }
        return started;
    }

    private long disc(FormatFault.Place place, String name, String value) {
        require(replay == null, place, name, value, "the discs to be set up before the first move");
        int square = square(value.strip());
        require(square >= 0, place, name, value, "a square a1 to h8");
        return Square.bit(square);
    }

    private Disc side(FormatFault.Place place, String value) {
        String side = value.strip().toUpperCase(Locale.ROOT);
        require(side.matches("B|BLACK|W|WHITE"), place, "PL", value, "B or W");
        require(replay == null, place, "PL", value, "the side to move before the first move");
        return side.startsWith("B") ? Disc.BLACK : Disc.WHITE;
    }

    private void move(FormatFault.Place place, Disc disc, String name, String value) {
        var refused = started(place).play(disc, read(place, name, value.strip()));
        if (refused.isPresent()) {
            throw fault(place, name, FormatFault.quoted(value), refused.get());
        }
    }

    private OthelloMove read(FormatFault.Place place, String name, String text) {
        if (text.isEmpty()) {
            return OthelloMove.pass();
        }
        int square = square(text);
        try {
            return square >= 0 ? OthelloMove.place(square) : OthelloMoveText.read(text);
        } catch (IllegalMoveException e) {
            throw fault(place, name, FormatFault.quoted(text), "a square a1 to h8, or PA for a pass");
        }
    }

    /// A square in this game's notation, `d3`, or with two letters as in Go, `dc`; else -1.
    private static int square(String text) {
        boolean letters = text.length() == 2 && Character.toLowerCase(text.charAt(1)) >= 'a';
        int row = letters ? Character.toLowerCase(text.charAt(1)) - 'a' : 0;
        return Square.named(letters && row < Square.SIDE ? "" + text.charAt(0) + (row + 1) : text);
    }

    private void require(boolean right, FormatFault.Place place, String name, String value, String expected) {
        if (!right) {
            throw fault(place, name, FormatFault.quoted(value), expected);
        }
    }

    private FormatException fault(FormatFault.Place place, String field, String found, String expected) {
        return characters.fault(place, field, found, expected).asException();
    }
}
