package dev.quoin.server.http.caller;

import java.util.Optional;
import java.util.function.DoubleConsumer;

/// The client that work is done for. Immutable; work that continues after the response holds on to it.
///
/// @param address the address of the client, as used by the rate limit
/// @param player the player of the signed cookie; empty for a client without one
/// @param account is charged seconds of CPU time
public record Requester(String address, Optional<String> player, DoubleConsumer account) {
    /// The requester of the request that this thread handles.
    public static final ScopedValue<Requester> CURRENT = ScopedValue.newInstance();

    /// The server itself, which is never charged.
    public static final Requester SERVER = new Requester("", Optional.empty(), seconds -> {});

    /// Returns the requester of the request that this thread handles; [#SERVER] if it handles none.
    public static Requester current() {
        return CURRENT.orElse(SERVER);
    }

    /// Returns the same requester with a player, if none is known.
    public Requester orPlayer(String other) {
        return player.isPresent() || other.isEmpty() ? this : new Requester(address, Optional.of(other), account);
    }

    /// Charges CPU time to the client, which may have to wait before its next requests.
    ///
    /// @param seconds the CPU time, or a fraction of it for work that is charged at a lower rate
    public void charge(double seconds) {
        account.accept(seconds);
    }
}
