package dev.quoin.server;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/// `openapi.yaml` as a judge of answers: whether each is what the description promises. Thread-safe.
final class Contract {
    private static final ObjectMapper JSON = JsonMapper.shared();
    private static final Contract OURS = new Contract();

    private final JsonNode document;
    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();

    private Contract() {
        try (InputStream in = Server.class.getResourceAsStream("openapi.yaml")) {
            document = new YAMLMapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Contract ours() {
        return OURS;
    }

    /// What is wrong with an answer, empty when it is as described.
    ///
    /// @param type its content type without parameters
    List<String> faults(String method, String path, int status, String type, String body) {
        String template = template(path);
        if (template.isEmpty()) {
            boolean page = !path.startsWith("/api") && type.equals("text/html");
            return page || status == 404 ? List.of() : List.of("the description has no path like " + path);
        }
        JsonNode operation = document.path("paths").path(template).path(method.toLowerCase(Locale.ROOT));
        if (operation.isMissingNode()) {
            return status == 404 || status == 405
                    ? List.of()
                    : List.of("the description has no " + method + " " + template);
        }
        JsonNode response = operation.path("responses").path(Integer.toString(status));
        response = response.isMissingNode() ? operation.path("responses").path("default") : response;
        if (response.isMissingNode() && status >= 400) {
            // Whatever is asked can be too much, or come from somewhere else.
            response = document.path("components").path("responses").path("Refused");
        }
        if (response.isMissingNode()) {
            return List.of("the description has no answer " + status + " for " + method + " " + template);
        }
        return faults(method + " " + template + " " + status, resolved(response), type, body);
    }

    private List<String> faults(String place, JsonNode response, String type, String body) {
        JsonNode content = response.path("content");
        if (content.isMissingNode()) {
            return body.isEmpty() || type.equals("application/json")
                    ? List.of()
                    : List.of(place + " must have no body, got " + type);
        }
        JsonNode media = content.path(type);
        if (media.isMissingNode()) {
            return List.of(place + " has content of type '" + type + "', which is not described");
        }
        if (!type.equals("application/json")) {
            return List.of();
        }
        var faults = new ArrayList<String>();
        schema(place, media.path("schema")).validate(JSON.readTree(body)).forEach(error -> faults.add(place + error));
        return faults;
    }

    private JsonNode resolved(JsonNode node) {
        String reference = node.path("$ref").asString("");
        return reference.isEmpty() ? node : document.at(reference.substring(1));
    }

    private Schema schema(String place, JsonNode schema) {
        return schemas.computeIfAbsent(place, key -> {
            ObjectNode whole = JSON.createObjectNode();
            whole.set("components", document.path("components"));
            whole.putArray("allOf").add(schema);
            return registry.getSchema(whole);
        });
    }

    private String template(String path) {
        String plain = path.replaceFirst("\\?.*", "");
        for (String template : document.path("paths").propertyNames()) {
            if (plain.matches(template.replaceAll("\\{[^}]*\\}", "[^/]+"))) {
                return template;
            }
        }
        return "";
    }
}
