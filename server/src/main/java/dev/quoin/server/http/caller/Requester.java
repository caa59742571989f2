package dev.quoin.server.http.caller;

import java.util.Optional;
import java.util.function.DoubleConsumer;

/// Who work is done for. Immutable; work that goes on after the answer keeps it.
///
/// @param address the address of the client, as the rate limit knows it
/// @param player the player of the signed cookie; empty for a client without one
/// @param account is charged with seconds of CPU time
public record Requester(String address, Optional<String> player, DoubleConsumer account) {
    /// The requester of the request that this thread answers.
    public static final ScopedValue<Requester> CURRENT = ScopedValue.newInstance();

    /// The server itself, which pays for nothing.
    public static final Requester SERVER = new Requester("", Optional.empty(), seconds -> {});

    /// The requester of the request that this thread answers; [#SERVER] when it answers none.
    public static Requester current() {
        return CURRENT.orElse(SERVER);
    }

    /// The same requester with a player, when none is known.
    public Requester orPlayer(String other) {
        return player.isPresent() || other.isEmpty() ? this : new Requester(address, Optional.of(other), account);
    }

    /// Charges CPU time to the client, which may have to wait with its next requests.
    ///
    /// @param seconds the CPU time, or a part of it for work that is charged at a lower rate
    public void charge(double seconds) {
        account.accept(seconds);
    }
}
