package dev.quoin.terminal.daily.client;

import dev.quoin.terminal.daily.client.DailyMessages.GameMessage;

/// The server's reply to a move, with the current state of the game.
public sealed interface MoveReply {
    GameMessage game();

    /// The move was made.
    record Accepted(GameMessage game) implements MoveReply {}

    /// The play was refused, and the refusal counts.
    record Refused(GameMessage game, DailyMessages.RefusalMessage refusal) implements MoveReply {}

    /// The game has continued elsewhere, in a browser or another terminal; nothing was counted.
    record Late(GameMessage game) implements MoveReply {}
}
