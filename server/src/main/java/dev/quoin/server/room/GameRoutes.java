package dev.quoin.server.room;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.EventStream;
import dev.quoin.server.http.Json;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/// The routes common to all games: state, events, undo, resignation. Each game has its own routes for
/// everything else, which respond through this class.
///
/// @param <P> a position
/// @param <M> a move
public final class GameRoutes<P, M> implements Routes {
    /// Shorter than the time after which proxies and browsers close a silent connection.
    private static final Duration BEAT = Duration.ofSeconds(10);

    /// How soon a closed connection is noticed, so that reloading a page does not use up a player's streams.
    private static final Duration LOOK = Duration.ofSeconds(1);

    private final Rooms<P, M> rooms;
    private final View<P, M> view;

    public GameRoutes(Rooms<P, M> rooms, View<P, M> view) {
        this.rooms = rooms;
        this.view = view;
    }

    /// A request for a specific turn.
    ///
    /// @param turn the number of turns the sender has seen
    public record TurnRequest(Integer turn) {
        public TurnRequest {
            checkTurn(turn);
        }

        /// Rejects a request without a turn.
        public static void checkTurn(@Nullable Integer turn) {
            if (turn == null || turn < 0) {
                throw new IllegalArgumentException("'turn' must be a number, 0 or more, got " + turn);
            }
        }
    }

    /// Returns the path of the games of this kind.
    public String path() {
        return "/api/" + rooms.hosted().kind() + "/games";
    }

    /// Returns the path of one game.
    public String gamePath() {
        return path() + "/{id}";
    }

    @Override
    public void addTo(Router router) {
        router.get(gamePath(), this::game);
        router.get(gamePath() + "/events", this::events);
        router.post(gamePath() + "/undo", this::undo);
        router.post(gamePath() + "/resign", this::resign);
    }

    private void game(Call call) {
        call.json(200, properties(state(call), call.player()));
    }

    /// Returns the game of a request.
    ///
    /// @throws Refused with 404 when there is none, with 409 and what is known about it when it cannot be
    ///     replayed
    public GameState<P, M> state(Call call) {
        return rooms.visit(call.id(), Room::state, game -> {
            throw rooms.unplayable(game, game.seatOf(call.player()));
        });
    }

    private void undo(Call call) {
        int turn = call.body(TurnRequest.class).turn();
        change(call, room -> room.undo(call.player(), turn));
    }

    private void resign(Call call) {
        int turn = call.body(TurnRequest.class).turn();
        String player = call.player();
        Optional<GameState<P, M>> after = rooms.visit(
                call.id(), room -> Optional.of(changed(room, player, own -> own.resign(player, turn))), game -> {
                    rooms.resign(game, player, turn);
                    return Optional.empty();
                });
        // A game that cannot be replayed cannot be shown either.
        after.ifPresentOrElse(game -> call.json(200, properties(game, player)), call::nothing);
    }

    /// Responds with the moves of a game as text, which works for every stored game.
    public void exportMoves(Call call) {
        String player = call.player();
        String text = rooms.visit(
                call.id(),
                room -> UnplayableGame.text(room.state().stored(), room.state().moves(player)),
                game -> UnplayableGame.text(game.stored(), game.moves()));
        call.text(text, Optional.of("quoin-" + call.id() + ".txt"));
    }

    /// Responds with a new game.
    public void begun(Call call, String id) {
        GameState<P, M> state = rooms.visit(id, Room::state);
        call.created(path() + "/" + id, properties(state, call.player()));
    }

    /// Changes a game and responds with it; an error response includes the current game.
    public void change(Call call, Function<Room<P, M>, GameState<P, M>> change) {
        String player = call.player();
        GameState<P, M> after = rooms.visit(call.id(), room -> changed(room, player, change), game -> {
            throw rooms.unplayable(game, game.seatOf(player));
        });
        call.json(200, properties(after, player));
    }

    private GameState<P, M> changed(Room<P, M> room, String player, Function<Room<P, M>, GameState<P, M>> change) {
        try {
            return change.apply(room);
        } catch (Refused refused) {
            boolean shown = refused.status() == 409 || refused.status() == 422;
            throw shown ? refused.with(game(room.state(), player)) : refused;
        } catch (IllegalMoveException refused) {
            throw Refused.byTheRules(refused.sentence()).with(game(room.state(), player));
        }
    }

    private Consumer<JsonGenerator> properties(GameState<P, M> state, String player) {
        return json -> {
            view.write(json, state, state.seatOf(player));
            rooms.problem(state).ifPresent(problem -> json.writeStringProperty("problem", problem));
        };
    }

    private Consumer<JsonGenerator> game(GameState<P, M> state, String player) {
        return json -> {
            json.writeObjectPropertyStart("game");
            properties(state, player).accept(json);
            json.writeEndObject();
        };
    }

    private void events(Call call) {
        String player = call.player();
        rooms.visit(
                call.id(),
                room -> {
                    room.follow(() -> {
                        // This client has missed everything announced before it subscribed.
                        rooms.refresh(room);
                        call.events(stream -> follow(room, player, stream));
                    });
                    return room;
                },
                game -> {
                    throw rooms.unplayable(game, game.seatOf(player));
                });
    }

    /// Sends the game at once and after every change; rapid changes are coalesced.
    private void follow(Room<P, M> room, String player, EventStream stream) {
        GameState<P, M> seen = room.state();
        try {
            stream.send("game", Json.object(properties(seen, player)));
            Duration silence = Duration.ZERO;
            while (!room.isClosed() && !stream.isGone()) {
                Optional<GameState<P, M>> next = room.after(seen, LOOK);
                silence = next.isPresent() ? Duration.ZERO : silence.plus(LOOK);
                if (next.isPresent()) {
                    seen = next.get();
                    stream.send("game", Json.object(properties(seen, player)));
                } else if (silence.compareTo(BEAT) >= 0) {
                    stream.beat();
                    silence = Duration.ZERO;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
