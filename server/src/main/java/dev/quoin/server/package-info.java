/// The HTTP server behind the web app: games against the computer, analysis, what is kept of them. Start with
/// [dev.quoin.server.Server].
///
/// Each part of the interface is a class that implements [dev.quoin.server.http.Routes], listed in `Parts.routes`; the
/// contract of all of them is `openapi.yaml` in the resources of this package.
@NullMarked
package dev.quoin.server;

import org.jspecify.annotations.NullMarked;
