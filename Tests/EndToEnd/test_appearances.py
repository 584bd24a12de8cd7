"""The app with other settings of the desktop. All pages must fit, without messages."""

from case import CountersTestCase
from keyboard import xdotool
from locales import environment_of_locale

WIDTH, HEIGHT = 360, 640


class AppearanceTests(CountersTestCase):
    def walk(self, settings="", environment=None, is_right_to_left=False):
        """Shows all pages in a small window, and all presentations above the pages."""
        app = self.launch(
            settings=f"gtk-decoration-layout=:\n{settings}", environment=environment or {}
        )
        app.wait_for_title("Counters")
        self.make_narrow(app)
        app.click("Go to counter")
        app.wait_for_title("Counter: 0")
        self.assert_direction(app, is_right_to_left)
        app.click("Decrement")
        app.wait_for_title("Counter: -1")
        app.click("Start timer")
        app.wait_for_label("Timers running: 1")
        app.click("Stop timer")
        app.wait_for_label("Timers running: 0")
        app.click("Go to root")
        app.wait_for_title("Counters")
        app.click("Go to fact")
        app.wait_for_title("Fact: 0")
        app.click("Get fact")
        app.button("Another fact")
        self.assert_narrow(app)
        app.press("F10")
        app.press("Escape")
        app.press("ctrl+question")
        app.wait_until(lambda: len(app.windows()) == 2, "the shortcuts")
        app.press("Escape")
        app.wait_until(lambda: len(app.windows()) == 1, "no shortcuts")
        app.press("Escape")
        app.wait_for_title("Counters")
        return app

    def make_narrow(self, app):
        self.window = xdotool("search", "--onlyvisible", "--pid", app.process.pid).split()[-1]
        xdotool("windowsize", self.window, WIDTH, HEIGHT)
        self.assert_narrow(app)

    def assert_narrow(self, app):
        def size():
            lines = xdotool("getwindowgeometry", "--shell", self.window).splitlines()
            values = dict(line.split("=") for line in lines if "=" in line)
            return int(values.get("WIDTH", 0)), int(values.get("HEIGHT", 0))

        app.wait_until(lambda: size() == (WIDTH, HEIGHT), f"a window of {WIDTH} × {HEIGHT}")

    def assert_direction(self, app, is_right_to_left):
        def is_placed():
            # The edge of a button is 0 before GTK has placed the button.
            decrement, increment = (
                app.button(name).extents_in_window[0] for name in ("Decrement", "Increment")
            )
            return decrement > increment if is_right_to_left else 0 < decrement < increment

        app.wait_until(is_placed, "the buttons in the direction of the text")

    def test_all_pages_fit_a_narrow_window_with_the_dark_theme(self):
        self.walk(environment={"GTK_THEME": "Adwaita:dark"})

    def test_all_pages_fit_a_narrow_window_with_the_high_contrast_theme(self):
        self.walk(environment={"GTK_THEME": "Default-hc"})

    def test_all_pages_fit_a_narrow_window_with_text_of_twice_the_size(self):
        self.walk("gtk-font-name=Sans 22")

    def test_all_pages_fit_a_narrow_window_in_hebrew_with_large_text(self):
        hebrew = environment_of_locale("he_IL", self.new_home())
        self.walk("gtk-font-name=Sans 22", hebrew, is_right_to_left=True)

    def test_the_largest_numbers_fit_a_narrow_window_with_large_text(self):
        for number in (2**63 - 1, -(2**63)):
            app = self.launch(f"counter/{number}", settings="gtk-font-name=Sans 22")
            app.wait_for_label(f"Sum: {number}")
            self.make_narrow(app)
            app.stop()
