/// What a course writes down for others to look at while it learns. Start with [CurveFile].
@NullMarked
package dev.quoin.learning.log;

import org.jspecify.annotations.NullMarked;
