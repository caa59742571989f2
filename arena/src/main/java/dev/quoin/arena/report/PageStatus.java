package dev.quoin.arena.report;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// Whether the games of a page are still being played.
public enum PageStatus {
    /// More games are being played: the browser reloads the page.
    RUNNING,
    /// Somebody stopped the games before the last one.
    INTERRUPTED,
    /// All games have been played.
    FINISHED;

    private static final int REFRESH_SECONDS = 10;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

    /// Returns the options of a page with this status.
    ///
    /// @param played how much has been played, such as `20 of 200 games played`
    /// @param now the time to show
    public PageOptions applied(PageOptions options, String played, LocalDateTime now) {
        return switch (this) {
            case RUNNING ->
                options.withStatus(
                        "Running: " + played + ". Updated " + TIME.format(now) + "; this page reloads every "
                                + REFRESH_SECONDS + " seconds.",
                        REFRESH_SECONDS);
            case INTERRUPTED -> options.withStatus("Interrupted: " + played + ".", 0);
            case FINISHED -> options.withStatus("", 0);
        };
    }
}
