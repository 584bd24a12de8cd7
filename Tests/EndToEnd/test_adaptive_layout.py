import unittest

from accessibility import ROW, TAB
from case import GalleryTestCase
from keyboard import is_wayland

WIDE, NARROW = (1200, 700), (400, 700)
DETAIL = "The window is narrow if the back button is shown."


@unittest.skipIf(is_wayland(), "The size of a window can be changed with X11 only.")
class AdaptiveLayoutTests(GalleryTestCase):
    def test_selected_row_remains_selected_when_columns_become_pages_and_columns_again(self):
        app = self.launch("split-view")
        app.resize(*WIDE)
        app.wait_for_label("No planet")
        planet = app.focus_first_row()
        # If the row with the focus is not selected, GTK 4.18 selects the row instead of moving the focus
        # when an arrow key is pressed. GTK 4.8 moves the focus.
        app.press("space")
        app.wait_for_label(DETAIL)
        self.assertIn("Neptune", self.rows(app))

        # The binding of the page prefers the sidebar.
        app.resize(*NARROW)
        app.wait_until(lambda: DETAIL not in app.labels(), "one column")
        self.assertEqual(app.focused_row(), planet)
        app.press("Return")
        app.wait_for_label(DETAIL)
        app.wait_until(lambda: not self.rows(app), "one column")
        app.resize(*WIDE)
        app.wait_until(lambda: planet in self.rows(app), "two columns")
        self.assertIn(DETAIL, app.labels())
        app.resize(*NARROW)
        app.wait_until(lambda: not self.rows(app), "the page of the planet")
        app.press("Escape")
        app.wait_until(lambda: planet in self.rows(app), "the page of the planets")

    def test_page_shows_the_size_class_and_the_width_of_the_window(self):
        app = self.launch("adaptive-layout")
        app.resize(*WIDE)
        app.wait_for_label("Regular width")
        # The frame of the window has two pixels.
        app.wait_for_label("1198 pixels")
        app.resize(*NARROW)
        app.wait_for_label("Compact width")
        app.wait_for_label("398 pixels")

    def test_tabs_are_buttons_in_wide_and_in_narrow_windows(self):
        app = self.launch("tab-view")
        for size in (WIDE, NARROW, WIDE):
            app.resize(*size)
            app.wait_for_label("Download an album")
            app.click("Show the playlists")
            app.wait_until(lambda: "Morning" in self.rows(app), "the list of the playlists")
            self.assertNotIn("Download an album", app.labels())
            app.select_tab("Albums")
            app.wait_for_label("Download an album")

    def test_document_tab_opens_and_closes(self):
        app = self.launch("document-tabs")
        app.click("New document")
        app.wait_until(lambda: app.named(TAB, "Document 4"), "the new document")
        app.press("ctrl+w")
        app.wait_until(lambda: not app.named(TAB, "Document 4"), "the document to be closed")
        self.assertEqual(len(app.nodes(TAB)), 3)

    def rows(self, app):
        return [row.text for row in app.nodes(ROW)]
