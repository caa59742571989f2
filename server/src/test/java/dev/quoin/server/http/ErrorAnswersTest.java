package dev.quoin.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.spi.ILoggingEvent;
import dev.quoin.server.http.caller.Proxy;
import dev.quoin.server.http.connection.ConnectionLimits;
import dev.quoin.server.http.connection.OpenConnections;
import java.net.BindException;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever fails is answered as JSON with the security headers, counted, and logged in one short line.
class ErrorAnswersTest {
    private static final String END = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    private final Meters meters = new Meters();
    private Web web;
    private LogLines log;

    @BeforeEach
    void start() throws BindException {
        log = new LogLines();
        web = Web.start(
                "127.0.0.1",
                0,
                new Conduct(0, Proxy.NONE, true, Conduct.Reach.THIS_MACHINE),
                new byte[32],
                meters,
                List.of(router -> router.get("/api/overflow", call -> overflow(1))
                        .get("/api/memory", call -> fail(() -> new OutOfMemoryError("marker")))
                        .get("/api/assertion", call -> fail(() -> new AssertionError("marker")))
                        .get("/api/linkage", call -> fail(() -> new NoClassDefFoundError("marker")))
                        .post("/api/body", call -> call.body(List.class))));
    }

    @AfterEach
    void stop() {
        web.close();
        log.close();
    }

    private static int overflow(int depth) {
        return depth < 0 ? depth : overflow(depth + 1) + 1;
    }

    private static void fail(Supplier<Error> error) {
        throw error.get();
    }

    private String get(String path) {
        return RawClient.answer(web.port(), "GET " + path + END);
    }

    private static void assertOurs(String answer, int status, String code) {
        assertThat(answer)
                .startsWith("HTTP/1.1 " + status + " ")
                .containsIgnoringCase("\r\nContent-Security-Policy: default-src 'self'")
                .containsIgnoringCase("\r\nX-Content-Type-Options: nosniff\r\n")
                .containsIgnoringCase("\r\nX-Frame-Options: DENY\r\n")
                .containsIgnoringCase("\r\nCache-Control: no-store\r\n")
                .containsIgnoringCase("\r\nContent-Type: application/json")
                .doesNotContainIgnoringCase("\r\nServer:")
                .doesNotContainIgnoringCase("jetty")
                .contains("{\"status\":" + status + ",\"code\":\"" + code + "\",\"message\":\"");
    }

    @Test
    void aPathOfThousandsOfSegmentsIsRefusedBeforeItIsMatched() {
        assertOurs(get("/a".repeat(3000)), 414, "too-long");
        assertOurs(get("/a".repeat(Entrance.MOST_SEGMENTS + 1)), 404, "unknown");
        assertOurs(get("/%61".repeat(Entrance.MOST_SEGMENTS + 1)), 404, "unknown");
        assertThat(log.all()).isEmpty();
        assertThat(meters.text()).contains("quoin_http_refused_total{reason=\"address\"} 3\n");
    }

    @Test
    void theNamesOfFilesAreReadInLittleStack() {
        assertThat(Pages.isName("a/".repeat(1_000_000) + "a.js")).isTrue();
        assertThat(List.of("", "/", "a/", "/a", "a//b", ".a", "a/.b", "a/../b", "a b", "é"))
                .noneMatch(Pages::isName);
        assertThat(List.of("a", "a.js", "assets/index-1_2.css", "-/_")).allMatch(Pages::isName);
    }

    @ParameterizedTest
    @ValueSource(strings = {"overflow", "memory", "assertion", "linkage"})
    void anErrorInAHandlerIsAnsweredCountedAndLoggedInOneLine(String path) {
        assertOurs(get("/api/" + path), 500, "fault");

        assertThat(log.all()).hasSize(1).allSatisfy(line -> {
            assertThat(line.getThrowableProxy()).isNull();
            assertThat(line.getKeyValuePairs()).hasSize(2);
            assertThat(line.getKeyValuePairs().toString())
                    .contains("/api/" + path, "Error at ", ErrorAnswersTest.class.getName())
                    .doesNotContain("marker")
                    .hasSizeLessThan(1000);
        });
        assertThat(meters.text())
                .contains("quoin_faults_total{kind=\"error\"} 1\n", "path=\"/api/" + path + "\",status=\"500\"} 1\n");
        assertOurs(get("/api/nothing"), 404, "unknown");
    }

    @Test
    void anErrorOutsideTheRoutesIsAnsweredToo() throws Exception {
        var server = new Server();
        var connector = new ServerConnector(server);
        connector.setHost("127.0.0.1");
        server.addConnector(connector);
        server.setErrorHandler(new ErrorPages());
        var connections = new OpenConnections(ConnectionLimits.DEFAULT, address -> true, meters::count);
        var entrance = new Entrance(meters, connections);
        entrance.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                throw new StackOverflowError();
            }
        });
        server.setHandler(entrance);
        server.start();
        try {
            assertThat(RawClient.answer(connector.getLocalPort(), "GET /" + END))
                    .startsWith("HTTP/1.1 500 ")
                    .contains("\"code\":\"fault\"");
        } finally {
            server.stop();
            connections.close();
        }
        assertThat(log.all()).extracting(ILoggingEvent::getMessage).containsExactly("error in the program");
        assertThat(meters.text()).contains("quoin_faults_total{kind=\"error\"} 1\n");
    }

    @Test
    void whatJettyRefusesByItselfLooksLikeOurRefusals() {
        assertOurs(RawClient.answer(web.port(), "GET / HTTP/1.1\r\n\r\n"), 400, "unreadable");
        assertOurs(RawClient.answer(web.port(), "nonsense\r\n\r\n"), 400, "unreadable");
        assertOurs(RawClient.answer(web.port(), "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"), 400, "unreadable");
        assertOurs(get("/%zz"), 400, "unreadable");
        assertOurs(get("/" + "a".repeat(20_000)), 414, "too-long");
        assertOurs(
                RawClient.answer(
                        web.port(), "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "a".repeat(20_000) + "\r\n\r\n"),
                431,
                "too-long");
        assertOurs(
                RawClient.answer(
                        web.port(),
                        "GET / HTTP/1.1\r\nHost: localhost\r\n"
                                + String.join("", Collections.nCopies(5_000, "X: a\r\n")) + "\r\n"),
                431,
                "too-long");
        assertThat(log.all()).allMatch(line -> line.getThrowableProxy() == null);
    }

    @Test
    void aBodyThatIsQuotedInTheRefusalTakesNoTime() {
        for (String text : List.of("a".repeat(60_000), "a.".repeat(30_000), "(class ".repeat(8_000))) {
            String body = "\"" + text + "\"";
            long begun = System.nanoTime();
            assertThat(RawClient.answer(
                            web.port(),
                            "POST /api/body HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                                    + "Content-Type: application/json\r\nContent-Length: " + body.length()
                                    + "\r\n\r\n" + body))
                    .startsWith("HTTP/1.1 400 ");
            assertThat(System.nanoTime() - begun).isLessThan(1_000_000_000);
        }
    }
}
