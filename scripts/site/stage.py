"""Prepares the sources of the documentation site: python stage.py CHECKOUT FOLDER.

The pages stay where they are written, in docs/ and at the top of the checkout, and read well on their own. FOLDER/source
becomes a copy of them in the same places, so that links between pages work as they are. What is added:

- the navigation, from navigation.txt, at the end of README.md;
- a page for every file of source code that a page links to;
- the pages of the Python API, which Sphinx fills in, and the list of the Java packages.

FOLDER/extra holds files that the site serves as they are: pictures, and the Javadoc once it is made.
"""

from __future__ import annotations

import html
import os
import re
import shutil
import sys
from pathlib import Path

FENCE = re.compile(r"^\s*```")
LINK = re.compile(r"(?P<head>!?\[(?:[^\[\]]|\[[^\]]*\])*\])\((?P<target>[^()\s]+)\)")
HTML_IMAGE = re.compile(r"(?:src|srcset)=\"(?P<target>[^\"\s]+)\"")
PICTURES = (".png", ".svg", ".gif", ".webp")
LANGUAGES = {".py": "python", ".java": "java", ".js": "javascript", ".sh": "sh", ".toml": "toml", ".yml": "yaml", ".service": "ini"}

#: The modules of the Python reference: title, module, options of Sphinx's automodule.
PYTHON_API = [
    ("quoin", "quoin", ":imported-members:"),
    ("quoin.othello", "quoin.othello", ""),
    ("quoin.crossword", "quoin.crossword", ""),
    ("quoin.evaluation", "quoin.evaluation", ":exclude-members: evaluate, Evaluation"),
    ("quoin.search.mcts", "quoin.search.mcts", ""),
    ("quoin.adapters", "quoin.adapters", ""),
    ("quoin.pettingzoo.othello_v0", "quoin.pettingzoo.othello_v0", ""),
    ("quoin.pettingzoo.crossword_v0", "quoin.pettingzoo.crossword_v0", ""),
    ("quoin.train.policies", "quoin.train.policies", ""),
    ("quoin.train.networks", "quoin.train.networks", ""),
    ("quoin.train.export", "quoin.train.export", ""),
    ("quoin.ray.tournament", "quoin.ray.tournament", ""),
    ("quoin.ray.selfplay", "quoin.ray.selfplay", ""),
]

#: The modules of the published Java library, in the order of the architecture.
JAVA_MODULES = ["game", "crossword", "othello", "env", "arena"]


class Stage:
    """Copies pages and what they link to."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root, self.source, self.extra = root, folder / "source", folder / "extra"
        self.waiting: list[str] = []
        self.done: set[str] = set()

    def run(self) -> None:
        """Stages everything."""
        shutil.rmtree(self.source, ignore_errors=True)
        shutil.rmtree(self.extra / "docs", ignore_errors=True)
        sections = navigation(self.root / "scripts/site/navigation.txt")
        self.waiting = [page for _, pages in sections for _, page in pages if page.endswith(".md")]
        listed = set(self.waiting)
        while self.waiting:
            page = self.waiting.pop()
            if page not in self.done:
                self.done.add(page)
                self.stage(page, page in listed)
        with (self.source / "README.md").open("a", encoding="utf-8") as readme:
            readme.write(contents(sections))
        self.python_api()
        self.java_api()

    def stage(self, page: str, listed: bool) -> None:
        """Copies a page, with its links to source code changed into links to pages of that code."""
        text = "" if listed else "---\norphan: true\n---\n\n"
        fenced = False
        for line in (self.root / page).read_text(encoding="utf-8").splitlines(keepends=True):
            if FENCE.match(line):
                fenced = not fenced
                # "sh (not run: it needs a network)": the first word is the language, the rest is for the tests.
                line = re.sub(r"```(\w+) .*", r"```\1", line).replace("```jshell", "```text")
            elif not fenced:
                line = self.with_links(page, line)
            text += line
        self.write(page, text)

    def with_links(self, page: str, line: str) -> str:
        """A line whose links lead somewhere on the site."""
        for match in HTML_IMAGE.finditer(line):
            self.picture(page, match["target"])
        return LINK.sub(lambda match: self.link(page, match), line)

    def link(self, page: str, match: re.Match[str]) -> str:
        target, _, anchor = match["target"].partition("#")
        if re.match(r"[a-z]+:", target) or not target:
            return match[0]
        found = os.path.normpath(Path(page).parent / target)
        path = self.root / found
        if path.is_dir():
            if not (path / "README.md").is_file():
                # A folder has no page: keep the words only.
                return match["head"][1:-1]
            found, path = f"{found}/README.md", path / "README.md"
        if not path.is_file():
            raise SystemExit(f"{page}: there is no {target}")
        if found.endswith(PICTURES):
            self.picture(page, target)
            return match[0]
        if found.endswith(".md"):
            self.waiting.append(found)
        elif found.endswith(".csv"):
            self.copy(found, self.source)
        else:
            self.code(found)
            found = f"source/{found}.md"
        relative = os.path.relpath(found, Path(page).parent)
        return f"{match['head']}({relative}{'#' + anchor if anchor else ''})"

    def picture(self, page: str, target: str) -> None:
        """Copies a picture for Sphinx, and for HTML that Sphinx passes through."""
        if not re.match(r"[a-z]+:", target):
            found = os.path.normpath(Path(page).parent / target)
            self.copy(found, self.source)
            self.copy(found, self.extra)

    def copy(self, file: str, into: Path) -> None:
        (into / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.root / file, into / file)

    def code(self, file: str) -> None:
        """A page that shows a file of source code; the search leaves it out."""
        if file in self.done:
            return
        self.done.add(file)
        self.copy(file, self.source / "source")
        name = Path(file)
        language = LANGUAGES.get(name.suffix, "text")
        self.write(
            f"source/{file}.md",
            f"---\norphan: true\nnosearch: true\n---\n\n# {name.name}\n\n`{file}`\n\n"
            f"```{{literalinclude}} {name.name}\n:language: {language}\n```\n",
        )

    def write(self, file: str, text: str) -> None:
        (self.source / file).parent.mkdir(parents=True, exist_ok=True)
        (self.source / file).write_text(text, encoding="utf-8")

    def python_api(self) -> None:
        """A page for each module, and a copy of the package that can be imported without its jar."""
        shutil.copytree(self.root / "python/src/quoin", self.source.parent / "python/quoin", dirs_exist_ok=True,
                        ignore=shutil.ignore_patterns("_jar", "__pycache__"))
        (self.source.parent / "python/quoin/_jar").mkdir(exist_ok=True)
        (self.source.parent / "python/quoin/_jar/environments.txt").write_text("", encoding="utf-8")
        listed = ""
        for title, module, options in PYTHON_API:
            underline = "=" * len(title)
            options = "".join(f"\n   {option}" for option in [":members:", options] if option)
            self.write(f"python-api/{module}.rst", f"{title}\n{underline}\n\n.. automodule:: {module}{options}\n")
            listed += f"   {module}\n"
        self.write(
            "python-api/index.rst",
            "Python API\n==========\n\nEvery public class and function of the package ``quoin``, from its docstrings. "
            f"The pages above are the place to start.\n\n.. toctree::\n   :maxdepth: 1\n\n{listed}",
        )

    def java_api(self) -> None:
        """A page with every package of the library, which leads to the Javadoc."""
        rows = ""
        for module in JAVA_MODULES:
            sources = self.root / module / "src/main/java"
            rows += f'<tr><th colspan="2">{module}</th></tr>\n'
            for info in sorted(sources.rglob("package-info.java"), key=lambda file: file.parent):
                package = info.parent.relative_to(sources)
                name = ".<wbr>".join(package.parts[2:])
                rows += (
                    f'<tr><td><a href="javadoc/{package.as_posix()}/package-summary.html"><code>{name}</code></a></td>'
                    f"<td>{first_sentence(info.read_text(encoding='utf-8'))}</td></tr>\n"
                )
        self.write(
            "java-api.md",
            "# Javadoc\n\nThe packages of the library, all below `dev.quoin`, by module. Each name leads to the Javadoc of the package. "
            'The <a href="javadoc/index.html">Javadoc</a> has a search of its own.\n\n'
            f'<div class="table-wrapper docutils container">\n<table class="docutils packages">\n<tbody>\n{rows}</tbody>\n</table>\n</div>\n',
        )


def navigation(file: Path) -> list[tuple[str, list[tuple[str, str]]]]:
    """The sections with their pages: title, or nothing for the page's own, and file."""
    sections: list[tuple[str, list[tuple[str, str]]]] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if not line.startswith(" "):
            sections.append((line.strip(), []))
        else:
            title, _, page = line.rpartition("|")
            sections[-1][1].append((title.strip(), page.strip()))
    return sections


def contents(sections: list[tuple[str, list[tuple[str, str]]]]) -> str:
    """The navigation as Sphinx reads it."""
    text = ""
    for caption, pages in sections:
        text += f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n"
        for title, page in pages:
            name = "self" if page == "README.md" else page.removesuffix(".md")
            text += f"{title} <{name}>\n" if title else f"{name}\n"
        text += "```\n"
    return text


def first_sentence(source: str) -> str:
    """The first sentence of a `///` comment, as HTML."""
    comment = " ".join(line[3:].strip() for line in source.splitlines() if line.startswith("///"))
    comment = re.split(r"(?<=\.)\s", comment.strip(), maxsplit=1)[0]
    comment = re.sub(r"\[(?:[\w.]*\.)?([\w#]+)\](?!\()", r"`\1`", comment)
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", html.escape(comment, quote=False))


if __name__ == "__main__":
    Stage(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()).run()
