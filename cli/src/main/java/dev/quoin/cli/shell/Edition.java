package dev.quoin.cli.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Properties;

/// The version and date of this build.
///
/// @param version the version, such as `0.2.0`
/// @param date the date of the sources, such as `2026-11-15`
public record Edition(String version, String date) {
    /// Returns the edition that the build wrote into its filtered resource.
    public static Edition current() {
        var properties = new Properties();
        try (var in = Edition.class.getResourceAsStream("version.properties")) {
            if (in == null) {
                throw new IllegalStateException("the build left out version.properties");
            }
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String time = properties.getProperty("time");
        return new Edition(properties.getProperty("version"), time.substring(0, "2026-11-15".length()));
    }
}
