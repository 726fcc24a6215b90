"""Sphinx's settings for the site, the reader of docc's data, and the index of symbols for the search."""

import os
import pathlib
import re
import shutil
import sys

from docutils import nodes
from sphinx.domains import Domain, ObjType
from sphinx.parsers import Parser

here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here))
from archive import Archive
from render import Renderer

repository = here.parent.parent
archive = Archive(os.environ["DOCC_DATA"])

project = "Scrollwork"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown", ".docc": "docc"}
# Names for headings of the README and the other files, as the repository's own page makes them.
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]
exclude_patterns = []
highlight_language = "text"
pygments_style, pygments_dark_style = "friendly", "github-dark"

html_theme = "furo"
html_title = "Scrollwork"
html_static_path = [str(here / "site.css")]
html_css_files = ["site.css"]
html_copy_source = html_show_sourcelink = html_show_sphinx = False
html_show_copyright = html_use_index = False
html_permalinks_icon = "#"
# A summary is fetched, which a browser refuses where pages are opened from files.
html_show_search_summary = False
html_theme_options = {"top_of_page_buttons": [], "footer_icons": []}

# The files of the repository that are pages, by where README links to them.
FILES = {
    "README.md": "index", "CONTRIBUTING.md": "contributing", "CHANGELOG.md": "changelog",
    "Benchmarks/README.md": "benchmarks",
}
GUIDES = "Guides"


def write_sources(folder):
    """Writes what Sphinx reads: a file for each page with the identifier of docc's entry, and the repository's pages."""
    for entry in archive.pages:
        path = folder / f"{entry.page}.docc"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(entry.id)
    for module in sorted({entry.module for entry in archive.pages}):
        pictures = archive.folder / module / "images"
        if pictures.is_dir():
            shutil.copytree(pictures, folder / "pictures", dirs_exist_ok=True)
    for name, page in FILES.items():
        text = (repository / name).read_text()
        text = re.sub(r"(\]\()([^)#\s]+)", lambda link: link[1] + place(folder, name, link[2]), text)
        if page == "index":
            text += contents()
        (folder / f"{page}.md").write_text(text)


def place(folder, name, target):
    """Where a link of a file of the repository goes on the site."""
    if re.match(r"[a-z]+:", target):
        return target
    path = ((repository / name).parent / target).resolve()
    inside = path.relative_to(repository.resolve())
    if str(inside) in FILES:
        return FILES[str(inside)] + ".md"
    if path.parent.suffix == ".docc":
        module = path.parent.stem.lower()
        page = module if path.stem.lower() == module else f"{module}/{path.stem.lower()}"
        # A module whose libraries are missing has no pages.
        if (folder / f"{page}.docc").exists():
            return f"{page}.docc"
    if path.suffix == ".swift" and path.stem in archive.names:
        return archive.names[path.stem].page + ".docc"
    copy = folder / "files" / inside
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, copy)
    return f"files/{inside}"


def contents():
    """The navigation: guides, then modules, each with its articles."""
    engine = next(module for module in archive.modules if module.title == "Scrollwork")
    guides = [entry for entry in articles(engine)]
    modules = sorted(archive.modules, key=lambda module: (module is not engine, module.title))
    lists = {
        GUIDES: [entry.page for entry in guides], "Modules": [module.page for module in modules],
        "Project": [page for page in FILES.values() if page != "index"],
    }
    index = "\n## All modules\n\n| | |\n|---|---|\n" + "".join(
        f"| [{module.title}]({module.page}.docc) | {plain(module.data['abstract'])} |\n" for module in modules)
    return index + "".join(
        f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n" + "\n".join(pages) + "\n```\n"
        for caption, pages in lists.items()
    )


def plain(content):
    return "".join(item.get("text", item.get("code", "")) for item in content)


def articles(module):
    """The articles of a module, in the order of its page."""
    listed = [
        archive.entries[identifier]
        for topic in module.data.get("topicSections", [])
        for identifier in topic["identifiers"]
    ]
    return [entry for entry in listed if entry.is_article and not entry.is_group]


class DocCParser(Parser):
    """Reads a page of docc's render JSON."""

    supported = ("docc",)

    def parse(self, inputstring, document):
        entry = archive.entries[inputstring.strip()]
        shown = set()
        section = Renderer(archive, entry, shown).page()
        members = [member for member in archive.members.get(entry.page, []) if not member.is_group]
        missing = [member.name for member in members if member.id not in shown]
        if missing:
            raise ValueError(f"{entry.page}: not on the page: {', '.join(missing)}")
        document += section
        document.note_explicit_target(section)
        if entry.kind == "module":
            pages = [article.page for article in articles(entry)]
            if pages and entry.title != "Scrollwork":
                section += tree(pages)
        elif not entry.is_article:
            env = document.settings.env
            env.metadata[env.current_document.docname]["orphan"] = ""


def tree(pages):
    from sphinx import addnodes

    node = addnodes.toctree(
        parent="", entries=[(None, page) for page in pages], includefiles=pages, maxdepth=1, caption=None,
        glob=False, hidden=True, includehidden=False, numbered=0, titlesonly=True, rawentries=[], rawcaption="")
    return nodes.compound("", node, classes=["toctree-wrapper"])


class SwiftDomain(Domain):
    """All symbols by name, for the search."""

    name, label = "swift", "Swift"
    object_types = {entry.label: ObjType(entry.label.lower()) for entry in archive.symbols}

    def get_objects(self):
        # Symbols are important, so that they come before pages that mention them.
        for entry in archive.symbols:
            yield entry.name, entry.name, entry.label, entry.page, entry.anchor, 0

    def resolve_any_xref(self, env, fromdocname, builder, target, node, contnode):
        return []

    def merge_domaindata(self, docnames, otherdata):
        pass


def setup(app):
    write_sources(pathlib.Path(app.srcdir))
    app.add_source_parser(DocCParser)
    app.add_domain(SwiftDomain)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
