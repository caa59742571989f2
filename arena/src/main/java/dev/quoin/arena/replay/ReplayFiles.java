package dev.quoin.arena.replay;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.match.GameNumber;
import dev.quoin.arena.match.MatchFolder;
import dev.quoin.game.Deal;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.kit.BoardView;
import dev.quoin.game.kit.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;

/// The page that replays the games of a match, and the games next to it. Thread-safe.
///
/// Games are stored in scripts of twenty pairs each, which the page loads when it needs them: a page opened
/// from a disk may load scripts, but not read other files. Only scripts that are not complete are in memory.
///
/// @param <P> a position
/// @param <M> a move
public final class ReplayFiles<P, M> {
    /// The file name of the page.
    public static final String PAGE = "replay.html";

    /// The number of pairs in a script.
    static final int BLOCK = 20;

    private static final String FOLDER = "replay";
    private static final Comparator<GameNumber> IN_ORDER =
            Comparator.comparingInt(GameNumber::pair).thenComparingInt(GameNumber::game);

    private final Ruleset<P, M> ruleset;
    private final IntFunction<Deal<P, M>> deals;
    private final MatchFolder folder;
    private final ReplayPage page;
    private final Map<Integer, Map<GameNumber, String>> blocks = new TreeMap<>();
    private int last;

    /// Creates the files of a match.
    ///
    /// @param deals creates the deal of a pair
    /// @param names the names of both contestants
    /// @param back the page of the results, relative to the folder of the match
    public ReplayFiles(
            Ruleset<P, M> ruleset, IntFunction<Deal<P, M>> deals, List<String> names, MatchFolder folder, String back) {
        this.ruleset = ruleset;
        this.deals = deals;
        this.folder = folder;
        this.page = new ReplayPage(names, ruleset.boardView().map(BoardView::grid), back);
    }

    /// Adds a game. A script that becomes complete is written at once.
    public void add(GameNumber number, LoggedGame game) {
        heard(number);
        if (isStored(number)) {
            return;
        }
        String json = ReplayGame.json(ruleset, deals.apply(number.pair()), game);
        synchronized (this) {
            Map<GameNumber, String> block = blocks.computeIfAbsent(firstPair(number), _ -> new TreeMap<>(IN_ORDER));
            block.put(number, json);
            if (block.size() == 2 * BLOCK) {
                write(firstPair(number), block);
                blocks.remove(firstPair(number));
            }
        }
    }

    private synchronized void heard(GameNumber number) {
        last = Math.max(last, number.pair());
    }

    private synchronized boolean isOpen(GameNumber number) {
        return blocks.containsKey(firstPair(number));
    }

    private static int firstPair(GameNumber number) {
        return (number.pair() - 1) / BLOCK * BLOCK + 1;
    }

    /// Returns whether the script with this game is complete, from an earlier run.
    private boolean isStored(GameNumber number) {
        Path file = script(firstPair(number));
        if (isOpen(number) || !Files.exists(file)) {
            return false;
        }
        byte[] complete = heading(firstPair(number), 2 * BLOCK).getBytes(StandardCharsets.UTF_8);
        try (InputStream script = InputFile.open(file)) {
            return Arrays.equals(script.readNBytes(complete.length), complete);
        } catch (IOException unreadable) {
            return false;
        }
    }

    private static String heading(int first, int games) {
        return "quoinReplay(" + first + ", " + games + ", [";
    }

    private Path script(int first) {
        return folder.root().resolve(FOLDER).resolve(String.format(Locale.ROOT, "%05d.js", first));
    }

    /// Writes the page and all scripts that are not complete.
    public synchronized void write() {
        blocks.forEach(this::write);
        AtomicFile.writePrivate(folder.root().resolve(PAGE), page.html(last));
    }

    private void write(int first, Map<GameNumber, String> games) {
        Path file = script(first);
        try {
            Files.createDirectories(folder.root().resolve(FOLDER));
        } catch (IOException why) {
            throw new UncheckedIOException(why);
        }
        AtomicFile.writePrivate(
                file, heading(first, games.size()) + "\n" + String.join(",\n", games.values()) + "\n]);\n");
    }
}
