package dev.quoin.arena.process;

import dev.quoin.arena.process.ExternalContestant.Mode;
import dev.quoin.game.MoveReason;
import dev.quoin.game.player.PlayerError;
import java.util.EnumSet;
import java.util.Set;

/// What an agent must do to play without accidents, in the order in which it is tried.
public enum ProtocolRule {
    STARTS("the program starts"),
    STAYS("it runs until its input ends"),
    ANSWERS_IN_TIME("it replies to every request in time"),
    KEEPS_SHORT("it writes lines of at most 4096 bytes and at most 1 MiB per game"),
    WRITES_MOVES("every reply can be parsed as a move"),
    PLAYS_BY_THE_RULES("every move is legal"),
    MOVES("it passes in at most half of the turns in which it could move"),
    ANSWERS_ONCE("it replies with one line"),
    IGNORES_NOTICES("it writes nothing when no move is required"),
    TRIES_AGAIN("it tries again after an invalid move"),
    PLAYS_AGAIN("it can play another game"),
    LEAVES("it exits when its input ends, and leaves no processes behind");

    private final String sentence;

    ProtocolRule(String sentence) {
        this.sentence = sentence;
    }

    /// What is asked of an agent.
    public String sentence() {
        return sentence;
    }

    /// The rules that an agent is held to once it has answered.
    static Set<ProtocolRule> ofAnswers(Mode mode) {
        var rules = EnumSet.of(ANSWERS_IN_TIME, KEEPS_SHORT, WRITES_MOVES, PLAYS_BY_THE_RULES, TRIES_AGAIN);
        if (mode == Mode.PERSISTENT) {
            rules.addAll(EnumSet.of(STAYS, ANSWERS_ONCE, IGNORES_NOTICES));
        }
        return rules;
    }

    /// The rules that an agent is held to in every mode, once it has played both games.
    static Set<ProtocolRule> ofGames() {
        return EnumSet.of(MOVES);
    }

    /// The rules that only a program that stays can break, once it has played both games.
    static Set<ProtocolRule> ofStaying(Mode mode) {
        return mode == Mode.PERSISTENT ? EnumSet.of(PLAYS_AGAIN, LEAVES) : EnumSet.noneOf(ProtocolRule.class);
    }

    /// The rule that an agent breaks when a game keeps this code.
    static ProtocolRule ofCode(int code) {
        if (code == MoveReason.UNREADABLE.code()) {
            return WRITES_MOVES;
        }
        for (PlayerError error : PlayerError.values()) {
            if (error.code() == code) {
                return switch (error) {
                    case DIED, KILLED_IDLE, KILLED_THINKING, OPPONENT_KILLED -> STAYS;
                    case FLOODED -> KEEPS_SHORT;
                    case OUT_OF_TIME, STALLED -> ANSWERS_IN_TIME;
                };
            }
        }
        return PLAYS_BY_THE_RULES;
    }
}
