package dev.quoin.terminal.daily;

import dev.quoin.terminal.daily.client.DailyMessages.BestLineMessage;
import dev.quoin.terminal.daily.client.DailyMessages.GameMessage;
import dev.quoin.terminal.daily.client.DailyMessages.Leader;
import dev.quoin.terminal.daily.client.DailyMessages.Leaderboard;
import dev.quoin.terminal.daily.client.DailyMessages.Result;
import dev.quoin.terminal.daily.client.DailyMessages.ReviewedTurn;
import dev.quoin.terminal.daily.client.DailyMessages.TurnMessage;
import dev.quoin.terminal.table.Count;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Describes the events of a daily game in sentences.
final class DailyPhrases {
    private DailyPhrases() {}

    /// The state of the game: `Turn 2 of 5, 18 points so far.`
    static String standing(GameMessage game) {
        if (game.over()) {
            return "The game is over: " + Count.of(game.total(), "point") + ".";
        }
        return "Turn " + (game.turn() + 1) + " of " + (game.turn() + game.turnsLeft()) + ", "
                + Count.of(game.total(), "point") + " so far. " + Count.of(game.bag(), "tile") + " in the bag.";
    }

    /// A completed turn: `8D QUIZ 48`, `skipped 0`.
    static String turn(TurnMessage turn) {
        return switch (turn.kind()) {
            case "play" -> turn.text() + " " + turn.score();
            case "skip" -> "skipped 0";
            default -> "lost to an invalid play 0";
        };
    }

    /// What the person has just done: `You played 8D QUIZ for 48 points.`
    static String done(TurnMessage turn) {
        return turn.kind().equals("play")
                ? "You played " + turn.text() + " for " + Count.of(turn.score(), "point") + "."
                : "You skipped the turn.";
    }

    /// What to tell a player about a refused play and the free refusals left.
    static String refusals(GameMessage before, GameMessage after) {
        if (after.turn() > before.turn()) {
            return "You had no tries left, so it cost you the turn.";
        }
        return "The tiles are back on your rack. "
                + (after.freeRefusals() == 0
                        ? "From now on, each invalid play costs you the turn."
                        : "Tries left: " + after.freeRefusals() + ".");
    }

    /// The result without the best line and the text for sharing.
    static List<String> result(Result result) {
        var lines = new ArrayList<String>();
        lines.add("The game is over: " + Count.of(result.total(), "point") + ".");
        for (ReviewedTurn turn : result.turns()) {
            String played = Objects.requireNonNullElse(turn.text(), "nothing") + " " + turn.score();
            String best = turn.best() == null ? "" : ", " + turn.best() + " " + turn.bestScore();
            lines.add(turn.number() + ". " + played + ", " + turn.percent() + "% of the best play" + best);
        }
        if (result.ranked() && result.rank() != null && result.players() != null) {
            lines.add("Rank " + result.rank() + " of " + result.players() + " that day" + others(result)
                    + "; your streak is " + Count.of(result.streak(), "day") + ".");
        }
        return lines;
    }

    private static String others(Result result) {
        boolean alone = result.percentile() == null || result.players() == null || result.players() < 2;
        return alone
                ? ""
                : String.format(Locale.ROOT, ", as high as or higher than %.0f%% of the others", result.percentile());
    }

    /// Compares the total with the best five turns.
    static List<String> bestLine(BestLineMessage line, @Nullable String revealAt) {
        if (line.turns() == null) {
            return List.of("You scored " + line.percent() + "% of the best five turns found."
                    + (revealAt == null
                            ? ""
                            : " They will be shown " + time(revealAt) + ", when the day is over in every time zone."));
        }
        var lines = new ArrayList<String>();
        lines.add("The best five turns found score " + line.total() + ", knowing all draws. You scored "
                + line.percent() + "% of that:");
        line.turns().forEach(turn -> lines.add("   " + turn.text() + " " + turn.score()));
        return lines;
    }

    /// A time in a sentence: `on 2026-11-16 at 12:00 UTC`.
    private static String time(String instant) {
        try {
            return DateTimeFormatter.ofPattern("'on' uuuu-MM-dd 'at' HH:mm 'UTC'", Locale.ROOT)
                    .withZone(ZoneOffset.UTC)
                    .format(Instant.parse(instant));
        } catch (DateTimeException e) {
            return "at " + instant;
        }
    }

    static List<String> leaders(String date, Leaderboard leaderboard) {
        var lines = new ArrayList<String>();
        lines.add(
                leaderboard.players() == 0
                        ? "Nobody has finished a ranked game for " + date + " yet."
                        : Count.of(leaderboard.players(), "ranked player") + " on " + date + ":");
        for (Leader leader : leaderboard.entries()) {
            lines.add(leader.rank() + ". " + leader.name() + " " + leader.total() + (leader.you() ? ", you" : ""));
        }
        return lines;
    }
}
