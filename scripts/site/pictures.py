"""Draws the pictures of docs/how: python pictures.py CHECKOUT writes them, python pictures.py CHECKOUT --check compares them.

They are SVG files without fonts or scripts. Each has a background of its own and follows the light or dark scheme of the reader.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path

STYLE = """
svg { font-family: system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; font-size: 15px; }
.back { fill: #ffffff; stroke: #d1d9e0; } .ink { fill: #1f2328; } .soft { fill: #59636e; } .small { font-size: 13px; }
.mono { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; } .bold { font-weight: 600; }
.line { stroke: #818b98; fill: none; stroke-width: 1.5; } .grid { stroke: #d1d9e0; fill: none; }
.box { fill: #f6f8fa; stroke: #818b98; } .blue { fill: #ddf4ff; stroke: #0969da; } .green { fill: #dafbe1; stroke: #1a7f37; }
.red { fill: #ffebe9; stroke: #cf222e; } .tile { fill: #f3e0ac; stroke: #a38b4b; } .ontile { fill: #362b08; }
.felt { fill: #3a8f5f; stroke: #2a6b46; } .dark { fill: #16191d; } .light { fill: #fdfdfd; }
.blueline { stroke: #0969da; fill: none; stroke-width: 2; } .redline { stroke: #cf222e; fill: none; stroke-width: 2; }
.greenline { stroke: #1a7f37; fill: none; stroke-width: 2; } .dash { stroke-dasharray: 5 4; }
.bluetext { fill: #0969da; } .redtext { fill: #cf222e; } .greentext { fill: #1a7f37; }
@media (prefers-color-scheme: dark) {
.back { fill: #151b23; stroke: #3d444d; } .ink { fill: #f0f6fc; } .soft { fill: #9198a1; }
.line { stroke: #818b98; } .grid { stroke: #3d444d; }
.box { fill: #212830; stroke: #656c76; } .blue { fill: #122a4d; stroke: #4493f8; } .green { fill: #14351f; stroke: #3fb950; }
.red { fill: #481a1d; stroke: #f85149; } .tile { fill: #d6bd7a; stroke: #8a7537; } .ontile { fill: #241c05; }
.felt { fill: #27694a; stroke: #1d5038; }
.blueline { stroke: #4493f8; } .redline { stroke: #f85149; } .greenline { stroke: #3fb950; }
.bluetext { fill: #4493f8; } .redtext { fill: #f85149; } .greentext { fill: #3fb950; }
}
"""


class Picture:
    """An SVG picture that grows element by element."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.width, self.height = width, height
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="back" x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8"/>',
        ]

    def text(self, x: float, y: float, text: str, style: str = "ink", anchor: str = "middle") -> None:
        self.parts.append(f'<text class="{style}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>')

    def box(self, x: float, y: float, width: float, height: float, style: str = "box", radius: float = 4) -> None:
        self.parts.append(f'<rect class="{style}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"/>')

    def line(self, x1: float, y1: float, x2: float, y2: float, style: str = "line") -> None:
        self.parts.append(f'<line class="{style}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>')

    def path(self, points: list[tuple[float, float]], style: str) -> None:
        self.parts.append(f'<polyline class="{style}" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>')

    def disc(self, x: float, y: float, radius: float, style: str) -> None:
        self.parts.append(f'<circle class="{style}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>')

    def arrow(self, x1: float, y1: float, x2: float, y2: float, style: str = "line") -> None:
        """A line with a head at its end; along an axis."""
        self.line(x1, y1, x2, y2, style)
        dx, dy = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
        ends = [(x2 - 6 * dx - 4 * dy, y2 - 6 * dy - 4 * dx), (x2, y2), (x2 - 6 * dx + 4 * dy, y2 - 6 * dy + 4 * dx)]
        self.path([(float(x), float(y)) for x, y in ends], style)

    def done(self) -> str:
        return "\n".join([*self.parts, "</svg>"]) + "\n"


def gaddag(root: Path) -> str:
    """The three paths of CAT."""
    picture = Picture(520, 226, "The word graph has three paths for CAT: C, separator, A, T; A, C, separator, T; and T, A, C")
    rows = [("through C", "C◇AT"), ("through A", "AC◇T"), ("through T", "TAC")]
    for row, (label, letters) in enumerate(rows):
        y = 20 + 62 * row
        picture.text(22, y + 28, label, "soft", "start")
        for place, letter in enumerate(letters):
            x = 130 + 74 * place
            picture.box(x, y, 44, 44, "blue" if letter == "◇" else "tile")
            picture.text(x + 22, y + 28, letter, "ink bold" if letter == "◇" else "ontile bold")
            if place + 1 < len(letters):
                picture.arrow(x + 46, y + 22, x + 71, y + 22)
        picture.text(505, y + 28, "word", "greentext", "end")
        picture.arrow(130 + 74 * (len(letters) - 1) + 48, y + 22, 464, y + 22, "greenline")
    picture.text(22, 214, "Left of ◇ the word is spelled backwards, right of it forwards.", "soft small", "start")
    return picture.done()


def anchors(root: Path) -> str:
    """QUIZ on the board, with anchors and cross-checks."""
    columns, rows, size, left, top = "DEFGHIJK", ["6", "7", "8", "9", "10"], 56, 44, 34
    picture = Picture(left + 56 * 8 + 16, top + 56 * 5 + 48, "QUIZ on the board; the squares around it are anchors, with the letters that crossing words allow")
    word = {"F": "Q", "G": "U", "H": "I", "I": "Z"}
    above = {"F": "–", "G": "M N X", "H": "any of 9", "I": "–"}
    below = {"F": "–", "G": "any of 6", "H": "D F N S T", "I": "–"}
    for x, column in enumerate(columns):
        picture.text(left + size * x + size / 2, top - 10, column, "soft")
    for y, row in enumerate(rows):
        picture.text(left - 10, top + size * y + 34, row, "soft", "end")
        for x, column in enumerate(columns):
            beside = row == "8" and column in "EJ"
            checked = {"7": above, "9": below}.get(row, {}).get(column)
            style = "tile" if row == "8" and column in word else "blue" if beside else "box"
            if checked is not None:
                style = "red" if checked == "–" else "green"
            picture.box(left + size * x, top + size * y, size, size, style, 2)
            middle = left + size * x + size / 2
            if row == "8" and column in word:
                picture.text(middle, top + size * y + 35, word[column], "ontile bold")
            elif checked is not None:
                for part, words in enumerate(_two_lines(checked)):
                    picture.text(middle, top + size * y + (26 if len(_two_lines(checked)) > 1 else 33) + 17 * part, words, "ink small")
    y = top + size * 5 + 28
    for x, style, label in ((left, "green", "letters that fit"), (left + 160, "red", "nothing fits"), (left + 290, "blue", "next to the block")):
        picture.box(x, y - 12, 15, 15, style, 2)
        picture.text(x + 22, y, label, "soft small", "start")
    return picture.done()


def _two_lines(text: str) -> list[str]:
    words = text.split()
    return [text] if len(words) < 3 else [" ".join(words[: len(words) // 2]), " ".join(words[len(words) // 2 :])]


def arc(root: Path) -> str:
    """The 64 bits of an arc."""
    picture = Picture(520, 128, "The bits of an arc: 0 separator, 1 to 31 letters that can follow, 32 to 54 place of the next node, 55 separator of an alphabet of 32 letters, 56 to 62 letters still needed, 63 completes a word")
    fields = [("63", "ends", 54, "green"), ("62–56", "needed", 86, "box"), ("55", "(◇)", 30, "box"), ("54–32", "where the node begins", 164, "box"), ("31–1", "letters that follow", 130, "blue"), ("0", "◇", 34, "blue")]
    x = 11.0
    for bits, label, width, style in fields:
        picture.box(x, 40, width, 46, style, 2)
        picture.text(x + width / 2, 68, label, "ink small")
        picture.text(x + width / 2, 30, bits, "soft small mono")
        x += width
    picture.text(12, 112, "One 64-bit word says where an arc leads and what can follow there.", "soft small", "start")
    return picture.done()


def carry(root: Path) -> str:
    """How an addition finds the end of a row of discs."""
    size, left, top = 46, 128, 20
    picture = Picture(left + size * 8 + 14, 330, "Adding the start of a row of white discs to the row carries a bit to the empty square behind it")
    for x in range(8):
        picture.box(left + size * x, top, size, size, "felt", 0)
        picture.text(left + size * x + size / 2, top + size + 18, "abcdefgh"[x], "soft small")
    for x, style in ((1, "dark"), (2, "light"), (3, "light"), (4, "light")):
        picture.disc(left + size * x + size / 2, top + size / 2, 17, style)
    picture.text(left - 12, top + 29, "row 1", "ink", "end")
    rows = [
        ("other", "00111000", "ink", None),
        ("+ mover << 1", "00100000", "ink", None),
        ("sum", "00000100", "ink bold", 5),
        ("& empty", "00000100", "greentext bold", 5),
    ]
    for row, (label, bits, style, carried) in enumerate(rows):
        y = 122 + 42 * row
        picture.text(left - 12, y, label, "ink small", "end")
        if row == 2:
            picture.line(20, y - 26, left + size * 8, y - 26)
        for x, bit in enumerate(bits):
            if bit == "1" and carried == x and row == 3:
                picture.box(left + size * x + 4, y - 24, size - 8, 34, "green")
            picture.text(left + size * x + size / 2, y, bit, f"mono {style if bit == '1' else 'soft'}")
    picture.text(20, 292, "a is the lowest bit, so a carry moves to the right. It runs through c,", "soft small", "start")
    picture.text(20, 312, "d and e and stops on f, the square that Black can play.", "soft small", "start")
    return picture.done()


POSITION = "OOOO----XOXXXXXXXXOOXXXXXXXOXXOXXOXXOOOXXOXOXOOXXXOXXOO-XO-XO---"


def parity(root: Path) -> str:
    """A board in four quadrants, with the number of empty squares of each."""
    size, left, top = 42, 36, 34
    picture = Picture(left + size * 8 + 158, top + size * 8 + 18, "A position with nine empty squares; only the lower left quadrant has an odd number of them, c8")
    for square, disc in enumerate(POSITION):
        x, y = left + size * (square % 8), top + size * (square // 8)
        picture.box(x, y, size, size, "green" if disc == "-" else "felt", 0)
        if disc != "-":
            picture.disc(x + size / 2, y + size / 2, 16, "dark" if disc == "X" else "light")
    for x in range(8):
        picture.text(left + size * x + size / 2, top - 10, "abcdefgh"[x], "soft small")
        picture.text(left - 12, top + size * x + 26, str(x + 1), "soft small", "end")
    picture.line(left + size * 4, top - 4, left + size * 4, top + size * 8 + 4, "redline")
    picture.line(left - 4, top + size * 4, left + size * 8 + 4, top + size * 4, "redline")
    picture.text(left + size * 2 + 21, top + size * 7 + 27, "c8", "ink bold small")
    x = left + size * 8 + 16
    for y, (label, count, style) in enumerate(
        (("upper left", "0 empty", "soft"), ("upper right", "4, even", "soft"), ("lower left", "1, odd", "greentext bold"), ("lower right", "4, even", "soft"))
    ):
        picture.text(x, top + 40 + 52 * y, label, "ink small", "start")
        picture.text(x, top + 59 + 52 * y, count, f"{style} small", "start")
    return picture.done()


def mtdf(root: Path) -> str:
    """The null windows of a search, as the program reports them (docs/how/endgames.md prints the same numbers)."""
    with (root / "docs/how/mtdf.csv").open(encoding="utf-8") as file:
        rows = [(int(row["lower"]), int(row["upper"])) for row in csv.DictReader(file)]
    picture = Picture(520, 88 + 40 * len(rows), "The bounds of the score after each search, until they meet")
    scale: Callable[[int], float] = lambda score: 32 + 11.2 * (score - 24)
    for score in range(24, 65, 8):
        picture.line(scale(score), 36, scale(score), 60 + 40 * len(rows), "grid")
        picture.text(scale(score), 26, f"{score:+d}", "soft small")
    for row, (lower, upper) in enumerate(rows):
        y = 44 + 40 * row
        picture.box(scale(lower) - 2, y, scale(upper) - scale(lower) + 4, 18, "green" if lower == upper else "blue", 3)
        label = f"exactly {lower:+d}" if lower == upper else f"{lower:+d} to {upper:+d}"
        inside = upper - lower > 12
        picture.text(scale(lower) + 8 if inside else scale(upper) + 10, y + 14, label, "ink small", "start")
    picture.text(16, 76 + 40 * len(rows), "Each bar is what is known after one more null-window search.", "soft small", "start")
    return picture.done()


def _match(root: Path) -> list[tuple[int, float]]:
    with (root / "docs/how/match.csv").open(encoding="utf-8") as file:
        return [(int(row["half_points"]), float(row["llr"])) for row in csv.DictReader(file)]


def pairs(root: Path) -> str:
    """How the pairs of the match ended."""
    results = [half for half, _ in _match(root)]
    counts = [results.count(half) for half in range(5)]
    picture = Picture(520, 268, "How many pairs gave 0, ½, 1, 1½ and 2 points")
    most = max(counts)
    for half, count in enumerate(counts):
        height = 170 * count / most
        x = 42 + 92 * half
        picture.box(x, 210 - height, 68, height, "blue", 2)
        picture.text(x + 34, 202 - height, str(count), "ink small")
        picture.text(x + 34, 230, ["0", "½", "1", "1½", "2"][half], "ink bold")
    picture.line(26, 210, 496, 210)
    picture.text(260, 254, "points of forest in a pair of games against clabbers2", "soft small")
    return picture.done()


def sprt(root: Path) -> str:
    """The log-likelihood ratio of the match, pair by pair."""
    path = [llr for _, llr in _match(root)]
    bound = 2.944
    end = next((index for index, llr in enumerate(path) if abs(llr) >= bound), len(path) - 1) + 1
    path = path[:end]
    picture = Picture(520, 290, "The log-likelihood ratio wanders from 0 until it crosses the upper bound")
    x: Callable[[float], float] = lambda index: 52 + 440 * index / len(path)
    y: Callable[[float], float] = lambda llr: 132 - 32 * llr
    for llr in (-2, 0, 2):
        picture.line(52, y(llr), 496, y(llr), "grid")
        picture.text(44, y(llr) + 5, f"{llr:+d}" if llr else "0", "soft small", "end")
    picture.line(52, y(bound), 496, y(bound), "greenline dash")
    picture.line(52, y(-bound), 496, y(-bound), "redline dash")
    picture.text(58, y(bound) - 8, "+2.94: accept “30 Elo better”", "greentext small", "start")
    picture.text(58, y(-bound) + 18, "−2.94: accept “not better”", "redtext small", "start")
    picture.path([(x(index), y(llr)) for index, llr in enumerate([0.0, *path])], "blueline")
    picture.disc(x(len(path)), y(path[-1]), 4, "greentext")
    picture.text(260, 276, f"pairs played: the test stops after {len(path)}", "soft small")
    return picture.done()


def seats(root: Path) -> str:
    """The turns of a game as two trajectories."""
    picture = Picture(520, 232, "Black and White move in turn, White passes once; each seat has a trajectory of its own, and the final reward goes to both")
    turns = [0, 1, 0, 1, 0, 0, 1]
    for seat, label in enumerate(("Black", "White")):
        y = 62 + 84 * seat
        picture.text(22, y + 5, label, "ink", "start")
        picture.line(76, y, 440, y, "grid")
        own = [place for place, mover in enumerate(turns) if mover == seat]
        for before, after in zip(own, own[1:]):
            picture.arrow(96 + 56 * before + 18, y, 96 + 56 * after - 20, y, "blueline" if seat == 0 else "greenline")
        for place in own:
            picture.disc(96 + 56 * place, y, 16, "blue" if seat == 0 else "green")
            picture.text(96 + 56 * place, y + 5, str(place + 1), "ink small")
        picture.text(474, y + 5, "+1" if seat == 0 else "−1", "bluetext bold" if seat == 0 else "greentext bold")
    picture.text(474, 30, "reward", "soft small")
    picture.text(96 + 56 * 4.5, 30, "White passes", "soft small")
    picture.text(22, 212, "An arrow is a transition: from one turn of a seat to its next turn.", "soft small", "start")
    return picture.done()


def clip(root: Path) -> str:
    """The clipped surrogate objective."""
    picture = Picture(520, 250, "The objective by probability ratio: flat above 1.2 for good actions, and flat below 0.8 for bad ones")
    for panel, (title, sign) in enumerate((("better than expected", 1), ("worse than expected", -1))):
        left = 30 + 250 * panel
        x: Callable[[float], float] = lambda ratio, left=left: left + 110 * ratio  # type: ignore[misc]
        y: Callable[[float], float] = lambda value, sign=sign: (180 if sign > 0 else 70) - 70 * value  # type: ignore[misc]
        picture.line(left, y(0), left + 214, y(0))
        picture.line(x(1), 50, x(1), 196, "grid")
        plain = [(x(ratio), y(sign * ratio)) for ratio in (0, 1.9)]
        edge = 1.2 if sign > 0 else 0.8
        clipped = [0, 1.2, 1.9] if sign > 0 else [0, 0.8, 1.9]
        values = [sign * min(ratio, 1.2) if sign > 0 else sign * max(ratio, 0.8) for ratio in clipped]
        picture.path([(px, py) for px, py in plain if 40 < py < 205], "line dash")
        picture.path([(x(ratio), y(value)) for ratio, value in zip(clipped, values)], "blueline" if sign > 0 else "redline")
        picture.disc(x(edge), y(sign * edge), 4, "bluetext" if sign > 0 else "redtext")
        picture.text(left + 105, 32, title, "ink small")
        picture.text(x(1), 214, "1", "soft small")
        picture.text(x(edge) + (12 if sign > 0 else -12), 214, f"{edge:g}", "soft small", "start" if sign > 0 else "end")
    picture.text(260, 238, "new probability of the action ÷ old probability", "soft small")
    return picture.done()


def curve(root: Path) -> str:
    """The learning curve of the shipped Othello network."""
    with (root / "docs/curves/othello-ppo.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    steps = [float(row["turns"]) for row in rows]
    picture = Picture(520, 290, "Games won against random and greedy by timesteps of PPO on Othello")
    x: Callable[[float], float] = lambda step: 52 + 440 * step / max(steps)
    y: Callable[[float], float] = lambda won: 240 - 1000 * (won - 0.78)
    for percent in range(80, 101, 5):
        picture.line(52, y(percent / 100), 496, y(percent / 100), "grid")
        picture.text(44, y(percent / 100) + 5, f"{percent}%", "soft small", "end")
    for name, style, text in (("eval/random", "blueline", "bluetext"), ("eval/greedy", "redline", "redtext")):
        won = [float(row[name]) for row in rows]
        picture.path([(x(step), y(each)) for step, each in zip(steps, won)], style)
        picture.text(490, y(0.845 if name.endswith("random") else 0.82), f"against {name[5:]}", f"{text} small", "end")
    for million in (0, 0.5, 1):
        picture.text(x(1e6 * million), 262, f"{million:g} M" if million else "0", "soft small")
    picture.text(260, 281, "timesteps", "soft small")
    return picture.done()


def mcts(root: Path) -> str:
    """The four steps of a simulation."""
    picture = Picture(520, 286, "A simulation: select a path by PUCT, evaluate the leaf with the network, add its children, back the value up")
    nodes = {"root": (106, 40), "a": (46, 110), "b": (166, 110), "c": (126, 180), "d": (206, 180), "leaf": (166, 248)}
    edges = [("root", "a", False), ("root", "b", True), ("b", "c", False), ("b", "d", True), ("d", "leaf", True)]
    for start, end, chosen in edges:
        picture.line(*nodes[start], *nodes[end], "blueline" if chosen else "line")
    for name, (x, y) in nodes.items():
        picture.disc(x, y, 16, "blue" if name in ("root", "b", "d") else "green" if name == "leaf" else "box")
    for name, visits in (("root", "9"), ("a", "3"), ("b", "5"), ("c", "1"), ("d", "3")):
        picture.text(nodes[name][0], nodes[name][1] + 5, visits, "ink small")
    picture.text(nodes["leaf"][0], nodes["leaf"][1] + 5, "?", "ink small")
    steps = [("1  Select", "follow the best PUCT score down"), ("2  Evaluate", "the network gives priors and value"), ("3  Expand", "the leaf’s moves become children"), ("4  Back up", "the value counts all the way up")]
    for row, (name, meaning) in enumerate(steps):
        picture.text(256, 56 + 58 * row, name, "ink bold", "start")
        picture.text(256, 76 + 58 * row, meaning, "soft small", "start")
    return picture.done()


PICTURES = [gaddag, anchors, arc, carry, parity, mtdf, pairs, sprt, seats, clip, curve, mcts]


def main() -> int:
    root = Path(sys.argv[1])
    stale = []
    for draw in PICTURES:
        file = root / "docs/how" / f"{draw.__name__}.svg"
        text = draw(root)
        if sys.argv[2:] != ["--check"]:
            file.write_text(text, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != text:
            stale.append(file.name)
    if stale:
        print(f"out of date: {', '.join(stale)}; run python scripts/site/pictures.py .", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
