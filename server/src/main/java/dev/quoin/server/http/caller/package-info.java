/// The client that sends a request: its address, its signed player cookie, and its rate limit. Start with
/// [dev.quoin.server.http.caller.PlayerCookie].
@NullMarked
package dev.quoin.server.http.caller;

import org.jspecify.annotations.NullMarked;
