package dev.quoin.server.bot;

import java.util.Optional;

/// A finished game of a bot.
///
/// @param number the number of the game, from 1
/// @param id the id on the server
/// @param seat the bot's seat; 0 moves first
/// @param own the bot's points
/// @param others the opponent's points
/// @param halfPoints 2 for a win, 1 for a draw, 0 for a loss
/// @param failure why the bot could not continue and resigned; empty if it could
public record BotResult(
        int number, String id, int seat, int own, int others, int halfPoints, Optional<String> failure) {}
