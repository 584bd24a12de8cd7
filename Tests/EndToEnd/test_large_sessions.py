"""Sessions of ten thousand screens, which are used like sessions of ten screens."""

import json

from case import CountersTestCase
from counters_app import session_file

COUNT = 10_000


class LargeSessionTests(CountersTestCase):
    def restore(self, screens):
        home = self.new_home()
        path = session_file(home)
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps({"version": 2, "session": screens}))
        return self.launch(home=home)

    def restore_different(self):
        app = self.restore([f"counter/{number}" for number in range(1, COUNT + 1)])
        app.wait_for_title("Counter: 10000")
        app.wait_for_screens(COUNT)
        return app

    def test_large_session_shows_its_top_page_and_the_sum_of_all_pages(self):
        app = self.restore_different()
        app.wait_for_label(f"Sum: {COUNT * (COUNT + 1) // 2}")

    def test_large_session_is_saved_after_pushes_and_pops(self):
        app = self.restore_different()
        app.click("Increment")
        app.wait_for_title("Counter: 10001")
        app.click("Go to fact: 10001")
        app.wait_for_title("Fact: 10001")
        app.wait_for_screens(COUNT + 1)
        app.click("Back")
        app.wait_for_title("Counter: 10001")
        app.press("alt+Left")
        app.wait_for_title("Counter: 9999")
        app.wait_for_screens(COUNT - 1)
        app.wait_for_saved([f"counter/{number}" for number in range(1, COUNT)])
        app.click("Go to root")
        app.wait_for_title("Counters")
        app.wait_for_saved([])

    def test_back_menu_of_a_large_session_reaches_its_first_page(self):
        app = self.restore_different()
        rows = app.open_back_menu()
        self.assertEqual(rows[:2], ["Counter: 9999", "Counter: 9998"])
        self.assertLess(len(rows), COUNT / 10, "Rows are created only for visible elements.")
        app.go_to_row("End", "Counters")
        app.go_to_row("Up", "Counter: 1")
        app.press("Return")
        app.wait_for_title("Counter: 1")
        app.wait_for_screens(1)

    def test_back_menu_of_a_large_session_numbers_equal_titles(self):
        app = self.restore(["counter/7"] * COUNT)
        app.wait_for_screens(COUNT)
        app.open_back_menu()
        app.go_to_row("End", "Counters")
        app.go_to_row("Up", "Counter: 7 (9999)")
        app.press("Return")
        app.wait_for_screens(1)
