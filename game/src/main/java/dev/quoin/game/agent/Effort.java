package dev.quoin.game.agent;

import java.util.Optional;

/// The number in a spec that sets how much the agent searches, such as the nodes in `static:endgame=20000`.
///
/// @param parameter its parameter
/// @param range the values it can have
/// @param arguments all arguments of the agent
/// @param label the name before the spec, if it has one
public record Effort(Parameter parameter, Parameter.Type.Whole range, Arguments arguments, Optional<String> label) {
    /// Finds the effort in a spec; empty when the agent has no such parameter, or it is 0 and so turned off.
    ///
    /// @throws IllegalArgumentException when the arguments of the spec cannot be used
    public static Optional<Effort> of(AgentDescription agent, AgentSpec spec) {
        Arguments arguments = Arguments.parse(agent, spec);
        for (Parameter parameter : agent.parameters()) {
            if (parameter.isEffort()
                    && parameter.type() instanceof Parameter.Type.Whole range
                    && arguments.whole(parameter.name()) > 0) {
                return Optional.of(new Effort(parameter, range, arguments, spec.label()));
            }
        }
        return Optional.empty();
    }

    /// Returns the value in the spec.
    public int value() {
        return arguments.whole(parameter.name());
    }

    /// Returns the spec with another value.
    ///
    /// @throws IllegalArgumentException when the value is not allowed
    public String spec(int value) {
        return label.map(name -> name + "=").orElse("")
                + arguments.with(parameter.name(), value).spec();
    }
}
