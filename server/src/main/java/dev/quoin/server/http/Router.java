package dev.quoin.server.http;

import dev.quoin.server.http.caller.Cost;
import io.javalin.config.RoutesConfig;
import io.javalin.http.HandlerType;

/// Registers the routes of the server. A path may contain parameters in braces: `/api/games/{id}`.
public final class Router {
    private final RoutesConfig routes;
    private final Gate gate;

    Router(RoutesConfig routes, Gate gate) {
        this.routes = routes;
        this.gate = gate;
    }

    /// Adds a GET route that changes nothing, and HEAD, which returns the same without the body.
    public Router get(String path, Handler handler) {
        return get(path, Cost.CHEAP, handler);
    }

    /// Adds a GET and HEAD route with the given cost.
    public Router get(String path, Cost cost, Handler handler) {
        return add(HandlerType.GET, path, cost, handler).add(HandlerType.HEAD, path, cost, handler);
    }

    /// Adds a POST route.
    public Router post(String path, Handler handler) {
        return add(HandlerType.POST, path, Cost.CHEAP, handler);
    }

    /// Adds a POST route with the given cost.
    public Router post(String path, Cost cost, Handler handler) {
        return add(HandlerType.POST, path, cost, handler);
    }

    /// Adds a PUT route.
    public Router put(String path, Handler handler) {
        return add(HandlerType.PUT, path, Cost.CHEAP, handler);
    }

    /// Adds a PUT route with the given cost.
    public Router put(String path, Cost cost, Handler handler) {
        return add(HandlerType.PUT, path, cost, handler);
    }

    /// Adds a DELETE route.
    public Router delete(String path, Handler handler) {
        return add(HandlerType.DELETE, path, Cost.CHEAP, handler);
    }

    private Router add(HandlerType method, String path, Cost cost, Handler handler) {
        var route = new Route(method.name(), path, cost, handler);
        routes.addHttpHandler(method, path, context -> gate.pass(route, context));
        return this;
    }
}
