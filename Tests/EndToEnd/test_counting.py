from case import CountersTestCase

LARGEST = 9223372036854775807


class CountingTests(CountersTestCase):
    def test_increment_and_decrement_change_the_count(self):
        app = self.launch("counter/0")
        app.click("Increment")
        app.wait_for_title("Counter: 1")
        self.assertEqual(app.count(), 1)
        app.click("Decrement")
        app.wait_for_title("Counter: 0")
        app.click("Decrement")
        app.wait_for_label("Sum: -1")
        self.assertEqual(app.count(), -1)

    def test_increment_is_disabled_at_the_largest_number(self):
        app = self.launch(f"counter/{LARGEST}")
        increment = app.button("Increment")
        self.assertFalse(increment.is_sensitive)
        increment.do_action("click")
        app.click("Decrement")
        app.wait_until(lambda: app.count() == LARGEST - 1, "one below the largest number")
        app.click("Increment")
        app.wait_until(lambda: app.count() == LARGEST, "the largest number")
        app.wait_until(lambda: not app.button("Increment").is_sensitive, "the counter to stop")

    def test_decrement_is_disabled_at_the_smallest_number(self):
        app = self.launch(f"counter/{-LARGEST - 1}")
        decrement = app.button("Decrement")
        self.assertFalse(decrement.is_sensitive)
        decrement.do_action("click")
        # The next click is handled after the click on the disabled button.
        app.click("Increment")
        app.wait_until(lambda: app.count() == -LARGEST, "one above the smallest number")

    def test_timer_does_not_count_beyond_the_largest_number(self):
        app = self.launch(f"counter/{LARGEST - 1}")
        app.click("Start timer")
        app.wait_until(lambda: app.count() == LARGEST, "the largest number")
        # The timer of the top page measures the time of two more ticks of the first timer.
        app.click(f"Go to counter: {LARGEST}")
        app.wait_for_screens(2)
        app.click("Decrement")
        app.wait_for_title(f"Counter: {LARGEST - 1}")
        app.click("Decrement")
        app.wait_for_title(f"Counter: {LARGEST - 2}")
        app.click("Start timer")
        app.wait_until(lambda: app.count() == LARGEST, "two more ticks")
        app.click("Back")
        app.wait_for_screens(1)
        self.assertEqual(app.count(), LARGEST)
