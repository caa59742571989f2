/// Reinforcement-learning environments: single and vector environments of every game, tree search, a checker.
///
/// Start with `dev.quoin.env.Environments`.
module dev.quoin.env {
    requires static transitive org.jspecify;
    requires transitive dev.quoin.crossword;
    requires transitive dev.quoin.game;
    requires transitive dev.quoin.othello;

    exports dev.quoin.env;
    exports dev.quoin.env.check;
    exports dev.quoin.env.crossword;
    exports dev.quoin.env.crossword.action;
    exports dev.quoin.env.daily;
    exports dev.quoin.env.evaluation;
    exports dev.quoin.env.game;
    exports dev.quoin.env.opponent;
    exports dev.quoin.env.option;
    exports dev.quoin.env.othello;
    exports dev.quoin.env.search;
    exports dev.quoin.env.slots;
    exports dev.quoin.env.space;

    uses dev.quoin.env.EnvironmentKit;

    provides dev.quoin.env.EnvironmentKit with
            dev.quoin.env.othello.OthelloEnvironments,
            dev.quoin.env.crossword.CrosswordEnvironments,
            dev.quoin.env.daily.DailyEnvironments,
            dev.quoin.env.game.GameEnvironments;
}
