package dev.quoin.env.slots;

import dev.quoin.env.space.DictSpace;
import dev.quoin.env.space.Discrete;
import dev.quoin.env.space.Space;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;

/// The observations, infos and actions of every slot of an environment.
///
/// @param observation the fields of an observation; one field is the observation itself, several are a dictionary
/// @param info the fields of an info, among them [#MASK]
/// @param actions the number of actions
public record SlotLayout(List<Field> observation, List<Field> info, int actions) {
    /// The name of the field that marks the legal actions, one byte each.
    public static final String MASK = "action_mask";

    public SlotLayout {
        observation = List.copyOf(observation);
        info = List.copyOf(info);
        if (observation.isEmpty()) {
            throw new IllegalArgumentException("an observation needs at least 1 field, got none");
        }
    }

    /// Returns all fields, each once: those of the observation, then those of the info.
    public List<Field> fields() {
        var fields = new LinkedHashSet<>(observation);
        fields.addAll(info);
        return List.copyOf(fields);
    }

    /// Returns the observation space.
    public Space observationSpace() {
        if (observation.size() == 1) {
            return observation.getFirst().box();
        }
        var spaces = new LinkedHashMap<String, Space>();
        observation.forEach(field -> spaces.put(field.name(), field.box()));
        return new DictSpace(spaces);
    }

    /// Returns the action space.
    public Space actionSpace() {
        return new Discrete(actions);
    }
}
