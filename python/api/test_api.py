"""Calls generated from openapi.yaml against a real server: none may be answered with a 5xx.

Schemathesis generates the calls, valid and invalid ones. Most ids, turns, dates and names in them are then replaced by real
ones, so that every operation gets past "no such game".

QUOIN_API_CALLS    how many calls to make (default: 300)
QUOIN_API_SECONDS  when to stop before that (default: 60)
QUOIN_API_SEED     what the calls follow from (default: 1)
"""

from __future__ import annotations

import os
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies
from schemathesis import GenerationMode
from world import AGENTS, MATCH, POSITIONS, ROOT, Player, Server, stranger

CALLS = int(os.environ.get("QUOIN_API_CALLS", "300"))
SECONDS = float(os.environ.get("QUOIN_API_SECONDS", "60"))
SEED = int(os.environ.get("QUOIN_API_SEED", "1"))
CALLS_PER_PLAYER = 120
CALLS_PER_OPERATION = 8

# Operations that need a game that is over.
AFTERWARDS = {"reviewCrossword", "dailyResult"}
# Operations that end what the player is or has; most are made by a stranger.
ENDINGS = {"forgetPlayer", "useTransferCode"}
# Operations that cannot be answered with success, and why.
UNREACHABLE: dict[str, str] = {}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


def test_no_generated_call_breaks_the_server(server: Server) -> None:
    calls = Calls(server)
    calls.run()
    print(calls.summary())
    assert not calls.faults, "\n\n".join(calls.faults[:10])
    assert server.running()
    assert not [line for line in server.log.read_text().splitlines() if '"level":"ERROR"' in line.replace(" ", "")]
    unreached = {name for name in calls.names if not any(200 <= status < 300 for status in calls.answers[name])}
    assert unreached == set(UNREACHABLE), calls.summary()


class Calls:
    """Makes the calls and counts the answers."""

    def __init__(self, server: Server) -> None:
        schema = schemathesis.openapi.from_path(ROOT / "server/src/main/resources/dev/quoin/server/openapi.yaml")
        self.operations = [result.ok() for result in schema.get_all_operations()]
        self.names = [name_of(operation) for operation in self.operations]
        self.server = server
        self.player = Player(server.address)
        self.strategies: dict[tuple[str, GenerationMode], Any] = {}
        self.used = 0
        self.made = 0
        self.answers: dict[str, Counter[int]] = defaultdict(Counter)
        self.faults: list[str] = []
        self.ends = time.monotonic() + SECONDS

    def run(self) -> None:
        turn = 0
        while self.made < CALLS and time.monotonic() < self.ends:
            for operation in self.operations:
                self.try_operation(operation, SEED * 1000 + turn)
            turn += 1

    def summary(self) -> str:
        lines = [f"{self.made} generated calls of {CALLS}, {len(self.faults)} faults, seed {SEED}"]
        lines += [f"  {name}: {dict(sorted(self.answers[name].items()))}" for name in self.names]
        return "\n".join(lines)

    def try_operation(self, operation: Any, seed: int) -> None:
        """A few calls of one operation, most of them valid."""
        modes = [GenerationMode.POSITIVE] * 3 + [GenerationMode.NEGATIVE]
        can_be_wrong = bool(operation.body or operation.path_parameters or operation.query)
        mode = modes[seed % 4] if can_be_wrong else GenerationMode.POSITIVE
        # Making a strategy takes longer than the calls.
        key = (name_of(operation), mode)
        if key not in self.strategies:
            self.strategies[key] = operation.as_strategy(generation_mode=mode)

        @hypothesis.seed(seed)
        @settings(
            max_examples=CALLS_PER_OPERATION,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=self.strategies[key], random=strategies.randoms(use_true_random=False))
        def call(case: Any, random: Any) -> None:
            if self.made < CALLS and time.monotonic() < self.ends:
                self.call(case, random, name_of(operation))

        try:
            call()
        except hypothesis.errors.Unsatisfiable:
            # No call of this operation can be invalid.
            assert mode is GenerationMode.NEGATIVE
            self.strategies[key] = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)

    def call(self, case: Any, random: Any, name: str) -> None:
        if self.used >= CALLS_PER_PLAYER:
            self.player = Player(self.server.address)
            self.used = 0
        self.used += 1
        make_real(case, random, name, self.player)
        arguments = case.as_transport_kwargs(base_url=self.server.address)
        session = stranger() if name in ENDINGS and random.random() < 0.9 else self.player.session
        self.made += 1
        try:
            with session.request(**arguments, stream=True, timeout=60, allow_redirects=False) as response:
                stream = response.headers.get("Content-Type", "").startswith("text/event-stream")
                # A stream has no end; its first line is enough.
                text = next(response.iter_lines(), b"").decode() if stream else response.text
        except requests.RequestException as failure:
            if isinstance(failure, requests.exceptions.InvalidHeader | requests.exceptions.InvalidURL):
                return
            self.faults.append(f"{case.as_curl_command()}\n{failure!r}")
            return
        self.answers[name][response.status_code] += 1
        if response.status_code >= 500:
            self.faults.append(f"{case.as_curl_command()}\n{response.status_code} {text[:1000]}")
        if name in ENDINGS and session is self.player.session:
            self.used = CALLS_PER_PLAYER


def name_of(operation: Any) -> str:
    return str(operation.definition.raw["operationId"])


def make_real(case: Any, random: Any, name: str, player: Player) -> None:
    """Replaces most of what only a real client knows; the rest stays as generated."""

    def mostly() -> bool:
        return bool(random.random() < 0.8)

    kind = next((kind for kind in ("crossword", "othello", "daily") if f"/{kind}/" in case.operation.path), "")
    state: dict[str, Any] = {}
    path = case.path_parameters if isinstance(case.path_parameters, dict) else {}
    if "id" in path and kind and mostly():
        games, others = (player.over, player.open) if name in AFTERWARDS else (player.open, player.over)
        path["id"] = random.choice(games[kind] if mostly() else others[kind])
        state = player.game(kind, path["id"])
    for key, value in {"date": player.today, "entry": player.entry, "name": MATCH}.items():
        if key in path and mostly():
            path[key] = value
    if isinstance(case.query, dict) and "month" in case.query and mostly():
        case.query["month"] = player.today[:7]
    if isinstance(case.body, dict):
        make_body_real(case.body, random, name, player, state, mostly)


def make_body_real(body: dict[str, Any], random: Any, name: str, player: Player, state: dict[str, Any], mostly: Any) -> None:
    real: dict[str, Any] = {key: state[key] for key in ("turn", "attempt") if key in state}
    game = "othello" if "thello" in name or body.get("game") == "othello" else "crossword"
    real["opponent"] = random.choice(AGENTS)
    real["agents"] = [random.choice(AGENTS), random.choice(AGENTS)]
    real["variant"] = random.choice(player.variants)
    real["date"] = random.choice(player.dates)
    real["position"] = random.choice(POSITIONS[game])
    real["rack"] = "AEINRS?"
    if state.get("legal"):
        real["move"] = random.choice(state["legal"])["move"]
    if "code" in body:
        real["code"] = player.code()
    if name in ("analyseCrossword", "analyseOthello"):
        # A position is a text and a turn that fit each other.
        body.pop("turn", None)
        if mostly():
            body.pop("rack", None)
            body.pop("variant", None)
    if name in ("previewCrossword", "previewDaily") and mostly():
        body.clear()
        body["text"] = random.choice(["8D AT", "8H CARET", "H8 Qi", "D8 AT"])
    if name in ("moveCrossword", "moveDaily") and mostly():
        # A generated play is hardly ever a legal one.
        body["kind"] = "skip"
    for key, value in real.items():
        if key in body and mostly():
            body[key] = value
    # Long searches and quick games would only keep the machine busy.
    for key, least, most in (("seconds", 0.1, 0.1), ("top", 1, 20), ("pause", 5, 10)):
        if isinstance(body.get(key), int | float) and not isinstance(body[key], bool) and body[key] >= 0:
            body[key] = min(max(body[key], least), most) if mostly() else body[key] if key == "pause" else most
