package dev.quoin.terminal.rating;

import dev.quoin.game.agent.Level;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.rating.PlayerRating;
import dev.quoin.game.rating.PlayerRating.Prior;
import dev.quoin.game.rating.RatedResult;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Count;
import dev.quoin.terminal.table.GameTable;
import dev.quoin.terminal.table.Sitting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/// A sitting that adds the result of a game against a level to a file, and the person's rating to the last message.
/// Mutable, not thread-safe.
///
/// A game counts once, and only if the person took back nothing and asked for no hint.
public final class RatedSitting implements Sitting {
    private final Sitting sitting;
    private final int person;
    private final String opponent;
    private final List<Level> levels;
    private final ResultFile file;
    private Optional<String> help = Optional.empty();
    private boolean ended;

    RatedSitting(Sitting sitting, int person, String opponent, List<Level> levels, Path file) {
        this.sitting = sitting;
        this.person = person;
        this.opponent = opponent;
        this.levels = levels;
        this.file = new ResultFile(file);
    }

    /// Returns a table that rates the person if the opponent is on the ladder, else `table` itself.
    ///
    /// @param person the seat of the person, 0 or 1
    /// @param opponent the spec of the agent in the other seat
    /// @param levels the levels of the game
    /// @param file where the results are stored
    public static GameTable of(GameTable table, int person, String opponent, List<Level> levels, Path file) {
        return elo(levels, opponent).isEmpty()
                ? table
                : new GameTable(
                        new RatedSitting(table.sitting(), person, opponent, levels, file),
                        table.display(),
                        table.welcome());
    }

    private static Optional<Integer> elo(List<Level> levels, String agent) {
        return levels.stream()
                .filter(level -> level.agent().equals(agent))
                .flatMap(level -> level.rung().stream())
                .map(rung -> rung.elo())
                .findFirst();
    }

    @Override
    public Answer answer(String line) {
        int before = sitting.moves().size();
        Answer answer = sitting.answer(line);
        if (line.strip().toLowerCase(Locale.ROOT).startsWith("hint") && answer.tone() == Answer.Tone.CALM) {
            help = Optional.of("asked for a hint");
        } else if (sitting.moves().size() < before) {
            help = Optional.of("took back a move");
        }
        return answer;
    }

    @Override
    public List<String> ending() {
        var lines = new ArrayList<>(sitting.ending());
        List<Integer> points = sitting.result();
        if (!ended && points.size() == 2) {
            ended = true;
            lines.add(help.map(what -> "This game does not count toward your rating, because you " + what + ".")
                    .orElseGet(() -> rating(LevelResult.of(opponent, points.get(person), points.get(1 - person)))));
        }
        return lines;
    }

    private String rating(LevelResult result) {
        try {
            List<RatedResult> rated = file.add(result).stream()
                    .flatMap(each -> elo(levels, each.agent()).stream()
                            .map(elo -> new RatedResult(elo, each.score().points())))
                    .toList();
            List<RatedResult> latest =
                    rated.subList(Math.max(0, rated.size() - PlayerRating.LATEST_GAMES), rated.size());
            PlayerRating rating = PlayerRating.of(Prior.of(levels), latest);
            return "Your rating is " + Math.round(rating.elo()) + " ± " + Math.round(rating.error()) + ", from "
                    + Count.of(rating.games(), "game") + " against levels.";
        } catch (FormatException e) {
            return notCounted(e.getMessage() + ". Correct the file, or delete it to start again");
        } catch (IOException e) {
            return notCounted(FileErrors.describe(e));
        } catch (UncheckedIOException e) {
            return notCounted(FileErrors.describe(Objects.requireNonNull(e.getCause())));
        }
    }

    private static String notCounted(String why) {
        return "This game does not count toward your rating: " + why + ".";
    }

    @Override
    public List<String> words() {
        return sitting.words();
    }

    @Override
    public boolean isAgentsTurn() {
        return sitting.isAgentsTurn();
    }

    @Override
    public ChosenMove think() {
        return sitting.think();
    }

    @Override
    public boolean isOver() {
        return sitting.isOver();
    }

    @Override
    public List<Integer> result() {
        return sitting.result();
    }

    @Override
    public List<String> moves() {
        return sitting.moves();
    }

    @Override
    public void replay(List<String> moves) {
        sitting.replay(moves);
    }

    @Override
    public boolean isWatched() {
        return sitting.isWatched();
    }

    @Override
    public void stop() {
        sitting.stop();
    }
}
