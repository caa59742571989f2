/// The crossword tile game: lexicons, variants, rules, move generation, notation, agents, solver and the daily puzzle.
///
/// Start with `dev.quoin.crossword.Crossword`, or with `dev.quoin.crossword.solver.Solver` for the best play on a board.
module dev.quoin.crossword {
    requires static transitive org.jspecify;
    requires transitive dev.quoin.game;

    exports dev.quoin.crossword;
    exports dev.quoin.crossword.agent;
    exports dev.quoin.crossword.agent.feature;
    exports dev.quoin.crossword.analysis;
    exports dev.quoin.crossword.board;
    exports dev.quoin.crossword.daily;
    exports dev.quoin.crossword.daily.line;
    exports dev.quoin.crossword.endgame;
    exports dev.quoin.crossword.equity;
    exports dev.quoin.crossword.leave;
    exports dev.quoin.crossword.lexicon;
    exports dev.quoin.crossword.lexicon.store;
    exports dev.quoin.crossword.lookup;
    exports dev.quoin.crossword.match;
    exports dev.quoin.crossword.movegen;
    exports dev.quoin.crossword.notation;
    exports dev.quoin.crossword.notation.cgp;
    exports dev.quoin.crossword.notation.gcg;
    exports dev.quoin.crossword.picture;
    exports dev.quoin.crossword.preendgame;
    exports dev.quoin.crossword.rules;
    exports dev.quoin.crossword.simulation;
    exports dev.quoin.crossword.solver;
    exports dev.quoin.crossword.tile;
    exports dev.quoin.crossword.variant;

    provides dev.quoin.game.kit.GameKit with
            dev.quoin.crossword.match.CrosswordKit;
}
