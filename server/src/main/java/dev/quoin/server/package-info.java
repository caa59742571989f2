/// The HTTP server behind the web app: games against the computer, analysis, and storage. Start with
/// [dev.quoin.server.Server].
///
/// Each part of the API is a class that implements [dev.quoin.server.http.Routes], listed in `Parts.routes`.
/// The API is specified by `openapi.yaml` in the resources of this package.
@NullMarked
package dev.quoin.server;

import org.jspecify.annotations.NullMarked;
