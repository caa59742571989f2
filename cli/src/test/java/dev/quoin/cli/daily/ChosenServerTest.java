package dev.quoin.cli.daily;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.terminal.daily.client.DailyMessages.GameMessage;
import dev.quoin.terminal.daily.client.Identities;
import dev.quoin.terminal.daily.client.Wire;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChosenServerTest {
    @TempDir
    Path folder;

    @Test
    void ourOwnServerKeepsAGameFromOneRunToTheNext() {
        Path players = folder.resolve("players");
        GameMessage begun;
        try (ChosenServer first = ChosenServer.own(folder, Map.of(), Identities.in(players))) {
            assertThat(first.place()).isEqualTo("saved on this machine");
            assertThat(Wire.isQuoin(first.site())).isTrue();
            begun = first.server().begin("2026-01-01");
            assertThat(first.server().skip(begun).game().turn()).isEqualTo(1);
        }
        try (ChosenServer second = ChosenServer.own(folder, Map.of(), Identities.in(players))) {
            GameMessage again = second.server().begin("2026-01-01");
            assertThat(again.id()).isEqualTo(begun.id());
            assertThat(again.turn()).isEqualTo(1);
        }
    }
}
