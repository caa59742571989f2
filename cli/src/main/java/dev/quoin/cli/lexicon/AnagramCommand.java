package dev.quoin.cli.lexicon;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lookup.Anagram;
import dev.quoin.crossword.lookup.WordSearch;
import dev.quoin.crossword.tile.Tiles;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin lexicon anagram`: finds words from tiles.
@Command(
        name = "anagram",
        header = "List the words that can be made from tiles.",
        description = "Each word uses all tiles, or with --within some of them. A lower-case letter uses a blank.",
        exitCodeList = "1:there is no such word",
        footer = {
            "  quoin lexicon anagram 'QUOIN?'            ? is a blank",
            "  quoin lexicon anagram --within 'ZAX'      use all or some of the tiles",
        })
final class AnagramCommand implements Callable<Integer> {
    /// More tiles would match most of the list, after a long search.
    private static final int MOST_TILES = 21;

    private final Console console;

    @Parameters(
            paramLabel = "TILES",
            description = "Letters in either case, ? for a blank, [CH] for a tile of several letters.")
    private String tiles = "";

    @Option(names = "--within", description = "Also words that use only some of the tiles, longest first.")
    private boolean within;

    @Option(names = "--min", paramLabel = "N", description = "With --within: minimum word length (default: 2).")
    private int shortest = 2;

    @Mixin
    private final ListOptions lexicon = new ListOptions();

    @Option(names = "--json", description = "Print one JSON object: tiles, words.")
    private boolean json;

    AnagramCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Lexicon list = lexicon.open(console).lexicon();
        List<Anagram> found = find(list, rack(list));
        if (json) {
            new JsonLines(console.out()).print(out -> {
                out.writeStringProperty("tiles", tiles);
                out.writeArrayPropertyStart("words");
                found.forEach(word -> out.writeString(word.shown()));
                out.writeEndArray();
            });
        } else {
            found.forEach(word -> console.out().line(word.shown()));
        }
        return found.isEmpty() ? ExitCode.NO : ExitCode.FINE;
    }

    private Tiles rack(Lexicon list) {
        try {
            Tiles rack = Tiles.typed(tiles, list.alphabet());
            if (rack.isEmpty() || rack.size() > MOST_TILES) {
                throw new BadInput("TILES must be 1 to " + MOST_TILES + " tiles, got " + rack.size());
            }
            return rack;
        } catch (IllegalArgumentException e) {
            throw new BadInput("TILES: " + e.getMessage(), e);
        }
    }

    private List<Anagram> find(Lexicon list, Tiles rack) {
        WordSearch search = WordSearch.in(list);
        return within ? search.anagramsWithin(rack, shortest) : search.anagrams(rack);
    }
}
