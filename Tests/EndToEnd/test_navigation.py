from case import CountersTestCase


class NavigationTests(CountersTestCase):
    def test_root_page_has_no_back_button(self):
        app = self.launch()
        app.wait_for_title("Counters")
        app.wait_for_screens(0)
        app.wait_for_no("Back")
        self.assertFalse(app.button("Go to root").is_sensitive)

    def test_back_button_pops_one_page(self):
        app = self.launch("counter/1/counter/2")
        app.wait_for_title("Counter: 2")
        app.click("Back")
        app.wait_for_title("Counter: 1")
        app.wait_for_screens(1)

    def test_covered_page_retains_its_state(self):
        app = self.launch("counter/41")
        app.click("Increment")
        app.click("Go to counter: 42")
        app.wait_for_screens(2)
        app.click("Decrement")
        app.wait_for_title("Counter: 41")
        app.click("Back")
        app.wait_for_screens(1)
        app.wait_for_title("Counter: 42")
        self.assertEqual(app.count(), 42)

    def test_covered_page_is_not_accessible(self):
        app = self.launch("counter/1")
        app.click("Go to counter: 1")
        app.wait_for_screens(2)
        app.button("Increment")  # exactly one button, on the top page
        app.click("Go to fact: 1")
        app.button("Get fact")
        app.wait_for_no("Increment")

    def test_close_button_pops_its_page(self):
        app = self.launch("counter/1/fact/7")
        app.wait_for_title("Fact: 7")
        app.click("Close")
        app.wait_for_title("Counter: 1")
        app.click("Close")
        app.wait_for_title("Counters")

    def test_go_to_root_empties_the_path(self):
        app = self.launch("counter/1/counter/2/fact/3")
        app.wait_for_screens(3)
        app.click("Go to root")
        app.wait_for_title("Counters")
        app.wait_for_screens(0)
        app.wait_for_label("Sum: 0")
        app.wait_for_no("Back")

    def test_root_page_pushes_the_fact_page_of_the_sum(self):
        app = self.launch()
        app.click("Go to fact")
        app.wait_for_title("Fact: 0")

    def test_fact_page_pushes_a_counter_of_its_number(self):
        app = self.launch("fact/12")
        app.click("Go to counter: 12")
        app.wait_for_title("Counter: 12")
        app.wait_for_screens(2)

    def test_load_and_go_pushes_a_counter(self):
        app = self.launch("counter/5")
        app.click("Load and go to counter: 5")
        app.wait_for_screens(2)
        app.wait_for_title("Counter: 5")

    def test_load_and_go_is_cancelled_when_its_page_is_popped(self):
        app = self.launch("counter/1/counter/2")
        app.click("Load and go to counter: 2")
        app.click("Close")
        app.wait_for_title("Counter: 1")
        # The timer of the lower page measures the time. After two ticks the load would be over.
        app.click("Start timer")
        app.wait_until(lambda: app.count() >= 3, "two ticks")
        app.wait_for_screens(1)
