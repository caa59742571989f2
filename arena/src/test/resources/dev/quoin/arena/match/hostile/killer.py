"""Kills every process that looks like its opponent's before it plays."""
import glob
import os
import pathlib
import signal

from table import play, tell


def kill(message):
    for process in glob.glob("/proc/[0-9]*"):
        try:
            if b"victim.py" in pathlib.Path(process, "cmdline").read_bytes():
                os.kill(int(process[6:]), signal.SIGKILL)
                tell("KILLED", process)
        except OSError:
            pass
    tell("LOOKED")


play(kill)
