package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A browser with a cookie of its own. Thread-safe. Every answer it gets is held against the description of the
/// interface, and kept.
public final class Client {
    private static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final URI address;
    private final List<String> received = Collections.synchronizedList(new ArrayList<>());
    private final List<Answer> answers = Collections.synchronizedList(new ArrayList<>());
    private volatile String cookie = "";

    public Client(URI address) {
        this.address = address;
    }

    /// An answer: its status and what it holds.
    public record Answer(int status, JsonNode json, String text, HttpResponse<?> whole) {
        /// A header, empty when there is none.
        public String header(String name) {
            return headers().firstValue(name).orElse("");
        }

        public HttpHeaders headers() {
            return whole.headers();
        }

        /// A property of the body as text; the name may be a path such as `/game/rack`.
        public String string(String name) {
            return at(name).asString();
        }

        /// A property of the body as a number.
        public int number(String name) {
            return at(name).asInt();
        }

        /// A property of the body that is true or false.
        public boolean isTrue(String name) {
            return at(name).asBoolean();
        }

        /// A property of the body.
        public JsonNode at(String name) {
            return json.at(name.startsWith("/") ? name : "/" + name);
        }
    }

    /// The same player at another address, as after a restart.
    public Client at(URI other) {
        var moved = new Client(other);
        moved.cookie = cookie;
        return moved;
    }

    /// The address of the server.
    public URI address() {
        return address;
    }

    String cookie() {
        return cookie;
    }

    /// Claims to be the player of a cookie.
    public void forgeCookie(String value) {
        cookie = value;
    }

    /// Another browser that claims to be this one, with a character of the cookie changed.
    public Client forged() {
        var forged = new Client(address);
        char other = cookie.charAt(3) == '0' ? '1' : '0';
        forged.cookie = cookie.substring(0, 3) + other + cookie.substring(4);
        return forged;
    }

    /// Everything that was received, as it came over the wire.
    List<String> received() {
        synchronized (received) {
            return List.copyOf(received);
        }
    }

    /// Every answer, in order.
    public List<Answer> answers() {
        synchronized (answers) {
            return List.copyOf(answers);
        }
    }

    public Answer get(String path) {
        return send(request(path).GET().build());
    }

    public Answer post(String path, String json) {
        return send(json(path).POST(BodyPublishers.ofString(json)).build());
    }

    public Answer put(String path, String json) {
        return send(json(path).PUT(BodyPublishers.ofString(json)).build());
    }

    public Answer delete(String path) {
        return send(request(path).DELETE().build());
    }

    public HttpRequest.Builder json(String path) {
        return request(path).header("Content-Type", "application/json");
    }

    public HttpRequest.Builder request(String path) {
        var request = HttpRequest.newBuilder(address.resolve(path)).timeout(PATIENCE);
        return cookie.isEmpty() ? request : request.header("Cookie", "quoin=" + cookie);
    }

    public Answer send(HttpRequest request) {
        try {
            HttpResponse<String> response = HTTP.send(request, BodyHandlers.ofString());
            received.add(response.headers().map() + "\n" + response.body());
            remember(response);
            String type = type(response);
            assertThat(Contract.ours()
                            .faults(
                                    request.method(),
                                    request.uri().getRawPath(),
                                    response.statusCode(),
                                    type,
                                    response.body()))
                    .as("%s %s", request.method(), request.uri())
                    .isEmpty();
            JsonNode json = type.equals("application/json")
                    ? JsonMapper.shared().readTree(response.body())
                    : JsonMapper.shared().missingNode();
            var answer = new Answer(response.statusCode(), json, response.body(), response);
            answers.add(answer);
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void remember(HttpResponse<?> response) {
        response.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.replaceAll("quoin=([^;]*);.*", "$1"));
    }

    private static String type(HttpResponse<?> response) {
        return response.headers().firstValue("Content-Type").orElse("").replaceAll("\\s*;.*", "");
    }

    /// Follows the events of a game until one of them is as wanted.
    public JsonNode await(String game, Predicate<JsonNode> wanted) {
        try {
            HttpResponse<InputStream> response =
                    HTTP.send(request(game + "/events").GET().build(), BodyHandlers.ofInputStream());
            assertThat(response.statusCode()).isEqualTo(200);
            remember(response);
            try (var lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
                return first(game, lines, wanted).orElseThrow(() -> new EOFException("the events ended too soon"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Optional<JsonNode> first(String game, BufferedReader lines, Predicate<JsonNode> wanted) throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            received.add(line);
            if (line.startsWith("data: ")) {
                String data = line.substring("data: ".length());
                assertThat(Contract.ours().faults("GET", game, 200, "application/json", data))
                        .isEmpty();
                JsonNode event = JsonMapper.shared().readTree(data);
                if (wanted.test(event)) {
                    return Optional.of(event);
                }
            }
        }
        return Optional.empty();
    }
}
