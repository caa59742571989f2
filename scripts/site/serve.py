"""Serves the documentation site on this machine until Ctrl-C: python serve.py FOLDER PORT."""

from __future__ import annotations

import contextlib
import functools
import http.server
import sys


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files without a line for each request."""

    def log_message(self, format: str, *arguments: object) -> None:
        pass


def main() -> int:
    folder, port = sys.argv[1], int(sys.argv[2])
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=folder))
    except (OSError, OverflowError) as failure:
        print(f"quoin docs: cannot listen on port {port}: {failure}; choose another with --port", file=sys.stderr)
        return 2
    print(f"Serving the documentation at http://127.0.0.1:{server.server_port}; Ctrl-C stops it.", file=sys.stderr)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
