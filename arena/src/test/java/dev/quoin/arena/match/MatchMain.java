package dev.quoin.arena.match;

import dev.quoin.arena.report.ErrorTitles;
import dev.quoin.arena.report.MatchText;
import java.nio.file.Path;

/// Plays a small match in a process of its own, so that a test can kill it.
final class MatchMain {
    private MatchMain() {}

    /// Plays so many pairs in a folder with so many jobs and prints the result.
    public static void main(String[] args) {
        var config = Matches.config(Integer.parseInt(args[1]));
        var ending = new MatchRun<>(
                        config, new MatchFolder(Path.of(args[0])), MatchRun.Records.WRITTEN, MatchListener.none())
                .play(Integer.parseInt(args[2]));
        System.out.print(MatchText.of(ending.result(), ErrorTitles.of(config.ruleset()))
                .replaceAll("(?m)^.*(per move|CPU s per game).*$", ""));
    }
}
