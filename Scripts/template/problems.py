"""The errors that `new-app` reports."""


class NewAppError(Exception):
    """A problem of the input. Each line of the message states what was expected."""

    def __init__(self, *problems):
        super().__init__("\n".join(problems))
        self.problems = problems
