package dev.quoin.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.server.http.caller.ClientAddress;
import dev.quoin.server.http.caller.Connection;
import dev.quoin.server.http.caller.Proxy;
import java.net.BindException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Whom the server takes a request to come from, over real connections from 127.0.0.1.
class ProxyTest {
    /// One request a second for an address, ten for this machine: the burst is used up by ten times as many.
    private static final int RATE = 1;

    private static final int BURST = 10;

    private static Web behind(Proxy proxy) throws BindException {
        return Web.start(
                "127.0.0.1",
                0,
                new Conduct(RATE, proxy, false, Conduct.Reach.NETWORK),
                new byte[32],
                new Meters(),
                List.of(router ->
                        router.get("/api/hello", call -> call.text(call.site(), java.util.Optional.empty()))));
    }

    private static int status(Web web, String... headers) {
        String answer = RawClient.answer(
                web.port(),
                "GET /api/hello HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n"
                        + String.join(
                                "",
                                List.of(headers).stream()
                                        .map(line -> line + "\r\n")
                                        .toList()) + "\r\n");
        return Integer.parseInt(answer.substring(9, 12));
    }

    /// Whether requests with these headers are limited together with those of an address. Tried a few times, because
    /// on a busy machine a second may pass between two requests.
    private static boolean isLimitedWith(Web web, String address, String... headers) {
        for (int round = 0; round < 5; round++) {
            exhaust(web, address);
            if (status(web, headers) == 429) {
                return true;
            }
        }
        return false;
    }

    /// Uses up the requests that an address may make in a moment.
    private static void exhaust(Web web, String address) {
        int refused = 0;
        for (int request = 0; request < 3 * BURST && refused == 0; request++) {
            refused += status(web, "X-Forwarded-For: " + address) == 429 ? 1 : 0;
        }
        assertThat(refused).as("%s is limited", address).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "198.51.100.1, 203.0.113.7",
                "198.51.100.1, 203.0.113.7, 127.0.0.1",
                "198.51.100.1, 203.0.113.7, 10.1.2.3, 10.9.9.9",
                "203.0.113.7:4711",
                "::ffff:203.0.113.7",
                "[::ffff:203.0.113.7]:4711",
                "garbage, 203.0.113.7",
                "\"203.0.113.7\"",
            })
    void theRightmostUntrustedEntryIsTheClient(String forwarded) throws BindException {
        try (Web web = behind(Proxy.at(List.of("127.0.0.1", "10.0.0.0/8")))) {
            assertThat(isLimitedWith(web, "203.0.113.7", "X-Forwarded-For: " + forwarded))
                    .isTrue();
            assertThat(status(web, "X-Forwarded-For: 198.51.100.1")).isEqualTo(200);
        }
    }

    @Test
    void aHeaderThatOccursTwiceIsReadAsOne() throws BindException {
        try (Web web = behind(Proxy.PRIVATE)) {
            assertThat(isLimitedWith(
                            web, "203.0.113.7", "X-Forwarded-For: 198.51.100.1", "X-Forwarded-For: 203.0.113.7"))
                    .isTrue();
            assertThat(status(web, "X-Forwarded-For: 203.0.113.7", "X-Forwarded-For: 198.51.100.1"))
                    .isEqualTo(200);
        }
    }

    @Test
    void clientsOfOneIpv6NetworkShareALimit() throws BindException {
        try (Web web = behind(Proxy.PRIVATE)) {
            assertThat(isLimitedWith(web, "2001:db8:0:1::1", "X-Forwarded-For: 2001:db8:0:1:ffff::2"))
                    .isTrue();
            assertThat(isLimitedWith(web, "2001:db8:0:1::1", "X-Forwarded-For: [2001:db8:0:1::3]:443"))
                    .isTrue();
            assertThat(status(web, "X-Forwarded-For: 2001:db8:0:2::1")).isEqualTo(200);
        }
    }

    @Test
    void anAddressThatNobodyTrustsSpeaksForItself() throws BindException {
        for (Proxy proxy : List.of(Proxy.NONE, Proxy.at(List.of("192.0.2.1")))) {
            try (Web web = behind(proxy)) {
                int refused = 0;
                for (int request = 0; request < 40 * BURST && refused == 0; request++) {
                    String claimed = "203.0." + request / 250 + "." + request % 250;
                    refused += status(web, "X-Forwarded-For: " + claimed) == 429 ? 1 : 0;
                }
                assertThat(refused).as("one limit for whatever is claimed").isEqualTo(1);
            }
        }
    }

    @Test
    void onlyATrustedProxySaysThatTheConnectionIsSecure() throws BindException {
        String request = "GET /api/hello HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nX-Forwarded-Proto: ";
        try (Web trusting = behind(Proxy.PRIVATE);
                Web wary = behind(Proxy.at(List.of("192.0.2.1")))) {
            assertThat(RawClient.answer(trusting.port(), request + "https\r\n\r\n"))
                    .endsWith("https://a.example");
            assertThat(RawClient.answer(trusting.port(), request + "https\r\nX-Forwarded-Proto: http\r\n\r\n"))
                    .endsWith("http://a.example");
            assertThat(RawClient.answer(wary.port(), request + "https\r\n\r\n")).endsWith("http://a.example");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "unknown",
                "_hidden",
                "1",
                "127.1",
                "1.2.3.4.5",
                "1.2.3.4:",
                "1.2.3.4:x",
                "[::1",
                "[::1]x",
                "[::1]:",
                "::1::",
                "localhost",
                "1.2.3.4 5.6.7.8",
                "256.1.1.1"
            })
    void garbageIsNoAddress(String text) {
        assertThat(ClientAddress.read(text)).isEmpty();
        assertThat(ClientAddress.read("1".repeat(100_000))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, 192.0.2.1, false",
        "::ffff:192.0.2.1, 192.0.2.1, false",
        "2001:db8:1:2:3:4:5:6, 20010db800010002/64, false",
        "127.0.0.1, 127.0.0.1, true",
        "::1, 0:0:0:0:0:0:0:1, true"
    })
    void limitsCountByAddressOrNetwork(String address, String key, boolean isLoopback) {
        assertThat(ClientAddress.read(address).orElseThrow().key()).isEqualTo(key);
        assertThat(Connection.isLoopback(key)).isEqualTo(isLoopback);
    }

    @Test
    void aRangeIsReadInCidrNotation() {
        var proxy = Proxy.at(List.of("192.0.2.128/25", "2001:db8::/33", "0.0.0.0/32"));
        assertThat(List.of("192.0.2.128", "192.0.2.255", "::ffff:192.0.2.130", "2001:db8:7fff::1"))
                .allMatch(text -> proxy.isTrusted(ClientAddress.read(text).orElseThrow()));
        assertThat(List.of("192.0.2.127", "192.0.3.128", "2001:db8:8000::1", "::1"))
                .noneMatch(text -> proxy.isTrusted(ClientAddress.read(text).orElseThrow()));
        for (String bad : List.of("", "example.org", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "10/8", "::/129")) {
            assertThatThrownBy(() -> Proxy.at(List.of(bad))).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
