package dev.quoin.cli.env;

import dev.quoin.env.EnvironmentSpec;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.Field;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/// Writes the spec of an environment as JSON properties.
final class SpecJson {
    private SpecJson() {}

    static void write(JsonGenerator json, EnvironmentSpec spec) {
        json.writeStringProperty("id", spec.id());
        json.writeNumberProperty("version", spec.version());
        json.writeStringProperty("title", spec.title());
        fields(json, "observation", spec.layout().observation());
        json.writeNumberProperty("actions", spec.layout().actions());
        fields(json, "info", spec.layout().info());
        options(json, "options", spec.options());
        options(json, "resetOptions", spec.resetOptions());
        json.writeNumberProperty("longestEpisode", spec.longest());
        json.writeArrayPropertyStart("renderModes");
        spec.renderModes().forEach(json::writeString);
        json.writeEndArray();
        json.writeStringProperty("signature", spec.signature());
    }

    private static void fields(JsonGenerator json, String name, List<Field> fields) {
        json.writeArrayPropertyStart(name);
        for (Field field : fields) {
            json.writeStartObject();
            json.writeStringProperty("name", field.name());
            json.writeStringProperty("type", field.box().type().numpyName());
            json.writeArrayPropertyStart("shape");
            field.box().shape().lengths().forEach(json::writeNumber);
            json.writeEndArray();
            bound(json, "low", field.box().low());
            bound(json, "high", field.box().high());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /// JSON has no infinite numbers: a field without a bound has null.
    private static void bound(JsonGenerator json, String name, double bound) {
        if (Double.isFinite(bound)) {
            json.writeNumberProperty(name, bound);
        } else {
            json.writeNullProperty(name);
        }
    }

    private static void options(JsonGenerator json, String name, List<OptionSpec> options) {
        json.writeArrayPropertyStart(name);
        for (OptionSpec option : options) {
            json.writeStartObject();
            json.writeStringProperty("name", option.name());
            json.writeStringProperty("default", option.otherwise());
            json.writeStringProperty("allowed", option.allowed());
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
