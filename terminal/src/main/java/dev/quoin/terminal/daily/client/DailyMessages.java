package dev.quoin.terminal.daily.client;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the server says, as far as a player at a terminal needs it: `openapi.yaml` tells what each of it means.
///
/// Properties that are not named here are passed over, so that an older client understands a newer server.
public final class DailyMessages {
    private DailyMessages() {}

    /// Which day it is, and that of the first puzzle.
    public record Today(String today, String first) {}

    /// What a player has made of a puzzle; without a game the last two are missing.
    public record Puzzle(
            String date, @Nullable String game, @Nullable Boolean finished) {
        /// Whether a game was begun and not finished.
        public boolean isOpen() {
            return game != null && Boolean.FALSE.equals(finished);
        }
    }

    /// A game as it stands.
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

        /// What it counts for, in words.
        public String standing() {
            return practice ? "practice" : ranked ? "ranked" : "not ranked";
        }
    }

    /// A turn that is over: `kind` is `play`, `skip` or `lost`; only a play has text and tiles.
    public record TurnMessage(
            int number,
            String kind,
            @Nullable String text,
            @Nullable List<TileMessage> tiles,
            int score) {}

    /// A tile on a square; row and column count from 1.
    public record TileMessage(int row, int column, String letter) {}

    /// What a play would score, or why it cannot lie so.
    public record Preview(
            boolean legal,
            @Nullable Integer score,
            @Nullable String text,
            @Nullable ReceiptMessage receipt,
            @Nullable RefusalMessage refusal) {
        /// What to show where the server could not be asked.
        public static Preview refused(String why) {
            return new Preview(false, null, null, null, new RefusalMessage(0, why));
        }
    }

    /// The arithmetic of a score.
    public record ReceiptMessage(String text) {}

    /// Why a play is refused.
    public record RefusalMessage(int code, String message) {}

    /// Everything after the last turn.
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

        /// The same for who has waited long enough for the best line.
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

    /// A turn and the play that would have scored most in it, which is missing while it is secret.
    public record ReviewedTurn(
            int number,
            @Nullable String text,
            int score,
            @Nullable String best,
            @Nullable Integer bestScore,
            int percent) {}

    /// The best five turns that are known, which are missing while they are secret, and the player's total as a share
    /// of theirs.
    public record BestLineMessage(
            @Nullable Integer total, int percent, @Nullable List<BestTurn> turns) {}

    /// A turn of the best line.
    public record BestTurn(String text, int score) {}

    /// The best of a day.
    public record Leaderboard(int players, List<Leader> entries) {
        public Leaderboard {
            entries = List.copyOf(entries);
        }
    }

    /// One of them.
    public record Leader(int rank, String name, int total, boolean you) {}

    /// Who the player is.
    public record PlayerMessage(String name, boolean generated) {}

    /// What carries the player to a browser.
    public record Code(String code) {}

    /// Why a request is not granted, with the game as it is where there is one.
    record Problem(
            int status,
            String code,
            String message,
            @Nullable RefusalMessage refusal,
            @Nullable GameMessage game) {}
}
