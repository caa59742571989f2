package dev.quoin.terminal.daily.client;

import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.terminal.daily.client.DailyMessages.Code;
import dev.quoin.terminal.daily.client.DailyMessages.GameMessage;
import dev.quoin.terminal.daily.client.DailyMessages.Leaderboard;
import dev.quoin.terminal.daily.client.DailyMessages.PlayerMessage;
import dev.quoin.terminal.daily.client.DailyMessages.Preview;
import dev.quoin.terminal.daily.client.DailyMessages.Problem;
import dev.quoin.terminal.daily.client.DailyMessages.Puzzle;
import dev.quoin.terminal.daily.client.DailyMessages.Result;
import dev.quoin.terminal.daily.client.DailyMessages.Today;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/// A client of a Daily Letters server for one player; makes the same requests as the web app. Not
/// thread-safe.
public final class DailyServer implements AutoCloseable {
    private static final int REFUSED_BY_THE_RULES = 422;
    private static final int OUT_OF_TURN = 409;

    private final Wire wire;

    /// Creates a client that uses this connection.
    public DailyServer(Wire wire) {
        this.wire = wire;
    }

    /// Returns whether the last request got no reply.
    public boolean isSilent() {
        return wire.isSilent();
    }

    public Today today() {
        return wire.read(wire.get("/api/daily"), Today.class);
    }

    /// Returns the player's progress on the puzzle of a date.
    public Puzzle puzzle(String date) {
        return wire.read(wire.get("/api/daily/puzzles/" + date), Puzzle.class);
    }

    /// Starts or resumes the puzzle of a date.
    public GameMessage begin(String date) {
        return wire.read(
                wire.post("/api/daily/games", json -> json.writeStringProperty("date", date)), GameMessage.class);
    }

    /// Starts or resumes another game of a date.
    public GameMessage practise(String date) {
        return wire.read(
                wire.post("/api/daily/games", json -> {
                    json.writeStringProperty("date", date);
                    json.writeBooleanProperty("practice", true);
                }),
                GameMessage.class);
    }

    /// Returns the score that a play would have.
    public Preview preview(GameMessage game, Play play, Alphabet alphabet) {
        return wire.read(wire.post(path(game, "preview"), json -> write(json, play, alphabet)), Preview.class);
    }

    /// Sends a play.
    public MoveReply play(GameMessage game, Play play, Alphabet alphabet) {
        return move(game, json -> {
            json.writeStringProperty("kind", "play");
            write(json, play, alphabet);
        });
    }

    /// Skips the turn.
    public MoveReply skip(GameMessage game) {
        return move(game, json -> json.writeStringProperty("kind", "skip"));
    }

    private MoveReply move(GameMessage game, Consumer<JsonGenerator> what) {
        var reply = wire.post(path(game, "moves"), json -> {
            json.writeNumberProperty("turn", game.turn());
            json.writeNumberProperty("attempt", game.attempt());
            what.accept(json);
        });
        if (reply.statusCode() == REFUSED_BY_THE_RULES || reply.statusCode() == OUT_OF_TURN) {
            Problem problem = wire.problem(reply);
            Optional<GameMessage> now = Optional.ofNullable(problem.game());
            if (now.isPresent()) {
                return problem.refusal() == null
                        ? new MoveReply.Late(now.get())
                        : new MoveReply.Refused(now.get(), problem.refusal());
            }
        }
        return new MoveReply.Accepted(wire.read(reply, GameMessage.class));
    }

    /// Returns the result of a finished game.
    public Result result(GameMessage game) {
        return wire.read(wire.get(path(game, "result")), Result.class);
    }

    public Leaderboard leaderboard(String date) {
        return wire.read(wire.get("/api/daily/puzzles/" + date + "/leaderboard"), Leaderboard.class);
    }

    public PlayerMessage player() {
        return wire.read(wire.get("/api/player"), PlayerMessage.class);
    }

    /// Sets the player's name on leaderboards.
    public PlayerMessage rename(String name) {
        return wire.read(
                wire.put("/api/player/name", json -> json.writeStringProperty("name", name)), PlayerMessage.class);
    }

    /// Returns a code that moves this player to a browser.
    public String code() {
        return wire.read(wire.post("/api/player/code", json -> {}), Code.class).code();
    }

    /// Switches to the player of a code from a browser.
    public PlayerMessage become(String code) {
        return wire.read(
                wire.put("/api/player/code", json -> json.writeStringProperty("code", code)), PlayerMessage.class);
    }

    @Override
    public void close() {
        wire.close();
    }

    private static String path(GameMessage game, String what) {
        return "/api/daily/games/" + game.id() + "/" + what;
    }

    private static void write(JsonGenerator json, Play play, Alphabet alphabet) {
        json.writeArrayPropertyStart("tiles");
        for (Placement tile : play.placements()) {
            json.writeStartObject();
            json.writeNumberProperty("row", tile.row() + 1);
            json.writeNumberProperty("column", tile.column() + 1);
            json.writeStringProperty("letter", alphabet.face(Tile.letter(tile.tile())));
            json.writeBooleanProperty("blank", Tile.isBlank(tile.tile()));
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
