package dev.quoin.server.operation;

import dev.quoin.game.file.InputFile;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Meters;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import dev.quoin.server.http.caller.Cost;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/// `/health`, `/metrics` and `/openapi.yaml`.
public final class OperationRoutes implements Routes {
    private static final String DESCRIPTION = "/dev/quoin/server/openapi.yaml";

    private final String version;
    private final Health health;
    private final Health readiness;
    private final Meters meters;

    /// @param readiness checks that must pass, in addition to the health of the server, before it gets
    ///     requests
    public OperationRoutes(String version, Health health, List<Health.Check> readiness, Meters meters) {
        this.version = version;
        this.health = health;
        this.readiness = health.and(readiness);
        this.meters = meters;
    }

    @Override
    public void addTo(Router router) {
        router.get("/health", Cost.FREE, call -> tell(call, health));
        router.get("/health/ready", Cost.FREE, call -> tell(call, readiness));
        router.get("/health/live", Cost.FREE, this::liveness);
        router.get("/metrics", Cost.FREE, this::metrics);
        router.get("/openapi.yaml", OperationRoutes::description);
    }

    /// Reports whether the process responds at all; if not, restart it.
    private void liveness(Call call) {
        call.json(200, json -> {
            json.writeStringProperty("status", "ok");
            json.writeStringProperty("version", version);
        });
    }

    /// Reports whether requests can be served; if not, route them elsewhere or wait.
    private void tell(Call call, Health asked) {
        Map<String, String> problems = asked.problems();
        if (!problems.isEmpty()) {
            String code = problems.containsKey(Health.DATABASE) ? "no-database" : "not-ready";
            throw Refused.of(503, code, String.join("; ", problems.values()))
                    .with(json -> checks(json, asked, problems));
        }
        call.json(200, json -> {
            json.writeStringProperty("status", "ok");
            json.writeStringProperty("version", version);
            checks(json, asked, problems);
        });
    }

    private static void checks(JsonGenerator json, Health health, Map<String, String> problems) {
        json.writeObjectPropertyStart("checks");
        health.names().forEach(name -> json.writeStringProperty(name, problems.getOrDefault(name, "ok")));
        json.writeEndObject();
    }

    private void metrics(Call call) {
        call.bytes("text/plain; version=0.0.4; charset=utf-8", meters.text().getBytes(StandardCharsets.UTF_8));
    }

    private static void description(Call call) {
        try (InputStream in = OperationRoutes.class.getResourceAsStream(DESCRIPTION)) {
            if (in == null) {
                throw new IllegalStateException("the installation is incomplete: " + DESCRIPTION + " is missing");
            }
            call.bytes("application/yaml", InputFile.resource(in));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + DESCRIPTION, e);
        }
    }
}
