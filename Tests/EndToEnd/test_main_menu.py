from accessibility import ROW
from case import CountersTestCase


class MainMenuTests(CountersTestCase):
    """The menu at the end of the header, and the windows that its items open."""

    def wait_for_items(self, app, expected):
        app.wait_until(
            lambda: [row.text for row in app.nodes(ROW)] == expected, f"a menu of {expected}"
        )

    def open_menu(self, app):
        app.press("F10")
        self.wait_for_items(app, ["Keyboard Shortcuts", "About Counters", "Quit"])

    def wait_for_no_window(self, app, title):
        app.wait_until(
            lambda: title not in [window.name for window in app.windows()], f"no window {title!r}"
        )

    def test_f10_opens_the_main_menu_and_escape_closes_only_the_menu(self):
        app = self.launch("counter/1")
        app.wait_for_title("Counter: 1")
        app.button("Main Menu")
        self.open_menu(app)
        app.press("Escape")
        self.wait_for_items(app, [])
        app.wait_for_title("Counter: 1")

    def test_main_menu_opens_the_about_window_and_escape_closes_the_window(self):
        app = self.launch()
        self.open_menu(app)
        app.press("Down")
        app.press("Return")
        app.wait_for_title("About Counters")
        app.press("Escape")
        self.wait_for_no_window(app, "About Counters")
        app.wait_for_title("Counters")

    def test_control_question_mark_opens_the_shortcuts_window(self):
        app = self.launch()
        app.press("ctrl+question")
        app.wait_for_title("Keyboard Shortcuts")
        app.wait_for_label("Go Back")
        app.press("Escape")
        self.wait_for_no_window(app, "Keyboard Shortcuts")
        app.wait_for_title("Counters")

    def test_control_w_quits_with_status_0(self):
        app = self.launch("counter/1")
        app.press("ctrl+w")
        self.assertEqual(app.wait_for_exit(), 0)

    def test_quit_in_the_main_menu_exits_with_status_0(self):
        app = self.launch("counter/1")
        self.open_menu(app)
        app.press("Up")
        app.press("Return")
        self.assertEqual(app.wait_for_exit(), 0)
