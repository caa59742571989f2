package dev.quoin.crossword.simulation;

import java.util.stream.DoubleStream;

/// A mean with its standard error; both 0 without any numbers.
record Mean(double value, double error) {
    static Mean of(DoubleStream numbers) {
        double[] all = numbers.toArray();
        if (all.length == 0) {
            return new Mean(0, 0);
        }
        double sum = 0;
        for (double number : all) {
            sum += number;
        }
        double mean = sum / all.length;
        double squares = 0;
        for (double number : all) {
            squares += (number - mean) * (number - mean);
        }
        return new Mean(mean, all.length == 1 ? 0 : Math.sqrt(squares / (all.length - 1) / all.length));
    }
}
