package dev.quoin.server.http;

import dev.quoin.game.file.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Serves the built front end from a folder of the class path: files by name, and the single page for every
/// URL that the front end routes itself. Thread-safe.
final class Pages implements Handler {
    private static final String INDEX = "index.html";

    private static final String NO_PAGES = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>Quoin</title>
            <h1>Quoin</h1><p>The server runs, but this build holds no pages.
            <a href="/openapi.yaml">What it answers</a>.</p></html>
            """;

    private final String folder;
    private final Map<String, Page> pages = new ConcurrentHashMap<>();

    /// Creates pages from a folder of the class path, such as `/dev/quoin/server/web`.
    Pages(String folder) {
        this.folder = folder;
    }

    @Override
    public void answer(Call call) {
        String path = call.context().path().substring(1);
        if (path.startsWith("api/")) {
            throw Refused.unknown("there is nothing at this address. See /openapi.yaml");
        }
        Optional<Page> file = path.isEmpty() ? Optional.empty() : page(path);
        boolean hasSuffix = path.substring(path.lastIndexOf('/') + 1).contains(".");
        if (file.isEmpty() && hasSuffix) {
            throw Refused.unknown("no such file");
        }
        if (file.isEmpty()) {
            // The page sends several requests at once: all of them must come from the same player.
            call.player();
        }
        file.or(() -> page(INDEX))
                .orElseGet(() -> new Page(INDEX, NO_PAGES.getBytes(StandardCharsets.UTF_8)))
                .send(call);
    }

    private Optional<Page> page(String path) {
        Page known = pages.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        // Only existing files are cached, so that requests for nonsense use no memory.
        Optional<Page> read = read(path);
        read.ifPresent(page -> pages.put(path, page));
        return read;
    }

    /// Returns whether a path has only plain names, none of which starts with a dot. Not a regular
    /// expression: one that repeats a group needs stack for every segment.
    static boolean isName(String path) {
        boolean begins = true;
        for (int at = 0; at < path.length(); at++) {
            char letter = path.charAt(at);
            boolean plain = letter < 128 && (Character.isLetterOrDigit(letter) || letter == '_' || letter == '-');
            boolean inside = !begins && (letter == '.' || letter == '/');
            if (!plain && !inside) {
                return false;
            }
            begins = letter == '/';
        }
        return !begins;
    }

    private Optional<Page> read(String path) {
        if (!isName(path) || !Page.isShown(path)) {
            return Optional.empty();
        }
        try (InputStream in = Pages.class.getResourceAsStream(folder + "/" + path)) {
            return in == null ? Optional.empty() : Optional.of(new Page(path, InputFile.resource(in)));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the page " + path, e);
        }
    }
}
