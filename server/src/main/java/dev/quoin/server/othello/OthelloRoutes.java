package dev.quoin.server.othello;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.notation.obf.ObfRecord;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import dev.quoin.server.http.caller.Cost;
import dev.quoin.server.room.GameRoutes;
import dev.quoin.server.room.GameRoutes.TurnRequest;
import dev.quoin.server.room.GameState;
import dev.quoin.server.room.Rooms;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/// `/api/othello/games`: games against the computer.
public final class OthelloRoutes implements Routes {
    private final Rooms<OthelloPosition, OthelloMove> rooms;
    private final GameRoutes<OthelloPosition, OthelloMove> shared;

    public OthelloRoutes(Rooms<OthelloPosition, OthelloMove> rooms) {
        this.rooms = rooms;
        this.shared = new GameRoutes<>(rooms, new OthelloView(rooms.hosted()));
    }

    /// The color that a player wants.
    enum Colour {
        BLACK,
        WHITE,
        RANDOM
    }

    /// A request for a new game.
    record NewOthello(String opponent, @Nullable Colour colour) {
        NewOthello {
            if (opponent == null) {
                throw new IllegalArgumentException("'opponent' is missing");
            }
        }
    }

    /// A move.
    record MoveRequest(Integer turn, String move) {
        MoveRequest {
            TurnRequest.checkTurn(turn);
            if (move == null || !move.matches("[a-hA-H][1-8]|pass")) {
                throw new IllegalArgumentException("'move' must be a square such as d3, or pass");
            }
        }
    }

    @Override
    public void addTo(Router router) {
        shared.addTo(router);
        router.post(shared.path(), Cost.DEAR, this::begin);
        router.post(shared.gamePath() + "/moves", this::move);
        router.get(shared.gamePath() + "/export", this::export);
    }

    private void begin(Call call) {
        NewOthello request = call.body(NewOthello.class);
        Colour colour = request.colour() == null ? Colour.BLACK : request.colour();
        boolean black = colour == Colour.RANDOM ? ThreadLocalRandom.current().nextBoolean() : colour == Colour.BLACK;
        List<String> agents = black ? List.of("", request.opponent()) : List.of(request.opponent(), "");
        int seat = black ? Othello.BLACK : Othello.WHITE;
        shared.begun(call, rooms.begin(HostedOthello.NO_VARIANT, call.player(), seat, agents, 0));
    }

    private void move(Call call) {
        MoveRequest request = call.body(MoveRequest.class);
        OthelloMove move = OthelloMoveText.read(request.move());
        shared.change(
                call,
                room -> room.play(call.player(), request.turn(), now -> {
                    try {
                        return now.play(move);
                    } catch (IllegalMoveException illegal) {
                        throw refused(illegal.refusal());
                    }
                }));
    }

    private static Refused refused(Refusal refusal) {
        return Refused.byTheRules(refusal.message()).with(json -> {
            json.writeObjectPropertyStart("refusal");
            json.writeNumberProperty("code", refusal.reason().code());
            json.writeStringProperty("reason", refusal.reason().id());
            json.writeStringProperty("message", refusal.message());
            json.writeEndObject();
        });
    }

    private void export(Call call) {
        String format = call.query("format").orElse("");
        if (format.equals("moves")) {
            shared.exportMoves(call);
            return;
        }
        GameState<OthelloPosition, OthelloMove> state = shared.state(call);
        var moves = new MoveSequence(
                state.start(), state.turns().stream().map(Turn::move).toList());
        String text = switch (format) {
            case "transcript" -> Transcripts.write(moves);
            case "ggf" ->
                GgfGame.of(name(state, Othello.BLACK), name(state, Othello.WHITE), moves)
                        .write();
            case "obf" -> ObfRecord.of(state.position()).write();
            default -> throw Refused.unreadable("format must be transcript, ggf, obf or moves, got '" + format + "'");
        };
        String suffix = format.equals("transcript") ? "txt" : format;
        call.text(text + "\n", Optional.of("quoin-" + state.stored().id() + "." + suffix));
    }

    private static String name(GameState<OthelloPosition, OthelloMove> state, int seat) {
        String agent = state.stored().agents().get(seat);
        return agent.isEmpty() ? "player" : agent;
    }
}
