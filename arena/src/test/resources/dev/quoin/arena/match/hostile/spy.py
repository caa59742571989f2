"""Looks for the deal: in the match folder, in other processes, in its environment, in folders of other agents."""
import glob
import os
import pathlib

from table import play, tell

here = pathlib.Path(__file__).parent
target, seed = (here / "target.txt").read_text().split()


def look(message):
    for folder, _, files in os.walk(target):
        for name in files:
            tell("FOUND file", os.path.join(folder, name))
    for place in glob.glob("/tmp/quoin-scratch*"):
        for name in os.listdir(place):
            if os.path.join(place, name) != message.get("lexiconpath"):
                tell("FOUND folder", place, name)
    for process in glob.glob("/proc/[0-9]*"):
        for part in ("cmdline", "environ"):
            try:
                text = pathlib.Path(process, part).read_bytes()
            except OSError:
                continue
            if b"java" in text.split(b"\0")[0] or seed.encode() in text:
                tell("FOUND process", process, part)
    if any(seed in value or target in value for value in os.environ.values()):
        tell("FOUND variable")
    try:
        (here / "left-behind").write_text("x")
        tell("FOUND writable folder", here)
    except OSError:
        pass
    tell("LOOKED")


play(look)
