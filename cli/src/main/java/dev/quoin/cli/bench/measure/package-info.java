/// Tools for benchmarks: rounds of CPU time, response times, processor cores, and options. Start with
/// [dev.quoin.cli.bench.measure.Rounds].
@NullMarked
package dev.quoin.cli.bench.measure;

import org.jspecify.annotations.NullMarked;
