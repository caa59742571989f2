package dev.quoin.game.agent;

import java.util.List;
import java.util.Optional;

/// The description of an agent in help, on web pages and in completions.
///
/// @param name the name in commands
/// @param title the name shown to people
/// @param description what the agent does, as a phrase after "who": "always takes the highest score"
/// @param parameters the parameters, in the order of positional arguments
/// @param usesNodes whether the agent searches as many nodes as its budget allows
public record AgentDescription(
        String name, String title, String description, List<Parameter> parameters, boolean usesNodes) {
    private static final int MOST_LISTED = 4;

    public AgentDescription {
        parameters = List.copyOf(parameters);
    }

    /// Creates a description of an agent that node budgets make no difference to.
    public AgentDescription(String name, String title, String description, List<Parameter> parameters) {
        this(name, title, description, parameters, false);
    }

    /// Returns a copy for an agent that searches as many nodes as its budget allows.
    public AgentDescription withNodes() {
        return new AgentDescription(name, title, description, parameters, true);
    }

    /// Creates a description with these parameters.
    public static AgentDescription of(String name, String title, String description, Parameter... parameters) {
        return new AgentDescription(name, title, description, List.of(parameters));
    }

    /// Returns the shortest syntax: `greedy`, `search:N`, `model:FILE`.
    public String form() {
        var form = new StringBuilder(name);
        parameters.stream()
                .filter(Parameter::isRequired)
                .forEach(each -> form.append(':').append(each.label()));
        return form.toString();
    }

    /// Returns the full syntax, with optional parameters: `patterns:N[:FILE]`. With several of them, they have their
    /// names: `static[:file=FILE][:endgame=NODES]`. With many, it does not list them: `sim[:NAME=VALUE]...`.
    public String usage() {
        long optional = parameters.stream().filter(each -> !each.isRequired()).count();
        if (optional > MOST_LISTED) {
            return form() + "[:NAME=VALUE]...";
        }
        var usage = new StringBuilder(name);
        for (Parameter parameter : parameters) {
            String part = (isNamed(parameter) ? parameter.name() + "=" : "") + parameter.label();
            usage.append(parameter.isRequired() ? ":" + part : "[:" + part + "]");
        }
        return usage.toString();
    }

    /// Returns whether [#usage] gives the name of a parameter.
    public boolean isNamed(Parameter parameter) {
        return !parameter.isRequired()
                && (!isByPosition(parameter)
                        || parameters.stream()
                                        .filter(each -> !each.isRequired())
                                        .count()
                                > 1);
    }

    /// Finds a parameter by name.
    Optional<Parameter> parameter(String wanted) {
        return parameters.stream().filter(each -> each.name().equals(wanted)).findFirst();
    }

    /// Whether a parameter can be positional: not when it is optional and a required one follows.
    boolean isByPosition(Parameter parameter) {
        return parameter.isRequired()
                || parameters.subList(parameters.indexOf(parameter), parameters.size()).stream()
                        .noneMatch(Parameter::isRequired);
    }
}
