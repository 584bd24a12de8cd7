"""Writes the file that is compiled for a sample."""

import re

from samples.blocks import ATTRIBUTE, chunks_of
from samples.contexts import IMPORT, context_of, located, used

MODIFIERS = "public|package|internal|fileprivate|private|static|final|override|nonisolated"
PREFIX = rf"^(?:(?:{ATTRIBUTE}|{MODIFIERS})\s+)*"
EXTENSION = re.compile(PREFIX + r"extension (\w+)")
TYPE = re.compile(PREFIX + r"(?:struct|enum|class|actor|protocol|typealias)\b")
FUNCTION = re.compile(PREFIX + r"(?:func|init|subscript)\b")
PROPERTY = re.compile(rf"^(?:{ATTRIBUTE}\s+)+(?:private )?(?:var|let)\b|^static (?:var|let)\b")
COMPUTED = re.compile(r"^var \w+: [^={]+\{$")
ARM = re.compile(r"^(?:case\b|default:)")
USES_STATE = re.compile(r"^return\b|^state\.|&state\.", re.MULTILINE)
REDUCER = re.compile(r"^(?:Reduce|CombineReducers|BindingReducer|EmptyReducer|Scope)\b")
DECLARES_STATE = re.compile(r"^(?:struct|enum|typealias) State\b", re.MULTILINE)
DECLARES_ACTION = re.compile(r"^(?:struct|enum|typealias) Action\b", re.MULTILINE)
TEST = re.compile(r"^(?:override )?func (?:test|invoke)", re.MULTILINE)


class Parts:
    """The chunks of a sample, sorted by the scope in which each chunk is valid."""

    def __init__(self, sample):
        self.imports, self.extensions, self.types = [], [], []
        self.members, self.arms, self.statements = [], [], []
        for number, lines in chunks_of(sample):
            text = " ".join(line.strip() for line in lines)
            source = located(sample.path, number, lines)
            if IMPORT.match(text):
                self.imports += lines
            elif EXTENSION.match(text):
                self.extensions += source
            elif TYPE.match(text):
                self.types += source
            elif FUNCTION.match(text) or PROPERTY.match(text) or COMPUTED.match(lines[0]):
                self.members += source
            elif ARM.match(text):
                # The compiler rejects `#sourceLocation` between the cases of a switch, so only the
                # first case is located, by a directive before the switch.
                before = located(sample.path, number - 1, ["switch action {"])[:-1]
                self.arms += lines if self.arms else [*before, *lines]
            elif text.startswith("."):
                self.statements += located(sample.path, number - 1, ["_ = base", *lines])
            else:
                self.statements += source

    @property
    def code(self):
        parts = [self.types, self.extensions, self.members, self.statements, self.arms]
        return "\n".join(line for part in parts for line in part)

    @property
    def kind(self):
        """The kind of the statements: an effect, a reducer, or the body of a function."""
        text = "\n".join(line for line in self.statements if not line.startswith("#"))
        if REDUCER.match(text):
            return "reducer"
        return "effect" if self.arms or USES_STATE.search(text) else "function"


def swift_file(sample, name, page_imports):
    """The text of the file that is compiled for a sample. The sample is in a type called `name`.

    The imports of a sample of a Markdown page are added to the imports of the previous samples.
    """
    parts = Parts(sample)
    imports, declarations = context_of(sample)
    context = used(declarations, parts.code + (" State Action" if parts.kind != "function" else ""))
    everything = "\n".join(context) + "\n" + parts.code
    if sample.is_markdown:
        page_imports += parts.imports
    lines = sorted({*imports, *page_imports, *parts.imports})
    # A sample of a page uses the types of the previous samples of the page.
    lines += parts.types if sample.is_markdown else []
    nested = [] if sample.is_markdown else parts.types
    lines += [qualified(line, name, nested) for line in parts.extensions]
    lines += declaration(name, parts, everything)
    lines += context + nested + parts.members
    state = "State" if DECLARES_STATE.search(everything) else "Feature.State"
    action = "Action" if DECLARES_ACTION.search(everything) else "Feature.Action"
    lines += runnable(parts, state, action)
    return "\n".join([*lines, "}", ""])


def qualified(line, name, types):
    """The line. If the sample declares the extended type, the type is qualified by `name`."""
    match = EXTENSION.match(line)
    if not match or not re.search(rf"\b(?:struct|enum|class) {match[1]}\b", "\n".join(types)):
        return line
    return f"{line[: match.start(1)]}{name}.{line[match.start(1) :]}"


def declaration(name, parts, everything):
    """The first lines of the type that contains the members of the sample."""
    members = "\n".join(parts.members)
    if "some ReducerOf<Self>" in members:
        lines = [f"@Reducer struct {name} {{"]
        if not DECLARES_STATE.search(everything):
            lines += ["typealias State = Feature.State"]
        if not DECLARES_ACTION.search(everything):
            lines += ["typealias Action = Feature.Action"]
        return lines
    if re.search(r"^var body: some View", members, re.MULTILINE):
        return [f"struct {name}: View {{"]
    if "some Scene" in members:
        return [f"struct {name}: GtkUI.App {{", "init() { fatalError() }"]
    if "static var words" in members:
        return [f"enum {name} {{"]
    if TEST.search(members):
        return [f"final class {name}: XCTestCase {{"]
    if "@Test" in members:
        return [f"struct {name} {{"]
    # The compiler doesn't require that an initializer with a parameter of type `Never` initializes the
    # properties.
    never = "init(_ never: Never) { switch never {} }"
    if re.search(r"\[weak self\]|from: self\b", everything):
        return [f"@MainActor final class {name} {{", never]
    return [f"{'@MainActor ' if parts.kind == 'function' else ''}struct {name} {{", never]


def runnable(parts, state, action):
    """The statements of the sample in a function or a property."""
    if parts.kind == "reducer":
        types = f"<{state}, {action}>"
        first = f"@ReducerBuilder{types} var reducer: some Reducer{types} {{"
        return [first, *parts.statements, "}"]
    if parts.kind == "effect":
        first = f"func run(state: inout {state}, action: {action}) throws -> Effect<{action}> {{"
        end = ["default: return .none", "}", "#sourceLocation()"] if parts.arms else []
        return [first, *parts.statements, *parts.arms, *end, "return .none", "}"]
    return ["@MainActor func run() async throws {", *parts.statements, "}"]
