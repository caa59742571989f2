/// `quoin serve`: the web app on this machine. Start with [dev.quoin.cli.serve.ServeCommand].
@NullMarked
package dev.quoin.cli.serve;

import org.jspecify.annotations.NullMarked;
