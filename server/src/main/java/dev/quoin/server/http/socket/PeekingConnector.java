package dev.quoin.server.http.socket;

import jakarta.servlet.ServletRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/// Accepts HTTP connections and can tell whether a client has hung up while its request is being answered.
///
/// Jetty reads from a connection only when it expects a request or a body, so it does not notice a client that leaves
/// in between. Here a request handler can look: it reads one byte without waiting. Nothing there means that the client
/// waits, the end of the stream or an error that it has gone. A byte belongs to the next request of a client that does
/// not wait for answers; it is kept for Jetty's next read.
public final class PeekingConnector extends ServerConnector {
    /// A connector for plain HTTP/1.1, which does not listen yet.
    public PeekingConnector(Server server, HttpConfiguration configuration) {
        super(server, new HttpConnectionFactory(configuration));
    }

    @Override
    protected SocketChannelEndPoint newEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key) {
        var endPoint = new PeekingEndPoint(channel, selector, key, getScheduler());
        endPoint.setIdleTimeout(getIdleTimeout());
        return endPoint;
    }

    /// Whether the client has closed its side of the connection, or the connection is broken. To be called by the
    /// thread that answers the request, after the body was read. Connections of another kind are never gone.
    public static boolean isGone(ServletRequest request) {
        return ServletContextRequest.getServletContextRequest(request)
                        .getConnectionMetaData()
                        .getConnection()
                        .getEndPoint()
                        instanceof PeekingEndPoint endPoint
                && endPoint.isGone();
    }

    /// The end of a connection that can be looked at between two reads of Jetty's. A connection is read by one thread
    /// at a time.
    private static final class PeekingEndPoint extends SocketChannelEndPoint {
        private volatile @Nullable ByteBuffer peeked;

        PeekingEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
            super(channel, selector, key, scheduler);
        }

        boolean isGone() {
            if (peeked != null) {
                return false;
            }
            // One byte only: the rest of a further request stays in the socket, so the selector still finds it.
            ByteBuffer one = BufferUtil.allocate(1);
            try {
                int read = super.fill(one);
                if (read > 0) {
                    peeked = one;
                }
                return read < 0;
            } catch (IOException broken) {
                return true;
            }
        }

        @Override
        public int fill(ByteBuffer buffer) throws IOException {
            ByteBuffer first = peeked;
            if (first == null) {
                return super.fill(buffer);
            }
            int position = BufferUtil.flipToFill(buffer);
            boolean hasRoom = buffer.hasRemaining();
            if (hasRoom) {
                buffer.put(first.get());
                peeked = null;
            }
            BufferUtil.flipToFlush(buffer, position);
            return hasRoom ? 1 : 0;
        }
    }
}
