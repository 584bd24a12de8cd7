from case import CountersTestCase


class BackMenuTests(CountersTestCase):
    def test_back_menu_lists_the_covered_pages_from_the_nearest_to_the_root(self):
        app = self.launch("counter/42/counter/1729/fact/7")
        app.wait_for_title("Fact: 7")
        self.assertEqual(app.open_back_menu(), ["Counter: 1729", "Counter: 42", "Counters"])

    def test_back_menu_numbers_pages_with_equal_titles(self):
        app = self.launch("counter/7/counter/7/counter/1")
        app.wait_for_title("Counter: 1")
        self.assertEqual(app.open_back_menu(), ["Counter: 7", "Counter: 7 (2)", "Counters"])
        app.choose_in_back_menu("Counter: 7 (2)")
        app.wait_for_screens(1)
        app.wait_for_title("Counter: 7")

    def test_choosing_a_row_of_the_back_menu_pops_to_its_page(self):
        app = self.launch("counter/42/counter/1729/fact/7")
        app.open_back_menu()
        app.choose_in_back_menu("Counter: 42")
        app.wait_for_title("Counter: 42")
        app.wait_for_screens(1)
        app.wait_until(lambda: not app.back_menu(), "the back menu to close")

    def test_choosing_the_last_row_of_the_back_menu_pops_to_the_root(self):
        app = self.launch("counter/42/fact/7")
        app.open_back_menu()
        app.choose_in_back_menu("Counters")
        app.wait_for_title("Counters")

    def test_menu_key_opens_the_back_menu(self):
        app = self.launch("counter/42")
        app.focus("Back")
        app.press("Menu")
        self.assertEqual(app.wait_for_back_menu(), ["Counters"])

    def test_right_click_opens_the_back_menu(self):
        app = self.launch("counter/42")
        app.click_at("Back", mouse_button=3)
        self.assertEqual(app.wait_for_back_menu(), ["Counters"])

    def test_escape_closes_the_back_menu_and_does_not_pop(self):
        app = self.launch("counter/42")
        app.open_back_menu()
        app.press("Escape")
        app.wait_until(lambda: not app.back_menu(), "the back menu to close")
        app.wait_for_title("Counter: 42")
