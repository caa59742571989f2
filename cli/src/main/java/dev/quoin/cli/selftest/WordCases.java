package dev.quoin.cli.selftest;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lookup.Anagram;
import dev.quoin.crossword.lookup.Hooks;
import dev.quoin.crossword.lookup.WordSearch;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Lookups in ENABLE with their answers.
final class WordCases {
    private WordCases() {}

    static List<Case> lookUps(Lexicon lexicon) {
        var search = WordSearch.in(lexicon);
        var cases = new ArrayList<Case>();
        for (List<String> row : Corpus.table("words.tsv")) {
            String question = row.get(0);
            String about = row.get(1);
            String expected = row.size() > 2 ? row.get(2) : "";
            cases.add(new Case(question + " " + about, expected, () -> answer(search, lexicon, question, about)));
        }
        return cases;
    }

    private static String answer(WordSearch search, Lexicon lexicon, String question, String about) {
        return switch (question) {
            case "check" -> search.isWord(about) ? "yes" : "no";
            case "anagram" ->
                search.anagrams(Tiles.parse(about, lexicon.alphabet())).stream()
                        .map(Anagram::shown)
                        .collect(Collectors.joining(" "));
            case "pattern" -> String.join(" ", search.matching(about));
            case "hooks" -> {
                Hooks hooks = search.hooks(about);
                yield String.join("", hooks.front()) + "-" + String.join("", hooks.back());
            }
            case "count" -> String.valueOf(search.matching(about).size());
            default -> throw new IllegalStateException("words.tsv asks '" + question + "'");
        };
    }
}
