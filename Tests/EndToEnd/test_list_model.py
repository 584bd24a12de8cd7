import unittest

from list_model import IN_VIEW, ListModel, problem


class ListModelTests(unittest.TestCase):
    """The model with which `list_soak.py` compares a list."""

    def test_list_model_applies_edits_to_its_titles(self):
        model = ListModel(4)
        model.add()
        model.rename()
        self.assertEqual(model.titles(), ["Task 5!", "Task 1", "Task 2", "Task 3", "Task 4"])
        model.reverse()
        model.move("Task 2", -1)
        model.move("Task 4", -1)
        self.assertEqual(model.titles(), ["Task 4", "Task 2", "Task 3", "Task 1", "Task 5!"])
        model.delete(["Task 4", "Task 1"])
        model.move("Task 2", 1)
        self.assertEqual(model.titles(), ["Task 3", "Task 2", "Task 5!"])
        self.assertEqual(model.titles("2"), ["Task 2"])

    def test_rows_in_the_view_and_single_rows_outside_are_no_problem(self):
        expected = ListModel(1000).titles()
        view = expected[100 : 100 + IN_VIEW]
        self.assertIsNone(problem(expected, view))
        self.assertIsNone(problem(expected, [expected[0], *view, expected[-1]]))
        self.assertIsNone(problem(expected[:3], expected[:3]))
        self.assertIsNone(problem([], []))

    def test_missing_extra_and_misordered_rows_are_a_problem(self):
        expected = ListModel(1000).titles()
        view = expected[100 : 100 + 2 * IN_VIEW]
        other = ["Task 5000"]
        for texts in (
            *([], view[: IN_VIEW - 1], view + other, other + view),
            *(view[:12] + view[13:], view[::-1], view[:9] + view[8:], view[:1] + view),
        ):
            with self.subTest(texts):
                self.assertTrue(problem(expected, texts))
        self.assertTrue(problem(expected[:3], expected[:2]))
        self.assertTrue(problem(expected[:3], [expected[0], expected[2]]))
