"""Random texts in files, links, fields, on the clipboard and in CSV files. `make storm-texts` sends more."""

import unittest

from keyboard import is_wayland
from text_storm import storm


@unittest.skipIf(is_wayland(), "The clipboard and the keyboard are those of X11.")
class RandomTextTests(unittest.TestCase):
    def test_apps_answer_while_they_receive_random_texts(self):
        figures, ways, failures = storm(150, seed=1, longest=50_000, report=lambda line: None)
        self.assertEqual(failures, [], figures)
        self.assertGreaterEqual(sum(ways.values()), 150)
        for way in ("a link", "the command line", "a field", "the clipboard", "a session", "a CSV file"):
            self.assertGreater(ways[way], 0, way)


if __name__ == "__main__":
    unittest.main()
