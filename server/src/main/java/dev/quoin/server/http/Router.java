package dev.quoin.server.http;

import dev.quoin.server.http.caller.Cost;
import io.javalin.config.RoutesConfig;
import io.javalin.http.HandlerType;

/// Where parts of the server register what they answer. A path may hold parameters in braces: `/api/games/{id}`.
public final class Router {
    private final RoutesConfig routes;
    private final Gate gate;

    Router(RoutesConfig routes, Gate gate) {
        this.routes = routes;
        this.gate = gate;
    }

    /// Answers GET with a handler that changes nothing; and HEAD, which is told the same without the body.
    public Router get(String path, Handler handler) {
        return get(path, Cost.CHEAP, handler);
    }

    /// Answers GET and HEAD at a cost of its own.
    public Router get(String path, Cost cost, Handler handler) {
        return add(HandlerType.GET, path, cost, handler).add(HandlerType.HEAD, path, cost, handler);
    }

    /// Answers POST.
    public Router post(String path, Handler handler) {
        return add(HandlerType.POST, path, Cost.CHEAP, handler);
    }

    /// Answers POST at a cost of its own.
    public Router post(String path, Cost cost, Handler handler) {
        return add(HandlerType.POST, path, cost, handler);
    }

    /// Answers PUT.
    public Router put(String path, Handler handler) {
        return add(HandlerType.PUT, path, Cost.CHEAP, handler);
    }

    /// Answers PUT at a cost of its own.
    public Router put(String path, Cost cost, Handler handler) {
        return add(HandlerType.PUT, path, cost, handler);
    }

    /// Answers DELETE.
    public Router delete(String path, Handler handler) {
        return add(HandlerType.DELETE, path, Cost.CHEAP, handler);
    }

    private Router add(HandlerType method, String path, Cost cost, Handler handler) {
        var route = new Route(method.name(), path, cost, handler);
        routes.addHttpHandler(method, path, context -> gate.pass(route, context));
        return this;
    }
}
