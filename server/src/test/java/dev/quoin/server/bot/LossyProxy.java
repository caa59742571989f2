package dev.quoin.server.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/// Stands between a client and a server, and cuts some connections: of each five, one in the middle of its first
/// response, and one when events begin. Thread-safe.
final class LossyProxy implements AutoCloseable {
    private static final int EVERY = 5;
    private static final int MIDDLE = 300;

    private final ServerSocket listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final URI server;
    private final AtomicInteger cuts = new AtomicInteger();

    LossyProxy(URI server) throws IOException {
        this.server = server;
        Thread.startVirtualThread(this::accept);
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + listening.getLocalPort());
    }

    /// How many connections were cut.
    int cuts() {
        return cuts.get();
    }

    private void accept() {
        for (int number = 1; !listening.isClosed(); number++) {
            try {
                Socket client = listening.accept();
                var behind = new Socket(InetAddress.getLoopbackAddress(), server.getPort());
                int kind = number % EVERY;
                Thread.startVirtualThread(() -> forward(client, behind, false, false));
                Thread.startVirtualThread(() -> forward(behind, client, kind == 0, kind == 3));
            } catch (IOException e) {
                // closed
            }
        }
    }

    private void forward(Socket from, Socket to, boolean isCut, boolean isCutAtEvents) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            var bytes = new byte[65536];
            for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
                boolean events = new String(bytes, 0, read, StandardCharsets.ISO_8859_1).contains("text/event-stream");
                if (isCut || isCutAtEvents && events) {
                    cuts.incrementAndGet();
                    out.write(bytes, 0, Math.min(read, MIDDLE));
                    return;
                }
                out.write(bytes, 0, read);
            }
        } catch (IOException e) {
            // cut by the other direction
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
