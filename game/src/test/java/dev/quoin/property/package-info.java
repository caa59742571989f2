/// A small harness for properties: random cases from a printed seed, shrunk when they fail. For the tests of all
/// modules. Start with [dev.quoin.property.Property].
@NullMarked
package dev.quoin.property;

import org.jspecify.annotations.NullMarked;
