"""Standups, as a user adds stand-ups and runs meetings."""

import re
import subprocess
import time

from app import ROOT
from case import StandupsTestCase
from standups_app import new_id, save, standup, standups_file


class StandupsTests(StandupsTestCase):
    def test_journey_from_a_new_standup_through_a_meeting_to_the_deletion(self):
        home = self.new_home()
        app = self.launch(home=home)
        app.wait_for_title("Stand-ups")
        app.press("ctrl+n")
        app.wait_for_title("New stand-up")
        app.type("Design")
        # Tab moves to the length, the theme and the first attendee. Return adds a field.
        app.press("Tab")
        app.press("Tab")
        app.press("Tab")
        for number, name in enumerate(["Ann", "Ben", "Cleo"]):
            app.type(name)
            app.button(f"Remove {name}")
            if number < 2:
                app.press("Return")
        app.click("Add")
        app.button("Design, 3 attendees, 5 minutes")
        app.wait_for_saved(lambda saved: len(saved) == 1, "the stand-up to be saved")
        self.assertEqual(
            [attendee["name"] for attendee in app.saved()[0]["attendees"]], ["Ann", "Ben", "Cleo"]
        )

        app.click("Design, 3 attendees, 5 minutes")
        app.wait_for_title("Design")
        app.click("Start meeting")
        app.wait_for_title("Meeting: Design")
        app.wait_for_label("Speaker 1 of 3")
        app.wait_for_label("Elapsed: 0:02")
        for number in (2, 3):
            app.click("Next speaker")
            app.wait_for_label(f"Speaker {number} of 3")
        app.click("End meeting")
        app.click("Save and end")
        app.wait_for_title("Design")
        app.wait_for_saved(lambda saved: saved[0]["meetings"], "the meeting to be saved")

        app.click(re.compile(r".*\d\d\d\d.*"))
        app.wait_for_label("There are no notes.")
        app.click("Ann")
        app.wait_for_title("Ann")
        app.click("Design, 3 attendees, 5 minutes")
        app.wait_for_title("Design")

        app.click("Edit")
        app.wait_for_title("Edit stand-up")
        app.press("ctrl+a")
        app.type("Research")
        app.click("Save")
        app.wait_for_title("Research")
        app.click("Delete stand-up…")
        app.click("Delete")
        app.wait_for_title("Ann")
        app.wait_until(lambda: app.saved() == [], "the stand-up to be deleted")
        app.click("Back")
        app.wait_for_label("No stand-ups")

    def test_link_continues_a_meeting_which_its_last_second_ends(self):
        home = self.new_home()
        design = standup("Design", ["Ann", "Ben"])
        save(home, design)
        app = self.launch(f"standup/{design['id']}/meeting/speaker/1/28", home=home)
        app.wait_for_title("Meeting: Design")
        app.wait_for_label("Speaker 2 of 2")
        app.open_link(f"standups:///standup/{design['id']}/meeting/speaker/2/28")
        app.click("Discard and open")
        app.wait_for_title("Design")
        app.wait_for_saved(lambda saved: len(saved[0]["meetings"]) == 1, "the meeting to be saved")
        self.assertEqual(app.saved()[0]["meetings"][0]["attendees"], ["Ann", "Ben"])

    def test_going_back_asks_and_the_clock_stands_still_meanwhile(self):
        home = self.new_home()
        design = standup("Design", ["Ann", "Ben"])
        save(home, design)
        app = self.launch(f"standup/{design['id']}/meeting", home=home)
        app.wait_for_label("Elapsed: 0:01")

        def elapsed():
            """Returns the seconds of the meeting. The page below an alert is not in the accessible tree."""
            texts = lambda: [text for text in app.labels() if text.startswith("Elapsed: ")]  # noqa: E731
            minutes, seconds = app.wait_until(texts, "the time")[0].removeprefix("Elapsed: ").split(":")
            return 60 * int(minutes) + int(seconds)

        begin, before = time.monotonic(), elapsed()
        app.press("Escape")
        app.wait_for_title("End the meeting?")
        shown = time.monotonic()
        time.sleep(4)
        hidden = time.monotonic()
        app.click("Resume")
        after = elapsed()
        running = time.monotonic() - begin - (hidden - shown)
        # A clock that runs while the alert is shown adds four seconds.
        self.assertLess(after - before, running + 2)
        app.wait_until(lambda: elapsed() > after, "the clock to run")
        app.press("Escape")
        app.click("Discard")
        app.wait_for_title("Design")
        self.assertEqual(app.saved()[0]["meetings"], [])

    def test_meeting_is_restored_paused_after_the_app_was_ended(self):
        home = self.new_home()
        design = standup("Design", ["Ann", "Ben"])
        save(home, design)
        app = self.launch(f"standup/{design['id']}/meeting/speaker/2/10", home=home)
        app.wait_for_label("Elapsed: 0:42")
        self.assertEqual(app.stop(), [])
        app = self.launch(home=home)
        app.wait_for_title("Meeting: Design")
        app.wait_for_label("Paused")
        app.wait_for_label("Speaker 2 of 2")
        app.click("Resume")
        app.wait_for_label("Speaking")

    def test_unfinished_forms_are_restored_after_a_kill(self):
        home = self.new_home()
        app = self.launch(home=home)
        app.wait_for_title("Stand-ups")
        app.press("ctrl+n")
        app.wait_for_title("New stand-up")
        app.type("Design")
        # Tab moves to the length, the theme and the first attendee.
        app.press("Tab")
        app.press("Tab")
        app.press("Tab")
        app.type("Ann")
        app = self.relaunch_with_form(app, "Design", "Ann")
        app.wait_for_title("New stand-up")
        app.click("Add")
        app.button("Design, 1 attendee, 5 minutes")
        app.wait_for_saved(lambda saved: len(saved) == 1, "the stand-up to be saved")

        app.click("Design, 1 attendee, 5 minutes")
        app.wait_for_title("Design")
        app.click("Edit")
        app.wait_for_title("Edit stand-up")
        app.press("ctrl+a")
        app.type("Research")
        app = self.relaunch_with_form(app, "Research")
        app.wait_for_title("Edit stand-up")
        app.click("Save")
        app.wait_for_title("Research")
        app.wait_for_saved(lambda saved: saved[0]["title"] == "Research", "the change to be saved")

    def relaunch_with_form(self, app, *texts):
        """Kills the app after its session contains the texts of a form, and launches the app."""
        app.wait_until(
            lambda: all(f"'{text}'" in str(app.session()) for text in texts),
            "the unfinished form to be saved",
        )
        app.kill()
        app.stop()
        return self.launch(home=app.home)

    def test_invalid_link_is_an_alert_in_the_app_and_exits_2_on_the_command_line(self):
        home = self.new_home()
        save(home, standup("Design", ["Ann"]))
        app = self.launch(home=home)
        app.wait_for_title("Stand-ups")
        other = new_id()
        message = f"Part 2 of the link is '{other}'. Expected the id of a stand-up that exists."
        app.open_link(f"standups:///standup/{other}")
        app.wait_for_title("The link can't be opened")
        app.wait_for_label(message)
        again = subprocess.run(
            [app.binary, f"standup/{other}"],
            env=app.environment,
            capture_output=True,
            text=True,
            timeout=app.patience,
        )
        self.assertEqual((again.returncode, again.stderr), (2, f"standups: {message}\n"))

    def test_help_and_version_open_no_window(self):
        self.assertIn("standup/ID", self.run_to_end("--help").stdout)
        self.assertEqual(self.run_to_end("--version").stdout, (ROOT / "VERSION").read_text())

    def test_file_that_can_not_be_read_is_moved_aside_and_named_in_an_alert(self):
        home = self.new_home()
        file = standups_file(home)
        file.parent.mkdir(parents=True)
        file.write_text("damaged")
        app = self.launch(home=home)
        app.wait_for_title("The stand-ups can't be read")
        moved = next(file.parent.glob("standups.unreadable-*.json"))
        self.assertEqual(moved.read_text(), "damaged")
        app.wait_for_label(
            f"The content of {file} is not valid. The file was moved to {moved}."
        )
