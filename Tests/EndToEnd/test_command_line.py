from case import CountersTestCase


class CommandLineTests(CountersTestCase):
    def test_a_bad_link_is_explained_without_a_window(self):
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
                self.assertNotIn("WARNING", result.stderr)

    def test_an_unknown_option_is_refused(self):
        result = self.run_to_end("--elevator")
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("--elevator", result.stderr)

    def test_help_and_version(self):
        result = self.run_to_end("--help")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("USAGE", result.stdout)
        result = self.run_to_end("--version")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertRegex(result.stdout, r"^\d+\.\d+")
