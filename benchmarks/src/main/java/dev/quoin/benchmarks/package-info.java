/// JMH benchmarks; each class answers one question about speed.
@NullMarked
package dev.quoin.benchmarks;

import org.jspecify.annotations.NullMarked;
