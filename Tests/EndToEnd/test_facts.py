from case import CountersTestCase


class FactTests(CountersTestCase):
    def facts(self, app):
        """Returns the facts on a page, which are the labels with more than 20 characters."""
        return [text for text in app.labels() if len(text) > 20]

    def test_fact_page_shows_a_fact_and_then_another_fact(self):
        app = self.launch("fact/1729")
        app.click("Get fact")
        app.button("Another fact")
        first = app.wait_until(lambda: self.facts(app), "a sentence about 1729")
        app.click("Another fact")
        app.wait_until(
            lambda: self.facts(app) not in ([], first), f"another sentence than {first[0]!r}"
        )

    def test_zero_a_negative_and_the_extreme_numbers_have_a_fact(self):
        for number in (0, -1, 9223372036854775807, -9223372036854775808):
            with self.subTest(number=number):
                app = self.launch(f"fact/{number}")
                app.click("Get fact")
                app.button("Another fact")
                app.stop()

    def test_fact_page_can_be_closed_right_after_a_request(self):
        app = self.launch("fact/7")
        app.click("Get fact")
        app.click("Close")
        app.wait_for_title("Counters")
