import re

from case import CountersTestCase


class PrintChangesTests(CountersTestCase):
    def test_print_changes_option_prints_an_action_and_its_state_change(self):
        app = self.app("--print-changes", "counter/41")
        self.addCleanup(app.stop)
        app.wait_for_title("Counter: 41")
        app.click("Increment")
        app.wait_for_title("Counter: 42")

        # The app writes the lines one after another.
        def is_written():
            written = "\n".join(app.stderr_lines)
            change = re.search(r"-\s+_count: 41,?\n.*\+\s+_count: 42", written)
            return "incrementButtonTapped" in written and change

        app.wait_until(is_written, "the action and its change")
