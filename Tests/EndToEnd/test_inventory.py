"""Inventory, as a user keeps a list of items."""

import re
import subprocess
import time
import uuid

from accessibility import CHECK_BOX
from app import ROOT
from case import InventoryTestCase
from inventory_app import inventory_file


class InventoryTests(InventoryTestCase):
    def add(self, app, name):
        app.press("ctrl+n")
        app.wait_for_title("Add item")
        app.type(name)
        app.click("Add")
        app.button(f"{name}, In stock: 1")

    def test_journey_from_a_new_item_to_its_deletion_and_back(self):
        app = self.launch()
        app.wait_for_label("No items")
        self.add(app, "Mouse")
        app.wait_for_names("Mouse")

        # A name can be used only once.
        app.choose("Actions for Mouse", "Duplicate…")
        problem = "Another item is named “Mouse”. Enter a different name."
        app.wait_for_label(problem)
        app.click("Duplicate")
        self.assert_refused(app, problem, "Duplicate", "Mouse")
        app.press("ctrl+a")
        app.type("Mouse 2")
        app.wait_until(
            lambda: not [text for text in app.labels() if text.startswith("Another")],
            "the problem of the name to be removed",
        )
        app.click("Duplicate")
        app.button("Mouse 2, In stock: 1")
        app.wait_for_names("Mouse", "Mouse 2")

        # Going back with a change asks first.
        app.click("Mouse 2, In stock: 1")
        app.wait_for_title("Mouse 2")
        app.press("ctrl+a")
        app.type("Trackball")
        app.press("alt+Left")
        app.wait_for_title("Discard changes?")
        app.click("Keep editing")
        app.click("Save")
        app.button("Trackball, In stock: 1")
        app.wait_for_names("Mouse", "Trackball")

        app.choose("Actions for Trackball", "Delete…")
        app.wait_for_title("Delete “Trackball”?")
        app.click("Delete")
        app.wait_for_label("“Trackball” was deleted")
        app.wait_for_names("Mouse")
        app.click("Undo")
        app.wait_for_names("Mouse", "Trackball")

    def assert_refused(self, app, problem, button, *names):
        """Asserts that a form, which is saved by the button, remains with its problem."""
        # The app would save the item, and close the form, in much less time.
        time.sleep(1)
        self.assertIn(problem, app.labels())
        app.button(button)
        self.assertEqual(app.names(), list(names))

    def test_screen_reader_that_asks_for_a_missing_window_does_not_end_the_app(self):
        app = self.launch()
        app.press("ctrl+n")
        app.wait_for_title("Add item")
        self.ask_for_windows(app)
        app.click("Choose picture")
        app.wait_until(lambda: app.window_count() == 2, "the dialog for files")
        self.ask_for_windows(app)
        app.press("Escape")
        app.wait_until(lambda: app.window_count() == 1, "the dialog to close")
        self.ask_for_windows(app)
        app.wait_for_title("Add item")

    def ask_for_windows(self, app):
        """Asks for windows beyond the visible ones, as some screen readers do."""
        for index in range(20):
            app.tree.child(index)
        self.assertTrue(app.tree.children, "the app has ended")

    def test_empty_name_is_refused_in_the_sheet(self):
        app = self.launch()
        self.add(app, "Mouse")
        app.wait_for_names("Mouse")
        app.wait_for_no("Add")
        app.press("ctrl+n")
        app.wait_for_title("Add item")
        app.click("Add")
        app.wait_for_label("Enter a name.")
        self.assert_refused(app, "Enter a name.", "Add", "Mouse")
        app.type("Monitor")
        app.wait_until(lambda: "Enter a name." not in app.labels(), "the problem to be removed")
        app.click("Add")
        app.wait_for_names("Monitor", "Mouse")

    def test_items_that_are_out_of_stock_are_deleted_after_a_question(self):
        home = self.new_home()
        app = self.launch(home=home)
        self.add(app, "Mouse")
        app.open_link(f"inventory:///item/{app.id_of('Mouse')}")
        app.wait_for_title("Mouse")
        self.toggle(app, "In stock")
        app.click("Save")
        app.button("Mouse, Out of stock")
        app.choose("Items", "Clear out of stock…")
        app.wait_for_title("Delete 1 item that is out of stock?")
        app.click("Cancel")
        app.wait_for_no("Cancel")
        app.wait_for_names("Mouse")
        app.choose("Items", "Clear out of stock…")
        app.click("Delete")
        app.wait_for_names()

    def toggle(self, app, name):
        switch = app.wait_until(
            lambda: next((node for node in app.named(CHECK_BOX, name)), None), f"a switch {name!r}"
        )
        self.assertTrue(switch.do_action("toggle"))

    def test_import_of_10000_rows_names_the_lines_of_two_bad_rows(self):
        home = self.new_home()
        rows = [f"Item {number:05},{number}" for number in range(10_000)]
        rows[4_000] = ",7"
        rows[7_000] = "Item 07000,many"
        file = home / "items.csv"
        file.write_text("name,quantity\n" + "\n".join(rows) + "\n")
        app = self.launch(home=home)
        app.wait_for_label("No items")
        app.choose("Items", "Import…")
        app.choose_file(file)
        app.wait_for_title("Import items")
        app.wait_until(
            lambda: {text[:9] for text in app.labels() if text.startswith("Line ")}
            == {"Line 4002", "Line 7002"},
            "the lines 4002 and 7002",
        )
        app.click("Import")
        app.wait_for_label("9,998 items were imported.")
        app.click("Done")
        app.wait_until(lambda: len(app.rows()) == 9_998, "9,998 items to be saved")
        app.button("Item 00000, In stock: 0")

    def test_export_writes_all_items_to_a_file(self):
        home = self.new_home()
        app = self.launch(home=home)
        self.add(app, "Mouse")
        app.choose("Items", "Export…")
        app.choose_file(home / "stock.csv")
        app.wait_for_label("1 item was exported.")
        lines = (home / "stock.csv").read_text().splitlines()
        self.assertEqual(len(lines), 2)
        self.assertIn("Mouse", lines[1])

    def test_unfinished_form_is_restored_after_a_kill(self):
        home = self.new_home()
        app = self.launch(home=home)
        app.wait_for_label("No items")
        app.press("ctrl+n")
        app.wait_for_title("Add item")
        app.type("Monitor")
        app.wait_until(
            lambda: "Monitor" in str(app.session()), "the unfinished form to be saved"
        )
        app.kill()
        app.stop()
        app = self.launch(home=home)
        app.wait_for_title("Add item")
        app.click("Add")
        app.wait_for_names("Monitor")

    def test_links_open_pages_and_invalid_links_are_explained(self):
        home = self.new_home()
        app = self.launch("search/mouse", home=home)
        app.wait_for_label("No items found")
        other = str(uuid.uuid4()).upper()
        app.open_link(f"inventory:///item/{other}")
        app.wait_for_title("The item does not exist")
        result = subprocess.run(
            [app.binary, "filter/lost"],
            env=app.environment,
            capture_output=True,
            text=True,
            timeout=app.patience,
        )
        self.assertEqual(result.returncode, 2)
        self.assertRegex(result.stderr, r"^inventory: Part 2 of the link is 'lost'\. Expected ")

    def test_help_and_version_open_no_window(self):
        self.assertIn("item/ID", self.run_to_end("--help").stdout)
        self.assertEqual(self.run_to_end("--version").stdout, (ROOT / "VERSION").read_text())

    def test_database_that_is_damaged_is_moved_aside_and_named_in_an_alert(self):
        home = self.new_home()
        file = inventory_file(home)
        file.parent.mkdir(parents=True)
        file.write_text("damaged" * 1000)
        app = self.launch(home=home)
        app.wait_for_title("The inventory can't be read")
        moved = next(file.parent.glob("items.unreadable-*.sqlite"))
        self.assertEqual(moved.read_text(), "damaged" * 1000)
        app.wait_for_label(
            f"{file} is not a database. The file was moved to {moved}, and a new database was created."
        )

    def test_database_that_can_not_be_opened_is_explained_and_opened_later(self):
        home = self.new_home()
        file = inventory_file(home)
        file.mkdir(parents=True)
        app = self.launch(home=home)
        app.wait_for_label("The inventory can't be opened")
        app.wait_until(
            lambda: any(str(file) in text for text in app.labels()), "the path of the file"
        )
        file.rmdir()
        app.click("Try again")
        app.wait_for_label("No items")
        self.add(app, "Mouse")
        app.wait_for_names("Mouse")

    def test_session_that_is_damaged_is_named_in_an_alert(self):
        home = self.new_home()
        file = home / "state/org.composablegtk.Inventory/session.json"
        file.parent.mkdir(parents=True)
        file.write_text("damaged")
        app = self.launch(home=home)
        app.wait_for_title("The last session can't be restored")
        self.assertTrue(re.search("damaged", next(file.parent.glob("session-*.json")).read_text()))
