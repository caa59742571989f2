package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailyArchive;
import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.server.daily.DailyRanking.Entry;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/// The routes for leaderboards and the games on them, records and the archive.
final class LeaderboardRoutes implements Routes {
    private final DailyDesk desk;
    private final DailyGames games;
    private final DailyRanking ranking;

    LeaderboardRoutes(DailyDesk desk, DailyGames games, DailyRanking ranking) {
        this.desk = desk;
        this.games = games;
        this.ranking = ranking;
    }

    @Override
    public void addTo(Router router) {
        router.get("/api/daily/puzzles/{date}/leaderboard", this::leaderboard);
        router.get("/api/daily/puzzles/{date}/leaderboard/{entry}", this::replay);
        router.get("/api/daily/records", this::records);
        router.get("/api/daily/archive", this::archive);
    }

    private void leaderboard(Call call) {
        LocalDate date = date(call);
        String player = call.player();
        List<Entry> best = ranking.best(date);
        int players = ranking.place(date, 0).players();
        boolean revealed = desk.isClosed(date);
        call.json(200, json -> {
            json.writeStringProperty("date", date.toString());
            json.writeNumberProperty("players", players);
            json.writeBooleanProperty("revealed", revealed);
            json.writeStringProperty("revealAt", DailyArchive.closing(date).toString());
            json.writeArrayPropertyStart("entries");
            for (Entry entry : best) {
                // Equal totals share the rank of the first of them.
                long better = best.stream()
                        .filter(other -> other.game().total() > entry.game().total())
                        .count();
                json.writeStartObject();
                json.writeNumberProperty("rank", better + 1);
                json.writeStringProperty("entry", entry.game().id());
                json.writeStringProperty("name", entry.name());
                json.writeNumberProperty("total", entry.game().total());
                json.writeArrayPropertyStart("turns");
                entry.game().scores().forEach(json::writeNumber);
                json.writeEndArray();
                json.writeBooleanProperty("you", entry.game().player().equals(player));
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    private void replay(Call call) {
        LocalDate date = date(call);
        if (games.first(call.player(), date).filter(StoredDaily::isFinished).isEmpty()) {
            throw Refused.of(
                    403, "not-finished", "finish the puzzle of " + date + " first to see other players' games");
        }
        Entry entry = ranking.entry(date, call.path("entry"))
                .orElseThrow(() -> Refused.unknown("no such game on the leaderboard of " + date));
        // Anyone can finish with a second cookie in seconds: seeing what others played would help in the
        // ranked game of the first.
        if (!desk.isClosed(date) && !entry.game().player().equals(call.player())) {
            throw Refused.of(
                    403,
                    "daily-open",
                    "You can see other players' games of " + date + " from "
                            + DailyDesk.time(DailyArchive.closing(date))
                            + " on, when the day is over in every time zone.");
        }
        DailyGameState state = desk.opened(entry.game());
        call.json(200, json -> {
            var view = new DailyView(json, state.rules().variant().tiles().alphabet());
            json.writeStringProperty("date", date.toString());
            json.writeStringProperty("name", entry.name());
            json.writeNumberProperty("total", state.game().total());
            view.board("start", state.games().getFirst().position().board());
            view.board("board", state.game().position().board());
            view.turns(state);
        });
    }

    private void records(Call call) {
        String player = call.player();
        List<Entry> best = ranking.records();
        call.json(200, json -> {
            json.writeArrayPropertyStart("records");
            for (Entry entry : best) {
                json.writeStartObject();
                json.writeStringProperty("date", entry.game().date().toString());
                json.writeStringProperty("name", entry.name());
                json.writeNumberProperty("total", entry.game().total());
                json.writeBooleanProperty("you", entry.game().player().equals(player));
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    private void archive(Call call) {
        YearMonth month = month(call.query("month").orElse(""));
        LocalDate first = DailyEdition.FIRST.begin();
        LocalDate today = desk.today();
        LocalDate from = month.atDay(1).isBefore(first) ? first : month.atDay(1);
        LocalDate to = month.atEndOfMonth().isAfter(today) ? today : month.atEndOfMonth();
        Map<LocalDate, StoredDaily> known = games.firsts(call.player(), from, to).stream()
                .map(game -> game.at(desk.now()))
                .collect(Collectors.toMap(StoredDaily::date, Function.identity()));
        call.json(200, json -> {
            json.writeStringProperty("month", month.toString());
            json.writeStringProperty("first", first.toString());
            json.writeStringProperty("last", today.toString());
            json.writeArrayPropertyStart("days");
            for (LocalDate day = from; !day.isAfter(to); day = day.plusDays(1)) {
                day(json, day, known.get(day));
            }
            json.writeEndArray();
        });
    }

    private void day(JsonGenerator json, LocalDate date, @Nullable StoredDaily known) {
        Optional<StoredDaily> game = Optional.ofNullable(known);
        json.writeStartObject();
        json.writeStringProperty("date", date.toString());
        json.writeStringProperty("word", desk.puzzle(date).word());
        json.writeStringProperty(
                "status", game.map(it -> it.isFinished() ? "finished" : "begun").orElse("new"));
        game.ifPresent(it -> {
            json.writeNumberProperty("total", it.total());
            json.writeBooleanProperty("ranked", it.isRanked());
        });
        json.writeEndObject();
    }

    private LocalDate date(Call call) {
        LocalDate date = DailyRequests.date(call.path("date"));
        desk.puzzle(date);
        return date;
    }

    private static YearMonth month(String text) {
        try {
            return YearMonth.parse(text);
        } catch (DateTimeException e) {
            String shown = text.length() > 20 ? text.substring(0, 20) + "…" : text;
            throw Refused.unreadable("month must be like 2026-11, got '" + shown.replaceAll("\\p{Cntrl}", "") + "'");
        }
    }
}
