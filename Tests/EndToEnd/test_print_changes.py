from case import CountersTestCase


class PrintChangesTests(CountersTestCase):
    def test_print_changes_option_prints_an_action_and_its_state_change(self):
        app = self.app("--print-changes", "counter/41")
        self.addCleanup(app.stop)
        app.wait_for_title("Counter: 41")
        app.click("Increment")
        app.wait_for_title("Counter: 42")
        app.wait_until(
            lambda: "incrementButtonTapped" in "\n".join(app.stderr_lines), "the action"
        )
        written = "\n".join(app.stderr_lines)
        self.assertRegex(written, r"-\s+count: 41,?\n.*\+\s+count: 42")
