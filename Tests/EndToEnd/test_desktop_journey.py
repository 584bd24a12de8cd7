"""Typical use on a desktop, with X11 or Wayland: keys, and the clicks of a screen reader."""

import re
import time

from case import CountersTestCase, GalleryTestCase


class CountersJourneyTests(CountersTestCase):
    def test_counters_journey_from_a_link_to_quitting(self):
        app = self.launch("counter/41", "--facts-url", "http://127.0.0.1:9/{number}")
        app.wait_for_title("Counter: 41")
        app.click("Increment")
        app.wait_for_title("Counter: 42")
        app.click("Go to counter: 42")
        app.wait_for_screens(2)
        app.click("Start timer")
        app.wait_until(lambda: app.count() > 42, "the timer to tick")
        app.click(re.compile("Go to fact: .*"))
        app.wait_for_screens(3)
        app.click("Get fact")
        app.wait_until(lambda: len(app.windows()) == 2, "an alert")
        app.press("Escape")
        app.wait_until(lambda: len(app.windows()) == 1, "the alert to close")
        self.assertEqual(len(app.open_back_menu()), 3)
        app.choose_in_back_menu("Counter: 42")
        app.wait_for_screens(1)
        app.wait_for_title("Counter: 42")
        app.press("ctrl+q")
        self.assertEqual(app.wait_for_exit(), 0)


class GalleryJourneyTests(GalleryTestCase):
    def test_escape_dismisses_the_sheet(self):
        app = self.launch("sheet")
        app.click("Show sheet")
        app.wait_for_title("New planet")
        app.press("Escape")
        app.wait_for_label("Dismissed: 1")

    def test_space_presents_the_popover_and_escape_dismisses_the_popover(self):
        app = self.launch("popover")
        app.focus("Filter")
        app.press("space")
        app.wait_until(lambda: "Show" in app.labels(), "the popover")
        # The focus is on the first of its switches, which Return toggles. GTK shows the button that
        # was activated as pressed for 250 ms, and drops keys meanwhile.
        time.sleep(0.4)
        app.press("Return")
        app.wait_for_label("Rocky: no, gaseous: yes")
        app.press("Escape")
        app.wait_until(lambda: "Show" not in app.labels(), "the popover to close")

    def test_alert_button_sends_its_answer(self):
        app = self.launch("alert")
        app.click("Delete…")
        app.wait_until(lambda: app.named_window("Delete the game?"), "the alert")
        app.click("Delete")
        app.wait_for_label("Answer: delete")

    def test_long_list_is_appended_renamed_reversed_and_filtered(self):
        app = self.launch("list-editing")
        app.wait_for_label("10000 of 10000 tasks, 0 selected")
        app.click("Add")
        app.wait_for_label("Task 10001")
        app.click("Rename")
        app.wait_for_label("Task 10001!")
        app.click("Reverse")
        # The rows in view stay in view, in reverse order.
        app.wait_until(lambda: tasks(app, "Task 2", "Task 1"), "the rows to be reversed")
        app.press("ctrl+f")
        app.press("7")
        app.wait_for_label("3439 of 10001 tasks, 0 selected")
        app.press("Escape")
        app.wait_for_label("10001 of 10001 tasks, 0 selected")


def tasks(app, *titles):
    """Whether the list shows rows with these titles, in this order."""
    shown = [text for text in app.labels() if text in titles]
    return shown == list(titles)
