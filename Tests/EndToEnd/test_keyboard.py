import subprocess

from case import CountersTestCase


class KeyboardTests(CountersTestCase):
    """Keys and mouse buttons, which the X server sends."""

    def test_escape_alt_left_and_the_mouse_back_button_pop_one_page(self):
        app = self.launch("counter/1/counter/2/counter/3")
        app.wait_for_title("Counter: 3")
        app.press("Escape")
        app.wait_for_title("Counter: 2")
        app.press("alt+Left")
        app.wait_for_title("Counter: 1")
        app.click_at("Close", mouse_button=8)
        app.wait_for_title("Counters")

    def test_escape_pops_with_the_focus_in_the_header_or_the_summary(self):
        for button in ("Back", "Go to root"):
            with self.subTest(button=button):
                app = self.launch("counter/1/counter/2")
                app.focus(button)
                app.press("Escape")
                app.wait_for_title("Counter: 1")
                app.wait_for_screens(1)
                app.stop()

    def test_mouse_back_button_pops_over_the_header(self):
        app = self.launch("counter/1/counter/2")
        app.click_at("Back", mouse_button=8)
        app.wait_for_title("Counter: 1")
        app.wait_for_screens(1)

    def test_click_after_the_mouse_back_button_activates_its_button(self):
        app = self.launch("counter/1/counter/2")
        app.wait_for_title("Counter: 2")
        app.wait_for_screens(2)
        app.click_at("Close", mouse_button=8)
        app.wait_for_title("Counter: 1")
        app.wait_for_screens(1)
        app.click_at("Increment", mouse_button=1)
        app.wait_for_title("Counter: 2")

    def test_escape_and_alt_left_do_nothing_on_the_root_page(self):
        app = self.launch()
        app.press("Escape")
        app.press("alt+Left")
        app.click("Go to counter")
        app.wait_for_title("Counter: 0")
        app.wait_for_screens(1)

    def test_space_and_return_activate_the_focused_button(self):
        app = self.launch("counter/0")
        app.focus("Increment")
        app.press("space")
        app.wait_for_title("Counter: 1")
        app.press("Return")
        app.wait_for_title("Counter: 2")

    def test_tab_reaches_the_buttons_of_the_counter_and_the_fact_page(self):
        header, footer = ["Back", "Main Menu"], ["Go to root"]
        links = ["Go to counter: 5", "Load and go to counter: 5", "Go to fact: 5"]
        pages = {
            "counter/5": ["Decrement", "Increment", "Start timer", *links, "Close"],
            "fact/5": ["Get fact", "Go to counter: 5", "Close"],
        }
        for link, buttons in pages.items():
            with self.subTest(link):
                app = self.launch(link)
                for name in header + buttons + footer:
                    app.focus(name)
                app.stop()

    def test_control_q_quits_with_status_0(self):
        app = self.launch("counter/1")
        app.press("ctrl+q")
        self.assertEqual(app.wait_for_exit(), 0)

    def test_alt_f4_quits_with_status_0(self):
        app = self.launch("counter/1")
        app.press("alt+F4")
        # The window manager handles the key, and sometimes ignores the first key after the window was
        # mapped.
        try:
            app.process.wait(5)
        except subprocess.TimeoutExpired:
            app.press("alt+F4")
        self.assertEqual(app.wait_for_exit(), 0)
