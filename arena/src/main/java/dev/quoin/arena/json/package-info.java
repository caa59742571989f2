/// The JSON shapes that commands, arena and server share, so that a program reads one form of a play, a refusal or a
/// position wherever it comes from. Start with [dev.quoin.arena.json.PlayJson].
@NullMarked
package dev.quoin.arena.json;

import org.jspecify.annotations.NullMarked;
