package dev.quoin.server.visit;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/// Somebody with a cookie who asks a server as a page does. Mutable, for one thread.
public final class Visitor implements Poster {
    private final HttpClient http;
    private final URI address;
    private String cookie = "";

    /// Somebody new.
    public Visitor(HttpClient http, URI address) {
        this.http = http;
        this.address = address;
    }

    /// What can be shared by all who visit.
    public static HttpClient connections() {
        return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    }

    @Override
    public String post(String path, String json) throws IOException, InterruptedException {
        HttpRequest request = request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json))
                .build();
        HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
        if (response.statusCode() >= 300) {
            throw new IllegalStateException(
                    "POST " + path + " must be granted, got " + response.statusCode() + ": " + response.body());
        }
        response.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
        return response.body();
    }

    /// Asks for a page or an answer, throws it away and returns its status.
    public int look(String path) throws IOException, InterruptedException {
        return http.send(request(path).GET().build(), BodyHandlers.discarding()).statusCode();
    }

    /// What a server sends of a game until it is closed.
    public GameEvents events(String path) throws IOException, InterruptedException {
        return new GameEvents(http.send(request(path).GET().build(), BodyHandlers.ofInputStream())
                .body());
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(path));
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }
}
