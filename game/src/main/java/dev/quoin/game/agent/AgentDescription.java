package dev.quoin.game.agent;

import java.util.List;
import java.util.Optional;

/// What is said of an agent in help, on pages and in completions.
///
/// @param name its name in commands
/// @param title its name for people
/// @param description what it does, as a phrase after "who": "always plays what scores most"
/// @param parameters what can be chosen, in the order in which values without a name are read
public record AgentDescription(String name, String title, String description, List<Parameter> parameters) {
    public AgentDescription {
        parameters = List.copyOf(parameters);
    }

    /// An agent with these parameters.
    public static AgentDescription of(String name, String title, String description, Parameter... parameters) {
        return new AgentDescription(name, title, description, List.of(parameters));
    }

    /// How it is written at the least: `greedy`, `search:N`, `model:FILE`.
    public String form() {
        var form = new StringBuilder(name);
        parameters.stream()
                .filter(Parameter::isRequired)
                .forEach(each -> form.append(':').append(each.label()));
        return form.toString();
    }

    /// How it is written with everything that can be chosen: `patterns:N[:FILE]`.
    public String usage() {
        var usage = new StringBuilder(name);
        for (Parameter parameter : parameters) {
            String part = (isByPosition(parameter) ? "" : parameter.name() + "=") + parameter.label();
            usage.append(parameter.isRequired() ? ":" + part : "[:" + part + "]");
        }
        return usage.toString();
    }

    /// The parameter of a name.
    Optional<Parameter> parameter(String wanted) {
        return parameters.stream().filter(each -> each.name().equals(wanted)).findFirst();
    }

    /// Whether a value without a name can be meant for a parameter: not when it may be left out and another that
    /// must be given follows.
    boolean isByPosition(Parameter parameter) {
        return parameter.isRequired()
                || parameters.subList(parameters.indexOf(parameter), parameters.size()).stream()
                        .noneMatch(Parameter::isRequired);
    }
}
