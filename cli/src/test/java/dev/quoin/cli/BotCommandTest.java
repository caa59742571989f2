package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Server;
import dev.quoin.server.ServerConfig;
import java.net.BindException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// `quoin bot` with a real program against a real server.
@DisabledOnOs(OS.WINDOWS)
class BotCommandTest {
    private static final String FIRST = "oneshot:"
            + Path.of(System.getProperty("quoin.root", ".."), "examples/agents/first.sh")
                    .toAbsolutePath()
                    .normalize();

    @TempDir
    static Path folder;

    private static Server server;

    @BeforeAll
    static void start() throws BindException {
        server = Server.start(ServerConfig.local(folder, 0).withRate(0).unlogged());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Cli.Result bot(String... more) {
        var arguments = new String[more.length + 3];
        arguments[0] = "bot";
        arguments[1] = "--server";
        arguments[2] = server.address().toString();
        System.arraycopy(more, 0, arguments, 3, more.length);
        return Cli.run(arguments);
    }

    @Test
    void playsTheGamesAndSumsThemUp() {
        Cli.Result result = bot(FIRST, "--opponent", "random", "--variant", "mini", "--games", "2", "--jobs", "2");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.out().lines())
                .hasSize(3)
                .anyMatch(line -> line.startsWith("game 1: ")
                        && line.contains(" moving first, " + server.address().resolve("/crossword/")))
                .anyMatch(line -> line.startsWith("game 2: ") && line.contains(" moving second, "));
        assertThat(result.out()).contains("\n2 games against random: ").contains("; average score ");
    }

    @Test
    void aProgramThatFailsResignsAndTheExitCodeSaysSo() {
        Cli.Result result = bot("false", "--opponent", "random", "--game", "othello", "--json");
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.out())
                .contains("\"game\":\"othello\",")
                .contains("\"wins\":0,\"draws\":0,\"losses\":1,")
                .contains("\"result\":\"lost\",\"failure\":\"'false' ended with exit code 1");
    }

    @Test
    void whatCannotBeUsedIsRefused() {
        assertThat(bot(FIRST, "--opponent", "nobody").err())
                .contains(": the server has no opponent 'nobody' in this game. Opponents: ")
                .contains("greedy");
        assertThat(bot(FIRST, "--opponent", "random", "--variant", "giant").err())
                .contains("variant 'giant': unknown, expected one of standard");
        assertThat(bot(FIRST, "--opponent", "random", "--games", "0").err()).contains("must be at least 1, got 0");
        Cli.Result nowhere = Cli.run("bot", FIRST, "--server", "http://localhost:1", "--opponent", "random");
        assertThat(nowhere.exitCode()).isEqualTo(2);
        assertThat(nowhere.err()).contains("no Quoin server answers at http://localhost:1");
        assertThat(Cli.run("bot", FIRST, "--server", "localhost", "--opponent", "random")
                        .err())
                .contains("--server must be a URL such as http://localhost:8080, got 'localhost'");
    }
}
