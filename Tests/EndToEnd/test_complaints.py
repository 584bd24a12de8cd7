import unittest

from app import complaints


class ComplaintTests(unittest.TestCase):
    """The lines on the standard error of the app that are failures."""

    def test_an_issue_of_the_app_is_one(self):
        issue = "ComposableArchitecture/Store.swift:42: An action was sent to an absent element."
        self.assertEqual(complaints([issue]), [issue])

    def test_every_line_is_one_but_an_empty_one(self):
        lines = [
            "(counters:7): Gtk-WARNING **: 11:00:00.000: Unknown key",
            "",
            "Counters/App.swift:1: Fatal error: Unexpectedly found nil",
            "  its second line",
        ]
        self.assertEqual(complaints(lines), [lines[0], lines[2], lines[3]])

    def test_what_is_expected_is_none_but_has_to_match_from_end_to_end(self):
        lines = ["counters: 'abc' is no number.", "App/App.swift:1: counters: 'abc' is no number."]
        self.assertEqual(complaints(lines, [r"counters: .*"]), lines[1:])
