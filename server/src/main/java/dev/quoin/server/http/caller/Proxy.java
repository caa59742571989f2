package dev.quoin.server.http.caller;

/// Whether there is a proxy in front of the server that tells truly who asks.
public enum Proxy {
    /// There is none: headers about it come from clients and mean nothing.
    NONE,
    /// There is one, and it sets `X-Forwarded-For` and `X-Forwarded-Proto`.
    TRUSTED
}
