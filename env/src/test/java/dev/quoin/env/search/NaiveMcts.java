package dev.quoin.env.search;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;

/// The twin of [Mcts] on Othello, as plain as can be: a node is an object with its position, and one leaf is evaluated
/// at a time.
final class NaiveMcts {
    final List<Node> children = new ArrayList<>();
    final Node root;
    private final double puctConstant;
    private final double fpuReduction;

    /// A position, how it was reached and what came of it, from its own side to move.
    static final class Node {
        final OthelloPosition position;
        final int action;
        final float prior;
        final List<Node> children = new ArrayList<>();
        int visits;
        double sum;

        Node(OthelloPosition position, int action, float prior) {
            this.position = position;
            this.action = action;
            this.prior = prior;
        }

        /// The sum of values for a side.
        double sumFor(Disc side) {
            return position.toMove() == side ? sum : -sum;
        }
    }

    NaiveMcts(OthelloPosition position, double puctConstant, double fpuReduction) {
        root = new Node(position, -1, 1);
        this.puctConstant = puctConstant;
        this.fpuReduction = fpuReduction;
        visit(root);
    }

    void run(int simulations) {
        for (int simulation = 0; simulation < simulations; simulation++) {
            visit(root);
        }
    }

    /// Visits a node and adds to its sum; gives the value for Black.
    private double visit(Node node) {
        double black;
        if (node.position.isOver()) {
            black = Integer.signum(node.position.count(Disc.BLACK) - node.position.count(Disc.WHITE));
        } else if (node.visits == 0) {
            expand(node);
            double value = Oracle.value(node.position.mover(), node.position.other());
            black = node.position.toMove() == Disc.BLACK ? value : -value;
        } else {
            black = visit(best(node));
        }
        node.visits++;
        node.sum += node.position.toMove() == Disc.BLACK ? black : -black;
        return black;
    }

    private static void expand(Node node) {
        OthelloPosition here = node.position;
        double most = Double.NEGATIVE_INFINITY;
        double total = 0;
        for (int square = 0; square < 64; square++) {
            if ((here.moves() >>> square & 1) != 0) {
                most = Math.max(most, Oracle.logit(here.mover(), here.other(), square));
            }
        }
        for (int square = 0; square < 64; square++) {
            if ((here.moves() >>> square & 1) != 0) {
                total += Math.exp(Oracle.logit(here.mover(), here.other(), square) - most);
            }
        }
        for (int square = 0; square < 64; square++) {
            if ((here.moves() >>> square & 1) != 0) {
                double weight = Math.exp(Oracle.logit(here.mover(), here.other(), square) - most);
                OthelloPosition next = here.play(OthelloMove.place(square));
                next = next.mustPass() ? next.withTurn(next.toMove().opponent()) : next;
                node.children.add(new Node(next, square, (float) (weight / total)));
            }
        }
    }

    private Node best(Node node) {
        double visited = 0;
        for (Node child : node.children) {
            visited += child.visits > 0 ? child.prior : 0;
        }
        Node best = node.children.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (Node child : node.children) {
            double value = child.visits > 0
                    ? child.sumFor(node.position.toMove()) / child.visits
                    : node.sum / node.visits - fpuReduction * Math.sqrt(visited);
            double score = value + puctConstant * Math.sqrt(node.visits) * child.prior / (1 + child.visits);
            if (score > most) {
                most = score;
                best = child;
            }
        }
        return best;
    }
}
