package dev.quoin.server.http.connection;

import jakarta.servlet.ServletRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/// Accepts HTTP connections and tracks two things that Jetty's own connector does not report: how much of a
/// response has been sent, and whether the client has disconnected while its request is being handled.
///
/// Jetty counts a response as sent when it starts to send it. It reads from a connection only when it
/// expects a request or a body, so it does not notice a client that disconnects in between. Here a request
/// handler can check: it reads one byte without blocking. No data means that the client is waiting, the end
/// of the stream or an error that it is gone. A byte belongs to the next request of a client that does not
/// wait for responses; it is saved for Jetty's next read.
public final class ObservedConnector extends ServerConnector {
    /// Room for many browsers at once; any more have to wait a second for the operating system's retry.
    private static final int ACCEPT_QUEUE = 512;

    /// Creates a connector for plain HTTP/1.1 that is not listening yet.
    public ObservedConnector(Server server, HttpConfiguration http, OpenConnections connections) {
        super(server, new HttpConnectionFactory(http));
        setAcceptQueueSize(ACCEPT_QUEUE);
        addBean(connections);
    }

    @Override
    protected SocketChannelEndPoint newEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key) {
        var endPoint = new ObservedEndPoint(channel, selector, key, getScheduler());
        endPoint.setIdleTimeout(getIdleTimeout());
        return endPoint;
    }

    /// Returns the number of bytes sent by an endpoint.
    static long sent(EndPoint endPoint) {
        return endPoint instanceof ObservedEndPoint observed ? observed.sent : 0;
    }

    /// Returns whether the client has closed its side of the connection, or the connection is broken. Must
    /// be called by the thread that handles the request, after the body was read. Always false for other
    /// kinds of connections.
    public static boolean isGone(ServletRequest request) {
        return ServletContextRequest.getServletContextRequest(request)
                                .getConnectionMetaData()
                                .getConnection()
                                .getEndPoint()
                        instanceof ObservedEndPoint endPoint
                && endPoint.isGone();
    }

    /// A connection is read by one thread at a time, and written by one thread at a time.
    private static final class ObservedEndPoint extends SocketChannelEndPoint {
        private volatile long sent;
        private volatile @Nullable ByteBuffer peeked;

        ObservedEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
            super(channel, selector, key, scheduler);
        }

        @Override
        @SuppressWarnings("NonAtomicOperationOnVolatileField")
        public boolean flush(ByteBuffer... buffers) throws IOException {
            long before = remaining(buffers);
            boolean flushed = super.flush(buffers);
            sent = sent + before - remaining(buffers);
            return flushed;
        }

        private static long remaining(ByteBuffer... buffers) {
            long remaining = 0;
            for (ByteBuffer buffer : buffers) {
                remaining += buffer.remaining();
            }
            return remaining;
        }

        boolean isGone() {
            if (peeked != null) {
                return false;
            }
            // Only one byte: the rest of the next request stays in the socket, so the selector still finds
            // it.
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
