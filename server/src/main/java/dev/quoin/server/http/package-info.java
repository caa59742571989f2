/// HTTP for every part of the server: routes, calls, pages, answers and refusals. Knows no game. Who sends a
/// request is the business of [dev.quoin.server.http.caller].
///
/// To add requests: write a class that implements [dev.quoin.server.http.Routes], register its paths in
/// `addTo`, and list it in `dev.quoin.server.Parts`. A handler gets a [dev.quoin.server.http.Call]; it reads
/// the body as a record, throws [dev.quoin.server.http.Refused] for every answer that is not a success, and
/// writes JSON by a function of a generator. The gate in front of it has checked origin, size, content type and
/// rate, and knows the player. Start with [dev.quoin.server.http.Routes].
@NullMarked
package dev.quoin.server.http;

import org.jspecify.annotations.NullMarked;
