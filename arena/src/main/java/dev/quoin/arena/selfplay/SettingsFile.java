package dev.quoin.arena.selfplay;

import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// The file that says which games a folder has: one JSON object with the settings of the run.
///
/// @param file its path
record SettingsFile(Path file) {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final SizeLimit LIMIT = SizeLimit.megabytes(1, "the settings of self-play");
    private static final String FORMAT = "selfplay";
    private static final int VERSION = 1;

    /// Writes the settings.
    void write(Map<String, Object> settings) {
        var bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), bytes)) {
            json.writeStartObject();
            json.writeNumberProperty(FORMAT, VERSION);
            settings.forEach((name, value) -> {
                if (value instanceof Long number) {
                    json.writeNumberProperty(name, number);
                } else {
                    json.writeStringProperty(name, value.toString());
                }
            });
            json.writeEndObject();
        }
        bytes.write('\n');
        AtomicFile.write(file, bytes.toByteArray());
    }

    /// Refuses settings other than those in the file.
    void refuseOthers(Map<String, Object> settings) {
        Map<String, String> there = read();
        var here = new LinkedHashMap<String, String>();
        here.put(FORMAT, Integer.toString(VERSION));
        settings.forEach((name, value) -> here.put(name, value.toString()));
        List<String> differences = new ArrayList<>();
        var names = new TreeSet<>(there.keySet());
        names.addAll(here.keySet());
        for (String name : names) {
            String old = there.getOrDefault(name, "missing");
            String asked = here.getOrDefault(name, "missing");
            if (!old.equals(asked)) {
                differences.add(name + " is " + old + " there and " + asked + " here");
            }
        }
        if (!differences.isEmpty()) {
            throw new SelfPlayException(file + " belongs to other games: " + String.join("; ", differences)
                    + ". Choose another folder, or use the options of that run");
        }
    }

    private Map<String, String> read() {
        var settings = new LinkedHashMap<String, String>();
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), InputFile.bytes(file, LIMIT))) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                parser.nextToken();
                settings.put(name, parser.getString());
            }
        } catch (JacksonException wrong) {
            throw new SelfPlayException(file + " is damaged: " + wrong.getOriginalMessage(), wrong);
        } catch (IOException why) {
            throw new UncheckedIOException(why);
        }
        return settings;
    }
}
