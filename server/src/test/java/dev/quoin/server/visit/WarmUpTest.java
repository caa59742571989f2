package dev.quoin.server.visit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Server;
import dev.quoin.server.ServerConfig;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class WarmUpTest {
    @Test
    void playsWithoutTouchingTheServerItWarmsUpFor(@TempDir Path folder) throws IOException, InterruptedException {
        var warmUp = new WarmUp(folder);
        try (Server server = Server.start(ServerConfig.local(folder, 0), warmUp.check());
                warmUp;
                HttpClient http = Visitor.connections()) {
            var visitor = new Visitor(http, server.address());
            assertThat(visitor.look("health/ready")).isEqualTo(503);
            assertThat(visitor.look("health/live")).isEqualTo(200);
            warmUp.start(server);
            warmUp.await();
            assertThat(warmUp.turns()).isGreaterThanOrEqualTo(WarmUp.DAILY_GAMES + WarmUp.CROSSWORD_TURNS);
            assertThat(warmUp.check().isGood().getAsBoolean()).isTrue();
            assertThat(folder.resolve("warm-up")).doesNotExist();
            JsonNode begun = JsonMapper.shared()
                    .readTree(visitor.post(
                            "api/crossword/games", "{\"variant\":\"mini\",\"opponent\":\"greedy\",\"first\":\"me\"}"));
            assertThat(begun.path("id").asString()).isNotEmpty();
        }
    }

    @Test
    void pausesWhileTheServerHasRequests(@TempDir Path folder) throws IOException, InterruptedException {
        try (Server server = Server.start(ServerConfig.local(folder, 0).withRate(0));
                var warmUp = new WarmUp(folder);
                HttpClient http = Visitor.connections()) {
            warmUp.start(server);
            var visitor = new Visitor(http, server.address());
            int[] turns = new int[2];
            for (int half = 0; half < 2; half++) {
                for (int request = 0; request < 20; request++) {
                    visitor.look("api/catalogue");
                    Thread.sleep(50);
                }
                turns[half] = warmUp.turns();
            }
            // A turn that was under way may end, and a slow machine may leave a gap between two requests.
            assertThat(turns[1] - turns[0]).isLessThan(WarmUp.CROSSWORD_TURNS / 4);
        }
    }

    @Test
    void givesUpWhenTheServerEnds(@TempDir Path folder) throws IOException, InterruptedException {
        try (Server server = Server.start(ServerConfig.local(folder, 0))) {
            var warmUp = new WarmUp(folder);
            warmUp.start(server);
            warmUp.close();
            warmUp.await();
            assertThat(warmUp.turns()).isLessThan(WarmUp.CROSSWORD_TURNS);
            assertThat(folder.resolve("warm-up")).doesNotExist();
        }
    }
}
