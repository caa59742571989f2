/// What commands print with `--json`: one object a line, the same shapes everywhere; docs/cli.md describes them.
/// Start with [dev.quoin.cli.json.JsonLines].
@NullMarked
package dev.quoin.cli.json;

import org.jspecify.annotations.NullMarked;
