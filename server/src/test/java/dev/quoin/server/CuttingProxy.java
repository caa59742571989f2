package dev.quoin.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;

/// Stands between a server and its PostgreSQL, and can cut a connection after the database has got a COMMIT and before
/// its answer arrives. Thread-safe.
final class CuttingProxy implements AutoCloseable {
    private static final long COMMITTING_MILLIS = 200;

    private final ServerSocket listening;
    private final URI database;
    private final AtomicBoolean cutting = new AtomicBoolean();

    private CuttingProxy(ServerSocket listening, URI database) {
        this.listening = listening;
        this.database = database;
    }

    /// A proxy in front of the database of a JDBC address.
    static CuttingProxy before(String url) throws IOException {
        var proxy = new CuttingProxy(
                new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), URI.create(url.substring("jdbc:".length())));
        Thread.startVirtualThread(proxy::accept);
        return proxy;
    }

    /// The JDBC address of the database through the proxy.
    String url() {
        return "jdbc:postgresql://127.0.0.1:" + listening.getLocalPort() + database.getPath() + "?"
                // Else only the first COMMIT of a connection is sent as text.
                + database.getQuery() + "&preferQueryMode=simple";
    }

    /// Cuts the connection of whoever commits a turn next.
    void cutAfterNextTurn() {
        cutting.set(true);
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket client = listening.accept();
                var server = new Socket(database.getHost(), database.getPort());
                var cut = new AtomicBoolean();
                Thread.startVirtualThread(() -> forward(client, server, cut, true));
                Thread.startVirtualThread(() -> forward(server, client, cut, false));
            } catch (IOException e) {
                // Closed.
            }
        }
    }

    private void forward(Socket from, Socket to, AtomicBoolean cut, boolean requests) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] bytes = new byte[65536];
            boolean turn = false;
            for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
                String text = new String(bytes, 0, read, StandardCharsets.ISO_8859_1);
                turn |= text.contains("INSERT INTO turn");
                boolean commits = requests && turn && text.contains("COMMIT") && cutting.compareAndSet(true, false);
                if (commits) {
                    cut.set(true);
                }
                if (requests || !cut.get()) {
                    out.write(bytes, 0, read);
                    out.flush();
                }
                if (commits) {
                    Thread.sleep(COMMITTING_MILLIS);
                    return;
                }
            }
        } catch (IOException | InterruptedException e) {
            // One side has gone.
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
