/// The log of the server, one JSON object per line. Start with [dev.quoin.server.log.Logs].
@NullMarked
package dev.quoin.server.log;

import org.jspecify.annotations.NullMarked;
