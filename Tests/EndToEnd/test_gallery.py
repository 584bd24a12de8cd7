from accessibility import ROW
from app import complaints
from case import GalleryTestCase


class GalleryTests(GalleryTestCase):
    def test_the_pages_are_listed(self):
        result = self.run_to_end("--list")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        pages = result.stdout.split()
        self.assertIn("slider", pages)
        self.assertEqual(len(pages), len(set(pages)))

    def test_an_unknown_page_is_refused_with_those_that_there_are(self):
        result = self.run_to_end("elevator")
        self.assertEqual(result.returncode, 64, result.stderr)
        expected = r"gallery: There is no page 'elevator'\. Expected one of: .*\bslider\b.*"
        self.assertEqual(complaints(result.stderr.splitlines(), [expected]), [])
        self.assertRegex(result.stderr, expected)

    def test_it_opens_at_a_page_and_goes_back_to_the_list(self):
        app = self.launch("slider")
        app.wait_for_title("Slider")
        app.press("Escape")
        app.wait_for_title("Gallery")
        app.button("Slider")

    def test_all_pages_and_a_random_one_are_in_the_main_menu(self):
        app = self.launch("slider")
        app.wait_for_title("Slider")
        app.press("alt+Home")
        app.wait_for_title("Gallery")
        app.press("ctrl+r")
        app.wait_until(
            lambda: "Gallery" not in [window.name for window in app.windows()], "another page"
        )

    def test_what_is_presented_at_once_is_left_by_escape(self):
        app = self.launch("sheet", "--presenting")
        app.wait_for_title("New Planet")
        app.press("Escape")
        app.wait_until(lambda: len(app.windows()) == 1, "the sheet to go")
        app.wait_for_label("Closed: 1")

    def test_windows_are_opened_for_values(self):
        app = self.launch("windows")
        app.wait_for_title("Windows")
        app.click("Open Note 2")
        app.wait_for_title("Note 2")

    def test_a_menu_is_one_button_to_a_screen_reader(self):
        app = self.launch("menu")
        app.wait_for_title("Menu")
        app.focus("Edit")  # There is exactly one button with the name, and it can have the focus.
        self.assertFalse(app.button("Disabled").is_sensitive)
        app.click("Edit")
        app.wait_until(lambda: "Rename…" in [row.text for row in app.nodes(ROW)], "the menu")
