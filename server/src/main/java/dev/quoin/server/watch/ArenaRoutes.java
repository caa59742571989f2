package dev.quoin.server.watch;

import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.server.http.Call;
import dev.quoin.server.http.Json;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.Router;
import dev.quoin.server.http.Routes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// `/api/arena`: the matches in a folder chosen by the operator, with their reports.
public final class ArenaRoutes implements Routes {
    private static final String REPORT = "report.html";
    private static final SizeLimit LIMIT = SizeLimit.megabytes(16, "a match report");
    private static final Pattern NAME = Pattern.compile("[\\w-][\\w.-]{0,99}");
    private static final Pattern TITLE = Pattern.compile("<title>([^<]*)</title>");

    /// The server does not have the replays that a report links to.
    private static final Pattern LINK = Pattern.compile("</?a\\b[^<>]*+>| Click a figure to replay the games\\.");

    /// A report contains its style and pictures, but no scripts.
    private static final String POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

    private final Optional<Path> folder;

    /// Creates routes for a folder of match folders; without a folder there are no results.
    public ArenaRoutes(Optional<Path> folder) {
        this.folder = folder;
    }

    private record Result(String name, String title, Instant played, OptionalInt games) {}

    @Override
    public void addTo(Router router) {
        router.get("/api/arena", this::list);
        router.get("/api/arena/{name}", this::report);
    }

    private void list(Call call) {
        List<Result> results = results();
        call.json(200, json -> {
            json.writeArrayPropertyStart("results");
            for (Result result : results) {
                json.writeStartObject();
                json.writeStringProperty("name", result.name());
                json.writeStringProperty("title", result.title());
                json.writeStringProperty("page", "/api/arena/" + result.name());
                result.games().ifPresent(games -> json.writeNumberProperty("games", games));
                json.writeStringProperty("played", result.played().toString());
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    private void report(Call call) {
        String name = call.path("name");
        Path page = folder.filter(root -> NAME.matcher(name).matches())
                .map(root -> root.resolve(name).resolve(REPORT))
                .filter(Files::isRegularFile)
                .orElseThrow(() -> Refused.unknown("no such report"));
        try {
            call.header("Content-Security-Policy", POLICY);
            String html = LINK.matcher(InputFile.text(page, LIMIT)).replaceAll("");
            call.bytes("text/html; charset=utf-8", html.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the report of " + name, e);
        }
    }

    private List<Result> results() {
        var results = new ArrayList<Result>();
        if (folder.isPresent() && Files.isDirectory(folder.get())) {
            try (Stream<Path> matches = Files.list(folder.get())) {
                for (Path match : matches.toList()) {
                    result(match).ifPresent(results::add);
                }
            } catch (IOException e) {
                throw new UncheckedIOException("cannot list the arena's folder", e);
            }
        }
        results.sort(Comparator.comparing(Result::played).reversed());
        return results;
    }

    private static Optional<Result> result(Path match) throws IOException {
        String name = match.getFileName().toString();
        Path page = match.resolve(REPORT);
        if (!NAME.matcher(name).matches() || !Files.isRegularFile(page)) {
            return Optional.empty();
        }
        var title = TITLE.matcher(InputFile.text(page, LIMIT));
        return Optional.of(new Result(
                name,
                title.find() ? title.group(1).replace("&amp;", "&") : name,
                Files.getLastModifiedTime(page).toInstant(),
                games(match.resolve("result.json"))));
    }

    private static OptionalInt games(Path result) throws IOException {
        return Files.isRegularFile(result) ? Json.number(InputFile.bytes(result, LIMIT), "games") : OptionalInt.empty();
    }
}
