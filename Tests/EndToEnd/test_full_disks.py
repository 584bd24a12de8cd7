"""Disks that are full while Inventory and Standups save, and that have space later."""

import json

import disks
from case import InventoryTestCase, StandupsTestCase
from inventory_app import inventory_file
from standups_app import standups_file

REASON = "there is no space left on the disk"


class InventoryDiskTests(InventoryTestCase):
    def test_item_that_is_not_saved_remains_in_the_form_until_the_disk_has_space(self):
        home = self.new_home()
        folder = inventory_file(home).parent
        folder.mkdir(parents=True)
        if reason := disks.why_none_can_be_made(folder):
            self.skipTest(reason)
        app = self.launch(home=home, limits=disks.small_disk(folder, "2m"))
        app.wait_for_label("No items")
        self.add(app, "Mouse")
        app.button("Mouse, In stock: 1")
        filler = disks.as_seen_by(app.process.pid, folder) / "filler"
        disks.fill(filler)

        self.add(app, "Lamp")
        app.wait_for_title("The item can't be saved")
        app.wait_until(
            lambda: any(REASON in text for text in app.labels()), f"an alert with {REASON!r}"
        )
        app.click("OK")
        app.wait_for_title("Add item")
        filler.unlink()
        app.click("Add")
        app.button("Lamp, In stock: 1")
        app.button("Mouse, In stock: 1")

    def test_database_on_a_read_only_disk_is_opened_when_it_can_be_written(self):
        home = self.new_home()
        folder = inventory_file(home).parent
        folder.mkdir(parents=True)
        if reason := disks.why_none_can_be_made(folder):
            self.skipTest(reason)
        app = self.launch(home=home)
        app.wait_for_label("No items")
        self.add(app, "Mouse")
        app.button("Mouse, In stock: 1")
        app.press("ctrl+q")
        self.assertEqual(app.wait_for_exit(), 0)

        app = self.launch(home=home, limits=disks.read_only_disk(folder))
        app.wait_until(lambda: any("read-only" in text for text in app.labels()), "the reason")
        disks.make_writable(app.process.pid, folder)
        app.click("Try again")
        app.button("Mouse, In stock: 1")
        self.add(app, "Lamp")
        app.button("Lamp, In stock: 1")

    def add(self, app, name):
        app.press("ctrl+n")
        app.wait_for_title("Add item")
        app.type(name)
        app.click("Add")


class StandupsDiskTests(StandupsTestCase):
    def test_change_that_is_not_saved_is_saved_again_when_the_disk_has_space(self):
        home = self.new_home()
        file = standups_file(home)
        file.parent.mkdir(parents=True)
        if reason := disks.why_none_can_be_made(file.parent):
            self.skipTest(reason)
        app = self.launch(home=home, limits=disks.small_disk(file.parent))
        app.wait_for_label("No stand-ups")
        self.add(app, "Design")
        saved = disks.as_seen_by(app.process.pid, file)
        app.wait_until(lambda: titles(saved) == ["Design"], "the stand-up to be saved")
        filler = saved.parent / "filler"
        disks.fill(filler)

        self.add(app, "Research")
        app.wait_until(
            lambda: any("are not saved" in text and REASON in text for text in app.labels()),
            f"a bar with {REASON!r}",
        )
        app.button("Research, 1 attendee, 5 minutes")
        self.assertEqual(titles(saved), ["Design"], "the previous file is unchanged")
        filler.unlink()
        app.click("Save again")
        app.wait_until(lambda: titles(saved) == ["Design", "Research"], "both to be saved")
        app.wait_for_no("Save again")
        self.assertEqual([path.name for path in saved.parent.iterdir()], [file.name])

    def add(self, app, title):
        # A form that is being dismissed ignores the keys.
        app.wait_until(
            lambda: [window.name for window in app.windows()] == ["Stand-ups"], "no open form"
        )
        app.press("ctrl+n")
        app.wait_for_title("New stand-up")
        app.type(title)
        for _ in range(3):
            app.press("Tab")
        app.type("Ann")
        app.click("Add")


def titles(file):
    return [standup["title"] for standup in json.loads(file.read_text())] if file.exists() else []
