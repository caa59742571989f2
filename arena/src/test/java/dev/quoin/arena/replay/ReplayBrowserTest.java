package dev.quoin.arena.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.arena.match.GameNumber;
import dev.quoin.arena.match.MatchFolder;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.othello.notation.OthelloMoveText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The page in a real browser, opened from the disk; skipped where there is none.
@Tag("slow")
class ReplayBrowserTest {
    private static final String NAME = "<img src=x onerror=alert(1)>";
    private static final OthelloRuleset RULESET = new OthelloRuleset(BalancedOpenings.standard());

    @TempDir
    Path scratch;

    private static Optional<String> browser() {
        String chosen = System.getenv("QUOIN_CHROMIUM");
        return chosen != null
                ? Optional.of(chosen)
                : Stream.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
                        .map("/usr/bin/"::concat)
                        .filter(path -> Files.isExecutable(Path.of(path)))
                        .findFirst();
    }

    /// Two moves from the opening of a pair.
    private static LoggedGame game(GameNumber number) {
        var moves = new ArrayList<LoggedMove>();
        var position = RULESET.deal(number.pair()).start();
        for (int seat : List.of(0, 1)) {
            var move = position.legal().getFirst();
            moves.add(new LoggedMove(seat, OthelloMoveText.write(move), 1, 5_000_000, List.of(), false, ""));
            position = position.play(move);
        }
        return new LoggedGame(
                number.pair(), number.label(), List.of(NAME, "b"), moves, List.of(40, 24), List.of(0, 0), Map.of());
    }

    @Test
    void aGameIsShownAfterTheAskedMoveAndNamesAreText() throws Exception {
        Optional<String> browser = browser();
        assumeTrue(browser.isPresent(), "no Chromium is installed");
        var files =
                new ReplayFiles<>(RULESET, RULESET::deal, List.of(NAME, "b"), new MatchFolder(scratch), "report.html");
        files.add(new GameNumber(1, 1), game(new GameNumber(1, 1)));
        files.write();
        Path dom = scratch.resolve("dom.html");
        Process process = new ProcessBuilder(
                        browser.get(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--dump-dom",
                        "--user-data-dir=" + scratch.resolve("profile"),
                        scratch.resolve("replay.html").toUri() + "#1a@1")
                .redirectOutput(dom.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        String shown = Files.readString(dom);
        assertThat(shown).contains("Move 1 of 2: &lt;img src=x onerror=alert(1)&gt; ");
        assertThat(shown).doesNotContain("<img").contains("aria-label=\"Board after move 1\"");
        assertThat(shown).containsPattern("<span class=\"square disc black new\">");
        assertThat(shown).contains("Result: &lt;img src=x onerror=alert(1)&gt; 40, b 24.");
    }
}
