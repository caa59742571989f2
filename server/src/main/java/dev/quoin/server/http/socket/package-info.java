/// The sockets below HTTP: what Jetty's own connector cannot tell about them. Start with
/// [dev.quoin.server.http.socket.PeekingConnector].
@NullMarked
package dev.quoin.server.http.socket;

import org.jspecify.annotations.NullMarked;
