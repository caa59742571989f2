/// The JSON shapes that the server and the commands share, so that a program reads one form of a play, a refusal or a
/// position wherever it comes from. Start with [dev.quoin.server.json.PlayJson].
@NullMarked
package dev.quoin.server.json;

import org.jspecify.annotations.NullMarked;
