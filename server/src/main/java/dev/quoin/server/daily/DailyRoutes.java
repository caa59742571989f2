package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailyAnswer;
import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyKey;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.rules.FormedWord;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.Refusal;
import dev.quoin.game.format.LetterCase;
import dev.quoin.server.crossword.CrosswordRequests.PreviewRequest;
import dev.quoin.server.crossword.CrosswordRequests.TileRequest;
import dev.quoin.server.crossword.PlayReading;
import dev.quoin.server.daily.DailyDesk.Begun;
import dev.quoin.server.daily.DailyDesk.Moved;
import dev.quoin.server.daily.DailyRequests.Kind;
import dev.quoin.server.daily.DailyRequests.MoveRequest;
import dev.quoin.server.daily.DailyRequests.NewDaily;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import dev.quoin.server.json.PlayJson;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/// The routes for playing: the current day, the puzzle of a date, games and their moves.
final class DailyRoutes implements Routes {
    private final DailyDesk desk;
    private final DailyGames games;

    DailyRoutes(DailyDesk desk, DailyGames games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public void addTo(Router router) {
        router.get("/api/daily", this::today);
        router.get("/api/daily/puzzles/{date}", this::puzzle);
        router.post("/api/daily/games", this::begin);
        router.get("/api/daily/games/{id}", this::game);
        router.post("/api/daily/games/{id}/moves", this::move);
        router.post("/api/daily/games/{id}/preview", this::preview);
    }

    private void today(Call call) {
        LocalDate today = desk.today();
        call.json(200, json -> {
            json.writeStringProperty("today", today.toString());
            json.writeStringProperty(
                    "now", desk.now().truncatedTo(ChronoUnit.MILLIS).toString());
            json.writeStringProperty(
                    "next",
                    today.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant().toString());
            json.writeStringProperty("first", DailyEdition.FIRST.begin().toString());
        });
    }

    private void puzzle(Call call) {
        LocalDate date = DailyRequests.date(call.path("date"));
        DailyPuzzle puzzle = desk.puzzle(date);
        DailyLetters rules = desk.rules(puzzle);
        Optional<StoredDaily> known = games.first(call.player(), date);
        Optional<DailyKey> key = desk.key(date);
        call.json(200, json -> {
            DailyGame start = rules.start(puzzle);
            Alphabet alphabet = rules.variant().tiles().alphabet();
            json.writeStringProperty("date", date.toString());
            json.writeStringProperty("variant", rules.variant().name());
            json.writeStringProperty("word", puzzle.word());
            new DailyView(json, alphabet).board("board", start.position().board());
            json.writeStringProperty("rack", start.position().rack().show(alphabet));
            json.writeBooleanProperty("ranked", known.isEmpty() && date.equals(desk.today()));
            key.ifPresent(secret -> json.writeStringProperty("key", desk.isClosed(date) ? secret.hex() : null));
            known.ifPresent(game -> {
                json.writeStringProperty("game", game.id());
                json.writeBooleanProperty("finished", game.isFinished());
                json.writeNumberProperty("total", game.total());
            });
        });
    }

    private void begin(Call call) {
        NewDaily request = call.body(NewDaily.class);
        Begun begun = request.isPractice()
                ? desk.practice(call.player(), request.day())
                : desk.first(call.player(), request.day());
        Consumer<JsonGenerator> game = json -> DailyView.write(json, begun.state());
        if (begun.isNew()) {
            call.created("/api/daily/games/" + begun.state().stored().id(), game);
        } else {
            call.json(200, game);
        }
    }

    private void game(Call call) {
        DailyGameState state = desk.game(call.player(), call.id());
        call.json(200, json -> DailyView.write(json, state));
    }

    private void move(Call call) {
        String id = call.id();
        MoveRequest request = call.body(MoveRequest.class);
        DailyGameState now = desk.game(call.player(), id);
        StoredDaily stored = now.stored();
        if (request.turn() != stored.scores().size() || request.attempt() != stored.attempts()) {
            throw outOfTurn(request, now);
        }
        if (stored.isFinished()) {
            throw Refused.of(409, "over", "the game is over: all " + DailyGame.TURNS + " turns have been played")
                    .with(game(now));
        }
        CrosswordMove move =
                request.kind() == Kind.skip ? new CrosswordMove.Pass() : play(now, request.tiles(), request.text());
        Moved moved = desk.move(now, move).orElseThrow(() -> outOfTurn(request, desk.game(call.player(), id)));
        switch (moved.answer()) {
            case DailyAnswer.Accepted _ -> call.json(200, json -> DailyView.write(json, moved.state()));
            case DailyAnswer.Refused(DailyGame _, Refusal refusal) ->
                throw Refused.byTheRules(refusal.message())
                        .with(refusal(now, move, refusal))
                        .with(game(moved.state()));
        }
    }

    private static Refused outOfTurn(MoveRequest request, DailyGameState now) {
        return Refused.outOfTurn("the game is at turn " + now.stored().scores().size() + ", attempt "
                        + now.stored().attempts() + ", but the request is for turn " + request.turn() + ", attempt "
                        + request.attempt())
                .with(game(now));
    }

    /// Returns the play of a request.
    ///
    /// @throws Refused with 400, not counted as an attempt, when it is not a play
    private static Play play(DailyGameState now, @Nullable List<TileRequest> tiles, @Nullable String text) {
        return switch (reading(now, tiles, text)) {
            case PlayReading.Read(Play play) -> play;
            case PlayReading.Unreadable(Refusal refusal) ->
                throw Refused.unreadable(refusal.message())
                        .with(json -> new PlayJson(json, alphabet(now)).writeRefusal(refusal));
        };
    }

    /// There are no blanks here, so lower case means the same as upper case.
    private static PlayReading reading(DailyGameState now, @Nullable List<TileRequest> tiles, @Nullable String text) {
        return PlayReading.of(
                alphabet(now), now.game().position().board(), tiles, text == null ? null : LetterCase.upper(text));
    }

    private static Alphabet alphabet(DailyGameState state) {
        return state.rules().variant().tiles().alphabet();
    }

    private static Consumer<JsonGenerator> game(DailyGameState state) {
        return json -> {
            json.writeObjectPropertyStart("game");
            DailyView.write(json, state);
            json.writeEndObject();
        };
    }

    private static Consumer<JsonGenerator> refusal(DailyGameState before, CrosswordMove move, Refusal refusal) {
        PlayRules rules = PlayRules.of(before.rules().variant(), before.rules().lexicon());
        List<FormedWord> invalid = refusal.reason() == CrosswordReason.INVALID_WORD && move instanceof Play play
                ? rules.invalidWords(rules.score(before.game().position().board(), play))
                : List.of();
        return json -> new PlayJson(json, alphabet(before)).writeRefusal(refusal, invalid);
    }

    private void preview(Call call) {
        String id = call.id();
        PreviewRequest request = call.body(PreviewRequest.class);
        DailyGameState now = desk.game(call.player(), id);
        call.json(200, json -> new DailyPreview(json, now).write(reading(now, request.tiles(), request.text())));
    }
}
