package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Waits;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.BoardRows;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.solver.PlayRanking;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.server.visit.GameEvents;
import dev.quoin.server.visit.Visitor;
import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Plays crossword against greedy as a page does: moves by POST, replies by event stream.
final class ReplyBench {
    private final Variant variant;
    private final PlayRanking ranking;
    private final Alphabet alphabet;

    ReplyBench(Variant variant, Lexicon lexicon) {
        this.variant = variant;
        this.ranking = new PlayRanking(lexicon, variant);
        this.alphabet = variant.tiles().alphabet();
    }

    /// Plays games for about `seconds` seconds; returns the times from sending a move to the reply.
    Waits measure(BenchServer server, double seconds) throws IOException, InterruptedException {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        var nanos = new ArrayList<Long>();
        try (HttpClient http = Visitor.connections()) {
            while (nanos.isEmpty() || System.nanoTime() < end) {
                play(new Visitor(http, server.address()), nanos, end);
            }
        }
        return new Waits(nanos);
    }

    private void play(Visitor visitor, List<Long> nanos, long end) throws IOException, InterruptedException {
        JsonNode begun = JsonMapper.shared()
                .readTree(visitor.post(
                        "api/crossword/games",
                        "{\"variant\":\"" + variant.name() + "\",\"opponent\":\"greedy\",\"first\":\"me\"}"));
        String path = "api/crossword/games/" + begun.path("id").asString();
        try (GameEvents events = visitor.events(path + "/events")) {
            JsonNode game = events.next();
            while (!game.path("over").asBoolean() && (nanos.isEmpty() || System.nanoTime() < end)) {
                String move = move(game);
                long sent = System.nanoTime();
                visitor.post(path + "/moves", move);
                game = events.reply();
                nanos.add(System.nanoTime() - sent);
            }
        }
    }

    /// Returns the highest-scoring play as a request body; a pass when there is no play.
    private String move(JsonNode game) {
        Board board = BoardRows.read(
                game.path("board").valueStream().map(JsonNode::asString).toList(), alphabet);
        String turn = "{\"turn\":" + game.path("turn").asInt();
        return ranking.best(board, Tiles.parse(game.path("rack").asString(), alphabet))
                .map(best -> turn + ",\"kind\":\"play\",\"text\":\""
                        + CrosswordMoveText.of(alphabet).write(board, best.play()) + "\"}")
                .orElse(turn + ",\"kind\":\"pass\"}");
    }
}
