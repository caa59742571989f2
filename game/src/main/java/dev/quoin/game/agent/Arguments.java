package dev.quoin.game.agent;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The argument values of an agent. Immutable.
///
/// They follow the agent's name, separated by colons: `parameter=value`, or the value alone in the order of
/// the [AgentDescription]. `search:6` and `search:depth=6` are the same. If the last parameter is a text, it
/// takes the rest of the spec.
public final class Arguments {
    /// A named number may also be followed by a space: `nboard:depth=8 COMMAND`.
    private static final Pattern NAMED = Pattern.compile("([a-z]\\w*)=([^:\\s]*)(?:[:\\s]\\s*(.*))?", Pattern.DOTALL);

    private final AgentDescription agent;
    private final Map<String, String> values;

    private Arguments(AgentDescription agent, Map<String, String> values) {
        this.agent = agent;
        this.values = values;
    }

    /// Parses the arguments of a spec.
    ///
    /// @throws IllegalArgumentException when a value is missing or not allowed, or there are too many
    public static Arguments parse(AgentDescription agent, AgentSpec spec) {
        if (agent.parameters().isEmpty() && spec.arguments().isPresent()) {
            throw new IllegalArgumentException("'" + agent.name() + "' must stand alone, got '"
                    + spec.arguments().get() + "' behind it");
        }
        var reader = new Reader(agent, spec.arguments().orElse(""));
        reader.read();
        return new Arguments(agent, reader.values);
    }

    /// Returns the value of an integer parameter.
    public int whole(String parameter) {
        return Integer.parseInt(text(parameter));
    }

    /// Returns the value of a parameter.
    public String text(String parameter) {
        return Objects.requireNonNull(values.get(parameter), () -> agent.name() + " has no parameter " + parameter);
    }

    /// Returns a copy with another value of an integer parameter.
    ///
    /// @throws IllegalArgumentException when the value is not allowed
    public Arguments with(String parameter, int value) {
        var reader = new Reader(agent, "");
        reader.values.putAll(values);
        reader.put(agent.parameter(parameter).orElseThrow(), Integer.toString(value));
        return new Arguments(agent, reader.values);
    }

    /// Returns the canonical spec of the agent with these values, as used in logs.
    public String spec() {
        var spec = new StringBuilder(agent.name());
        boolean skipped = false;
        for (Parameter parameter : agent.parameters()) {
            String value = text(parameter.name());
            if (parameter.defaultValue().filter(value::equals).isPresent()) {
                skipped = skipped || agent.isByPosition(parameter);
            } else {
                boolean named = skipped || !agent.isByPosition(parameter);
                spec.append(':').append(named ? parameter.name() + "=" : "").append(value);
            }
        }
        return spec.toString();
    }

    /// Takes values one by one from the front of a text. Mutable, used once.
    private static final class Reader {
        private final AgentDescription agent;
        private final Map<String, String> values = new LinkedHashMap<>();
        private final List<Parameter> waiting = new ArrayList<>();
        private String rest;

        Reader(AgentDescription agent, String text) {
            this.agent = agent;
            this.rest = text;
            agent.parameters().stream().filter(agent::isByPosition).forEach(waiting::add);
        }

        void read() {
            while (!rest.isEmpty()) {
                readOne();
            }
            for (Parameter parameter : agent.parameters()) {
                if (!values.containsKey(parameter.name())) {
                    put(parameter, parameter.defaultValue().orElse(""));
                }
            }
        }

        private void readOne() {
            Matcher named = NAMED.matcher(rest);
            if (named.matches()) {
                var parameter = agent.parameter(named.group(1)).filter(each -> !values.containsKey(each.name()));
                if (parameter.isPresent()) {
                    waiting.remove(parameter.get());
                    if (isLast(parameter.get())) {
                        takeAll(parameter.get(), rest.substring(rest.indexOf('=') + 1));
                    } else {
                        put(parameter.get(), named.group(2));
                        rest = named.group(3) == null ? "" : named.group(3);
                    }
                    return;
                }
            }
            if (waiting.isEmpty()) {
                throw new IllegalArgumentException(agent.usage() + " does not take '" + rest + "'");
            }
            readNext(waiting.removeFirst());
        }

        private void readNext(Parameter parameter) {
            int colon = rest.indexOf(':');
            if (isLast(parameter) || colon < 0) {
                takeAll(parameter, rest);
            } else {
                put(parameter, rest.substring(0, colon).strip());
                rest = rest.substring(colon + 1).strip();
            }
        }

        private boolean isLast(Parameter parameter) {
            return parameter.type() instanceof Parameter.Type.Text
                    && parameter.equals(agent.parameters().getLast());
        }

        private void takeAll(Parameter parameter, String text) {
            put(parameter, text);
            rest = "";
        }

        private void put(Parameter parameter, String value) {
            values.put(
                    parameter.name(),
                    switch (parameter.type()) {
                        case Parameter.Type.Text() -> value;
                        case Parameter.Type.Whole(int least, int most) -> {
                            int number = value.matches("[0-9]{1,9}") ? Integer.parseInt(value) : -1;
                            if (number < least || number > most) {
                                throw new IllegalArgumentException(agent.form() + " takes " + parameter.description()
                                        + ", " + least + " to " + most + ", got '" + value + "'");
                            }
                            yield Integer.toString(number);
                        }
                    });
        }
    }
}
