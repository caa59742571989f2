"""Leaves a daemon behind that keeps a file growing."""
import os
import sys
import time

from table import play

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        null = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(null, stream)
        while True:
            with open(sys.argv[1], "a") as file:
                file.write("still here\n")
            time.sleep(0.01)
    os._exit(0)

play()
