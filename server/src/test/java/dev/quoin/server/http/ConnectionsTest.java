package dev.quoin.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.http.caller.Proxy;
import dev.quoin.server.http.connection.ConnectionLimits;
import dev.quoin.server.http.connection.OpenConnections;
import java.net.BindException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Clients that are slow, silent or many cannot hold the server, over real connections.
class ConnectionsTest {
    private static final Duration TIMEOUT = Duration.ofMillis(800);
    private static final int CONNECTIONS = 400;
    private static final int SLOW = 300;
    private static final int STREAMS = 3;
    private static final int PLAYER_STREAMS = 2;

    private static final String BODY_BEGINS = String.join(
            "\r\n",
            "POST /api/body HTTP/1.1",
            "Host: a.example",
            "Content-Type: application/json",
            "Content-Length: 60000",
            "",
            "");

    private final Meters meters = new Meters();
    private final CountDownLatch streamEnded = new CountDownLatch(1);
    private final List<AutoCloseable> clients = new ArrayList<>();
    private Web web;

    @BeforeEach
    void start() throws BindException {
        start(new ConnectionLimits(CONNECTIONS, STREAMS, PLAYER_STREAMS, TIMEOUT));
    }

    private void start(ConnectionLimits limits) throws BindException {
        web = Web.start(
                "127.0.0.1",
                0,
                new Conduct(0, Proxy.PRIVATE, false, Conduct.Reach.NETWORK, limits),
                new byte[32],
                meters,
                List.of(router -> router.get("/api/hello", call -> call.bytes("text/plain", new byte[] {'h', 'i'}))
                        .get("/api/large", call -> call.bytes("application/octet-stream", new byte[40_000_000]))
                        .post(
                                "/api/body",
                                call -> call.json(200, json -> {
                                    call.body(Object.class);
                                }))
                        .get("/api/stream", call -> call.events(ConnectionsTest::beat))
                        .get("/api/flood", call -> {
                            call.events(ConnectionsTest::flood);
                            streamEnded.countDown();
                        })));
    }

    @AfterEach
    void stop() throws Exception {
        for (AutoCloseable client : clients) {
            client.close();
        }
        web.close();
    }

    private static void beat(EventStream stream) {
        while (true) {
            stream.beat();
            pause(20);
        }
    }

    private static void flood(EventStream stream) {
        while (true) {
            stream.send("much", new byte[100_000]);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean comesTrue(BooleanSupplier condition, Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        while (!condition.getAsBoolean() && System.nanoTime() < deadline) {
            pause(10);
        }
        return condition.getAsBoolean();
    }

    private RawClient client() {
        return kept(new RawClient(web.port()));
    }

    private RawClient kept(RawClient client) {
        clients.add(client);
        return client;
    }

    private double gauge(String name) {
        return meters.text()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
                .findFirst()
                .orElse(-1);
    }

    private static String request(String path, String... headers) {
        return "GET " + path + " HTTP/1.1\r\nHost: a.example\r\n" + String.join("", headers) + "\r\n";
    }

    @Test
    void headersThatArriveByteByByteAreCutOffAsAWhole() {
        var slow = new ArrayList<RawClient>();
        for (int number = 0; number < SLOW; number++) {
            slow.add(client());
            slow.getLast().send("GET / HTTP/1.1\r\nHost: a.example\r\nX: ");
        }
        long begun = System.nanoTime();
        while (gauge("quoin_connections") > 0 && System.nanoTime() - begun < 10_000_000_000L) {
            slow.forEach(client -> client.sends("a"));
            pause(50);
        }

        assertThat(gauge("quoin_connections")).isZero();
        assertThat(meters.text()).contains("quoin_connections_timed_out_total{phase=\"headers\"} " + SLOW + "\n");
        assertThat(RawClient.answer(web.port(), request("/api/hello", "Connection: close\r\n")))
                .endsWith("hi");
    }

    @Test
    void theSecondRequestOfAConnectionMustArriveInTimeToo() {
        RawClient client = client();
        client.send(request("/api/hello"));
        assertThat(client.some(4096)).startsWith("HTTP/1.1 200 ");
        long begun = System.nanoTime();
        while (client.sends("a") && System.nanoTime() - begun < 10_000_000_000L) {
            pause(50);
        }

        assertThat(System.nanoTime() - begun).isLessThan(8_000_000_000L);
        assertThat(meters.text()).contains("quoin_connections_timed_out_total{phase=\"headers\"} 1\n");
    }

    @Test
    void anIdleConnectionIsNotLate() {
        RawClient client = client();
        for (int round = 0; round < 2; round++) {
            client.send(request("/api/hello"));
            assertThat(client.some(4096)).startsWith("HTTP/1.1 200 ");
            pause(2 * TIMEOUT.toMillis());
        }
        assertThat(gauge("quoin_connections")).isEqualTo(1);
    }

    @Test
    void aBodyThatArrivesByteByByteIsRefused() throws InterruptedException {
        RawClient client = client();
        client.send(BODY_BEGINS);
        Thread writer = Thread.ofVirtual().start(() -> {
            while (client.sends(" ")) {
                pause(20);
            }
        });
        assertThat(client.rest()).startsWith("HTTP/1.1 408 ").contains("\"code\":\"too-slow\"");
        client.close();
        writer.join();
    }

    @Test
    void aBodyThatStopsArrivingEndsItsConnection() {
        RawClient client = client();
        client.send(BODY_BEGINS + "{");
        assertThat(client.secondsUntilClosed()).isLessThan(8);
        assertThat(comesTrue(() -> gauge("quoin_connections") == 0, Duration.ofSeconds(5)))
                .isTrue();
        assertThat(meters.text()).contains("quoin_connections_timed_out_total{phase=\"body\"} 1\n");
    }

    @Test
    void anAnswerThatNobodyReadsEndsItsConnection() {
        RawClient client = kept(new RawClient(web.port(), 4096));
        client.send(request("/api/large"));
        assertThat(comesTrue(() -> gauge("quoin_connections") == 1, Duration.ofSeconds(5)))
                .isTrue();
        assertThat(comesTrue(() -> gauge("quoin_connections") == 0, Duration.ofSeconds(10)))
                .isTrue();
        assertThat(meters.text()).contains("quoin_connections_timed_out_total{phase=\"response\"} 1\n");
    }

    @Test
    void aStreamThatNobodyReadsEnds() throws InterruptedException {
        RawClient client = kept(new RawClient(web.port(), 4096));
        client.send(request("/api/flood"));
        assertThat(streamEnded.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(meters.text()).contains("quoin_connections_timed_out_total{phase=\"event\"} 1\n");
        assertThat(comesTrue(() -> gauge("quoin_streams") == 0, Duration.ofSeconds(5)))
                .isTrue();
    }

    private String follow(String address, String... headers) {
        RawClient client = client();
        client.send(request("/api/stream", "X-Forwarded-For: " + address + "\r\n", String.join("", headers)));
        return client.some(4096);
    }

    @Test
    void anAddressHasAFewStreams() throws Exception {
        for (int number = 0; number < STREAMS; number++) {
            assertThat(follow("203.0.113.7")).startsWith("HTTP/1.1 200 ");
        }
        assertThat(follow("203.0.113.7"))
                .startsWith("HTTP/1.1 429 ")
                .containsIgnoringCase("\r\nRetry-After: ")
                .contains("\"code\":\"too-many-streams\"", "close some of them");
        assertThat(follow("203.0.113.8")).startsWith("HTTP/1.1 200 ");
        assertThat(gauge("quoin_streams")).isEqualTo(STREAMS + 1);
        assertThat(gauge("quoin_streams_per_address_limit")).isEqualTo(STREAMS);
        assertThat(meters.text()).contains("quoin_streams_refused_total{reason=\"address\"} 1\n");

        clients.removeFirst().close();
        assertThat(comesTrue(() -> gauge("quoin_streams") == STREAMS, Duration.ofSeconds(5)))
                .isTrue();
        assertThat(follow("203.0.113.7")).startsWith("HTTP/1.1 200 ");
    }

    @Test
    void aPlayerHasAFewStreamsFromAnywhere() {
        String first = follow("203.0.113.1");
        String cookie = "Cookie: " + first.replaceAll("(?s).*Set-Cookie: (quoin=[^;]*);.*", "$1") + "\r\n";
        for (int number = 1; number < PLAYER_STREAMS; number++) {
            assertThat(follow("203.0.114." + number, cookie)).startsWith("HTTP/1.1 200 ");
        }
        assertThat(follow("203.0.115.1", cookie)).startsWith("HTTP/1.1 429 ").contains("this player");
        assertThat(follow("203.0.115.1")).startsWith("HTTP/1.1 200 ");
    }

    @Test
    void silentConnectionsMakeRoomForNewOnes() throws BindException {
        web.close();
        int most = 20;
        start(new ConnectionLimits(most, STREAMS, PLAYER_STREAMS, Duration.ofSeconds(30)));
        for (int number = 0; number < most; number++) {
            client();
        }
        assertThat(RawClient.answer(web.port(), request("/api/hello", "Connection: close\r\n")))
                .endsWith("hi");
        // The connection that makes room is closed, and counted, beside the answer.
        assertThat(comesTrue(
                        () -> meters.text().contains("quoin_connections_refused_total{reason=\"total\"} "),
                        Duration.ofSeconds(5)))
                .isTrue();
        assertThat(gauge("quoin_connections_limit")).isEqualTo(most);
    }

    @Test
    void anAddressHasAFewConnections() throws Exception {
        var limits = new ConnectionLimits(10, 1, 1, Duration.ofSeconds(30));
        var server = new Server();
        try (var connections = new OpenConnections(limits, address -> false, meters::count)) {
            var connector = new ServerConnector(server);
            connector.setHost("127.0.0.1");
            connector.addBean(connections);
            server.addConnector(connector);
            server.start();
            for (int number = 0; number < limits.connectionsPerAddress(); number++) {
                kept(new RawClient(connector.getLocalPort()));
            }
            assertThat(comesTrue(() -> connections.size() == limits.connectionsPerAddress(), Duration.ofSeconds(5)))
                    .isTrue();
            assertThat(RawClient.answer(connector.getLocalPort(), request("/"))).isEmpty();
            assertThat(meters.text()).contains("quoin_connections_refused_total{reason=\"address\"} 1\n");

            clients.removeFirst().close();
            assertThat(comesTrue(() -> connections.size() == limits.connectionsPerAddress() - 1, Duration.ofSeconds(5)))
                    .isTrue();
            assertThat(RawClient.answer(connector.getLocalPort(), request("/", "Connection: close\r\n")))
                    .startsWith("HTTP/1.1 404 ");
        } finally {
            server.stop();
        }
    }
}
