from case import GalleryTestCase


class ListTests(GalleryTestCase):
    """Keys that move the focus in a list, and between lists."""

    def test_tab_leaves_a_list_and_enters_the_next_list_at_its_selected_row(self):
        app = self.launch("selection")
        app.wait_for_title("Selection")
        app.focus_row("Earth")
        app.press("Tab")
        app.wait_until(lambda: app.focused_row() == "Venus", "the focus in the second list")
        app.press("shift+Tab")
        app.wait_until(lambda: app.focused_row() == "Earth", "the focus in the first list")
        app.press("Down")
        app.wait_for_label("Single: Mars")
        app.press("Tab")
        app.press("shift+Tab")
        app.wait_until(lambda: app.focused_row() == "Mars", "the focus at the selected row")
