"""Facts of a web service. A server in the test sends every kind of reply."""

import re
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import disks
from case import CountersTestCase

GOOD, SLOW, ERROR, HUGE, BINARY, MARKUP, PAGE, SILENT, CUT, ENDLESS = range(1, 11)
MARKED_UP = "<b>6</b> &amp; <span foreground='red'>perfect</span>."


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Set when the test is over, so that no reply is delayed any longer.
    is_over = threading.Event()

    def do_GET(self):
        number = int(self.path.strip("/"))
        answers = {
            GOOD: lambda: self.answer(b"1 is the loneliest number.\n"),
            SLOW: lambda: self.answer(b"2 took its time.", after=1),
            ERROR: lambda: self.answer(b"3 has a problem.", status=500),
            HUGE: lambda: self.answer(b"4" * 10_000_000),
            BINARY: lambda: self.answer(bytes(range(256))),
            MARKUP: lambda: self.answer(MARKED_UP.encode()),
            PAGE: lambda: self.answer(b"<h1>7</h1>", kind="text/html"),
            SILENT: lambda: self.is_over.wait(30),
            CUT: self.close,
            ENDLESS: self.drip,
        }
        answers[number]()

    def answer(self, body, status=200, kind="text/plain; charset=utf-8", after=0):
        self.is_over.wait(after)
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            pass  # The client has closed the connection before the end of the reply.

    def close(self):
        self.close_connection = True

    def drip(self):
        """Sends single bytes without end. Each byte is in time, but the reply never ends."""
        self.send_response(200)
        self.send_header("Content-Type", "text/plain")
        self.end_headers()
        try:
            while not self.is_over.wait(0.2):
                self.wfile.write(b".")
                self.wfile.flush()
        except OSError:
            pass

    def log_message(self, *arguments):
        pass


class WebFactTests(CountersTestCase):
    def setUp(self):
        Handler.is_over.clear()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        thread = threading.Thread(target=self.server.serve_forever)
        thread.start()

        def stop():
            Handler.is_over.set()
            self.server.shutdown()
            thread.join()
            self.server.server_close()

        self.addCleanup(stop)

    def ask(self, number, address=None, **options):
        port = self.server.server_address[1]
        template = address or f"http://127.0.0.1:{port}/{{number}}"
        app = self.launch("--facts-url", template, f"fact/{number}", **options)
        app.wait_for_title(f"Fact: {number}")
        app.click("Get fact")
        return app

    def assert_alert(self, app, number, reason):
        app.wait_for_title(f"No fact about {number}")
        app.wait_until(
            lambda: any(reason in text for text in app.labels()), f"a reason with {reason!r}"
        )
        app.click("Cancel")
        app.wait_for_title(f"Fact: {number}")
        app.button("Get fact")

    def test_text_reply_is_shown_as_a_fact(self):
        app = self.ask(GOOD)
        app.wait_for_label("1 is the loneliest number.")
        app.wait_for_label("From the web")

    def test_reply_after_one_second_is_shown(self):
        app = self.ask(SLOW)
        app.wait_for_label("2 took its time.")

    def test_invalid_reply_presents_an_alert_with_the_reason(self):
        for number, reason in {
            ERROR: "status 500",
            HUGE: "more than 64 KiB",
            BINARY: "not text",
            PAGE: "'text/html'",
            CUT: "can't be reached",
        }.items():
            with self.subTest(reason):
                app = self.ask(number)
                self.assert_alert(app, number, reason)
                app.stop()

    def test_missing_or_endless_reply_times_out_with_an_alert(self):
        for number in (SILENT, ENDLESS):
            with self.subTest(number=number):
                app = self.ask(number)
                self.assert_alert(app, number, "longer than 5 seconds")
                app.stop()

    def test_refused_connection_presents_an_alert(self):
        app = self.ask(7, "http://127.0.0.1:9/{number}")
        self.assert_alert(app, 7, "can't be reached")

    def test_app_without_libcurl_presents_an_alert_instead_of_a_fact(self):
        needed = subprocess.run(["ldd", self.app.binary], capture_output=True, text=True).stdout
        if "libcurl" in needed:
            self.skipTest("This build doesn't start without libcurl; a release build does.")
        if reason := disks.why_none_can_be_made(self.new_home()):
            self.skipTest(reason)
        cache = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True).stdout
        files = re.findall(r"libcurl\.so\.4 .* => (.*)", cache)
        app = self.ask(7, limits=disks.damaged_files(*files))
        self.assert_alert(app, 7, "without libcurl")

    def test_markup_in_a_reply_is_shown_as_plain_text(self):
        app = self.ask(MARKUP)
        app.wait_for_label(MARKED_UP)

    def test_fact_page_can_be_closed_while_a_request_is_in_flight(self):
        app = self.ask(SILENT)
        app.click("Close")
        app.wait_for_title("Counters")

    def test_shortcuts_work_while_a_request_is_in_flight(self):
        app = self.ask(SILENT)
        waiting = "Getting a fact"
        app.wait_until(lambda: waiting in [node.name for node in app.tree.visible()], waiting)
        app.press("ctrl+question")
        app.wait_for_title("Keyboard Shortcuts")
        app.press("Escape")
        app.wait_until(lambda: len(app.windows()) == 1, "the shortcuts to close")
        app.press("alt+Left")
        app.wait_for_title("Counters")

    def test_invalid_url_template_is_reported_with_status_2(self):
        for template in ("http://localhost/", "ftp://localhost/{number}", "{number}"):
            with self.subTest(template):
                result = self.run_to_end("--facts-url", template)
                self.assertEqual(result.returncode, 2)
                self.assertRegex(result.stderr, r"^counters: '.*' is not a URL for facts")
