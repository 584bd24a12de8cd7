import re
from xml.etree import ElementTree

from app import ROOT, complaints
from case import CountersTestCase

# The lines of a usage error after the first line.
USAGE = [r"Usage: counters .*", r" *See 'counters --help' for more information\."]


class CommandLineTests(CountersTestCase):
    def test_invalid_link_reports_its_invalid_part_and_exits_with_status_2(self):
        links = {
            "counter/abc": "abc",
            "counter/9223372036854775808": "9223372036854775808",
            "counter": "counter",
            "elevator/1": "elevator",
            "counter/1/elevator/2": "elevator",
        }
        for link, culprit in links.items():
            with self.subTest(link=link):
                result = self.run_to_end(link)
                self.assertEqual(result.returncode, 2, result.stderr)
                self.assertIn(culprit, result.stderr)
                lines = result.stderr.splitlines()
                self.assertEqual(complaints(lines, [r"counters: .*"]), [])

    def test_unknown_option_and_second_link_are_usage_errors(self):
        for arguments in (["--elevator"], ["counter/1", "fact/7"]):
            with self.subTest(arguments=arguments):
                result = self.run_to_end(*arguments)
                self.assertEqual(result.returncode, 2, result.stderr)
                error = f"Error: .*{re.escape(arguments[-1])}.*"
                self.assertRegex(result.stderr, error)
                self.assertEqual(complaints(result.stderr.splitlines(), [error, *USAGE]), [])

    def test_help_and_version_options_print_and_exit_with_status_0(self):
        result = self.run_to_end("--help")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("USAGE", result.stdout)
        result = self.run_to_end("--version")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertEqual(result.stdout, (ROOT / "VERSION").read_text())

    def test_version_option_prints_the_newest_release_in_the_metainfo(self):
        metainfo = ROOT / "Resources/Counters/org.composablegtk.Counters.metainfo.xml"
        newest = ElementTree.parse(metainfo).find("releases/release").get("version")
        self.assertEqual(self.run_to_end("--version").stdout, f"{newest}\n")

    def test_option_without_its_value_is_a_usage_error(self):
        result = self.run_to_end("--facts-url")
        self.assertEqual(result.returncode, 2, result.stderr)
        self.assertIn("--facts-url", result.stderr)
