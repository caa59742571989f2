package dev.quoin.server.daily;

import dev.quoin.server.crossword.CrosswordRequests.PreviewRequest;
import dev.quoin.server.crossword.CrosswordRequests.TileRequest;
import dev.quoin.server.http.Refused;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The request bodies for daily games; they are validated when they are read.
final class DailyRequests {
    private static final int MOST_TILES = 7;

    private DailyRequests() {}

    /// The kind of a move.
    enum Kind {
        play,
        skip
    }

    /// A request for a new game.
    record NewDaily(@Nullable String date, @Nullable Boolean practice) {
        NewDaily {
            if (date == null) {
                throw new IllegalArgumentException("'date' is missing");
            }
        }

        LocalDate day() {
            return DailyRequests.date(String.valueOf(date));
        }

        boolean isPractice() {
            return Boolean.TRUE.equals(practice);
        }
    }

    /// A move.
    record MoveRequest(
            int turn,
            int attempt,
            @Nullable Kind kind,
            @Nullable List<TileRequest> tiles,
            @Nullable String text) {
        MoveRequest {
            if (kind == null) {
                throw new IllegalArgumentException("'kind' is missing");
            }
            if (turn < 0 || attempt < 0) {
                throw new IllegalArgumentException(
                        "turn and attempt must be 0 or more, got " + turn + " and " + attempt);
            }
            if (kind == Kind.skip && (tiles != null || text != null)) {
                throw new IllegalArgumentException("only a play can have tiles or text, got them with skip");
            }
            if (kind == Kind.play) {
                checkPlay(tiles, text);
            }
        }

        private static void checkPlay(@Nullable List<TileRequest> tiles, @Nullable String text) {
            // The same checks as for a preview of the same play.
            var _ = new PreviewRequest(tiles, text);
            if (tiles != null && tiles.size() > MOST_TILES) {
                throw new IllegalArgumentException("a play has 1 to " + MOST_TILES + " tiles, got " + tiles.size());
            }
        }
    }

    /// Parses a date such as `2026-11-15`.
    ///
    /// @throws Refused with 400 when it is not a date
    static LocalDate date(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeException e) {
            String shown = text.length() > 20 ? text.substring(0, 20) + "…" : text;
            throw Refused.unreadable(
                    "a date must be like 2026-11-15, got '" + shown.replaceAll("\\p{Cntrl}", "") + "'");
        }
    }
}
