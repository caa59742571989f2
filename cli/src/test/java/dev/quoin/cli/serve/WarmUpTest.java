package dev.quoin.cli.serve;

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
        try (Server server = Server.start(ServerConfig.local(folder, 0));
                var warmUp = new WarmUp(server, folder);
                HttpClient http = Visitor.connections()) {
            warmUp.await();
            assertThat(warmUp.replies()).isGreaterThanOrEqualTo(WarmUp.REPLIES);
            assertThat(folder.resolve("warm-up")).doesNotExist();
            var visitor = new Visitor(http, server.address());
            JsonNode begun = JsonMapper.shared()
                    .readTree(visitor.post(
                            "api/crossword/games", "{\"variant\":\"mini\",\"opponent\":\"greedy\",\"first\":\"me\"}"));
            assertThat(begun.path("id").asString()).isNotEmpty();
        }
    }

    @Test
    void givesUpWhenTheServerEnds(@TempDir Path folder) throws IOException, InterruptedException {
        try (Server server = Server.start(ServerConfig.local(folder, 0))) {
            var warmUp = new WarmUp(server, folder);
            warmUp.close();
            warmUp.await();
            assertThat(warmUp.replies()).isLessThan(WarmUp.REPLIES);
            assertThat(folder.resolve("warm-up")).doesNotExist();
        }
    }
}
