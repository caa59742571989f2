package dev.quoin.cli.daily.client;

import dev.quoin.cli.daily.client.Messages.Game;

/// What the server answers to a move; either way the game as it stands now comes with it.
public sealed interface MoveReply {
    Game game();

    /// The move was made.
    record Accepted(Game game) implements MoveReply {}

    /// The rules refuse the play, which has been counted.
    record Refused(Game game, Messages.Refusal refusal) implements MoveReply {}

    /// The game has gone on elsewhere meanwhile, in a browser or another terminal; nothing was counted.
    record Late(Game game) implements MoveReply {}
}
