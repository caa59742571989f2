package dev.quoin.server.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.rules.FormedWord;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import dev.quoin.server.crossword.CrosswordRequests.First;
import dev.quoin.server.crossword.CrosswordRequests.MoveRequest;
import dev.quoin.server.crossword.CrosswordRequests.NewCrossword;
import dev.quoin.server.crossword.CrosswordRequests.PreviewRequest;
import dev.quoin.server.endgame.EndgameAnalyst;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import dev.quoin.server.http.caller.Cost;
import dev.quoin.server.http.caller.Requester;
import dev.quoin.server.json.PlayJson;
import dev.quoin.server.room.GameRoutes;
import dev.quoin.server.room.GameState;
import dev.quoin.server.room.Rooms;
import dev.quoin.server.store.StoredGame;
import dev.quoin.server.work.WorkScheduler;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/// `/api/crossword/games`: games against the computer.
public final class CrosswordRoutes implements Routes {
    private static final Duration REVIEW_LIMIT = Duration.ofSeconds(10);

    private final HostedCrossword hosted;
    private final Rooms<CrosswordPosition, CrosswordMove> rooms;
    private final GameRoutes<CrosswordPosition, CrosswordMove> shared;
    private final WorkScheduler scheduler;

    public CrosswordRoutes(
            HostedCrossword hosted, Rooms<CrosswordPosition, CrosswordMove> rooms, WorkScheduler scheduler) {
        this.hosted = hosted;
        this.rooms = rooms;
        this.shared = new GameRoutes<>(rooms, new CrosswordView(hosted));
        this.scheduler = scheduler;
    }

    @Override
    public void addTo(Router router) {
        shared.addTo(router);
        router.post(shared.path(), Cost.DEAR, this::begin);
        router.post(shared.gamePath() + "/moves", this::move);
        router.post(shared.gamePath() + "/preview", this::preview);
        router.get(shared.gamePath() + "/export", this::export);
        router.get(shared.gamePath() + "/review", Cost.SEARCH, this::review);
    }

    private void begin(Call call) {
        NewCrossword request = call.body(NewCrossword.class);
        First first = request.first() == null ? First.RANDOM : request.first();
        boolean begins = first == First.RANDOM ? ThreadLocalRandom.current().nextBoolean() : first == First.ME;
        List<String> agents = begins ? List.of("", request.opponent()) : List.of(request.opponent(), "");
        shared.begun(call, rooms.begin(request.variant(), call.player(), begins ? 0 : 1, agents, 0));
    }

    private void move(Call call) {
        MoveRequest request = call.body(MoveRequest.class);
        shared.change(
                call,
                room -> room.play(call.player(), request.turn(), now -> {
                    Judge judge = judge(now);
                    CrosswordMove move = judge.read(request);
                    try {
                        return now.play(move);
                    } catch (IllegalMoveException illegal) {
                        throw judge.explained(move, illegal.refusal());
                    }
                }));
    }

    private void preview(Call call) {
        PreviewRequest request = call.body(PreviewRequest.class);
        GameState<CrosswordPosition, CrosswordMove> state = shared.state(call);
        int seat = state.seatOf(call.player());
        if (seat == StoredGame.NOBODY) {
            throw Refused.notYours("this game belongs to another player");
        }
        Judge judge = judge(state);
        Tiles rack = state.position().rack(seat);
        call.json(200, json -> new Preview(judge.crossword()).write(json, state.position(), rack, request));
    }

    private void export(Call call) {
        String format = call.query("format").orElse("");
        if (format.equals("moves")) {
            shared.exportMoves(call);
            return;
        }
        GameState<CrosswordPosition, CrosswordMove> state = shared.state(call);
        int seat = state.seatOf(call.player());
        var export = new Export(crossword(state), state, seat);
        String text = switch (format) {
            case "gcg" -> export.gcg();
            case "cgp" -> export.cgp();
            default -> throw Refused.unreadable("format must be gcg, cgp or moves, got '" + format + "'");
        };
        call.text(text, Optional.of("quoin-" + state.stored().id() + "." + format));
    }

    private void review(Call call) {
        GameState<CrosswordPosition, CrosswordMove> state = shared.state(call);
        int seat = state.seatOf(call.player());
        if (seat == StoredGame.NOBODY) {
            throw Refused.notYours("this game belongs to another player");
        }
        if (!state.isOver()) {
            throw Refused.of(409, "not-over", "a game can be reviewed after it is over");
        }
        var review = new GameReview(crossword(state), new EndgameAnalyst(EndgameAnalyst.Budget.USUAL));
        byte[] found = scheduler.analyze(
                Requester.current(), REVIEW_LIMIT, call::isGone, signal -> review.of(state, seat, signal));
        call.json(200, found);
    }

    private Crossword crossword(GameState<CrosswordPosition, CrosswordMove> state) {
        return hosted.ruleset(state.stored().variant()).crossword();
    }

    private Judge judge(GameState<CrosswordPosition, CrosswordMove> state) {
        return new Judge(crossword(state), state.position());
    }

    /// Reads the moves of the player to move, and explains rejected ones.
    private record Judge(Crossword crossword, CrosswordPosition position) {
        private Alphabet alphabet() {
            return crossword.variant().tiles().alphabet();
        }

        CrosswordMove read(MoveRequest request) {
            return switch (request.kind()) {
                case PLAY ->
                    switch (PlayReading.of(
                            alphabet(), position.board(), position.rack(), request.tiles(), request.text())) {
                        case PlayReading.Read(Play play) -> play;
                        case PlayReading.Unreadable(Refusal refusal) -> throw refused(refusal, List.of());
                    };
                case EXCHANGE -> exchange(request.exchange() == null ? "" : request.exchange());
                case PASS -> new CrosswordMove.Pass();
                case SKIP -> crossword.referee().skip(position);
            };
        }

        private CrosswordMove exchange(String tiles) {
            try {
                return new CrosswordMove.Exchange(Tiles.parse(tiles, alphabet()));
            } catch (IllegalArgumentException e) {
                throw refused(new Refusal(CrosswordReason.UNREADABLE, String.valueOf(e.getMessage())), List.of());
            }
        }

        /// Returns a refusal with the words that are not in the lexicon.
        Refused explained(CrosswordMove move, Refusal first) {
            // Checked again as it was sent, so that the message names the squares of the request.
            Refusal refusal = crossword.referee().refusal(position, move).orElse(first);
            PlayRules plays = crossword.referee().plays();
            List<FormedWord> invalid = refusal.reason() == CrosswordReason.INVALID_WORD && move instanceof Play play
                    ? plays.invalidWords(plays.score(position.board(), play))
                    : List.of();
            return refused(refusal, invalid);
        }

        private Refused refused(Refusal refusal, List<FormedWord> invalid) {
            return Refused.byTheRules(refusal.message())
                    .with(json -> new PlayJson(json, alphabet()).writeRefusal(refusal, invalid));
        }
    }
}
