package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.env.option.OptionReader;

/// The options that define the actions of an environment.
///
/// @param kind the kind of actions
/// @param candidates the number of rows in a list of candidates
/// @param replies the number of racks sampled to estimate the replies to each candidate; 0 for none
public record ActionOptions(Kind kind, int candidates, int replies) {
    private static final int USUAL_CANDIDATES = 200;
    private static final int FEWEST_CANDIDATES = 16;
    private static final int MOST_CANDIDATES = 100_000;
    private static final int MOST_REPLIES = 1000;

    /// The kind of actions.
    public enum Kind {
        /// An action is a word on a square.
        WORDS,

        /// An action is a row in a list of legal moves.
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
