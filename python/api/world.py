"""A real server, and players with real games on it: what generated calls need to get past "no such game"."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import requests

ROOT = Path(__file__).resolve().parents[2]
MATCH = "greedy.v.random"

# Agents that reply at once; the strong ones would only make the calls slow.
AGENTS = ["greedy", "random"]

# One position of each game in every notation that the analysis reads.
POSITIONS = {
    "crossword": [
        "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0",
        "#character-encoding UTF-8\n#player1 A A\n#player2 B B\n>A: AEINRST 8D NASTIER +66 66\n",
    ],
    "othello": [
        "f5d6c3",
        "-" * 27 + "OX" + "-" * 6 + "XO" + "-" * 27 + " X",
        "(;GM[Othello]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5];)",
    ],
}


class Server:
    """`quoin serve` in a process of its own, on a free port, with folders of its own and without a rate limit."""

    def __init__(self, folder: Path) -> None:
        match = folder / "arena" / MATCH
        match.mkdir(parents=True)
        (match / "report.html").write_text("<!doctype html><title>greedy v random</title>")
        command = os.environ.get("QUOIN_COMMAND", str(ROOT / "quoin"))
        folders = ["--data", str(folder / "data"), "--arena", str(match.parent)]
        self._process = subprocess.Popen(
            [command, "serve", "--port", "0", "--no-open", "--no-warm-up", "--rate", "0", *folders],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip().rstrip("/")
        assert self.address.startswith("http"), f"the server did not start: {self.address!r}"
        self.log = folder / "data" / "logs" / "quoin.log"
        self._await_ready()

    def _await_ready(self) -> None:
        """Waits until the server has warmed up: before that, `/health/ready` says 503 on purpose."""
        deadline = time.monotonic() + 60
        while stranger().get(self.address + "/health/ready").status_code != 200:
            assert time.monotonic() < deadline, "the server does not get ready"
            time.sleep(0.2)

    def running(self) -> bool:
        return self._process.poll() is None

    def stop(self) -> None:
        if self.running():
            os.killpg(self._process.pid, signal.SIGTERM)
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                os.killpg(self._process.pid, signal.SIGKILL)
                self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


def stranger() -> requests.Session:
    """A client without a cookie. It reads no proxies from the environment, which takes longer than a call."""
    session = requests.Session()
    session.trust_env = False
    return session


class Player:
    """A player with games of every kind, some of them over."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.session = stranger()
        catalogue = self._ask("GET", "/api/catalogue")
        self.variants = [variant["name"] for variant in catalogue["variants"]]
        self.today: str = self._ask("GET", "/api/daily")["today"]
        self.dates = [self.today, self._ask("GET", "/api/daily")["first"]]
        self.open: dict[str, list[str]] = {}
        self.over: dict[str, list[str]] = {}
        settings = {"crossword": {"variant": self.variants[0], "first": "me"}, "othello": {"colour": "black"}}
        for kind, chosen in settings.items():
            start = {"opponent": "random", **chosen}
            self.open[kind] = [self._moved(kind, start), self._moved(kind, start)]
            self.over[kind] = [self._moved(kind, start)]
            lost = self.over[kind][0]
            self._ask("POST", f"/api/{kind}/games/{lost}/resign", {"turn": self.turn(kind, lost)})
        self.open["daily"] = [self._ask("POST", "/api/daily/games", {"date": self.dates[1]})["id"]]
        self.over["daily"] = [self._finished(self.today)]
        entries = self._ask("GET", f"/api/daily/puzzles/{self.today}/leaderboard")["entries"]
        # Games of others are hidden until the day is over.
        self.entry: str = next((entry["entry"] for entry in entries if entry["you"]), entries[0]["entry"])
        for kind in settings:
            watch = {"game": kind, "agents": ["random", "random"], "pause": 10}
            if kind == "crossword":
                watch["variant"] = self.variants[0]
            self.open[kind].append(self._ask("POST", "/api/watch", watch)["id"])

    def game(self, kind: str, game: str) -> dict[str, Any]:
        """The game as it is now; empty when it is not this player's any more."""
        response = self.session.get(f"{self.address}/api/{kind}/games/{game}", timeout=60)
        return response.json() if response.ok else {}

    def turn(self, kind: str, game: str) -> int:
        """The turn after the computer has replied."""
        for _ in range(200):
            state = self.game(kind, game)
            if state["over"] or state["turn"] >= 2:
                break
            time.sleep(0.02)
        return state["turn"]

    def code(self) -> str:
        """A fresh transfer code."""
        return self._ask("POST", "/api/player/code")["code"]

    def _moved(self, kind: str, start: dict[str, Any]) -> str:
        game = self._ask("POST", f"/api/{kind}/games", start)
        move = {"kind": "pass"} if kind == "crossword" else {"move": game["legal"][0]["move"]}
        self._ask("POST", f"/api/{kind}/games/{game['id']}/moves", {"turn": game["turn"], **move})
        self.turn(kind, game["id"])
        return game["id"]

    def _finished(self, date: str) -> str:
        game = self._ask("POST", "/api/daily/games", {"date": date})
        for _ in range(5):
            move = {"turn": game["turn"], "attempt": game["attempt"], "kind": "skip"}
            game = self._ask("POST", f"/api/daily/games/{game['id']}/moves", move)
        return game["id"]

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        body = {} if body is None and method == "POST" else body
        response = self.session.request(method, self.address + path, json=body, timeout=60)
        assert response.ok, f"{method} {path} {body}: {response.status_code} {response.text}"
        return response.json()
