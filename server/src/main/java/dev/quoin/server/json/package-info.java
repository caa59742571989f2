/// The JSON formats that the server and the commands share, so that programs read the same form of a play, a
/// refusal or a position everywhere. Start with [dev.quoin.server.json.PlayJson].
@NullMarked
package dev.quoin.server.json;

import org.jspecify.annotations.NullMarked;
