/// The engine side of the Go Text Protocol, version 2, as Othello programs use it. Start with
/// [dev.quoin.othello.gtp.GtpEngine].
@NullMarked
package dev.quoin.othello.gtp;

import org.jspecify.annotations.NullMarked;
