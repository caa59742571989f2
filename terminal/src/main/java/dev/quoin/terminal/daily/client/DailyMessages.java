package dev.quoin.terminal.daily.client;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The server's messages, as far as a terminal client needs them; `openapi.yaml` documents them.
///
/// Unknown properties are ignored, so that an older client works with a newer server.
public final class DailyMessages {
    private DailyMessages() {}

    /// Today's date and that of the first puzzle.
    public record Today(String today, String first) {}

    /// A player's progress on a puzzle; without a game the last two are missing.
    public record Puzzle(
            String date, @Nullable String game, @Nullable Boolean finished) {
        /// Returns whether a game was started and not finished.
        public boolean isOpen() {
            return game != null && Boolean.FALSE.equals(finished);
        }
    }

    /// The current state of a game.
    public record GameMessage(
            String id,
            String date,
            String variant,
            boolean ranked,
            boolean practice,
            int turn,
            int attempt,
            int turnsLeft,
            int freeRefusals,
            List<String> board,
            String rack,
            int bag,
            int total,
            List<TurnMessage> turns,
            boolean over) {
        public GameMessage {
            board = List.copyOf(board);
            turns = List.copyOf(turns);
        }

        /// Returns what the game counts for, in words.
        public String standing() {
            return practice ? "practice" : ranked ? "ranked" : "not ranked";
        }
    }

    /// A completed turn: `kind` is `play`, `skip` or `lost`; only a play has text and tiles.
    public record TurnMessage(
            int number,
            String kind,
            @Nullable String text,
            @Nullable List<TileMessage> tiles,
            int score) {}

    /// A tile on a square; row and column count from 1.
    public record TileMessage(int row, int column, String letter) {}

    /// The score of a play, or why it cannot be placed.
    public record Preview(
            boolean legal,
            @Nullable Integer score,
            @Nullable String text,
            @Nullable ReceiptMessage receipt,
            @Nullable RefusalMessage refusal) {
        /// Returns a preview for when the server could not be asked.
        public static Preview refused(String why) {
            return new Preview(false, null, null, null, new RefusalMessage(0, why));
        }
    }

    /// The calculation of a score.
    public record ReceiptMessage(String text) {}

    /// Why a play was refused.
    public record RefusalMessage(int code, String message) {}

    /// The result of a finished game.
    public record Result(
            int total,
            boolean ranked,
            @Nullable Integer rank,
            @Nullable Integer players,
            @Nullable Double percentile,
            @Nullable Boolean revealed,
            @Nullable String revealAt,
            List<ReviewedTurn> turns,
            @Nullable BestLineMessage bestLine,
            @Nullable Integer retryAfter,
            String share,
            String spoken,
            int streak) {
        public Result {
            turns = List.copyOf(turns);
        }

        /// Returns a copy that no longer waits for the best line.
        public Result asItIs() {
            return new Result(
                    total,
                    ranked,
                    rank,
                    players,
                    percentile,
                    revealed,
                    revealAt,
                    turns,
                    bestLine,
                    null,
                    share,
                    spoken,
                    streak);
        }
    }

    /// A turn and its highest-scoring play, which is missing while it is secret.
    public record ReviewedTurn(
            int number,
            @Nullable String text,
            int score,
            @Nullable String best,
            @Nullable Integer bestScore,
            int percent) {}

    /// The best known five turns, which are missing while they are secret, and the player's total as a
    /// percentage of theirs.
    public record BestLineMessage(
            @Nullable Integer total, int percent, @Nullable List<BestTurn> turns) {}

    /// A turn of the best line.
    public record BestTurn(String text, int score) {}

    /// The leaderboard of a day.
    public record Leaderboard(int players, List<Leader> entries) {
        public Leaderboard {
            entries = List.copyOf(entries);
        }
    }

    /// An entry of the leaderboard.
    public record Leader(int rank, String name, int total, boolean you) {}

    /// The player.
    public record PlayerMessage(String name, boolean generated) {}

    /// A code that moves the player to a browser.
    public record Code(String code) {}

    /// Why a request failed, with the current game if there is one.
    record Problem(
            int status,
            String code,
            String message,
            @Nullable RefusalMessage refusal,
            @Nullable GameMessage game) {}
}
