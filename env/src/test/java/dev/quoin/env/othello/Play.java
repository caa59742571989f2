package dev.quoin.env.othello;

import dev.quoin.env.Environment;
import dev.quoin.env.Environments;
import dev.quoin.env.ResetResult;
import dev.quoin.env.StepResult;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.property.Choices;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// An episode that a property plays, with the position it stands at. Mutable, for one thread.
final class Play {
    private final Choices choices;
    private final Environment environment;
    private Object observation;
    private Map<String, Object> info;
    private boolean over;

    private Play(Choices choices, Environment environment, ResetResult start) {
        this.choices = choices;
        this.environment = environment;
        observation = start.observation();
        info = start.info();
    }

    /// An episode from a position, with the agent on the side to move.
    static Play begin(Choices choices, OthelloPosition position, Map<String, ?> options) {
        Environment environment = Environments.make("Othello-v0", options);
        var reset = new LinkedHashMap<String, Object>();
        reset.put("position", position);
        reset.put("agent_player", position.toMove() == Disc.BLACK ? "black" : "white");
        return new Play(choices, environment, environment.reset(choices.below(1000), reset));
    }

    /// An episode from the start of a game.
    static Play begin(Choices choices, Map<String, ?> options) {
        Environment environment = Environments.make("Othello-v0", options);
        return new Play(choices, environment, environment.reset(choices.below(1000)));
    }

    Environment environment() {
        return environment;
    }

    boolean isOver() {
        return over;
    }

    Map<String, Object> info() {
        return info;
    }

    float[] planes() {
        return (float[]) observation;
    }

    int number(String name) {
        return (int) Objects.requireNonNull(info.get(name));
    }

    List<Integer> mask() {
        byte[] mask = (byte[]) Objects.requireNonNull(info.get(SlotLayout.MASK));
        var legal = new ArrayList<Integer>();
        for (int action = 0; action < mask.length; action++) {
            if (mask[action] == 1) {
                legal.add(action);
            }
        }
        return legal;
    }

    /// The position as the planes show it, with the side to move as the info says.
    OthelloPosition position() {
        long own = 0;
        long others = 0;
        float[] planes = planes();
        for (int square = 0; square < 64; square++) {
            own |= planes[square] == 1 ? 1L << square : 0;
            others |= planes[64 + square] == 1 ? 1L << square : 0;
        }
        boolean white = number("agent_player") == 1;
        return new OthelloPosition(
                white ? others : own, white ? own : others, number("current_player") == 1 ? Disc.WHITE : Disc.BLACK);
    }

    StepResult step(int action) {
        StepResult step = environment.step(action);
        observation = step.observation();
        info = step.info();
        over = step.terminated();
        return step;
    }

    /// Takes a legal action.
    StepResult legal() {
        return step(choices.of(mask()));
    }

    /// Takes some legal actions, fewer than end the episode.
    void forward() {
        for (int steps = choices.below(40); steps > 0; steps--) {
            byte[] before = environment.save();
            if (legal().terminated()) {
                ResetResult back = environment.load(before);
                observation = back.observation();
                info = back.info();
                over = false;
                return;
            }
        }
    }
}
