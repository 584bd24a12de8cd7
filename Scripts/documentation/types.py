"""Maps the names of public types and modules to their pages."""

import json

TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor"}


def type_links(modules):
    """The links to the modules, their types and their macros, by the code that names them.

    A property wrapper or a macro is named with an at sign, such as `@Shared`. A name that two modules
    declare is a link to the type of the module that is later in the list.
    """
    links = {}
    for module in modules:
        links[module.name, module.name] = f"doc:/{module.name}"
        graph = json.loads((module.graphs / f"{module.name}.symbols.json").read_text(encoding="utf-8"))
        for symbol in sorted(graph["symbols"], key=lambda symbol: len(symbol["names"]["title"])):
            if len(symbol["pathComponents"]) == 1 and (code := code_of(symbol)):
                links.setdefault((module.name, code), f"doc:/{module.name}/{symbol['pathComponents'][0]}")
    return {code: link for (_, code), link in links.items()}


def code_of(symbol):
    """The code that names a type or a macro, or `None` for other symbols."""
    name, kind = symbol["pathComponents"][0], symbol["kind"]["identifier"]
    declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
    if kind == "swift.macro":
        return f"@{name.split('(')[0]}"
    if kind not in TYPES:
        return None
    return f"@{name}" if "@propertyWrapper" in declaration else name
