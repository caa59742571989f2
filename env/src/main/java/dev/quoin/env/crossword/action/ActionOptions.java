package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.env.option.OptionReader;

/// The options that define the actions of an environment.
///
/// @param kind what an action names
/// @param candidates how many rows a list of candidates has
/// @param replies how many racks are drawn to show what may come after each candidate; 0 for none of it
public record ActionOptions(Kind kind, int candidates, int replies) {
    private static final int USUAL_CANDIDATES = 200;
    private static final int FEWEST_CANDIDATES = 16;
    private static final int MOST_CANDIDATES = 100_000;
    private static final int MOST_REPLIES = 1000;

    /// What an action names.
    public enum Kind {
        /// A word on a place.
        WORDS,

        /// A row of a list of legal moves.
        CANDIDATES
    }

    /// Reads the options `candidates` and `replies`.
    public static ActionOptions candidates(OptionReader reader) {
        return read(reader, Kind.CANDIDATES);
    }

    /// Reads the options `actions`, `candidates` and `replies`.
    public static ActionOptions chosen(OptionReader reader) {
        return read(reader, reader.choice("actions", Kind.WORDS));
    }

    private static ActionOptions read(OptionReader reader, Kind kind) {
        return new ActionOptions(
                kind,
                reader.whole("candidates", USUAL_CANDIDATES, FEWEST_CANDIDATES, MOST_CANDIDATES),
                reader.whole("replies", 0, 0, MOST_REPLIES));
    }

    public ActionScheme scheme(Crossword game, ThreadLocal<GeneratorScratch> scratches) {
        return switch (kind) {
            case WORDS -> new WordActions(game, scratches);
            case CANDIDATES -> new CandidateActions(game, scratches, candidates, replies);
        };
    }
}
