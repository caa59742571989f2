package dev.quoin.arena.result;

/// Operations on small square matrices, with one row per contestant of a table.
final class Matrix {
    private Matrix() {}

    static double[] times(double[][] matrix, double[] vector) {
        var product = new double[vector.length];
        for (int row = 0; row < vector.length; row++) {
            for (int column = 0; column < vector.length; column++) {
                product[row] += matrix[row][column] * vector[column];
            }
        }
        return product;
    }

    static double[][] times(double[][] left, double[][] right) {
        int size = left.length;
        var product = new double[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                for (int at = 0; at < size; at++) {
                    product[row][column] += left[row][at] * right[at][column];
                }
            }
        }
        return product;
    }

    /// Returns the inverse of a symmetric positive definite matrix, which needs no pivoting.
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        var work = new double[size][];
        var inverse = new double[size][size];
        for (int row = 0; row < size; row++) {
            work[row] = matrix[row].clone();
            inverse[row][row] = 1;
        }
        for (int pivot = 0; pivot < size; pivot++) {
            double scale = work[pivot][pivot];
            for (int column = 0; column < size; column++) {
                work[pivot][column] /= scale;
                inverse[pivot][column] /= scale;
            }
            for (int row = 0; row < size; row++) {
                double factor = row == pivot ? 0 : work[row][pivot];
                for (int column = 0; factor != 0 && column < size; column++) {
                    work[row][column] -= factor * work[pivot][column];
                    inverse[row][column] -= factor * inverse[pivot][column];
                }
            }
        }
        return inverse;
    }
}
