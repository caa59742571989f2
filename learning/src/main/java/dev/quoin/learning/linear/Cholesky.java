package dev.quoin.learning.linear;

/// Solves systems of linear equations whose matrix is symmetric and positive definite.
public final class Cholesky {
    private Cholesky() {}

    /// Returns the vector `d` with matrix · d = right.
    ///
    /// @param matrix its lower triangle is used, and changed
    public static double[] solve(double[][] matrix, double[] right) {
        factor(matrix);
        return substitute(matrix, right);
    }

    /// Computes the Cholesky factor of a symmetric positive definite matrix, in place in its lower triangle.
    private static void factor(double[][] matrix) {
        for (int column = 0; column < matrix.length; column++) {
            for (int row = column; row < matrix.length; row++) {
                double sum = matrix[row][column];
                for (int at = 0; at < column; at++) {
                    sum -= matrix[row][at] * matrix[column][at];
                }
                matrix[row][column] = row == column ? Math.sqrt(sum) : sum / matrix[column][column];
            }
        }
    }

    private static double[] substitute(double[][] factor, double[] right) {
        double[] answer = right.clone();
        for (int row = 0; row < answer.length; row++) {
            for (int at = 0; at < row; at++) {
                answer[row] -= factor[row][at] * answer[at];
            }
            answer[row] /= factor[row][row];
        }
        for (int row = answer.length - 1; row >= 0; row--) {
            for (int at = row + 1; at < answer.length; at++) {
                answer[row] -= factor[at][row] * answer[at];
            }
            answer[row] /= factor[row][row];
        }
        return answer;
    }
}
