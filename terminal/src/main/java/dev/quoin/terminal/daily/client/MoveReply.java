package dev.quoin.terminal.daily.client;

import dev.quoin.terminal.daily.client.DailyMessages.GameMessage;

/// What the server answers to a move; either way the game as it stands now comes with it.
public sealed interface MoveReply {
    GameMessage game();

    /// The move was made.
    record Accepted(GameMessage game) implements MoveReply {}

    /// The rules refuse the play, which has been counted.
    record Refused(GameMessage game, DailyMessages.RefusalMessage refusal) implements MoveReply {}

    /// The game has gone on elsewhere meanwhile, in a browser or another terminal; nothing was counted.
    record Late(GameMessage game) implements MoveReply {}
}
