package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Clients that leave before their analysis is done, on sockets of their own.
@Timeout(30)
class HangUpTest {
    private static final String ANALYSIS = "{\"position\": \"f5d6c3d3c4\", \"seconds\": 10}";

    @TempDir
    Path folder;

    private Running running;

    @BeforeEach
    void begin() {
        running = Running.in(folder);
    }

    @AfterEach
    void end() {
        running.close();
    }

    private Socket connect() throws IOException {
        return new Socket("localhost", running.server().address().getPort());
    }

    private static void send(Socket socket, String requests) throws IOException {
        socket.getOutputStream().write(requests.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    private static String post(String body) {
        return """
                POST /api/analysis/othello HTTP/1.1\r
                Host: localhost\r
                Content-Type: application/json\r
                Content-Length: %d\r
                \r
                %s""".formatted(body.length(), body);
    }

    private Socket analyzing() throws IOException, InterruptedException {
        Socket socket = connect();
        send(socket, post(ANALYSIS));
        awaitRunning(1);
        return socket;
    }

    private double meter(String name) {
        return running.client()
                .get("/metrics")
                .text()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
                .findFirst()
                .orElseThrow();
    }

    private void awaitRunning(int count) throws InterruptedException {
        awaitMeter("quoin_work_analyses_running", count);
    }

    private void awaitMeter(String name, int value) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(3).toNanos();
        while (meter(name) != value && System.nanoTime() < end) {
            Thread.sleep(10);
        }
        assertThat(meter(name)).isEqualTo(value);
    }

    @Test
    void aClosedConnectionCancelsItsAnalysis() throws Exception {
        analyzing().close();

        awaitRunning(0);
        assertThat(meter("quoin_work_cancelled_total")).isEqualTo(1);
    }

    @Test
    void aResetConnectionCancelsItsAnalysis() throws Exception {
        Socket socket = analyzing();
        socket.setSoLinger(true, 0);
        socket.close();

        awaitRunning(0);
        assertThat(meter("quoin_work_cancelled_total")).isEqualTo(1);
    }

    @Test
    void anAnalysisThatWaitsIsCancelledToo() throws Exception {
        int slots = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        var sockets = new java.util.ArrayList<Socket>();
        for (int client = 0; client < slots + 1; client++) {
            sockets.add(connect());
            send(sockets.getLast(), post(ANALYSIS));
            awaitRunning(Math.min(slots, client + 1));
        }
        awaitMeter("quoin_work_analyses_queued", 1);

        sockets.getLast().close();

        awaitMeter("quoin_work_analyses_queued", 0);
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    @Test
    void aFurtherRequestOnTheSameConnectionIsNotTakenForLeaving() throws Exception {
        String quick = "{\"position\": \"f5d6c3d3c4\", \"seconds\": 0.3}";
        try (Socket socket = connect()) {
            send(socket, post(quick));
            awaitRunning(1);
            // The first byte is there while the server looks whether the client waits; the others come later.
            send(socket, "G");
            Thread.sleep(150);
            send(socket, "ET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

            var lines = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                    .lines();
            assertThat(lines.filter(line -> line.contains("HTTP/1.1 ")))
                    .hasSize(2)
                    .allMatch(line -> line.contains("200"));
        }
        assertThat(meter("quoin_work_cancelled_total")).isZero();
    }

    @Test
    void aWholeFurtherRequestInTheSamePacketIsAnswered() throws Exception {
        String quick = "{\"position\": \"f5d6c3d3c4\", \"seconds\": 0.3}";
        try (Socket socket = connect()) {
            send(socket, post(quick));
            Thread.sleep(50);
            send(socket, "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

            var lines = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                    .lines();
            assertThat(lines.filter(line -> line.contains("HTTP/1.1 "))).hasSize(2);
        }
    }

    @Test
    void theServerStopsAtOnceAlthoughItAnalyzes() throws Exception {
        try (Socket socket = analyzing()) {
            long begun = System.nanoTime();

            running.close();

            assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(2));
            assertThat(new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                            .readLine())
                    .contains("503");
        }
    }
}
