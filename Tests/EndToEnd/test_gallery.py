from accessibility import ROW
from app import complaints
from case import GalleryTestCase


class GalleryTests(GalleryTestCase):
    def test_list_option_prints_unique_page_names(self):
        result = self.run_to_end("--list")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        pages = result.stdout.split()
        self.assertIn("slider", pages)
        self.assertEqual(len(pages), len(set(pages)))

    def test_unknown_page_is_an_error_that_lists_the_pages(self):
        result = self.run_to_end("elevator")
        self.assertEqual(result.returncode, 64, result.stderr)
        expected = r"gallery: There is no page 'elevator'\. Expected one of: .*\bslider\b.*"
        self.assertEqual(complaints(result.stderr.splitlines(), [expected]), [])
        self.assertRegex(result.stderr, expected)

    def test_gallery_opens_at_a_page_and_escape_pops_to_the_list(self):
        app = self.launch("slider")
        app.wait_for_title("Slider")
        app.press("Escape")
        app.wait_for_title("Gallery")
        # Since GTK 4.12, only the rows near the visible part of the list are accessible.
        app.button("Fonts")

    def test_shortcuts_open_the_list_of_pages_and_another_page(self):
        app = self.launch("slider")
        app.wait_for_title("Slider")
        app.press("alt+Home")
        app.wait_for_title("Gallery")
        app.press("ctrl+r")
        app.wait_until(
            lambda: "Gallery" not in [window.name for window in app.windows()], "another page"
        )

    def test_escape_dismisses_a_sheet_that_is_presented_at_launch(self):
        app = self.launch("sheet", "--presenting")
        app.wait_for_title("New planet")
        app.press("Escape")
        app.wait_until(lambda: len(app.windows()) == 1, "the sheet to be dismissed")
        app.wait_for_label("Dismissed: 1")

    def test_button_opens_the_window_of_its_value(self):
        app = self.launch("windows")
        app.wait_for_title("Windows")
        app.click("Open note 2")
        app.wait_for_title("Note 2")

    def test_a_narrow_header_folds_items_into_a_menu_that_keys_open(self):
        app = self.launch("toolbar")
        app.wait_for_title("Toolbar")
        # The picker with the title "Sort" shows its choice: GTK 4.8 names its button by the choice,
        # and later versions by the title.
        shows_choice = lambda: "Name" in [node.name for node in app.tree.visible()]  # noqa: E731
        app.wait_until(shows_choice, "the choice of the picker")
        app.resize(360, 640)
        app.wait_until(lambda: not shows_choice(), "no picker in the header")
        app.focus("More Actions")
        app.press("Return")
        expected = ["Sort", "Rename…", "Reset"]
        app.wait_until(
            lambda: [row.text for row in app.nodes(ROW)][:3] == expected, f"a menu with {expected}"
        )
        app.press("Down")
        app.press("Down")
        app.press("Return")
        app.wait_for_label("Number of items: 0.")
        app.resize(600, 640)
        app.wait_until(shows_choice, "the choice of the picker")

    def test_shortcuts_of_folded_items_work(self):
        app = self.launch("toolbar")
        app.wait_for_title("Toolbar")
        for width in (600, 360):
            app.resize(width, 640)
            app.press("ctrl+n")
        app.wait_for_label("Number of items: 5.")

    def test_menu_is_one_accessible_button_and_opens_by_a_click(self):
        app = self.launch("menu")
        app.wait_for_title("Menu")
        app.focus("Edit")  # There is exactly one button with the name, and it can have the focus.
        self.assertFalse(app.button("Disabled").is_sensitive)
        app.click("Edit")
        app.wait_until(lambda: "Rename…" in [row.text for row in app.nodes(ROW)], "the menu")
