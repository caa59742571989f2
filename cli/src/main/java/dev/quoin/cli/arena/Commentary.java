package dev.quoin.cli.arena;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.arena.match.GameNumber;
import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchListener;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.RateText;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.game.Turn;
import dev.quoin.game.play.TurnListener;
import dev.quoin.game.player.MessageListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Supplier;

/// Reports the progress of a match on standard error. Thread-safe; close it to clear the status line.
///
/// @param <P> a position
/// @param <M> a move
final class Commentary<P, M> implements MatchListener<P, M>, AutoCloseable {
    private final Console console;
    private final MatchConfig<P, M> config;
    private final List<String> names;
    private final Verbosity verbosity;
    private final StatusLine status;
    private final Progress progress;
    private final MatchListener<P, M> also;
    private final long start = System.nanoTime();
    private int total;
    private int before;
    private int done;
    private int halfPoints;

    /// What lines of progress say besides the match, and how often they are printed.
    ///
    /// @param everyGames the number of games after which a line is printed; empty when only time decides
    /// @param prefix what a line begins with, such as the number of the match
    /// @param standings returns the standings of a tournament; empty in a single match
    record Progress(OptionalInt everyGames, String prefix, Supplier<String> standings) {
        /// Returns the progress of a single match.
        static Progress of(OptionalInt everyPairs) {
            return new Progress(games(everyPairs), "", () -> "");
        }

        /// Returns the progress of a match in a tournament.
        static Progress of(OptionalInt everyPairs, String prefix, Supplier<String> standings) {
            return new Progress(games(everyPairs), prefix, standings);
        }

        private static OptionalInt games(OptionalInt pairs) {
            return pairs.isEmpty() ? pairs : OptionalInt.of(2 * pairs.getAsInt());
        }
    }

    /// @param also a listener that is called too
    Commentary(
            Console console,
            MatchConfig<P, M> config,
            Verbosity verbosity,
            Progress progress,
            MatchListener<P, M> also) {
        this.console = console;
        this.config = config;
        this.names = config.names();
        this.verbosity = verbosity;
        this.status = StatusLine.orMessages(console);
        this.progress = progress;
        this.also = also;
    }

    @Override
    public void resumed(GameNumber number, LoggedGame record) {
        also.resumed(number, record);
    }

    @Override
    public synchronized void began(int played, int games) {
        before = played;
        total = games;
        also.began(played, games);
        if (played > 0) {
            console.message(
                    played + " of " + games + (played == 1 ? " games has" : " games have") + " already been played");
        }
    }

    @Override
    public void finished(GameNumber number, LoggedGame record) {
        also.finished(number, record);
        comment(number, record);
    }

    private synchronized void comment(GameNumber number, LoggedGame record) {
        done++;
        halfPoints += record.halfPoints(number.seatOf(0));
        if (verbosity.tells(Verbosity.results)) {
            console.message(result(number, record));
        } else if (progress.everyGames().isEmpty()) {
            status.show(() -> progress.prefix() + progress(), this::line);
        } else if (done % progress.everyGames().getAsInt() == 0) {
            console.message(line());
        }
    }

    private String line() {
        String standings = progress.standings().get();
        return progress.prefix() + progress() + (standings.isEmpty() ? "" : "; standings: " + standings);
    }

    private String result(GameNumber number, LoggedGame record) {
        var line = new StringBuilder(number.label());
        for (int seat = 0; seat < 2; seat++) {
            line.append(' ')
                    .append(name(number.label(), seat))
                    .append(' ')
                    .append(record.points().get(seat));
            record.stop(seat)
                    .ifPresent(why -> line.append(" (lost: ")
                            .append(why.code())
                            .append(' ')
                            .append(why.message())
                            .append(')'));
        }
        return line.toString();
    }

    /// Returns a line like `120 of 2000 games, 45 a second, 0:42 to go; greedy wins 56.0 %`.
    private String progress() {
        double rate = done / ((System.nanoTime() - start) / 1e9);
        int left = total - before - done;
        return String.format(
                Locale.ROOT,
                "%d of %d games, %s per second, %s left; %s wins %.1f%%",
                before + done,
                total,
                RateText.of(rate),
                RateText.timeFor(left, rate),
                names.getFirst(),
                50.0 * halfPoints / done);
    }

    @Override
    public TurnListener<P, M> turnListener() {
        return verbosity.tells(Verbosity.moves) ? this::played : TurnListener.none();
    }

    private synchronized void played(String label, Turn<P, M> turn) {
        LoggedMove move = LoggedMove.of(config.ruleset(), turn);
        String name = name(label, move.seat());
        move.refusals()
                .forEach(refusal -> console.message(
                        label + " " + name + " rejected, code " + refusal.code() + ": " + refusal.message()));
        String instead = move.substituted() ? " (played instead)" : "";
        console.message(label + " " + name + " " + move.text() + " " + signed(move.score()) + instead);
        if (verbosity.tells(Verbosity.boards)) {
            board(turn.after()).forEach(console::message);
        }
    }

    private static String signed(int score) {
        return score < 0 ? Integer.toString(score) : "+" + score;
    }

    private List<String> board(P position) {
        var board = config.ruleset().protocolView().board(position, 0);
        String squares = board.board();
        int columns = board.details().get("columns") instanceof Integer width
                ? width
                : (int) Math.round(Math.sqrt(squares.length()));
        var rows = new ArrayList<String>();
        for (int from = 0; from < squares.length(); from += columns) {
            rows.add("  " + squares.substring(from, Math.min(squares.length(), from + columns)));
        }
        return rows;
    }

    @Override
    public MessageListener messageListener() {
        return verbosity.tells(Verbosity.messages) ? this::heard : MessageListener.NONE;
    }

    private synchronized void heard(String name, MessageListener.Direction direction, String line) {
        console.message(name + (direction == MessageListener.Direction.TO_AGENT ? " < " : " > ") + line);
    }

    /// Returns the name of a player: the second game of a pair, labeled b, has the seats swapped.
    private String name(String label, int seat) {
        return names.get(label.endsWith("a") ? seat : 1 - seat);
    }

    @Override
    public synchronized void close() {
        status.close();
    }
}
