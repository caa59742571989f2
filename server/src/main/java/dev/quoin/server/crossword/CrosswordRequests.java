package dev.quoin.server.crossword;

import dev.quoin.server.room.GameRoutes.TurnRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The request bodies for crossword games; they are validated when they are read.
public final class CrosswordRequests {
    private static final int MOST_TILES = 21;
    private static final int LONGEST_LETTER = 4;
    /// A tile of several characters is in brackets.
    private static final int LONGEST_TILES = MOST_TILES * (LONGEST_LETTER + 2);
    private static final int LONGEST_TEXT = 140;

    private CrosswordRequests() {}

    /// The player who moves first.
    enum First {
        ME,
        OPPONENT,
        RANDOM
    }

    /// The kind of a move.
    enum Kind {
        PLAY,
        EXCHANGE,
        PASS,
        SKIP
    }

    /// A request for a new game.
    record NewCrossword(
            String variant, String opponent, @Nullable First first) {
        NewCrossword {
            Checks.given("variant", variant);
            Checks.given("opponent", opponent);
        }
    }

    /// A tile on a square; rows and columns count from 1.
    ///
    /// @param square included in responses, ignored in requests
    public record TileRequest(
            int row,
            int column,
            String letter,
            boolean blank,
            @Nullable String square) {
        public TileRequest {
            Checks.given("letter", letter);
            if (row < 1 || row > MOST_TILES || column < 1 || column > MOST_TILES) {
                throw new IllegalArgumentException(
                        "row and column must be 1 to " + MOST_TILES + ", got " + row + " and " + column);
            }
            Checks.length("letter", letter, LONGEST_LETTER);
        }
    }

    /// A play as tiles or as text.
    public record PreviewRequest(
            @Nullable List<TileRequest> tiles, @Nullable String text) {
        public PreviewRequest {
            Checks.play(tiles, text);
        }
    }

    /// A move.
    record MoveRequest(
            Integer turn,
            Kind kind,
            @Nullable List<TileRequest> tiles,
            @Nullable String text,
            @Nullable String exchange) {
        MoveRequest {
            TurnRequest.checkTurn(turn);
            Checks.given("kind", kind);
            if (kind == Kind.PLAY) {
                Checks.play(tiles, text);
            } else if (tiles != null || text != null) {
                throw new IllegalArgumentException("only a play can have tiles or text, got them with " + kind);
            }
            if ((kind == Kind.EXCHANGE) != (exchange != null)) {
                throw new IllegalArgumentException("only an exchange can have exchange tiles, and nothing else");
            }
            if (exchange != null) {
                Checks.length("exchange", exchange, LONGEST_TILES);
            }
        }
    }

    private static final class Checks {
        static void given(String name, @Nullable Object value) {
            if (value == null) {
                throw new IllegalArgumentException("'" + name + "' is missing");
            }
        }

        static void length(String name, String value, int most) {
            if (value.isEmpty() || value.length() > most) {
                throw new IllegalArgumentException(
                        "'" + name + "' must have 1 to " + most + " characters, got " + value.length());
            }
        }

        static void play(@Nullable List<TileRequest> tiles, @Nullable String text) {
            if ((tiles == null) == (text == null)) {
                throw new IllegalArgumentException("a play must have either tiles or text");
            }
            if (tiles != null && (tiles.isEmpty() || tiles.size() > MOST_TILES || tiles.contains(null))) {
                throw new IllegalArgumentException("a play has 1 to " + MOST_TILES + " tiles, got " + tiles.size());
            }
            if (text != null) {
                length("text", text, LONGEST_TEXT);
            }
        }
    }
}
