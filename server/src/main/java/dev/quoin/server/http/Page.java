package dev.quoin.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/// A file of the front end, plain and compressed. Immutable.
final class Page {
    private static final int WORTH_PACKING = 1000;

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    private final String type;
    private final String tag;
    private final String caching;
    private final byte[] plain;
    private final byte[] packed;

    /// Creates a page from its path in the front end and its contents.
    Page(String path, byte[] bytes) {
        this.type = TYPES.getOrDefault(suffix(path), "application/octet-stream");
        this.tag = "\"" + hash(bytes) + "\"";
        this.caching = path.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
        this.plain = bytes;
        this.packed = bytes.length < WORTH_PACKING ? bytes : shorter(bytes, packed(bytes));
    }

    /// Returns whether files with this name are served.
    static boolean isShown(String path) {
        return TYPES.containsKey(suffix(path));
    }

    void send(Call call) {
        var context = call.context();
        context.header("ETag", tag);
        context.header("Cache-Control", caching);
        context.header("Vary", "Accept-Encoding");
        context.disableCompression();
        if (tag.equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        String accepted = context.header("Accept-Encoding");
        boolean pack = packed.length < plain.length && accepted != null && accepted.contains("gzip");
        if (pack) {
            context.header("Content-Encoding", "gzip");
        }
        call.bytes(type, pack ? packed : plain);
    }

    private static String suffix(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    private static byte[] shorter(byte[] first, byte[] second) {
        return second.length < first.length ? second : first;
    }

    private static byte[] packed(byte[] bytes) {
        var packed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(packed)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return packed.toByteArray();
    }

    private static String hash(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
