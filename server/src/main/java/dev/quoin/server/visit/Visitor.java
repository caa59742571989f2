package dev.quoin.server.visit;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A client with a cookie that sends requests like a page does. Thread-safe once a request has been answered.
public final class Visitor implements Poster {
    private static final Duration ANSWERING = Duration.ofSeconds(60);

    private final HttpClient http;
    private final URI address;
    private volatile String cookie = "";

    /// Creates a new player.
    public Visitor(HttpClient http, URI address) {
        this.http = http;
        this.address = address;
    }

    /// Returns an HTTP client that all visitors can share.
    public static HttpClient connections() {
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(10))
                .build();
    }

    @Override
    public String post(String path, String json) throws IOException, InterruptedException {
        Answer answer = send(path, json);
        if (!answer.isSuccess()) {
            throw new IllegalStateException(
                    "POST " + path + " must be granted, got " + answer.status() + ": " + answer.body());
        }
        return answer.body();
    }

    /// A response.
    ///
    /// @param status the HTTP status
    /// @param body the text of the body
    public record Answer(int status, String body) {
        /// Returns whether the request was granted.
        public boolean isSuccess() {
            return status >= 200 && status < 300;
        }

        /// Returns the body as JSON.
        ///
        /// @throws IOException when it is something else
        public JsonNode json() throws IOException {
            try {
                return JsonMapper.shared().readTree(body);
            } catch (JacksonException e) {
                throw new IOException("the server did not answer with JSON: " + e.getOriginalMessage(), e);
            }
        }

        /// Returns the error of a request that was not granted, with the server's message.
        public ErrorResponse error() throws IOException {
            return new ErrorResponse(
                    status, json().path("message").asString("the server answered with status " + status));
        }
    }

    /// Sends a JSON object and returns the response, a success or not.
    public Answer send(String path, String json) throws IOException, InterruptedException {
        return answer(request(path)
                .timeout(ANSWERING)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json))
                .build());
    }

    /// Requests a JSON object.
    ///
    /// @throws ErrorResponse when the server declines
    public JsonNode read(String path) throws IOException, InterruptedException {
        Answer answer = answer(request(path).timeout(ANSWERING).GET().build());
        if (!answer.isSuccess()) {
            throw answer.error();
        }
        return answer.json();
    }

    private Answer answer(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
        response.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
        return new Answer(response.statusCode(), response.body());
    }

    /// Requests a page or resource, discards the body and returns the status.
    public int look(String path) throws IOException, InterruptedException {
        return http.send(request(path).GET().build(), BodyHandlers.discarding()).statusCode();
    }

    /// Opens the event stream of a game.
    ///
    /// @throws ErrorResponse when the server declines
    public GameEvents events(String path) throws IOException, InterruptedException {
        HttpResponse<InputStream> response = http.send(request(path).GET().build(), BodyHandlers.ofInputStream());
        if (response.statusCode() != 200) {
            response.body().close();
            throw new ErrorResponse(
                    response.statusCode(), "the server sent no events: status " + response.statusCode());
        }
        return new GameEvents(response.body());
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(path));
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }
}
