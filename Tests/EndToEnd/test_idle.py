"""The activity of the app without input, which is none."""

from case import CountersTestCase
from process import threads, watch

SECONDS = 3


class IdleTests(CountersTestCase):
    def assert_comes_to_rest(self, app):
        """Expects a period in which the main thread is never woken."""
        pid = app.process.pid
        # The thread that waits for the display, for input and for timers.
        main = threads(pid)[pid]
        self.assertGreater(main.wake_ups, 0)

        def rests():
            return main.name not in watch(pid, SECONDS).wake_ups

        app.wait_until(rests, f"{SECONDS} seconds without work")

    def test_main_thread_is_idle_without_a_timer(self):
        app = self.launch("counter/1/fact/2/counter/3")
        app.wait_for_title("Counter: 3")
        self.assert_comes_to_rest(app)

    def test_main_thread_is_idle_after_timers_are_stopped_or_popped(self):
        app = self.launch("counter/1/counter/2")
        app.wait_for_title("Counter: 2")
        app.click("Start timer")
        app.wait_for_label("Timers running: 1")
        app.click("Close")
        app.wait_for_title("Counter: 1")
        app.click("Start timer")
        app.wait_for_title("Counter: 2")
        app.click("Stop timer")
        app.wait_for_label("Timers running: 0")
        self.assert_comes_to_rest(app)
