import re

from case import CountersTestCase

GO_TO_FACT = re.compile("Go to fact: .*")


class TimerTests(CountersTestCase):
    def test_a_timer_adds_one_each_second_until_it_is_stopped(self):
        app = self.launch("counter/0")
        app.click("Start timer")
        app.wait_for_label("Timers running: 1")
        app.wait_until(lambda: app.count() >= 2, "two ticks")
        app.click("Stop timer")
        app.wait_for_label("Timers running: 0")
        app.button("Start timer")

    def test_a_timer_goes_on_under_other_pages(self):
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

    def test_a_timer_ends_the_moment_its_page_leaves(self):
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
