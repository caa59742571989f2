/// The output of commands with `--json`: one object per line, with the same shapes everywhere; docs/cli.md
/// describes them. Start with [dev.quoin.cli.json.JsonLines].
@NullMarked
package dev.quoin.cli.json;

import org.jspecify.annotations.NullMarked;
