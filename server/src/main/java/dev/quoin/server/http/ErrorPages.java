package dev.quoin.server.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/// Handles requests that fail before or outside the routes, such as malformed ones, in the same format as
/// any other error: JSON with the security headers. Nothing from the request is repeated. Immutable.
final class ErrorPages implements Request.Handler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus();
        if (request.getAttribute(ErrorHandler.ERROR_EXCEPTION) instanceof HttpException failure) {
            status = failure.getCode();
            response.setStatus(status);
        }
        Headers.set(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.write(true, ByteBuffer.wrap(Json.object(refused(status)::write)), callback);
        return true;
    }

    /// Returns the error for a status that no handler has explained.
    static Refused refused(int status) {
        return switch (status) {
            case 400 -> Refused.of(400, "unreadable", "The request is malformed.");
            case 404 -> Refused.of(404, "unknown", "There is nothing at this address. See /openapi.yaml.");
            case 405 -> Refused.of(405, "not-so", "This address does not support the request method.");
            case 408 -> Refused.of(408, "too-slow", "The request took too long to arrive.");
            case 413 -> Refused.of(413, "too-long", "The body is too long.");
            case 414 -> Refused.of(414, "too-long", "The address is too long.");
            case 431 -> Refused.of(431, "too-long", "The headers are too long.");
            case 500 -> fault();
            case 503 -> Refused.of(503, "unavailable", "The server cannot answer right now. Try again later.");
            default -> Refused.of(status, status < 500 ? "refused" : "fault", "The request failed.");
        };
    }

    /// Returns a 500 error: the program failed.
    static Refused fault() {
        return Refused.of(500, "fault", "something went wrong on the server. Nothing you saw has been lost");
    }
}
