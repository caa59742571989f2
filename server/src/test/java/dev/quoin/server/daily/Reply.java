package dev.quoin.server.daily;

import dev.quoin.server.Client.Answer;
import java.net.http.HttpHeaders;
import tools.jackson.databind.JsonNode;

/// What the server answered, and ways to look at it.
record Reply(Answer answer) {
    int status() {
        return answer.status();
    }

    HttpHeaders headers() {
        return answer.whole().headers();
    }

    /// The whole body.
    String text() {
        return answer.text();
    }

    /// The body as JSON.
    JsonNode json() {
        return answer.json();
    }

    /// A property of the body as text; the name may be a path such as `/game/rack`.
    String string(String name) {
        return at(name).asString();
    }

    /// A property of the body as a number.
    int number(String name) {
        return at(name).asInt();
    }

    /// A property of the body that is true or false.
    boolean isTrue(String name) {
        return at(name).asBoolean();
    }

    /// A property of the body.
    JsonNode at(String name) {
        return json().at(name.startsWith("/") ? name : "/" + name);
    }
}
