/// The contract of a game, agents and players, the loop that plays a game, and a checker for your own games.
///
/// Start with `dev.quoin.game.Game`. docs/stability.md lists what is API.
module dev.quoin.game {
    requires java.management;
    requires static transitive org.jspecify;

    exports dev.quoin.game;
    exports dev.quoin.game.agent;
    exports dev.quoin.game.check;
    exports dev.quoin.game.format;
    exports dev.quoin.game.kit;
    exports dev.quoin.game.picture;
    exports dev.quoin.game.play;
    exports dev.quoin.game.player;
    exports dev.quoin.game.process;
    exports dev.quoin.game.rating;

    // For Quoin's own modules; not API.
    exports dev.quoin.game.file to
            dev.quoin.arena,
            dev.quoin.crossword,
            dev.quoin.othello;
    exports dev.quoin.game.secret to
            dev.quoin.arena,
            dev.quoin.crossword;

    uses dev.quoin.game.agent.AgentProvider;
    uses dev.quoin.game.kit.GameKit;
}
