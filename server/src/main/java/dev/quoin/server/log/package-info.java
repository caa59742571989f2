/// What the server writes down while it runs, a JSON object a line. Start with [dev.quoin.server.log.Logs].
@NullMarked
package dev.quoin.server.log;

import org.jspecify.annotations.NullMarked;
