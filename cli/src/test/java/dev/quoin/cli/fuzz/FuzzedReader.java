package dev.quoin.cli.fuzz;

import java.util.List;

/// A reader with valid samples of what it reads.
///
/// @param name what failures call it
/// @param samples at least one
/// @param refusals the exceptions that it documents; each must come with a message
/// @param action reads a file
record FuzzedReader(String name, List<byte[]> samples, List<Class<? extends Exception>> refusals, Action action) {
    /// Reads bytes.
    @FunctionalInterface
    interface Action {
        void read(byte[] bytes) throws Exception;
    }

    /// Whether the reader may throw this: what it documents or a kind of it that we have made, but not, for example, a
    /// `NumberFormatException` where an `IllegalArgumentException` is documented.
    boolean documents(Throwable thrown) {
        String message = thrown.getMessage();
        boolean ours = thrown.getClass().getName().startsWith("dev.quoin.");
        boolean documented = refusals.contains(thrown.getClass())
                || ours && refusals.stream().anyMatch(each -> each.isInstance(thrown));
        return documented && message != null && !message.isBlank();
    }
}
