"""Makes the nodes of a page from docc's render JSON."""

import html

from archive import slug
from docutils import nodes

# Tokens of a declaration, by the classes that colors of code have.
TOKENS = {
    "keyword": "k", "attribute": "nd", "identifier": "nf", "externalParam": "nv", "internalParam": "n",
    "typeIdentifier": "nc", "genericParameter": "nc", "number": "m", "string": "s",
}
# Conformances that every type has.
UNTOLD = {"Swift.Copyable", "Swift.Escapable"}
LANGUAGES = {"swift", "sh", "yaml", "json", "javascript", "html", "xml", "kotlin", "dart", "c"}
WIDE = 68


class Renderer:
    """Renders one page: an article, a module, or a type with its members."""

    def __init__(self, archive, entry, shown):
        self.archive = archive
        self.entry = entry
        self.shown = shown
        self.ids = {member.anchor for member in archive.members.get(entry.page, [])}

    # Links

    def address(self, page, anchor=""):
        if page == self.entry.page:
            return "#" + anchor
        up = "../" * self.entry.page.count("/")
        return f"{up}{page}.html" + (f"#{anchor}" if anchor else "")

    def link(self, entry, *children):
        anchor = entry.anchor
        node = nodes.reference("", "", *children, internal=True, refuri=self.address(entry.page, anchor))
        return node

    def code(self, text, link=True):
        literal = nodes.literal("", text)
        entry = self.archive.names.get(text) if link else None
        if entry is None or entry.target == self.entry.target:
            return literal
        return self.link(entry, literal)

    # Text

    def inline(self, items, data, link=True):
        result = []
        for item in items:
            kind = item["type"]
            if kind == "text":
                result.append(nodes.Text(item["text"]))
            elif kind == "codeVoice":
                result.append(self.code(item["code"], link))
            elif kind in ("emphasis", "newTerm"):
                result.append(nodes.emphasis("", "", *self.inline(item["inlineContent"], data, link)))
            elif kind in ("strong", "inlineHead"):
                result.append(nodes.strong("", "", *self.inline(item["inlineContent"], data, link)))
            elif kind == "reference":
                result.append(self.reference(item, data))
            elif kind == "image":
                result.append(self.image(data["references"][item["identifier"]]))
            else:
                raise ValueError(f"{self.entry.path}: unknown text of kind {kind}")
        return result

    def unique(self, base):
        """The name of a section; headings with the same words are numbered."""
        name, number = base, 2
        while name in self.ids:
            name, number = f"{base}-{number}", number + 1
        self.ids.add(name)
        return name

    def reference(self, item, data):
        identifier = item["identifier"]
        entry = self.archive.entries.get(identifier.partition("#")[0])
        known = data["references"].get(identifier, {})
        if entry:
            title = item.get("overridingTitle") or known.get("title") or entry.title
            is_code = entry.kind and entry.kind != "module" and not item.get("overridingTitle")
            node = self.link(entry, nodes.literal("", title) if is_code else nodes.Text(title))
            if "#" in identifier:
                node["refuri"] = self.address(entry.page, identifier.partition("#")[2].lower())
            return node
        url = known.get("url", identifier)
        if url.startswith("doc:") or not known:
            raise ValueError(f"{self.entry.path}: nothing is known of {identifier}")
        return nodes.reference("", known.get("title", url), refuri=url)

    def image(self, known):
        variant = known["variants"][0]["url"]
        return nodes.image(uri="/pictures" + variant.removeprefix("/images"), alt=known.get("alt", ""))

    def blocks(self, items, data):
        result = []
        for item in items:
            kind = item["type"]
            if kind == "paragraph":
                content = self.inline(item["inlineContent"], data)
                result.append(nodes.paragraph("", "", *content))
            elif kind == "codeListing":
                result.append(self.listing("\n".join(item["code"]), item.get("syntax")))
            elif kind == "aside":
                result.append(self.aside(item, data))
            elif kind == "heading":
                result.append(nodes.rubric("", item["text"]))
            elif kind in ("unorderedList", "orderedList"):
                shape = nodes.bullet_list if kind == "unorderedList" else nodes.enumerated_list
                rows = [nodes.list_item("", *self.blocks(row["content"], data)) for row in item["items"]]
                result.append(shape("", *rows))
            elif kind == "table":
                result.append(self.table(item, data))
            else:
                raise ValueError(f"{self.entry.path}: unknown block of kind {kind}")
        return result

    def listing(self, code, language):
        if language not in LANGUAGES:
            language = "text"
        # Examples leave things out, which no lexer takes.
        return nodes.literal_block(code, code, language=language, force=True)

    def aside(self, item, data):
        content = self.blocks(item["content"], data)
        name = item.get("name") or item["style"].capitalize()
        if name in ("Note", "Important", "Tip", "Warning"):
            return nodes.admonition("", nodes.title("", name), *content, classes=[name.lower()])
        return fields((name, content))

    def table(self, item, data):
        rows = item["rows"]
        group = nodes.tgroup(cols=len(rows[0]))
        group += [nodes.colspec(colwidth=1) for _ in rows[0]]
        alignments = item.get("alignments") or ["unset"] * len(rows[0])

        def row(cells):
            return nodes.row("", *[
                nodes.entry("", *self.blocks(cell, data), classes=[f"text-{side}"] if side != "unset" else [])
                for cell, side in zip(cells, alignments)
            ])

        has_names = item.get("header") == "row" and any(rows[0])
        if has_names:
            group += nodes.thead("", row(rows[0]))
        body = rows[1:] if item.get("header") == "row" else rows
        group += nodes.tbody("", *[row(cells) for cells in body])
        has_texts = len(rows[0]) > 2 and "right" not in alignments
        return nodes.table("", group, classes=["colwidths-auto", "texts"] if has_texts else ["colwidths-auto"])

    def sections(self, items, data):
        """Blocks with headings, as sections within each other."""
        top = nodes.Element()
        stack = [(1, top)]
        for item in items:
            if item["type"] != "heading":
                stack[-1][1].extend(self.blocks([item], data))
                continue
            while stack[-1][0] >= item["level"]:
                stack.pop()
            section = nodes.section("", nodes.title("", item["text"]), ids=[self.unique(item["anchor"].lower())])
            stack[-1][1].append(section)
            stack.append((item["level"], section))
        return top.children

    # Symbols

    def declaration(self, data):
        result = []
        for section in data.get("primaryContentSections", []):
            for declaration in section.get("declarations", []):
                text = self.tokens(declaration["tokens"])
                text = f'<div class="highlight declaration"><pre>{text}</pre></div>'
                result.append(nodes.raw("", text, format="html"))
        return result

    def tokens(self, tokens):
        keywords = {token["text"] for token in tokens if token["kind"] == "keyword"}
        takes = not keywords.isdisjoint({"func", "init", "subscript", "case"})
        is_wide = takes and sum(len(token["text"]) for token in tokens) > WIDE
        depth, out, breaks = 0, [], False
        for token in tokens:
            text = ""
            for part in token["text"]:
                if part in ")]" and depth > 0:
                    depth -= 1
                    if depth == 0 and breaks and part == ")":
                        text, breaks = text + "\n", False
                if part == " " and text.endswith(",\n  "):
                    continue
                text += part
                if part in "([":
                    depth += 1
                    # The first parentheses are those of the parameters.
                    if is_wide and depth == 1 and part == "(" and not any("\n" in done for done in out):
                        text, breaks = text + "\n  ", True
                elif part == "," and depth == 1 and breaks:
                    text += "\n  "
            text = html.escape(text)
            kind = TOKENS.get(token["kind"])
            entry = self.archive.by_symbol.get(token.get("preciseIdentifier"))
            if kind:
                text = f'<span class="{kind}">{text}</span>'
            if entry and token["kind"] != "identifier" and entry.id != self.entry.id:
                text = f'<a href="{html.escape(self.address(*entry.target))}">{text}</a>'
            out.append(text)
        return "".join(out)

    def documentation(self, data, as_sections=False):
        """The abstract, the parameters and the discussion."""
        result = []
        if data.get("abstract"):
            result.append(nodes.paragraph("", "", *self.inline(data["abstract"], data)))
        for section in data.get("primaryContentSections", []):
            if section["kind"] == "parameters":
                result.append(fields(*[
                    (nodes.literal("", parameter["name"]), self.blocks(parameter["content"], data))
                    for parameter in section["parameters"]
                ]))
            elif section["kind"] == "content":
                items = section["content"]
                if items and items[0].get("anchor") in ("discussion", "overview"):
                    items = items[1:]
                if items and items[0].get("anchor") == "return-value":
                    result.append(fields(("Returns", self.blocks(items[1:], data))))
                    continue
                result += self.sections(items, data) if as_sections else self.blocks(items, data)
        return result

    def mentions(self, data):
        for section in data.get("primaryContentSections", []):
            if section["kind"] == "mentions":
                known = [self.archive.entries[mention] for mention in section["mentions"]]
                yield self.line("Mentioned in", [self.link(entry, nodes.Text(entry.title)) for entry in known])

    def relationships(self, data):
        for section in data.get("relationshipsSections", []):
            parts = []
            for identifier in section["identifiers"]:
                known = data["references"][identifier]
                if known["title"] in UNTOLD:
                    continue
                entry = self.archive.entries.get(identifier) or self.archive.by_symbol.get(
                    "s:" + identifier.rpartition("/")[2][1:])
                name = nodes.literal("", known["title"].removeprefix("Swift."))
                part = nodes.inline("", "", self.link(entry, name) if entry else name)
                if "conformance" in known:
                    condition = self.inline(known["conformance"]["constraints"], data)
                    part += [nodes.Text(" when "), *condition]
                parts.append(part)
            if parts:
                yield self.line(section["title"].capitalize(), parts)

    def line(self, name, parts):
        paragraph = nodes.paragraph("", "", nodes.strong("", name), nodes.Text(": "), classes=["facts"])
        for index, part in enumerate(parts):
            paragraph += [nodes.Text(", "), part] if index else [part]
        return paragraph

    def member(self, entry):
        data = entry.data
        self.shown.add(entry.id)
        title = nodes.title("", "", nodes.literal("", entry.title))
        section = nodes.section("", title, ids=[entry.anchor], classes=["member"])
        section += self.declaration(data) + self.documentation(data)
        section += list(self.relationships(data)) + list(self.mentions(data))
        for group in data.get("defaultImplementationsSections", []):
            for identifier in group["identifiers"]:
                other = self.archive.entries[identifier]
                if other.page == self.entry.page:
                    section += self.default(other, entry)
                else:
                    section += self.line(group["title"], [self.link(other, nodes.literal("", other.name))])
        return section

    def default(self, entry, requirement):
        self.shown.add(entry.id)
        box = nodes.container(ids=[entry.anchor], classes=["default"])
        box += nodes.paragraph("", "", nodes.strong("", "Default implementation"))
        box += self.declaration(entry.data)
        if entry.data.get("abstract") != requirement.data.get("abstract"):
            box += self.documentation(entry.data)
        return box

    def topics(self, data):
        """Groups of members, of types and of articles."""
        result = []
        for topic in data.get("topicSections", []):
            title = topic.get("title", "Topics")
            entries = [self.archive.entries[identifier] for identifier in topic["identifiers"]]
            for group in [entry for entry in entries if entry.is_group]:
                topics = group.data["topicSections"]
                identifiers = [identifier for inner in topics for identifier in inner["identifiers"]]
                result += self.topics({"topicSections": [{"title": group.title, "identifiers": identifiers}]})
            entries = [entry for entry in entries if not entry.is_group and entry.id not in self.shown]
            if not entries:
                continue
            section = nodes.section("", nodes.title("", title), ids=[self.unique("topic-" + slug(title))])
            # Members of another page, and whatever has a page, are links.
            links = [entry for entry in entries if entry.has_page or entry.page != self.entry.page]
            if links:
                section += self.index(links)
            section += [self.member(entry) for entry in entries if entry not in links]
            result.append(section)
        return result

    def index(self, entries):
        rows = nodes.definition_list(classes=["index"])
        for entry in entries:
            name = nodes.literal("", entry.title) if entry.kind and entry.kind != "module" else nodes.Text(entry.title)
            term = nodes.term("", "", self.link(entry, name))
            text = nodes.paragraph("", "", *self.inline(entry.data.get("abstract", []), entry.data))
            rows += nodes.definition_list_item("", term, nodes.definition("", text))
        return rows

    def trail(self):
        """The module and the type around this one."""
        paths = self.entry.data.get("hierarchy", {}).get("paths") or [[]]
        entries = [self.archive.entries[identifier] for identifier in paths[0]]
        entries = [entry for entry in entries if entry.has_page]
        parts = [part for entry in entries for part in (self.link(entry, nodes.Text(entry.title)), nodes.Text(" › "))]
        return nodes.paragraph("", "", *parts, nodes.Text(self.entry.label), classes=["trail"])

    def page(self):
        data, entry = self.entry.data, self.entry
        self.shown.add(entry.id)
        is_type = entry.kind and entry.kind not in ("module",) and entry.metadata.get("role") == "symbol"
        title = nodes.title("", "", nodes.literal("", entry.title) if is_type else nodes.Text(entry.title))
        section = nodes.section("", title, ids=[self.unique(slug(entry.title))])
        section += self.trail()
        if is_type:
            section += self.declaration(data)
        section += self.documentation(data, as_sections=True)
        section += list(self.relationships(data)) + list(self.mentions(data))
        section += self.topics(data)
        section += self.rest()
        return section

    def rest(self):
        """Members that fulfill protocols of other packages; docc has them in no list."""
        entries = [entry for entry in self.archive.members.get(self.entry.page, []) if not entry.is_group]
        entries = [entry for entry in entries if entry.id not in self.shown]
        if not entries:
            return []
        section = nodes.section("", nodes.title("", "For protocols"), ids=["topic-for-protocols"])
        section += [self.member(entry) for entry in entries]
        return [section]


def fields(*pairs):
    """Names with texts, as parameters and errors are shown."""
    return nodes.field_list("", *[
        nodes.field("", nodes.field_name("", "", name if isinstance(name, nodes.Node) else nodes.Text(name)),
                    nodes.field_body("", *body))
        for name, body in pairs
    ])
