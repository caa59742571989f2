package dev.quoin.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;

/// A client that sends whatever bytes it likes. For one thread.
public final class RawClient implements AutoCloseable {
    private final Socket socket;

    public RawClient(int port) {
        this(port, 0);
    }

    /// With a small buffer for what it receives, when that is positive.
    RawClient(int port, int receiveBuffer) {
        try {
            socket = new Socket();
            if (receiveBuffer > 0) {
                socket.setReceiveBufferSize(receiveBuffer);
            }
            socket.setSoTimeout(30_000);
            socket.connect(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Sends a request that has no further headers, and returns the whole answer.
    public static String answer(int port, String request) {
        try (var client = new RawClient(port)) {
            client.send(request);
            return client.rest();
        }
    }

    public void send(String text) {
        try {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Whether a byte could be sent.
    boolean sends(String text) {
        try {
            send(text);
            return true;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    /// Reads what there is, at most so many bytes.
    public String some(int most) {
        try {
            byte[] bytes = new byte[most];
            int read = socket.getInputStream().read(bytes);
            return read < 0 ? "" : new String(bytes, 0, read, StandardCharsets.ISO_8859_1);
        } catch (SocketException e) {
            return "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Everything until the server closes the connection.
    public String rest() {
        var bytes = new ByteArrayOutputStream();
        try {
            int next = socket.getInputStream().read();
            while (next >= 0) {
                bytes.write(next);
                next = socket.getInputStream().read();
            }
        } catch (SocketException e) {
            // The server has cut the connection.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toString(StandardCharsets.ISO_8859_1);
    }

    /// Seconds until the server closes the connection.
    double secondsUntilClosed() {
        long begun = System.nanoTime();
        rest();
        return (System.nanoTime() - begun) / 1e9;
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
