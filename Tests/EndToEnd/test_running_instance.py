"""A second launch, and links that are opened while the app runs."""

import subprocess

from case import CountersTestCase


class RunningInstanceTests(CountersTestCase):
    def start_again(self, app, *arguments):
        return subprocess.run(
            [app.binary, *arguments],
            env=app.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=app.patience,
        )

    def test_second_launch_exits_and_opens_no_second_window(self):
        app = self.launch("counter/5")
        app.wait_for_title("Counter: 5")
        again = self.start_again(app)
        self.assertEqual((again.returncode, again.stdout, again.stderr), (0, "", ""))
        app.wait_for_title("Counter: 5")
        self.assertEqual(len(app.windows()), 1)

    def test_link_of_a_second_launch_replaces_the_path(self):
        app = self.launch("counter/5/counter/6")
        app.wait_for_screens(2)
        again = self.start_again(app, "counter/42/fact/-7/fact/8")
        self.assertEqual((again.returncode, again.stderr), (0, ""))
        app.wait_for_title("Fact: 8")
        app.wait_for_screens(3)
        app.click("Back")
        app.wait_for_title("Fact: -7")
        self.assertEqual(len(app.windows()), 1)

    def test_second_launch_reports_its_invalid_link(self):
        app = self.launch("counter/5")
        app.wait_for_title("Counter: 5")
        again = self.start_again(app, "counter/abc")
        self.assertEqual(again.returncode, 2)
        self.assertIn("'abc'", again.stderr)
        app.wait_for_title("Counter: 5")

    def test_invalid_link_with_a_scheme_is_an_alert_of_the_running_app(self):
        app = self.launch("counter/5")
        app.wait_for_title("Counter: 5")
        again = self.start_again(app, "counters:///counter/abc")
        self.assertEqual((again.returncode, again.stderr), (0, ""))
        app.wait_for_title("The link can't be opened")
        app.click("OK")
        app.wait_for_title("Counter: 5")

    def test_first_launch_presents_an_alert_for_an_invalid_link_with_a_scheme(self):
        app = self.launch("counters:///counter/abc")
        app.wait_for_title("The link can't be opened")
        app.click("OK")
        app.wait_for_screens(0)

    def test_link_opened_by_the_desktop_replaces_the_path(self):
        app = self.launch("counter/5")
        app.wait_for_title("Counter: 5")
        app.open_link("counters:///counter/42/fact/7")
        app.wait_for_title("Fact: 7")
        app.wait_for_screens(2)

    def test_invalid_link_opened_by_the_desktop_presents_an_alert(self):
        app = self.launch("counter/5/counter/6")
        app.wait_for_title("Counter: 6")
        app.open_link("counters:///counter/42/elevator/7")
        app.wait_for_title("The link can't be opened")
        app.wait_for_label(
            "Part 3 of the link is 'elevator'. "
            "Expected the name of a screen, 'counter' or 'fact'."
        )
        app.click("OK")
        app.wait_for_title("Counter: 6")
        app.wait_for_screens(2)

    def test_new_instance_option_starts_a_second_process(self):
        app = self.launch("counter/5")
        other = self.launch("--new-instance", "counter/6")
        other.wait_for_title("Counter: 6")
        app.wait_for_title("Counter: 5")
