"""Checks the links of the built site: python check_links.py SITE.

Every link inside the site must lead to a file, and its anchor to an element; nothing may be loaded from elsewhere, because the
site has to work offline. Of the Javadoc only what other pages link to is checked; the javadoc tool checks its own links.
"""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

#: Elements that load a file, and the attribute with its address.
LOADING = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "srcset"}


class Page(HTMLParser):
    """The anchors and links of a page."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.anchors.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in LOADING and LOADING[tag] in given and given.get("rel") not in ("canonical", "next", "prev"):
            self.loads.append(given[LOADING[tag]])


def check(site: Path) -> tuple[int, list[str]]:
    """The number of links, and what is wrong with them."""
    pages: dict[Path, Page] = {}

    def page(file: Path) -> Page:
        if file not in pages:
            pages[file] = Page(file)
        return pages[file]

    count, faults = 0, []
    for file in sorted(site.rglob("*.html")):
        if site / "javadoc" in file.parents:
            continue
        name = file.relative_to(site)
        for link in page(file).loads + page(file).links:
            parts = urlsplit(link)
            if parts.scheme == "data":
                continue
            if parts.scheme or parts.netloc:
                if link in page(file).loads:
                    faults.append(f"{name}: loads {link}, but the site must work offline")
                continue
            count += 1
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if target.is_dir():
                target /= "index.html"
            if not target.is_file() or not target.is_relative_to(site):
                faults.append(f"{name}: {link} leads nowhere")
            elif parts.fragment and target.suffix == ".html" and unquote(parts.fragment) not in page(target).anchors:
                faults.append(f"{name}: {link}: there is no such anchor")
    for file in sorted(site.rglob("*.css")):
        text = file.read_text(encoding="utf-8", errors="replace")
        if "url(http" in text or "url(//" in text or '@import "http' in text:
            faults.append(f"{file.relative_to(site)}: loads something from elsewhere")
    return count, faults


def main() -> int:
    site = Path(sys.argv[1]).resolve()
    count, faults = check(site)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{count} links checked, {len(faults)} broken")
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(main())
