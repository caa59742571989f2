package dev.quoin.cli.console;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Parses settings of a game: `NAME=VALUE`.
public final class SettingText {
    private SettingText() {}

    /// Returns the settings by name.
    public static Map<String, String> read(List<String> texts) {
        var settings = new LinkedHashMap<String, String>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            if (equals < 1) {
                throw new BadInput("--setting takes NAME=VALUE, got '" + text + "'");
            }
            settings.put(text.substring(0, equals), text.substring(equals + 1));
        }
        return settings;
    }
}
