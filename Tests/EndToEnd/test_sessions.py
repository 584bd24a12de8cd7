"""The session that the app restores."""

import json
import re
import resource
import signal
import subprocess
import unittest

from accessibility import BUTTON
from case import CountersTestCase
from counters_app import session_file
from keyboard import is_wayland
from session_manager import SessionManager, gtk_version

NOT_RESTORED = "The last session can't be restored"
NOT_SAVED = "The session can't be saved"


def counter(count):
    return f"counter/{count}"


class SessionTests(CountersTestCase):
    @unittest.skipIf(is_wayland(), "The size of a window can be changed with X11 only.")
    def test_window_has_its_last_size_also_without_the_session(self):
        home = self.new_home()
        app = self.launch(home=home)
        first = app.window_size()
        app.resize(first[0] + 150, first[1] - 40)
        app.wait_until(lambda: app.window_size() != first, "the window to be resized")
        size = app.window_size()
        app.press("ctrl+q")
        self.assertEqual(app.wait_for_exit(), 0)
        for arguments in ([], ["--no-restore"], ["counter/5"]):
            app = self.launch(*arguments, home=home)
            app.wait_until(lambda: app.window_size() == size, f"a window of {size}")
            app.press("ctrl+q")
            self.assertEqual(app.wait_for_exit(), 0)

    def test_session_is_restored_after_the_app_is_killed(self):
        home = self.new_home()
        app = self.launch(home=home)
        app.click("Go to counter")
        app.wait_for_title("Counter: 0")
        app.click("Increment")
        app.wait_for_title("Counter: 1")
        app.click("Go to counter: 1")
        app.wait_for_screens(2)
        app.click("Go to fact: 1")
        app.wait_for_title("Fact: 1")
        app.wait_for_saved([counter(1), counter(1), "fact/1"])
        app.kill()

        app = self.launch(home=home)
        app.wait_for_title("Fact: 1")
        app.wait_for_screens(3)
        app.wait_for_label("Sum: 2")
        app.click("Back")
        app.wait_for_title("Counter: 1")

    def test_restored_session_has_its_fact_and_no_running_timer(self):
        home = self.new_home()
        app = self.launch("counter/1729", home=home)
        app.wait_for_title("Counter: 1729")
        app.click("Start timer")
        app.wait_for_label("Timers running: 1")
        app.click(re.compile(r"Go to fact: \d+"))
        app.wait_until(lambda: app.named(BUTTON, "Get fact"), "the page of facts")
        app.click("Get fact")
        app.button("Another fact")
        sentences = lambda: [text for text in app.labels() if text.endswith(".")]  # noqa: E731
        (fact,) = app.wait_until(sentences, "a fact")
        app.wait_until(
            lambda: any(screen.endswith(f"/{fact}") for screen in app.saved_screens()),
            "the fact to be saved",
        )
        app.kill()

        app = self.launch(home=home)
        app.wait_for_label(fact)
        app.wait_for_label("Timers running: 0")

    def test_session_of_format_version_1_is_restored(self):
        home = self.new_home()
        path = session_file(home)
        path.parent.mkdir(parents=True)
        screens = '{"counter":{"count":5}},{"fact":{"number":7}}'
        path.write_text(f'{{"session":[{screens}],"version":1}}')
        app = self.launch(home=home)
        app.wait_for_title("Fact: 7")
        app.wait_for_screens(2)
        app.click("Back")
        app.wait_for_saved([counter(5)])

    def test_last_change_is_saved_when_the_user_quits(self):
        home = self.new_home()
        app = self.launch("counter/5", home=home)
        for count in (6, 7, 8):
            app.click("Increment")
            app.wait_for_title(f"Counter: {count}")
        app.press("ctrl+q")
        self.assertEqual(app.wait_for_exit(), 0)
        self.assertEqual(app.saved_screens(), [counter(8)])

    def test_last_change_is_saved_when_a_signal_stops_the_app(self):
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            with self.subTest(signal=number.name):
                home = self.new_home()
                app = self.launch("counter/5", home=home)
                app.click("Increment")
                app.wait_for_title("Counter: 6")
                app.process.send_signal(number)
                self.assertEqual(app.wait_for_exit(), 0)
                self.assertEqual(app.saved_screens(), [counter(6)])

    def test_session_is_saved_when_the_desktop_announces_a_log_out(self):
        if gtk_version() >= (4, 20):
            self.skipTest("GTK 4.20 and newer observe log-outs through the portal, not this manager.")
        home = self.new_home()
        with SessionManager("org.composablegtk.Counters") as manager:
            app = self.launch("counter/5", home=home)
            app.wait_for_title("Counter: 5")
            self.assertIn("org.composablegtk.Counters", manager.clients)
            app.click("Increment")
            app.wait_for_title("Counter: 6")
            manager.announce_log_out()
            self.assertEqual(app.saved_screens(), [counter(6)])
            # Another program has prevented the log-out.
            app.click("Increment")
            app.wait_for_title("Counter: 7")
            manager.end_session()
            self.assertEqual(app.wait_for_exit(), 0)
            self.assertEqual(app.saved_screens(), [counter(7)])

    def save_counter(self):
        """Returns the home of an app that has saved a counter of 5, and has ended."""
        home = self.new_home()
        app = self.launch("counter/5", home=home)
        app.wait_for_saved([counter(5)])
        app.stop()
        return home

    def test_launch_with_a_link_does_not_restore_the_session(self):
        home = self.save_counter()
        app = self.launch("fact/7", home=home)
        app.wait_for_title("Fact: 7")
        app.wait_for_screens(1)

    def test_no_restore_and_reset_options_start_at_the_root_page(self):
        for option in ("--no-restore", "--reset"):
            with self.subTest(option=option):
                home = self.save_counter()
                app = self.launch(option, home=home)
                app.wait_for_title("Counters")
                app.wait_for_screens(0)
                app.kill()
        self.assertFalse(session_file(home).exists(), "'--reset' removes the session")

    def test_reset_of_a_second_launch_does_not_delete_the_session(self):
        home = self.new_home()
        app = self.launch("counter/5", home=home)
        app.wait_for_saved([counter(5)])
        again = subprocess.run(
            [app.binary, "--reset"], env=app.environment, timeout=app.patience, capture_output=True
        )
        self.assertEqual((again.returncode, again.stderr), (0, b""))
        app.wait_for_title("Counter: 5")
        self.assertEqual(app.saved_screens(), [counter(5)])

    def test_invalid_session_file_is_retained_and_reported_by_an_alert(self):
        whole = json.dumps({"version": 2, "session": [counter(5)]})
        cases = {
            "truncated": (lambda path: path.write_text(whole[:-9]), "damaged"),
            "empty": (lambda path: path.write_text(""), "empty"),
            "of a newer version": (lambda path: path.write_text('{"version":99}'), "newer version"),
            # No user can read a symlink to itself, not even root.
            "unreadable": (lambda path: path.symlink_to(path), "can't be read"),
        }
        for name, (write, word) in cases.items():
            with self.subTest(name):
                home = self.new_home()
                path = session_file(home)
                path.parent.mkdir(parents=True)
                write(path)
                app = self.launch(home=home)
                app.wait_for_title(NOT_RESTORED)
                kept = [file for file in path.parent.glob("session*") if file != path]
                self.assertEqual(len(kept), 1, kept)
                app.wait_until(
                    lambda: any(
                        word in text and str(kept[0]) in text for text in app.labels()
                    ),
                    f"a message with {word!r} and where the file is",
                )
                app.click("OK")
                app.wait_for_title("Counters")
                app.wait_for_screens(0)
                app.click("Go to counter")
                app.wait_for_saved([counter(0)])
                app.stop()
                self.assertTrue(kept[0].is_symlink() or kept[0].exists())
                if not kept[0].is_symlink():
                    before = {"truncated": whole[:-9], "empty": ""}.get(name, '{"version":99}')
                    self.assertEqual(kept[0].read_text(), before)

    def test_file_size_limit_presents_one_alert_and_app_remains_usable(self):
        def no_file_may_grow():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

        self.assert_not_saved(self.launch(limits=no_file_may_grow))

    def test_unwritable_folder_presents_one_alert_and_app_remains_usable(self):
        home = self.new_home()
        # No user can create a file below a file.
        (home / "state").write_text("")
        self.assert_not_saved(self.launch(home=home))

    def assert_not_saved(self, app):
        app.click("Go to counter")
        app.wait_for_title(NOT_SAVED)
        app.click("OK")
        app.wait_for_title("Counter: 0")
        for count in (1, 2, 3):
            app.click("Increment")
            app.wait_for_title(f"Counter: {count}")
        # This is longer than the interval of the retries.
        app.click("Start timer")
        app.wait_for_title("Counter: 6")
        self.assertNotIn(NOT_SAVED, [window.name for window in app.windows()])
