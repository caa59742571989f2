package dev.quoin.arena.process;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.crossword.agent.CrosswordGreedyAgent;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Workspace;
import dev.quoin.game.process.Surroundings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// A folder with agents written for a test, and games of theirs.
final class Fixture {
    static final Variant VARIANT = Variants.named("standard");
    static final Lexicon LEXICON = Lexicons.named("enable");
    static final CrosswordRuleset DISCIPLINE = CrosswordRuleset.of(VARIANT, LEXICON);

    /// Long enough for a process to start on a busy machine, short enough to wait for an answer that never comes.
    static final Terms HURRY = Terms.standard().withTimeout(Duration.ofSeconds(2));

    /// Reads a message a line and calls the shell function `answer` for those that require a move.
    static final String LOOP = """
            while IFS= read -r line; do
              case $line in *'"moverequired":true'*) answer ;; esac
            done
            """;

    /// A shell function that asks for the legal moves and plays the first of them.
    static final String MOVE = """
            move() {
              echo 'legal?'
              IFS= read -r line
              printf '%s\\n' "$line" | sed 's/.*"legalmoves":\\["\\([^"]*\\)".*/\\1/'
            }
            """;

    private final Path folder;

    Fixture(Path folder) {
        this.folder = folder;
    }

    Path script(String text) throws IOException {
        Path file = folder.resolve("agent.sh");
        Files.writeString(file, "#!/bin/sh\n" + text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file;
    }

    ExternalContestant<CrosswordPosition, CrosswordMove> persistent(String script) throws IOException {
        return contestant(script(script), ExternalContestant.Mode.PERSISTENT);
    }

    ExternalContestant<CrosswordPosition, CrosswordMove> oneShot(String script) throws IOException {
        return contestant(script(script), ExternalContestant.Mode.ONE_SHOT);
    }

    static ExternalContestant<CrosswordPosition, CrosswordMove> contestant(Path program, ExternalContestant.Mode mode) {
        return ExternalContestant.of(DISCIPLINE, "'" + program + "'", mode, Surroundings.bare());
    }

    static Contestant<CrosswordPosition, CrosswordMove> greedy() {
        return Contestant.of("greedy", chance -> new CrosswordGreedyAgent(VARIANT, LEXICON, chance));
    }

    Workspace workspace() {
        return Workspace.in(folder.resolve("quarters"));
    }

    /// Games of an agent in the first seat against the greedy one, all by one player.
    List<LoggedGame> games(Contestant<CrosswordPosition, CrosswordMove> agent, Terms terms, int count) {
        var records = new ArrayList<LoggedGame>();
        try (Player<CrosswordPosition, CrosswordMove> player = agent.enter(workspace());
                Player<CrosswordPosition, CrosswordMove> greedy = greedy().enter(workspace())) {
            var runner = GameRunner.of(DISCIPLINE, terms);
            for (int game = 1; game <= count; game++) {
                String label = "game" + game;
                records.add(LoggedGame.of(DISCIPLINE, game, label, runner.play(game, label, List.of(player, greedy))));
            }
        }
        return records;
    }

    LoggedGame game(Contestant<CrosswordPosition, CrosswordMove> agent, Terms terms) {
        return games(agent, terms, 1).getFirst();
    }

    /// The processes whose command line has a text in it.
    static List<Long> processesWith(String text) {
        return ProcessHandle.allProcesses()
                .filter(process -> commandLine(process).contains(text))
                .map(ProcessHandle::pid)
                .toList();
    }

    private static String commandLine(ProcessHandle process) {
        try {
            Path file = Path.of("/proc", Long.toString(process.pid()), "cmdline");
            return Files.exists(file)
                    ? Files.readString(file).replace('\0', ' ')
                    : process.info().commandLine().orElse("");
        } catch (IOException gone) {
            return "";
        }
    }

    Path folder() {
        return folder;
    }
}
