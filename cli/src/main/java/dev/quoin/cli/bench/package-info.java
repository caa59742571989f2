/// `quoin bench`: measures the speed of the engines, environments, arena and server. Start with
/// [dev.quoin.cli.bench.BenchCommand]; [dev.quoin.cli.bench.measure] contains the shared tools.
@NullMarked
package dev.quoin.cli.bench;

import org.jspecify.annotations.NullMarked;
