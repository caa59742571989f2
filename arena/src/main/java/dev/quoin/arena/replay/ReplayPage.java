package dev.quoin.arena.replay;

import dev.quoin.game.file.InputFile;
import dev.quoin.game.kit.BoardView.Grid;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// The page that replays games. Immutable.
///
/// Everything that comes from outside is data: the page's script writes names and messages as text, never as
/// HTML, and its policy allows no other inline script.
///
/// @param names the names of both contestants
/// @param grid the board; empty for games that are shown as text
/// @param back the page of the results
record ReplayPage(List<String> names, Optional<Grid> grid, String back) {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final String STYLE = resource("replay.css");
    private static final String BODY = resource("replay.html.in");
    private static final String SCRIPT = resource("replay.js");
    private static final String DIGEST = digest(SCRIPT);

    private static String resource(String name) {
        try (InputStream file = ReplayPage.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException("the resource " + name + " is missing");
            }
            return new String(InputFile.resource(file), StandardCharsets.UTF_8);
        } catch (IOException why) {
            throw new UncheckedIOException(why);
        }
    }

    private static String digest(String script) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException why) {
            throw new IllegalStateException(why);
        }
    }

    /// Returns the page.
    ///
    /// @param last the last pair that has a game
    String html(int last) {
        return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src"
                + " 'unsafe-inline'; script-src 'sha256-" + DIGEST + "' 'self' file:\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
                + "<title>Games</title>\n<style>\n" + STYLE + "</style>\n</head>\n<body>\n" + BODY
                + "<script type=\"application/json\" id=\"match\">" + match(last) + "</script>\n<script>" + SCRIPT
                + "</script>\n</body>\n</html>\n";
    }

    /// Returns what the script has to know, in a form that cannot end the element it is in.
    private String match(int last) {
        var text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeArrayPropertyStart("names");
            names.forEach(json::writeString);
            json.writeEndArray();
            json.writeStringProperty("back", back);
            json.writeNumberProperty("block", ReplayFiles.BLOCK);
            json.writeNumberProperty("last", last);
            grid.ifPresent(board -> write(json, board));
            json.writeEndObject();
        }
        return text.toString().replace("<", "\\u003c");
    }

    private static void write(JsonGenerator json, Grid grid) {
        json.writeObjectPropertyStart("grid");
        json.writeStringProperty("pieces", grid.pieces().name().toLowerCase(Locale.ROOT));
        json.writeNumberProperty("rows", grid.rows());
        json.writeNumberProperty("columns", grid.columns());
        json.writeArrayPropertyStart("marks");
        grid.marks().forEach(json::writeString);
        json.writeEndArray();
        json.writeObjectPropertyStart("values");
        grid.values().forEach(json::writeNumberProperty);
        json.writeEndObject();
        json.writeEndObject();
    }
}
