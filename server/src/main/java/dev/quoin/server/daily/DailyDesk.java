package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailyAnswer;
import dev.quoin.crossword.daily.DailyArchive;
import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.server.http.Refused;
import dev.quoin.server.store.GameId;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// Where games of Daily Letters are begun and moves are handed in. Thread-safe.
///
/// No game is kept in memory: it is read and replayed for every request, which takes less time than the request
/// itself, so that servers on one database need not know of each other.
final class DailyDesk {

    private final DailyGames games;
    private final InstantSource clock;
    private final DailyArchive archive;
    private final RecentPuzzles puzzles;
    private final Map<DailyEdition, DailyLetters> rules = new ConcurrentHashMap<>();

    /// A desk for the puzzles that a clock lets out.
    DailyDesk(DailyGames games, InstantSource clock) {
        this(games, clock, DailyPuzzle::of);
    }

    /// A desk for other puzzles of the same dates.
    DailyDesk(DailyGames games, InstantSource clock, Function<LocalDate, DailyPuzzle> puzzles) {
        this.games = games;
        this.clock = clock;
        this.archive = new DailyArchive(clock.withZone(ZoneOffset.UTC));
        this.puzzles = new RecentPuzzles(puzzles);
    }

    /// A game, and whether it was begun just now.
    record Begun(DailyGameState state, boolean isNew) {}

    /// What became of a move: the answer of the rules, and the game after it.
    record Moved(DailyAnswer answer, DailyGameState state) {}

    /// The date in UTC.
    LocalDate today() {
        return archive.today();
    }

    Instant now() {
        return clock.instant();
    }

    /// The puzzle of a date that has come.
    ///
    /// @throws Refused with 404 when it has not, or comes before the first puzzle
    DailyPuzzle puzzle(LocalDate date) {
        try {
            archive.check(date);
            return puzzles.of(date);
        } catch (IllegalArgumentException e) {
            throw Refused.of(404, "no-puzzle", String.valueOf(e.getMessage()));
        }
    }

    /// The rules of a puzzle, which are made once.
    DailyLetters rules(DailyPuzzle puzzle) {
        return rules.computeIfAbsent(puzzle.edition(), DailyLetters::of);
    }

    /// The player's first game of a date: goes on with it, or begins it.
    Begun first(String player, LocalDate date) {
        DailyPuzzle puzzle = puzzle(date);
        Optional<StoredDaily> known = games.first(player, date);
        if (known.isEmpty()) {
            Instant now = now();
            // The date by the same look at the clock as the time that is kept.
            boolean onTime = LocalDate.ofInstant(now, ZoneOffset.UTC).equals(date);
            var fresh = StoredDaily.begun(GameId.create(), player, date, onTime ? GameKind.RANKED : GameKind.LATE, now);
            if (games.add(fresh)) {
                return new Begun(opened(fresh, puzzle), true);
            }
            known = games.first(player, date);
        }
        return new Begun(opened(known.orElseThrow(), puzzle), false);
    }

    /// A further game of a date: goes on with one that is not finished, or begins one. Nobody practises before the
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

    /// A game of a player.
    ///
    /// @throws Refused with 404 when there is none, with 403 when it is somebody else's
    DailyGameState game(String player, String id) {
        StoredDaily stored =
                games.find(id).orElseThrow(() -> Refused.unknown("there is no daily game with the id '" + id + "'"));
        if (!stored.player().equals(player)) {
            throw Refused.notYours("this is somebody else's game");
        }
        return opened(stored, puzzle(stored.date()));
    }

    /// A game of anybody.
    DailyGameState opened(StoredDaily stored) {
        return opened(stored, puzzle(stored.date()));
    }

    private DailyGameState opened(StoredDaily stored, DailyPuzzle puzzle) {
        List<String> moves = stored.attempts() == 0 ? List.of() : games.moves(stored.id(), stored.attempts());
        return DailyGameState.replayed(stored, rules(puzzle), puzzle, moves);
    }

    /// Makes a move in a game, which has been kept when this returns; empty when the game has changed meanwhile.
    Optional<Moved> move(DailyGameState state, CrosswordMove move) {
        DailyAnswer answer = state.rules().play(state.game(), move);
        StoredDaily after = state.stored().after(answer.game(), now());
        return games.append(after, MoveCode.write(move))
                ? Optional.of(new Moved(answer, state.with(after, answer.game())))
                : Optional.empty();
    }
}
