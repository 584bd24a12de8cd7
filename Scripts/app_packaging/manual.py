"""The manual page of an app, from its metainfo and from the options that its program describes."""

import re


def manual_page(app, help):
    """Returns the manual page in the macros of man(7). `help` is the description of the program's
    command by swift-argument-parser, or None."""
    info = app.metainfo
    title = f'"{app.command.upper()}" 1 "{info.day.isoformat()}" "{info.text("name")} {app.version}"'
    arguments = [item for item in (help or {}).get("arguments", []) if item.get("shouldDisplay", True)]
    lines = [f'.TH {title} "User Commands"', ".SH NAME"]
    lines += [f"{escaped(app.command)} \\- {escaped(info.synopsis)}"]
    lines += [".SH SYNOPSIS", *synopsis(app, arguments, help is not None)]
    lines += [".SH DESCRIPTION", *description(info.blocks)]
    if discussion := (help or {}).get("discussion"):
        lines += [".PP", escaped(" ".join(discussion.split()))]
    positional = [item for item in arguments if item["kind"] == "positional"]
    options = [item for item in arguments if item["kind"] != "positional"]
    for heading, items in (("ARGUMENTS", positional), ("OPTIONS", options)):
        if items:
            lines += [f".SH {heading}"]
            for item in items:
                lines += [".TP", tag(item), escaped(text_of(item))]
    if app.entry.schemes:
        links = " and ".join(f"{scheme}:" for scheme in app.entry.schemes)
        lines += [".SH LINKS", escaped(f"The desktop opens links that begin with {links} with the app.")]
    if help is not None:
        lines += [".SH EXIT STATUS", "0 if the app was closed, and 2 if an argument is invalid."]
    return "\n".join(lines) + "\n"


def synopsis(app, arguments, has_help):
    if not has_help:
        return [f"\\fB{escaped(app.command)}\\fR [\\fIlink\\fR or \\fIfile\\fR]..."]
    words = [f"\\fB{escaped(app.command)}\\fR"]
    options = [item for item in arguments if item["kind"] != "positional"]
    if options:
        words.append("[\\fIoptions\\fR]")
    for item in arguments:
        if item["kind"] == "positional":
            word = tag(item) + ("..." if item.get("isRepeating") else "")
            words.append(f"[{word}]" if item.get("isOptional") else word)
    return [" ".join(words)]


def description(blocks):
    for index, block in enumerate(blocks):
        if isinstance(block, list):
            for item in block:
                yield from (".IP \\(bu 2", escaped(item))
        else:
            yield from ([".PP"] if index else [])
            yield escaped(block)


def tag(item):
    """The names of an option and its value, or the name of an argument."""
    value = f"\\fI{escaped(item.get('valueName') or 'value')}\\fR"
    if item["kind"] == "positional":
        return value
    dashes = {"long": "--", "short": "-", "longWithSingleDash": "-"}
    names = sorted(item.get("names", []), key=lambda name: name["kind"] != "short")
    words = [f"\\fB{escaped(dashes[name['kind']] + name['name'])}\\fR" for name in names]
    return ", ".join(words) + (f" {value}" if item["kind"] == "option" else "")


def text_of(item):
    parts = [item.get("abstract") or "", item.get("discussion") or ""]
    if default := item.get("defaultValue"):
        parts.append(f"The default is {default}.")
    return " ".join(" ".join(parts).split())


def escaped(text):
    """The text with the characters escaped that roff interprets."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("…", "...")
    return re.sub(r"^\.", "\\\\&.", text, flags=re.MULTILINE)
