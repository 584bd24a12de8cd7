from case import CountersTestCase


class DeepLinkTests(CountersTestCase):
    def test_app_launched_with_a_path_shows_its_pages(self):
        app = self.launch("counter/42/counter/1729/fact/7")
        app.wait_for_title("Fact: 7")
        app.wait_for_label("Sum: 1771")
        app.wait_for_screens(3)
        self.assertEqual(len(app.open_back_menu()), 3)

    def test_app_launched_with_a_uri_shows_its_pages(self):
        app = self.launch("counters:///counter/42/fact/7")
        app.wait_for_title("Fact: 7")
        app.click("Back")
        app.wait_for_title("Counter: 42")
