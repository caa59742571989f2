package dev.quoin.server.http.caller;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.HexFormat;
import java.util.Optional;

/// The address of a client. Immutable.
///
/// @param address the address; IPv4-mapped IPv6 addresses (`::ffff:192.0.2.1`) count as IPv4
public record ClientAddress(InetAddress address) {
    private static final int LONGEST = 64;
    private static final int NETWORK_BYTES = 8;

    /// Parses an address as proxies write it: `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`,
    /// `[2001:db8::1]:4711`, with or without quotation marks. Never makes a DNS query.
    public static Optional<ClientAddress> read(String text) {
        String plain = text.strip();
        if (plain.length() > LONGEST) {
            return Optional.empty();
        }
        if (plain.length() > 1 && plain.startsWith("\"") && plain.endsWith("\"")) {
            plain = plain.substring(1, plain.length() - 1);
        }
        return withoutPort(plain).flatMap(ClientAddress::literal);
    }

    private static Optional<String> withoutPort(String text) {
        int colon = text.lastIndexOf(':');
        if (text.startsWith("[")) {
            int end = text.indexOf(']');
            boolean wellFormed = end > 0 && (end == text.length() - 1 || colon == end + 1 && isPort(text, colon + 1));
            return wellFormed ? Optional.of(text.substring(1, end)) : Optional.empty();
        }
        boolean port = colon >= 0 && colon == text.indexOf(':');
        if (port && !isPort(text, colon + 1)) {
            return Optional.empty();
        }
        return Optional.of(port ? text.substring(0, colon) : text);
    }

    private static boolean isPort(String text, int from) {
        return from < text.length() && text.chars().skip(from).allMatch(digit -> digit >= '0' && digit <= '9');
    }

    private static Optional<ClientAddress> literal(String text) {
        int zone = text.indexOf('%');
        String plain = zone < 0 ? text : text.substring(0, zone);
        boolean whole = plain.contains(":")
                || plain.chars().filter(letter -> letter == '.').count() == 3;
        try {
            return whole ? Optional.of(new ClientAddress(InetAddress.ofLiteral(plain))) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /// Returns the key for limits: an IPv4 or loopback address, or the /64 network of an IPv6 address, which
    /// is the smallest that a provider assigns to a customer.
    public String key() {
        return address instanceof Inet4Address || isLoopback()
                ? String.valueOf(address.getHostAddress())
                : HexFormat.of().formatHex(address.getAddress(), 0, NETWORK_BYTES) + "/64";
    }

    /// Returns whether it is a loopback address.
    public boolean isLoopback() {
        return address.isLoopbackAddress();
    }
}
