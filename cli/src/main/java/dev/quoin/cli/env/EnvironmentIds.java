package dev.quoin.cli.env;

import dev.quoin.env.Environments;
import java.util.Iterator;

/// The ids of all environments, for completion.
final class EnvironmentIds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Environments.ids().iterator();
    }
}
