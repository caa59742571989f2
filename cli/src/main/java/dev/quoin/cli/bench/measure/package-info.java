/// How benchmarks measure: rounds of CPU time, waiting times, the number of cores, and their options. Start with
/// [dev.quoin.cli.bench.measure.Rounds].
@NullMarked
package dev.quoin.cli.bench.measure;

import org.jspecify.annotations.NullMarked;
