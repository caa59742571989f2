package dev.quoin.server.daily;

import dev.quoin.server.Client;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// A player's browser, which remembers what was answered. Thread-safe.
final class TestClient {
    private final Client client;
    private final List<Reply> heard = Collections.synchronizedList(new ArrayList<>());

    private TestClient(Client client) {
        this.client = client;
    }

    /// A player nobody knows yet.
    static TestClient of(URI site) {
        return new TestClient(new Client(site));
    }

    /// The same browser after the server has come up again elsewhere.
    TestClient at(URI other) {
        return new TestClient(client.at(other));
    }

    /// A browser that claims to be this one, with a character of the cookie changed.
    TestClient forged(URI site) {
        var forged = new Client(site);
        char other = client.cookie().charAt(3) == '0' ? '1' : '0';
        forged.forgeCookie(
                client.cookie().substring(0, 3) + other + client.cookie().substring(4));
        return new TestClient(forged);
    }

    Reply get(String path) {
        return send(client.request(path).GET().build());
    }

    Reply post(String path, String json) {
        return send(json(path).POST(BodyPublishers.ofString(json)).build());
    }

    Reply put(String path, String json) {
        return send(json(path).PUT(BodyPublishers.ofString(json)).build());
    }

    Reply delete(String path) {
        return send(client.request(path).DELETE().build());
    }

    HttpRequest.Builder json(String path) {
        return client.request(path).header("Content-Type", "application/json");
    }

    Reply send(HttpRequest request) {
        var reply = new Reply(client.send(request));
        heard.add(reply);
        return reply;
    }

    /// Everything that was answered to this client.
    List<Reply> heard() {
        synchronized (heard) {
            return List.copyOf(heard);
        }
    }
}
