package dev.quoin.server.http.caller;

import java.net.InetAddress;

/// A range of addresses, such as `10.0.0.0/8` or `2001:db8::/32`. Immutable.
///
/// @param base any address in it
/// @param bits the length of the prefix that all of them share
record AddressRange(InetAddress base, int bits) {
    AddressRange {
        int most = base.getAddress().length * 8;
        if (bits < 0 || bits > most) {
            throw new IllegalArgumentException(
                    "the prefix length of " + base.getHostAddress() + " must be 0 to " + most + ", got " + bits);
        }
    }

    /// Reads an address or a range in CIDR notation.
    ///
    /// @throws IllegalArgumentException when it is neither
    static AddressRange read(String text) {
        int slash = text.indexOf('/');
        String address = slash < 0 ? text : text.substring(0, slash);
        InetAddress base = ClientAddress.read(address)
                .orElseThrow(() -> new IllegalArgumentException(
                        "a trusted proxy must be an address or a range such as 10.0.0.0/8, got '" + text + "'"))
                .address();
        if (slash < 0) {
            return new AddressRange(base, base.getAddress().length * 8);
        }
        try {
            return new AddressRange(base, Integer.parseInt(text.substring(slash + 1)));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("the prefix length of '" + text + "' must be a number", e);
        }
    }

    boolean contains(InetAddress address) {
        byte[] one = base.getAddress();
        byte[] other = address.getAddress();
        if (one.length != other.length) {
            return false;
        }
        for (int bit = 0; bit < bits; bit++) {
            int mask = 0x80 >> bit % 8;
            if (((one[bit / 8] ^ other[bit / 8]) & mask) != 0) {
                return false;
            }
        }
        return true;
    }
}
