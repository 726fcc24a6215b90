"""Reads what `docc convert` wrote for each module, and decides which page of the site shows each symbol.

A type, a module and an article each have a page. A member is a section of the page of its type.
"""

import json
import pathlib
import re

# The kinds of symbols that have a page of their own.
PAGES = {"module", "class", "struct", "enum", "protocol", "extension"}


def slug(text):
    """An identifier that needs no escapes in an address: `insert(_:at:)` is `insert-at`."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-") or "operator"


class Entry:
    """An article or a symbol: its render JSON, its page and its anchor on that page."""

    def __init__(self, data, module):
        self.data = data
        self.module = module
        self.metadata = data["metadata"]
        self.id = data["identifier"]["url"]
        self.title = self.metadata.get("title", "")
        self.path = data["variants"][0]["paths"][0].removeprefix("/documentation/")
        self.kind = self.metadata.get("symbolKind")
        self.is_article = data["kind"] == "article"
        # Docc's lists of the members that fulfill a protocol. The site shows them on the page of the type.
        self.is_group = self.path.endswith("-implementations")
        self.has_page = self.is_article and not self.is_group or self.kind in PAGES
        self.page = None
        self.anchor = ""

    @property
    def target(self):
        return (self.page, self.anchor)

    @property
    def label(self):
        return "Article" if self.is_article else self.metadata["roleHeading"]

    @property
    def name(self):
        """The name with that of its type: `CollectionView.reloadData(sectionCounts:)`."""
        owner = self.owner
        is_whole = owner is None or owner.kind in (None, "module") or self.has_page
        if is_whole or self.title.startswith(owner.title + "."):
            return self.title
        return f"{owner.title}.{self.title}"


class Archive:
    def __init__(self, folder):
        self.entries = {}
        self.modules = []
        self.folder = pathlib.Path(folder)
        for data in sorted(self.folder.glob("*/data/documentation")):
            for path in sorted(data.rglob("*.json")):
                entry = Entry(json.loads(path.read_text()), data.parent.parent.name)
                self.entries[entry.id] = entry
                if entry.kind == "module":
                    self.modules.append(entry)
        self.by_path = {entry.path: entry for entry in self.entries.values()}
        self.by_symbol = {
            entry.metadata["externalID"]: entry
            for entry in self.entries.values()
            if "externalID" in entry.metadata
        }
        self.members = {}
        self._place()
        self.names = self._names()

    @property
    def pages(self):
        return [entry for entry in self.entries.values() if entry.has_page]

    @property
    def symbols(self):
        return [entry for entry in self.entries.values() if entry.kind]

    def fulfills(self, entry):
        """Whether a typealias only says what an associated type is of a protocol that its type conforms to."""
        if entry.kind != "typealias" or entry.owner is None:
            return False
        name = entry.title.rpartition(".")[2]
        protocols = {
            identifier
            for section in entry.owner.data.get("relationshipsSections", [])
            for identifier in section["identifiers"]
        }
        return any(
            other.kind == "associatedtype" and other.title == name and other.owner.id in protocols
            for other in self.symbols if other.owner
        )

    def _place(self):
        pages = set()
        for entry in self.pages:
            page = "/".join(slug(part) for part in entry.path.split("/"))
            if page in pages:
                raise SystemExit(f"two pages would be named {page}")
            pages.add(page)
            entry.page, entry.owner = page, None
        anchors = set()
        for entry in self.entries.values():
            owner = entry.path
            while "/" in owner and (owner == entry.path or not self._is_page(owner)):
                owner = owner.rpartition("/")[0]
            entry.owner = self.by_path[owner] if owner != entry.path else None
            if entry.has_page:
                continue
            entry.page = entry.owner.page
            name = entry.path.removeprefix(owner + "/")
            base = slug(name) if entry.title[0].isalnum() or entry.title[0] in "_$" else "operator-" + slug(name)
            # Names that differ by their signs only, as operators do.
            anchor, number = base, 2
            while (entry.page, anchor) in anchors:
                anchor, number = f"{base}-{number}", number + 1
            anchors.add((entry.page, anchor))
            entry.anchor = anchor
            self.members.setdefault(entry.page, []).append(entry)

    def _is_page(self, path):
        return path in self.by_path and self.by_path[path].has_page

    def _names(self):
        """The types and members that code in a text names without doubt."""
        names = {}
        for entry in self.symbols:
            if entry.kind == "extension":
                continue
            for name in {entry.name, entry.name.partition("(")[0]}:
                names.setdefault(name, set()).add(entry.id)
        return {
            name: self.entries[next(iter(ids))]
            for name, ids in names.items()
            if len(ids) == 1 and len(name) > 4 and name[0].isupper()
        }
