import unittest

from app import complaints


class ComplaintTests(unittest.TestCase):
    """The lines on the standard error of the app that are failures."""

    def test_reported_issue_is_a_complaint(self):
        issue = "ComposableArchitecture/Store.swift:42: An action was sent to an absent element."
        self.assertEqual(complaints([issue]), [issue])

    def test_every_line_except_an_empty_line_is_a_complaint(self):
        lines = [
            "(counters:7): Gtk-WARNING **: 11:00:00.000: Unknown key",
            "",
            "Counters/App.swift:1: Fatal error: Unexpectedly found nil",
            "  its second line",
        ]
        self.assertEqual(complaints(lines), [lines[0], lines[2], lines[3]])

    def test_line_is_expected_only_if_the_whole_line_matches_a_pattern(self):
        lines = ["counters: 'abc' is no number.", "App/App.swift:1: counters: 'abc' is no number."]
        self.assertEqual(complaints(lines, [r"counters: .*"]), lines[1:])
