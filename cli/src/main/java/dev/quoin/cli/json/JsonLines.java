package dev.quoin.cli.json;

import dev.quoin.cli.console.Output;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// Prints JSON objects, one per line, so that a program can read the first before the last is known.
public final class JsonLines {
    private final Output out;
    private final JsonFactory factory = new JsonFactory();

    public JsonLines(Output out) {
        this.out = out;
    }

    /// Prints one object; `fields` writes its properties straight to the output, which can be large.
    public void print(Consumer<JsonGenerator> fields) {
        try (JsonGenerator json = factory.createGenerator(ObjectWriteContext.empty(), out.asWriter())) {
            json.writeStartObject();
            fields.accept(json);
            json.writeEndObject();
        }
        out.print("\n");
    }
}
