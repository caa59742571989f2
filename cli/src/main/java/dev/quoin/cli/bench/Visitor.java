package dev.quoin.cli.bench;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/// Somebody with a cookie who asks a server. Mutable, for one thread.
final class Visitor {
    private final HttpClient http;
    private final URI address;
    private String cookie = "";

    /// Somebody new.
    Visitor(HttpClient http, URI address) {
        this.http = http;
        this.address = address;
    }

    /// What can be shared by all who visit.
    static HttpClient connections() {
        return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    }

    /// Sends a JSON object; returns the answer, which must be no refusal.
    String post(String path, String json) throws IOException, InterruptedException {
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

    /// What a server sends without an end.
    InputStream follow(String path) throws IOException, InterruptedException {
        return http.send(request(path).GET().build(), BodyHandlers.ofInputStream())
                .body();
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(path));
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }
}
