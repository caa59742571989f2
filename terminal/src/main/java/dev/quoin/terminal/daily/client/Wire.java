package dev.quoin.terminal.daily.client;

import dev.quoin.terminal.daily.client.DailyMessages.Problem;
import dev.quoin.terminal.daily.client.DailyMessages.Today;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// A JSON over HTTP connection to one server, with the cookie that identifies the player. Not thread-safe.
public final class Wire implements AutoCloseable {
    private static final Duration CONNECTING = Duration.ofSeconds(5);
    private static final Duration ANSWERING = Duration.ofSeconds(20);
    private static final String COOKIE = "quoin=";
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(CONNECTING).build();
    private final URI site;
    private final String address;
    private final Identities identities;
    private boolean silent;

    /// Creates a connection to a server.
    ///
    /// @param site the URL, such as `http://localhost:8080`
    /// @param address the address of the server in `identities`
    public Wire(URI site, String address, Identities identities) {
        this.site = site;
        this.address = address;
        this.identities = identities;
    }

    /// Returns whether a Quoin server replies at an address. Does not send the player's cookie.
    public static boolean isQuoin(URI site) {
        var request = HttpRequest.newBuilder(site.resolve("/api/daily"))
                .timeout(CONNECTING)
                .build();
        try (var http = HttpClient.newBuilder().connectTimeout(CONNECTING).build()) {
            var response = http.send(request, BodyHandlers.ofByteArray());
            return response.statusCode() == 200
                    && MAPPER.readValue(response.body(), Today.class).today() != null;
        } catch (IOException | JacksonException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// Whether the last request got no reply.
    boolean isSilent() {
        return silent;
    }

    HttpResponse<byte[]> get(String path) {
        return send(request(path).GET());
    }

    HttpResponse<byte[]> post(String path, Consumer<JsonGenerator> properties) {
        return send(request(path).POST(BodyPublishers.ofByteArray(object(properties))));
    }

    HttpResponse<byte[]> put(String path, Consumer<JsonGenerator> properties) {
        return send(request(path).PUT(BodyPublishers.ofByteArray(object(properties))));
    }

    /// Parses the body of a successful reply.
    ///
    /// @throws Declined when the reply is an error
    <T> T read(HttpResponse<byte[]> response, Class<T> type) {
        if (response.statusCode() / 100 != 2) {
            throw new Declined(problem(response).message());
        }
        return parse(response, type);
    }

    /// Parses the body of an error.
    Problem problem(HttpResponse<byte[]> response) {
        return parse(response, Problem.class);
    }

    private <T> T parse(HttpResponse<byte[]> response, Class<T> type) {
        try {
            T read = MAPPER.readValue(response.body(), type);
            if (read != null) {
                return read;
            }
        } catch (JacksonException e) {
            throw new Unreachable(strange(response), e);
        }
        throw new Unreachable(strange(response));
    }

    private String strange(HttpResponse<byte[]> response) {
        return site + " is not a Quoin server, or has another version: it returned " + response.statusCode() + " for "
                + response.request().method() + " " + response.uri().getPath();
    }

    private HttpRequest.Builder request(String path) {
        var request = HttpRequest.newBuilder(site.resolve(path))
                .timeout(ANSWERING)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json");
        identities.cookie(address).ifPresent(cookie -> request.header("Cookie", COOKIE + cookie));
        return request;
    }

    private HttpResponse<byte[]> send(HttpRequest.Builder request) {
        silent = true;
        try {
            HttpResponse<byte[]> response = http.send(request.build(), BodyHandlers.ofByteArray());
            silent = false;
            remember(response);
            return response;
        } catch (IOException e) {
            String why = e.getMessage() == null ? "" : ": " + e.getMessage();
            throw new Unreachable("no server is running at " + site + why, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Unreachable("interrupted while waiting for " + site, e);
        }
    }

    private void remember(HttpResponse<byte[]> response) {
        for (String header : response.headers().allValues("Set-Cookie")) {
            String pair = header.split(";", 2)[0].strip();
            if (pair.startsWith(COOKIE) && pair.length() > COOKIE.length()) {
                identities.keep(address, pair.substring(COOKIE.length()));
            }
        }
    }

    private static byte[] object(Consumer<JsonGenerator> properties) {
        var bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), bytes)) {
            json.writeStartObject();
            properties.accept(json);
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
