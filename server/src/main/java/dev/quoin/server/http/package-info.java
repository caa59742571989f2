/// HTTP for every part of the server: routes, requests, pages, responses and errors, independent of any
/// game. [dev.quoin.server.http.caller] identifies the client.
///
/// To add requests, write a class that implements [dev.quoin.server.http.Routes], register its paths in
/// `addTo`, and list it in `dev.quoin.server.Parts`. A handler gets a [dev.quoin.server.http.Call]. It reads
/// the body as a record, throws [dev.quoin.server.http.Refused] for every response that is not a success,
/// and writes JSON with a generator. Before it is called, origin, size, content type and rate have been
/// checked, and the player is known. Start with [dev.quoin.server.http.Routes].
@NullMarked
package dev.quoin.server.http;

import org.jspecify.annotations.NullMarked;
