"""Plays the best legal move of every request, and calls a function before each."""
import json
import sys


def tell(*words):
    print(*words, file=sys.stderr, flush=True)


def play(before=lambda message: None):
    for line in sys.stdin:
        message = json.loads(line)
        if "legalmoves" in message:
            print(message["legalmoves"][0], flush=True)
        elif message["status"]["moverequired"]:
            before(message)
            print("legal?", flush=True)
