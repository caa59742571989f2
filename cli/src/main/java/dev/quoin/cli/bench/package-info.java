/// `quoin bench`: measures the speed of the engines, environments, arena and server on this machine. Start with
/// [dev.quoin.cli.bench.BenchCommand]; [dev.quoin.cli.bench.measure] holds what all benchmarks share.
@NullMarked
package dev.quoin.cli.bench;

import org.jspecify.annotations.NullMarked;
