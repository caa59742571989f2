package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailyAnswer;
import dev.quoin.crossword.daily.DailyArchive;
import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyKey;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.PuzzleLikeness;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.server.daily.key.PuzzleKeys;
import dev.quoin.server.daily.line.MoveCode;
import dev.quoin.server.http.Refused;
import dev.quoin.server.store.GameId;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// Starts games of Daily Letters and accepts moves. Thread-safe.
///
/// No game is kept in memory: it is read and replayed for every request, which takes less time than the
/// request itself. So several servers can share a database without coordination.
final class DailyDesk {
    private static final DateTimeFormatter SENTENCE_TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final DailyGames games;
    private final InstantSource clock;
    private final DailyArchive archive;
    private final PuzzleKeys keys;
    private final RecentPuzzles puzzles;
    private final Map<DailyEdition, DailyLetters> rules = new ConcurrentHashMap<>();

    /// Creates a desk for the puzzles that a clock releases.
    DailyDesk(DailyGames games, InstantSource clock, PuzzleKeys keys) {
        this(games, clock, keys, keys::puzzle);
    }

    /// Creates a desk for other puzzles of the same dates.
    DailyDesk(DailyGames games, InstantSource clock, PuzzleKeys keys, Function<LocalDate, DailyPuzzle> puzzles) {
        this.games = games;
        this.clock = clock;
        this.keys = keys;
        this.archive = new DailyArchive(clock.withZone(ZoneOffset.UTC));
        this.puzzles = new RecentPuzzles(puzzles);
    }

    /// A game, and whether it was just started.
    record Begun(DailyGameState state, boolean isNew) {}

    /// The result of a move: the answer of the rules, and the game after it.
    record Moved(DailyAnswer answer, DailyGameState state) {}

    /// Returns the date in UTC.
    LocalDate today() {
        return archive.today();
    }

    Instant now() {
        return clock.instant();
    }

    /// Returns whether a date is over everywhere, so that its best plays and key are public; see
    /// [DailyArchive].
    boolean isClosed(LocalDate date) {
        return archive.isClosed(date);
    }

    /// Returns the operator's key for a date; empty when there is none. It is secret until the date is
    /// closed.
    Optional<DailyKey> key(LocalDate date) {
        return keys.key(date);
    }

    /// Rejects the analysis of a position of an open date.
    ///
    /// @throws Refused with 403 when the position belongs to such a puzzle, or closely resembles one
    void checkAnalysis(CgpPosition position) {
        Alphabet alphabet = position.variant().tiles().alphabet();
        for (LocalDate date : archive.open()) {
            if (new PuzzleLikeness(puzzle(date)).covers(position.board(), position.rack(), alphabet)) {
                throw Refused.of(
                        403,
                        "daily-open",
                        "This position is too similar to the daily puzzle of " + date
                                + ", which is still open. You can analyze it from " + time(DailyArchive.closing(date))
                                + " on.");
            }
        }
    }

    /// Formats an instant for messages: `2026-11-16 12:00 UTC`.
    static String time(Instant instant) {
        return SENTENCE_TIME.format(instant);
    }

    /// Returns the puzzle of a date that has been reached.
    ///
    /// @throws Refused with 404 when the date is in the future, or before the first puzzle
    DailyPuzzle puzzle(LocalDate date) {
        try {
            archive.check(date);
            return puzzles.of(date);
        } catch (IllegalArgumentException e) {
            throw Refused.of(404, "no-puzzle", String.valueOf(e.getMessage()));
        }
    }

    /// Returns the rules of a puzzle, which are created once.
    DailyLetters rules(DailyPuzzle puzzle) {
        return rules.computeIfAbsent(puzzle.edition(), DailyLetters::of);
    }

    /// Resumes or starts the player's first game of a date.
    Begun first(String player, LocalDate date) {
        DailyPuzzle puzzle = puzzle(date);
        Optional<StoredDaily> known = games.first(player, date);
        if (known.isEmpty()) {
            Instant now = now();
            // Uses the same reading of the clock for the date as for the stored time.
            boolean onTime = LocalDate.ofInstant(now, ZoneOffset.UTC).equals(date);
            var fresh = StoredDaily.begun(GameId.create(), player, date, onTime ? GameKind.RANKED : GameKind.LATE, now);
            if (games.add(fresh)) {
                return new Begun(opened(fresh, puzzle), true);
            }
            known = games.first(player, date);
        }
        return new Begun(opened(known.orElseThrow(), puzzle), false);
    }

    /// Resumes an unfinished practice game of a date, or starts one. Practice is possible only after the
    /// first game is finished.
    Begun practice(String player, LocalDate date) {
        Begun first = first(player, date);
        if (first.isNew() || !first.state().stored().isFinished()) {
            return first;
        }
        DailyPuzzle puzzle = puzzle(date);
        Optional<StoredDaily> known = games.openPractice(player, date);
        if (known.isPresent()) {
            return new Begun(opened(known.get(), puzzle), false);
        }
        var fresh = StoredDaily.begun(GameId.create(), player, date, GameKind.PRACTICE, now());
        games.add(fresh);
        return new Begun(opened(fresh, puzzle), true);
    }

    /// Returns a game of a player.
    ///
    /// @throws Refused with 404 when there is none, with 403 when it belongs to somebody else
    DailyGameState game(String player, String id) {
        StoredDaily stored = games.find(id).orElseThrow(() -> Refused.unknown("no such daily game: '" + id + "'"));
        if (!stored.player().equals(player)) {
            throw Refused.notYours("this game belongs to another player");
        }
        return opened(stored, puzzle(stored.date()));
    }

    /// Returns a game of any player.
    DailyGameState opened(StoredDaily stored) {
        return opened(stored, puzzle(stored.date()));
    }

    private DailyGameState opened(StoredDaily stored, DailyPuzzle puzzle) {
        List<String> moves = stored.attempts() == 0 ? List.of() : games.moves(stored.id(), stored.attempts());
        return DailyGameState.replayed(stored.at(now()), rules(puzzle), puzzle, moves);
    }

    /// Plays a move and stores it before returning; empty when the game was changed in the meantime.
    Optional<Moved> move(DailyGameState state, CrosswordMove move) {
        DailyAnswer answer = state.rules().play(state.game(), move);
        StoredDaily after = state.stored().after(answer.game(), now());
        return games.append(after, MoveCode.write(move))
                ? Optional.of(new Moved(answer, state.with(after, answer.game())))
                : Optional.empty();
    }
}
