package dev.quoin.othello.notation.ggf;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.RecordCharacters;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parses one game: checks its tags and replays the moves. Mutable, not thread-safe.
final class GgfGameScan {
    /// Prevents a file that is not a record, or lacks the end of one, from filling the memory.
    private static final int MOST_TAGS = 1000;

    private final RecordCharacters characters;
    private final FormatFault.Place begin;
    private final List<GgfTag> tags = new ArrayList<>();
    private final List<GgfMove> moves = new ArrayList<>();
    private @Nullable OthelloPosition start;
    private @Nullable OthelloPosition position;
    private boolean named;

    GgfGameScan(RecordCharacters characters) {
        this.characters = characters;
        this.begin = characters.place();
    }

    void tag(FormatFault.Place place, String name, String value) {
        switch (name) {
            case "GM" -> require(value.strip().equalsIgnoreCase("Othello"), place, name, value, "Othello");
            case "TY" ->
                require(
                        value.strip().matches("s?8([a-zA-Z].*)?"),
                        place,
                        name,
                        value,
                        "a type of game on a board of 8 rows, such as 8");
            default -> {}
        }
        named |= name.equals("GM");
        switch (name) {
            case "BO" -> board(place, value);
            case "B" -> move(place, Disc.BLACK, value);
            case "W" -> move(place, Disc.WHITE, value);
            default -> {
                require(tags.size() < MOST_TAGS, place, name, value, "at most " + MOST_TAGS + " tags in a game");
                tags.add(new GgfTag(name, value));
            }
        }
    }

    GgfGame game() {
        if (!named) {
            throw fault(begin, "GM", "no tag GM", "GM[Othello]");
        }
        return new GgfGame(tags, started(begin), moves);
    }

    private OthelloPosition started(FormatFault.Place place) {
        OthelloPosition found = start;
        if (found == null) {
            throw fault(place, "BO", "no board", "BO[8, 64 squares and the side to move] before the moves");
        }
        return found;
    }

    private void board(FormatFault.Place place, String value) {
        String text = value.strip();
        require(start == null, place, "BO", value, "one board only");
        require(text.matches("(?s)8\\s.*"), place, "BO", value, "8, 64 squares and the side to move");
        try {
            start = OthelloBoardText.read(text.substring(1));
            position = start;
        } catch (FormatException e) {
            throw fault(place, "BO", e.fault().found(), e.fault().expected());
        }
    }

    private void move(FormatFault.Place place, Disc disc, String value) {
        started(place);
        OthelloPosition before = position;
        if (before == null) {
            throw new IllegalStateException("a position must be there once the start is");
        }
        String name = disc == Disc.BLACK ? "B" : "W";
        String[] parts = value.strip().split("/", -1);
        OthelloMove move = read(place, name, parts[0]);
        require(parts.length <= 3, place, name, value, "a move, its evaluation and its time, separated by /");
        if (move instanceof OthelloMove.Pass && before.isOver()) {
            return;
        }
        if (before.toMove() != disc && before.mustPass()) {
            moves.add(GgfMove.of(before.toMove(), OthelloMove.pass()));
            before = before.play(OthelloMove.pass());
        }
        if (before.toMove() != disc && !before.isOver()) {
            throw fault(
                    place,
                    name,
                    "a move of " + disc.displayName(),
                    "one of " + before.toMove().displayName());
        }
        var refusal = before.refusal(move);
        if (refusal.isPresent()) {
            throw fault(
                    place,
                    name,
                    FormatFault.quoted(parts[0]),
                    "a legal move: " + refusal.get().message());
        }
        position = before.play(move);
        moves.add(new GgfMove(disc, move, note(parts, 1), note(parts, 2)));
    }

    private OthelloMove read(FormatFault.Place place, String name, String text) {
        try {
            return OthelloMoveText.read(text);
        } catch (IllegalMoveException e) {
            throw fault(place, name, FormatFault.quoted(text), "a square a1 to h8, or pass");
        }
    }

    private static String note(String[] parts, int index) {
        return index < parts.length ? parts[index].strip() : "";
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
