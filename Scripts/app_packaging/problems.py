"""The errors that `package-app` reports."""


class PackagingError(Exception):
    """A problem of the input. Each line of the message names a file and states what was expected."""

    def __init__(self, *problems):
        super().__init__("\n".join(problems))
        self.problems = problems
