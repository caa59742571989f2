package dev.quoin.arena.match;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// The first line of a log, which identifies the match.
///
/// @param identity the identity from the match configuration
record LogHeader(Map<String, String> identity) {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final String KIND = "quoin match";
    private static final int FORMAT = 1;

    byte[] write() {
        var bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), bytes)) {
            json.writeStartObject();
            json.writeStringProperty("log", KIND);
            json.writeNumberProperty("format", FORMAT);
            json.writeObjectPropertyStart("match");
            identity.forEach(json::writeStringProperty);
            json.writeEndObject();
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    static LogHeader read(byte[] line) {
        JsonTree tree = JsonTree.read(line);
        if (!tree.has("log") || !tree.text("log").equals(KIND) || tree.number("format") != FORMAT) {
            throw new IllegalArgumentException(
                    "a log of format " + FORMAT + " begins with {\"log\":\"" + KIND + "\",\"format\":" + FORMAT);
        }
        JsonTree match = tree.object("match");
        var settings = new LinkedHashMap<String, String>();
        match.fields().keySet().forEach(name -> settings.put(name, match.text(name)));
        return new LogHeader(settings);
    }

    /// Returns what differs in another match, such as `seed is 1 there and 2 here`.
    List<String> differences(Map<String, String> here) {
        var names = new TreeSet<>(identity.keySet());
        names.addAll(here.keySet());
        var differences = new ArrayList<String>();
        for (String name : names) {
            String there = identity.getOrDefault(name, "missing");
            String asked = here.getOrDefault(name, "missing");
            if (!Objects.equals(there, asked)) {
                differences.add(name + " is " + there + " there and " + asked + " here");
            }
        }
        return differences;
    }
}
