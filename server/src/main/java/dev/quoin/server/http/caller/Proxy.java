package dev.quoin.server.http.caller;

import java.util.List;
import java.util.stream.Stream;

/// The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` headers the server trusts. Immutable.
public final class Proxy {
    /// No proxies: such headers come from clients and are ignored.
    public static final Proxy NONE = at(List.of());

    /// Proxies on this machine and in private networks.
    public static final Proxy PRIVATE = at(List.of(
            "127.0.0.0/8",
            "10.0.0.0/8",
            "172.16.0.0/12",
            "192.168.0.0/16",
            "169.254.0.0/16",
            "::1",
            "fc00::/7",
            "fe80::/10"));

    private final List<AddressRange> trusted;

    private Proxy(List<AddressRange> trusted) {
        this.trusted = trusted;
    }

    /// Returns proxies at these addresses, or in these ranges such as `10.0.0.0/8`.
    ///
    /// @throws IllegalArgumentException when one of them is neither
    public static Proxy at(List<String> addresses) {
        return new Proxy(addresses.stream().map(AddressRange::read).toList());
    }

    /// Returns these proxies and others.
    public Proxy and(Proxy other) {
        return new Proxy(Stream.concat(trusted.stream(), other.trusted.stream()).toList());
    }

    /// Returns whether there are none.
    public boolean isNone() {
        return trusted.isEmpty();
    }

    /// Returns whether an address is that of a trusted proxy.
    public boolean isTrusted(ClientAddress address) {
        return trusted.stream().anyMatch(range -> range.contains(address.address()));
    }
}
