"""Configuration of Sphinx for the documentation site; scripts/docs.sh runs it on what stage.py has prepared."""

import os
import sys
from pathlib import Path

staged = Path(os.environ["QUOIN_STAGED"])
sys.path.insert(0, str(staged / "python"))

project = "Quoin"
html_title = "Quoin"
root_doc = "README"
extensions = ["myst_parser", "sphinx.ext.autodoc"]

# Headings get the same anchors as on GitHub, so that links between pages work in both places.
myst_heading_anchors = 4
# Blocks of JSON may leave things out, which the highlighter does not like.
suppress_warnings = ["misc.highlighting_failure"]

# Curly quotes, but no dashes: `--json` in a sentence must stay as it is.
smartquotes_action = "qe"

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
# Only needed to run these modules, not to read their docstrings.
autodoc_mock_imports = ["jpype", "pettingzoo", "torch", "stable_baselines3", "sb3_contrib", "ray", "onnx", "onnxruntime"]

html_theme = "furo"
html_static_path = [str(Path(__file__).parent / "static")]
html_css_files = ["quoin.css"]
html_extra_path = [str(staged / "extra")]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"navigation_with_keys": False}
pygments_style = "friendly"
pygments_dark_style = "github-dark"
