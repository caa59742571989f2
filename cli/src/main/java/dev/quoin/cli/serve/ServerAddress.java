package dev.quoin.cli.serve;

import dev.quoin.cli.console.BadInput;
import java.net.URI;

/// The URL of a server on the command line.
public final class ServerAddress {
    /// The default server on this machine.
    public static final URI USUAL = URI.create("http://localhost:" + ServeCommand.USUAL_PORT);

    private ServerAddress() {}

    /// Returns the part of a URL that identifies the server; text copied from a browser has more.
    ///
    /// @throws BadInput when the text is not a URL
    public static URI read(String text) {
        try {
            URI given = URI.create(text.strip());
            boolean web = "http".equalsIgnoreCase(given.getScheme()) || "https".equalsIgnoreCase(given.getScheme());
            if (web && given.getHost() != null) {
                return URI.create(given.getScheme() + "://" + given.getRawAuthority());
            }
        } catch (IllegalArgumentException e) {
            throw new BadInput(wrong(text), e);
        }
        throw new BadInput(wrong(text));
    }

    private static String wrong(String text) {
        return "--server must be a URL such as " + USUAL + ", got '" + text + "'";
    }
}
