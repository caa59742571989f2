package dev.quoin.server.visit;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// A client with a cookie that posts to a server in this process over one connection. The JDK's HTTP client
/// would make the JVM compile more code than the server itself. Mutable, not thread-safe.
final class PlainVisitor implements Poster, AutoCloseable {
    private static final int LONGEST_LINE = 8192;
    private static final int LONGEST_BODY = 1 << 20;

    private final URI address;
    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private String cookie = "";

    PlainVisitor(URI address) throws IOException {
        this.address = address;
        this.socket = new Socket(address.getHost(), address.getPort());
        this.in = new BufferedInputStream(socket.getInputStream());
        this.out = socket.getOutputStream();
    }

    /// Becomes a new player on the same connection.
    void forget() {
        cookie = "";
    }

    @Override
    public String post(String path, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        String head = "POST /" + path + " HTTP/1.1\r\nHost: " + address.getAuthority()
                + "\r\nContent-Type: application/json\r\nContent-Length: " + body.length + "\r\n"
                + (cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n") + "\r\n";
        out.write((head + json).getBytes(StandardCharsets.UTF_8));
        out.flush();
        return answer(path);
    }

    private String answer(String path) throws IOException {
        String status = line();
        int length = 0;
        boolean isChunked = false;
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            String value = line.substring(colon + 1).strip();
            switch (line.substring(0, colon).toLowerCase(Locale.ROOT)) {
                case "content-length" -> length = Math.min(LONGEST_BODY, Integer.parseInt(value));
                case "transfer-encoding" -> isChunked = true;
                case "set-cookie" -> cookie = value.substring(0, value.indexOf(';'));
                default -> {}
            }
        }
        String body = new String(isChunked ? chunks() : in.readNBytes(length), StandardCharsets.UTF_8);
        if (!status.startsWith("HTTP/1.1 2")) {
            throw new IllegalStateException("POST " + path + " must be granted, got " + status + ": " + body);
        }
        return body;
    }

    private byte[] chunks() throws IOException {
        var body = new ByteArrayOutputStream();
        int length;
        do {
            length = Math.min(LONGEST_BODY, Integer.parseInt(line(), 16));
            body.write(in.readNBytes(length));
            String _ = line();
        } while (length > 0);
        return body.toByteArray();
    }

    private String line() throws IOException {
        var line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0 || line.length() > LONGEST_LINE) {
                throw new EOFException("the server's answer ends in its headers");
            }
            line.append((char) next);
        }
        return line.toString().strip();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
