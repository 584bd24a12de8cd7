import re

from case import CountersTestCase

GO_TO_FACT = re.compile("Go to fact: .*")


class TimerTests(CountersTestCase):
    def test_running_timer_increments_the_count_and_can_be_stopped(self):
        app = self.launch("counter/0")
        app.click("Start timer")
        app.wait_for_label("Timers running: 1")
        app.wait_until(lambda: app.count() >= 2, "two ticks")
        app.click("Stop timer")
        app.wait_for_label("Timers running: 0")
        app.button("Start timer")

    def test_timer_of_a_covered_page_continues(self):
        app = self.launch("counter/10")
        app.click("Start timer")
        app.click(GO_TO_FACT)
        app.wait_for_screens(2)
        app.wait_for_label("Timers running: 1")
        before = app.sum()
        app.wait_until(lambda: app.sum() >= before + 2, "two ticks")
        app.click("Back")
        app.wait_for_screens(1)
        self.assertGreaterEqual(app.count(), before + 2)

    def test_timer_is_cancelled_when_its_page_is_popped(self):
        app = self.launch("counter/10/counter/20")
        app.click("Start timer")
        app.wait_for_label("Timers running: 1")
        app.click("Back")
        app.wait_for_title("Counter: 10")
        app.wait_for_label("Timers running: 0")
        # Another timer measures the time. After two ticks, only these ticks were added to the sum.
        app.click("Start timer")
        app.wait_until(lambda: app.count() >= 12, "two ticks")
        app.click("Stop timer")
        app.wait_for_label("Timers running: 0")
        self.assertEqual(app.sum(), app.count())
