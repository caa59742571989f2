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

/// What is asked of every kind of game: how it stands, events, undo, giving up. What only one game has is in
/// the routes of that game, which answer through this.
///
/// @param <P> a position
/// @param <M> a move
public final class GameRoutes<P, M> implements Routes {
    /// Shorter than any proxy or browser waits before it closes a silent connection.
    private static final Duration BEAT = Duration.ofSeconds(10);

    /// How soon a closed connection is noticed, so that reloading a page does not use up a player's streams.
    private static final Duration LOOK = Duration.ofSeconds(1);

    private final Rooms<P, M> rooms;
    private final View<P, M> view;

    public GameRoutes(Rooms<P, M> rooms, View<P, M> view) {
        this.rooms = rooms;
        this.view = view;
    }

    /// A request that names the turn it is meant for.
    ///
    /// @param turn how many turns the sender has seen
    public record TurnRequest(Integer turn) {
        public TurnRequest {
            checkTurn(turn);
        }

        /// Refuses a request that does not say its turn.
        public static void checkTurn(@Nullable Integer turn) {
            if (turn == null || turn < 0) {
                throw new IllegalArgumentException("'turn' must be a number, 0 or more, got " + turn);
            }
        }
    }

    /// Where the games of this kind are.
    public String path() {
        return "/api/" + rooms.hosted().kind() + "/games";
    }

    /// Where one game is.
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

    /// The game of a call.
    ///
    /// @throws Refused with 404 when there is none, with 409 and what is known of it when it cannot be replayed
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

    /// Answers with the moves of a game as text, which works for every game that is kept.
    public void exportMoves(Call call) {
        String player = call.player();
        String text = rooms.visit(
                call.id(),
                room -> UnplayableGame.text(room.state().stored(), room.state().moves(player)),
                game -> UnplayableGame.text(game.stored(), game.moves()));
        call.text(text, Optional.of("quoin-" + call.id() + ".txt"));
    }

    /// Answers with a game that was begun.
    public void begun(Call call, String id) {
        GameState<P, M> state = rooms.visit(id, Room::state);
        call.created(path() + "/" + id, properties(state, call.player()));
    }

    /// Changes a game and answers with it; a refusal holds the game as it is.
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
                        // What was announced before this one followed is not heard.
                        rooms.refresh(room);
                        call.events(stream -> follow(room, player, stream));
                    });
                    return room;
                },
                game -> {
                    throw rooms.unplayable(game, game.seatOf(player));
                });
    }

    /// Sends the game at once and after every change; of changes that follow each other quickly only the last.
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
