"""The expected tasks of the gallery's page "list-editing", and a comparison with its rows."""

# The minimum number of rows in view.
IN_VIEW = 10
# The maximum number of single rows out of view that have widgets.
SINGLE_ROWS = 2


class ListModel:
    """The tasks, with the changes that `ListEditingPage` makes."""

    def __init__(self, count):
        self.tasks = [(number, f"Task {number}") for number in range(1, count + 1)]

    def __len__(self):
        return len(self.tasks)

    def titles(self, query=""):
        """Returns the titles of the rows during a search, in order."""
        return [title for _, title in self.tasks if query in title]

    def add(self):
        number = max((number for number, _ in self.tasks), default=0) + 1
        self.tasks.insert(0, (number, f"Task {number}"))

    def rename(self):
        number, title = self.tasks[0]
        self.tasks[0] = (number, title + "!")

    def reverse(self):
        self.tasks.reverse()

    def delete(self, titles):
        removed = set(titles)
        self.tasks = [task for task in self.tasks if task[1] not in removed]

    def move(self, title, step):
        """Moves a task up (-1) or down (1). A task at the end remains there."""
        index = self.titles().index(title)
        if 0 <= index + step < len(self.tasks):
            self.tasks.insert(index + step, self.tasks.pop(index))


def problem(expected, texts):
    """Returns the problem with the texts of the rows that have widgets, or None.

    GTK creates widgets for the rows in view, for some rows before and after them, and for single
    rows out of view, such as the row with the focus.
    """
    index_of = {title: index for index, title in enumerate(expected)}
    ranges = []
    for place, text in enumerate(texts):
        index = index_of.get(text)
        if index is None:
            return f"The row {text!r} should not exist: {around(texts, place)}."
        if ranges and index < ranges[-1].stop:
            return (
                f"The row {text!r} is in the wrong order: {around(texts, place)}; "
                f"expected: {around(expected, index)}."
            )
        if ranges and index == ranges[-1].stop:
            ranges[-1] = range(ranges[-1].start, index + 1)
        else:
            ranges.append(range(index, index + 1))
    longest = max(ranges, key=len, default=range(0))
    if len(longest) < min(len(expected), IN_VIEW):
        return f"Only {len(longest)} of {len(expected)} rows have widgets."
    others = [each for each in ranges if each is not longest]
    if any(len(each) > 1 for each in others) or len(others) > SINGLE_ROWS:
        named = [f"{expected[each.start]!r} to {expected[each.stop - 1]!r}" for each in ranges]
        return f"Rows are missing between these: {', '.join(named)}."
    return None


def around(texts, place):
    return ", ".join(repr(text) for text in texts[max(place - 3, 0) : place + 4])
