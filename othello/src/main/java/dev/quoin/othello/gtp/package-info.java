/// The Go Text Protocol, version 2, as Othello programs use it, from the engine's side. Start with
/// [dev.quoin.othello.gtp.GtpEngine].
@NullMarked
package dev.quoin.othello.gtp;

import org.jspecify.annotations.NullMarked;
