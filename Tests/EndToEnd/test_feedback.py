from accessibility import CHECK_BOX
from case import GalleryTestCase


class FeedbackTests(GalleryTestCase):
    def test_button_of_a_toast_undoes_the_deletion_and_dismisses_the_toast(self):
        app = self.launch("toast")
        app.wait_for_label("Planets: 4")
        app.click("Delete a planet")
        app.wait_for_label("Mars was deleted")
        app.wait_for_label("Planets: 3")
        app.click("Undo")
        app.wait_for_label("Planets: 4")
        app.wait_for_no("Undo")

    def test_second_toast_is_shown_after_the_first_toast(self):
        app = self.launch("toast")
        app.click("Delete a planet")
        app.wait_for_label("Planets: 3")
        app.click("Save")
        app.wait_for_label("Mars was deleted")
        app.click("Undo")
        app.wait_for_label("Your changes were saved")

    def test_banner_is_shown_while_the_switch_is_on(self):
        app = self.launch("banner")
        switch = app.wait_until(
            lambda: next(iter(app.named(CHECK_BOX, "Offline")), None), "the switch"
        )
        self.assertTrue(switch.do_action("toggle"))
        app.wait_for_label("You are offline. The download continues later.")
        self.assertFalse(app.button("Download").is_sensitive)
        app.click("Connect")
        app.wait_for_no("Connect")
        app.wait_until(lambda: app.button("Download").is_sensitive, "the button to be enabled")

    def test_removed_row_is_not_accessible_after_its_transition(self):
        app = self.launch("transition")
        app.wait_for_label("Row 3")
        app.click("Insert")
        app.wait_for_label("Row 4")
        for count in (3, 2, 1, 0):
            app.click("Remove")
            app.wait_until(lambda: len(self.row_labels(app)) == count, f"{count} rows")
        app.wait_until(lambda: not app.button("Remove").is_sensitive, "a disabled button")

    def row_labels(self, app):
        return [label for label in app.labels() if label.startswith("Row ")]
