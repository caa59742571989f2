/// Training logs: CSV and TensorBoard. Start with [dev.quoin.learning.log.CsvLog].
@NullMarked
package dev.quoin.learning.log;

import org.jspecify.annotations.NullMarked;
