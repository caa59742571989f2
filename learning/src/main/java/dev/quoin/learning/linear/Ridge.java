package dev.quoin.learning.linear;

/// Linear regression by least squares with a penalty on how far the answer goes.
final class Ridge {
    private Ridge() {}

    /// The vector `d` that makes |rows · d − targets|² + penalty · |d|² least; the penalty makes it unique however few
    /// rows there are.
    ///
    /// @param penalty above 0
    static double[] solve(double[][] rows, double[] targets, double penalty) {
        int width = rows.length == 0 ? 0 : rows[0].length;
        var matrix = new double[width][width];
        var right = new double[width];
        for (int row = 0; row < rows.length; row++) {
            for (int one = 0; one < width; one++) {
                right[one] += rows[row][one] * targets[row];
                for (int other = 0; other <= one; other++) {
                    matrix[one][other] += rows[row][one] * rows[row][other];
                }
            }
        }
        for (int one = 0; one < width; one++) {
            matrix[one][one] += penalty;
        }
        factor(matrix);
        return substitute(matrix, right);
    }

    /// Cholesky's factor of a symmetric positive matrix, in place of its lower half.
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
