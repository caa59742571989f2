/// Othello: rules on bitboards, notation, perft, the exact endgame solver, search, agents and engine protocols.
///
/// Start with `dev.quoin.othello.Othello`, or with `dev.quoin.othello.endgame.EndgameSolver` for exact scores.
module dev.quoin.othello {
    requires static transitive org.jspecify;
    requires transitive dev.quoin.game;

    exports dev.quoin.othello;
    exports dev.quoin.othello.agent;
    exports dev.quoin.othello.board;
    exports dev.quoin.othello.endgame;
    exports dev.quoin.othello.external;
    exports dev.quoin.othello.gtp;
    exports dev.quoin.othello.match;
    exports dev.quoin.othello.nboard;
    exports dev.quoin.othello.notation;
    exports dev.quoin.othello.notation.ggf;
    exports dev.quoin.othello.notation.obf;
    exports dev.quoin.othello.notation.pasted;
    exports dev.quoin.othello.notation.pgn;
    exports dev.quoin.othello.notation.sgf;
    exports dev.quoin.othello.notation.wthor;
    exports dev.quoin.othello.pattern;
    exports dev.quoin.othello.perft;
    exports dev.quoin.othello.picture;
    exports dev.quoin.othello.search;

    provides dev.quoin.game.kit.GameKit with
            dev.quoin.othello.match.OthelloKit;
}
