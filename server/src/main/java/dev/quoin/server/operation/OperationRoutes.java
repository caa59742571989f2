package dev.quoin.server.operation;

import dev.quoin.game.file.InputFile;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Meters;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import dev.quoin.server.http.caller.Cost;
import dev.quoin.server.store.Database;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// `/health`, `/metrics` and `/openapi.yaml`.
public final class OperationRoutes implements Routes {
    private static final String DESCRIPTION = "/dev/quoin/server/openapi.yaml";

    private final String version;
    private final Database database;
    private final Meters meters;

    public OperationRoutes(String version, Database database, Meters meters) {
        this.version = version;
        this.database = database;
        this.meters = meters;
    }

    @Override
    public void addTo(Router router) {
        router.get("/health", Cost.FREE, this::health);
        router.get("/metrics", Cost.FREE, this::metrics);
        router.get("/openapi.yaml", OperationRoutes::description);
    }

    private void health(Call call) {
        if (!database.answers()) {
            throw Refused.of(503, "no-database", "the database does not answer");
        }
        call.json(200, json -> {
            json.writeStringProperty("status", "ok");
            json.writeStringProperty("version", version);
        });
    }

    private void metrics(Call call) {
        call.bytes("text/plain; version=0.0.4; charset=utf-8", meters.text().getBytes(StandardCharsets.UTF_8));
    }

    private static void description(Call call) {
        try (InputStream in = OperationRoutes.class.getResourceAsStream(DESCRIPTION)) {
            if (in == null) {
                throw new IllegalStateException("the program is not whole: " + DESCRIPTION + " is missing");
            }
            call.bytes("application/yaml", InputFile.resource(in));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + DESCRIPTION, e);
        }
    }
}
