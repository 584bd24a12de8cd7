import unittest

from accessibility import CHECK_BOX
from announcements import Announcements
from case import GalleryTestCase
from session_manager import gtk_version


@unittest.skipIf(gtk_version() < (4, 14), "GTK can't announce a text.")
class AnnouncementTests(GalleryTestCase):
    def test_shown_toast_is_announced(self):
        app = self.launch("toast")
        announcements = self.announcements(app)
        app.click("Save")
        self.wait_for(announcements, app, "Your changes were saved")

    def test_shown_banner_is_announced(self):
        app = self.launch("banner")
        announcements = self.announcements(app)
        switch = app.wait_until(
            lambda: next(iter(app.named(CHECK_BOX, "Offline")), None), "the switch"
        )
        self.assertTrue(switch.do_action("toggle"))
        self.wait_for(announcements, app, "You are offline. The download continues later.")

    def announcements(self, app):
        announcements = Announcements(app.bus)
        self.addCleanup(announcements.close)
        return announcements

    def wait_for(self, announcements, app, text):
        app.wait_until(lambda: announcements.received(text), f"the announcement {text!r}")
