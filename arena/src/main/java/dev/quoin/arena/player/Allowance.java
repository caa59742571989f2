package dev.quoin.arena.player;

import dev.quoin.arena.record.ErrorCode;
import dev.quoin.game.Budget;
import java.time.Duration;

/// How long a move may take.
///
/// @param budget how much thought an agent inside may spend
/// @param secondsToGo what the clock shows; without a clock, how long an answer is waited for
/// @param patience how long an answer is waited for
/// @param late what it is called when the patience ends
public record Allowance(Budget budget, double secondsToGo, Duration patience, ErrorCode late) {}
