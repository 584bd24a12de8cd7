"""Disks that are full, and disks that are read-only."""

import json

import disks
from case import CountersTestCase
from counters_app import session_file

NOT_SAVED = "The session can't be saved"
AGAIN = "The app tries to save again after each change."


def counter(count):
    return f"counter/{count}"


class DiskTests(CountersTestCase):
    def setUp(self):
        self.home = self.new_home()
        self.file = session_file(self.home)
        self.folder = self.file.parent
        self.folder.mkdir(parents=True)
        if reason := disks.why_none_can_be_made(self.folder):
            self.skipTest(reason)

    def saved(self, app):
        file = disks.as_seen_by(app.process.pid, self.file)
        return json.loads(file.read_text())["session"]

    def names(self, app):
        files = disks.as_seen_by(app.process.pid, self.folder).iterdir()
        # The sizes of the windows are in the same folder.
        return sorted(file.name for file in files if file.name != "windows.json")

    def wait_for_saved(self, app, screens):
        app.wait_until(lambda: self.saved(app) == screens, f"{screens} to be saved")

    def acknowledge(self, app):
        app.click("OK")
        app.wait_until(lambda: len(app.windows()) == 1, "the alert to be dismissed")

    def assert_told_once(self, app, reason):
        """Expects one alert, and no second alert while the app is used and retries the save."""
        app.wait_for_title(NOT_SAVED)
        app.wait_for_label(f"{self.file} can't be written: {reason}. {AGAIN}")
        self.acknowledge(app)
        app.wait_for_title("Counter: 6")
        self.assert_not_told_again(app)

    def assert_not_told_again(self, app):
        """Counts from 6 to 11, and expects no alert."""
        for count in (7, 8):
            app.click("Increment")
            app.wait_for_title(f"Counter: {count}")
        # The timer runs for longer than the interval of the retries.
        app.click("Start timer")
        app.wait_for_title("Counter: 11")
        app.click("Stop timer")
        app.wait_for_label("Timers running: 0")
        self.assertNotIn(NOT_SAVED, [window.name for window in app.windows()])
        app.wait_for_screens(1)

    def test_full_disk_presents_one_alert_and_saving_resumes_with_space(self):
        app = self.launch("counter/5", home=self.home, limits=disks.small_disk(self.folder))
        app.wait_for_title("Counter: 5")
        seen = disks.as_seen_by(app.process.pid, self.folder)
        self.wait_for_saved(app, [counter(5)])
        filler = seen / "filler"
        disks.fill(filler)

        app.click("Increment")
        self.assert_told_once(app, "there is no space left on the disk")
        self.assertEqual(self.saved(app), [counter(5)], "the previous file is unchanged")
        self.assertEqual(self.names(app), ["filler", "session.json"], "no partial file remains")

        filler.unlink()
        count = app.count()
        app.click("Increment")
        self.wait_for_saved(app, [counter(count + 1)])
        self.assertEqual(self.names(app), ["session.json"])

        # When the disk is full again, another alert is presented.
        disks.fill(filler)
        app.click("Increment")
        app.wait_for_title(NOT_SAVED)
        self.acknowledge(app)
        app.wait_for_title(f"Counter: {count + 2}")
        self.assertEqual(self.saved(app), [counter(count + 1)])

    def test_read_only_disk_presents_one_alert_and_saving_resumes_once_writable(self):
        old = json.dumps({"version": 2, "session": [counter(5)]})
        self.file.write_text(old)
        app = self.launch(home=self.home, limits=disks.read_only_disk(self.folder))
        app.wait_for_title("Counter: 5")

        app.click("Increment")
        self.assert_told_once(app, "the disk is read-only")
        self.assertEqual(self.file.read_text(), old)

        disks.make_writable(app.process.pid, self.folder)
        count = app.count()
        app.click("Increment")
        self.wait_for_saved(app, [counter(count + 1)])
        self.assertEqual(self.names(app), ["session.json"])

    def test_app_exits_with_status_0_on_a_read_only_disk(self):
        self.file.write_text(json.dumps({"version": 2, "session": [counter(5)]}))
        app = self.launch(home=self.home, limits=disks.read_only_disk(self.folder))
        app.wait_for_title("Counter: 5")
        app.click("Increment")
        app.wait_for_title(NOT_SAVED)
        self.acknowledge(app)
        app.wait_for_title("Counter: 6")
        app.press("ctrl+q")
        self.assertEqual(app.wait_for_exit(), 0)

    def test_reset_on_a_read_only_disk_presents_an_alert_and_the_root_page(self):
        old = json.dumps({"version": 2, "session": [counter(5)]})
        self.file.write_text(old)
        app = self.launch("--reset", home=self.home, limits=disks.read_only_disk(self.folder))
        app.wait_for_title(NOT_SAVED)
        self.acknowledge(app)
        app.wait_for_screens(0)
        self.assertEqual(self.file.read_text(), old)

        app.click("Go to counter")
        for count in range(6):
            app.wait_for_title(f"Counter: {count}")
            app.click("Increment")
        app.wait_for_title("Counter: 6")
        self.assert_not_told_again(app)
        self.assertEqual(self.file.read_text(), old)

    def test_damaged_session_that_cannot_be_moved_is_not_overwritten(self):
        self.file.write_text("{")
        app = self.launch(home=self.home, limits=disks.read_only_disk(self.folder))
        app.wait_for_title("The last session can't be restored")
        app.wait_for_label(
            f"The file of the last session is damaged. The file is still at {self.file}. "
            "Nothing is saved until the file is removed."
        )
        self.acknowledge(app)
        app.wait_for_title("Counters")
        disks.make_writable(app.process.pid, self.folder)
        app.click("Go to counter")
        app.wait_for_title("Counter: 0")
        app.press("ctrl+q")
        self.assertEqual(app.wait_for_exit(), 0)
        self.assertEqual(self.file.read_text(), "{")
