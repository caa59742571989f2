package dev.quoin.server.daily;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.server.Client;
import dev.quoin.server.Client.Answer;
import dev.quoin.server.daily.TestServer.Home;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the bag still holds does not show in a single byte: the same moves on puzzles that differ only in tiles that
/// have not been drawn are answered with the same bytes, headers included.
class SecretTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 15);

    /// Those of the puzzle that do not lie on the board.
    private static final int TILES = DailyPuzzle.of(TODAY).draws().length();

    private final HandClock clock = new HandClock(TODAY + "T12:00:00Z");

    @TempDir
    Path folder;

    @Test
    void undrawnTilesNeverLeaveTheServer() {
        int drawn = 0;
        for (int turns = 0; turns < 5; turns++) {
            List<Answer> truth = heard("truth" + turns, turns, UnaryOperator.identity());
            int known = TILES - truth.getLast().number("bag");
            List<Answer> other = heard("other" + turns, turns, puzzle -> withTurnedBag(puzzle, known));
            assertThat(shown(other)).hasSameSizeAs(truth);
            for (int at = 0; at < truth.size(); at++) {
                assertThat(shown(other).get(at))
                        .as("answer %s of %s turns", at, turns)
                        .isEqualTo(shown(truth).get(at));
            }
            drawn = known;
        }
        assertThat(drawn).isGreaterThan(20);
    }

    @Test
    void thisTestWouldNoticeATileTooMany() {
        assertThat(shown(heard("truth", 1, UnaryOperator.identity())))
                .isNotEqualTo(shown(heard("other", 1, puzzle -> withTurnedBag(puzzle, 7))));
    }

    /// Everything that a player hears who looks at everything in each of so many turns.
    private List<Answer> heard(String name, int turns, UnaryOperator<DailyPuzzle> puzzles) {
        Home home = Home.sqlite(folder.resolve(name));
        try (TestServer server = TestServer.start(home, clock, date -> puzzles.apply(DailyPuzzle.of(date)))) {
            Client client = server.client();
            client.put("/api/player/name", "{\"name\":\"ABC\"}");
            Answer game = look(client, Players.begin(client, TODAY.toString()));
            for (int turn = 0; turn < turns; turn++) {
                game = look(client, Players.playBest(client, game.json()));
            }
            return client.answers();
        }
    }

    private static Answer look(Client client, Answer game) {
        String path = "/api/daily/games/" + game.string("id");
        client.get("/api/daily/puzzles/" + TODAY);
        client.post(path + "/preview", "{\"text\":\"1A TEN\"}");
        client.post(path + "/preview", "{\"text\":\"9H NE\"}");
        client.get(path + "/result");
        client.get("/api/daily/puzzles/" + TODAY + "/leaderboard");
        client.get("/api/daily/puzzles/" + TODAY + "/leaderboard/" + game.string("id"));
        client.get("/api/daily/archive?month=2026-11");
        client.get("/api/player");
        Players.playText(client, game.json(), "1A TEN");
        return client.get(path);
    }

    /// The same puzzle with the tiles that come after so many in the opposite order.
    private static DailyPuzzle withTurnedBag(DailyPuzzle puzzle, int known) {
        String turned =
                new StringBuilder(puzzle.draws().substring(known)).reverse().toString();
        return new DailyPuzzle(
                puzzle.edition(),
                puzzle.word(),
                puzzle.direction(),
                puzzle.row(),
                puzzle.column(),
                puzzle.draws().substring(0, known) + turned);
    }

    /// Bodies and headers without what is random or tells the time of day.
    private static List<String> shown(List<Answer> replies) {
        var shown = new ArrayList<String>();
        String id = "";
        for (Answer reply : replies) {
            String found = reply.at("id").asString("");
            id = found.isEmpty() ? id : found;
            var headers = new java.util.TreeMap<>(reply.headers().map());
            headers.remove("date");
            headers.remove("set-cookie");
            String text = reply.status() + " " + headers + "\n" + reply.text();
            shown.add(id.isEmpty() ? text : text.replace(id, "ID"));
        }
        return shown;
    }
}
