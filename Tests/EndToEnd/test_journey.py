import re

from case import CountersTestCase


class JourneyTests(CountersTestCase):
    """One session from the first page to the last page, as a user navigates."""

    def test_journey_through_counters_a_timer_the_back_menu_and_a_fact(self):
        app = self.launch()
        app.wait_for_title("Counters")

        app.click("Go to counter")
        app.wait_for_screens(1)
        for number in (1, 2):
            app.click("Increment")
            app.click(f"Go to counter: {number}")
            app.wait_for_screens(number + 1)
        app.click("Increment")
        app.wait_for_title("Counter: 3")
        app.wait_for_label("Sum: 6")

        app.click("Start timer")
        app.wait_for_label("Timers running: 1")
        app.wait_until(lambda: app.count() > 3, "the timer to tick")
        app.click(re.compile("Go to fact: .*"))
        app.wait_for_screens(4)

        covered = app.open_back_menu()[0]
        app.wait_until(
            lambda: app.back_menu()[:1] not in ([], [covered]),
            f"the title {covered!r} of the covered page to tick in the back menu",
        )
        self.assertEqual(app.back_menu()[1:], ["Counter: 2", "Counter: 1", "Counters"])
        app.choose_in_back_menu("Counter: 2")
        app.wait_for_screens(2)
        app.wait_for_title("Counter: 2")
        app.wait_for_label("Timers running: 0")

        app.click("Go to fact: 2")
        app.wait_for_title("Fact: 2")
        app.click("Get fact")
        app.button("Another fact")
        app.click("Close")
        app.wait_for_title("Counter: 2")
        app.wait_for_screens(2)
