package dev.quoin.arena.process;

import dev.quoin.game.MoveReason;
import dev.quoin.game.player.PlayerError;

/// The rules that an agent must follow to play reliably, in the order in which they are tested.
public enum ProtocolRule {
    STARTS("the program starts", "check the path, the execute permission and the first line (#!) of a script"),
    STAYS("it runs until the game is over", "read one message per line until the input ends"),
    ANSWERS_IN_TIME(
            "it replies to every request in time",
            "end every reply with a newline and flush the output after it, in Python with print(move, flush=True)"),
    KEEPS_SHORT(
            "it writes lines of at most 4096 bytes and at most 1 MiB per game",
            "write everything except moves to standard error"),
    WRITES_MOVES(
            "every reply can be parsed as a move",
            "write moves as in docs/protocol.md, and everything else to standard error"),
    PLAYS_BY_THE_RULES(
            "every move is legal", "docs/protocol.md explains the codes; reply legal? to get the legal moves"),
    MOVES(
            "it passes in at most half of the turns in which it could move",
            "reply legal? to get the legal moves and their scores"),
    ANSWERS_ONCE("it replies with one line", "write everything except moves to standard error"),
    IGNORES_NOTICES("it writes nothing when no move is required", "reply only if status.moverequired is true"),
    TRIES_AGAIN("it tries again after an invalid move", "if errcode is not 0, reply to the same request again"),
    PLAYS_AGAIN("it can play another game", "keep reading after a message with endofgame"),
    LEAVES(
            "it exits when its input ends, and leaves no processes behind",
            "exit at the end of standard input, and end the processes you have started");

    private final String sentence;
    private final String hint;

    ProtocolRule(String sentence, String hint) {
        this.sentence = sentence;
        this.hint = hint;
    }

    /// Returns the rule as a sentence.
    public String sentence() {
        return sentence;
    }

    /// Returns what to do about the commonest reason why an agent breaks the rule.
    public String hint() {
        return hint;
    }

    /// Returns whether the rule applies only to a program that gets many messages.
    boolean isForPersistent() {
        return switch (this) {
            case STAYS, ANSWERS_ONCE, IGNORES_NOTICES, PLAYS_AGAIN, LEAVES -> true;
            case STARTS, ANSWERS_IN_TIME, KEEPS_SHORT, WRITES_MOVES, PLAYS_BY_THE_RULES, MOVES, TRIES_AGAIN -> false;
        };
    }

    /// Returns the rule that an agent breaks when a game records this code.
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
