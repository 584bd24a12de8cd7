import unittest

from case import MailTestCase
from keyboard import is_wayland

WIDE, NARROW = (1200, 700), (400, 700)
REPLY = "mail:///folder/Inbox/message/3/reply/1"


class MailTests(MailTestCase):
    def test_link_opens_three_columns_and_back_shows_the_message(self):
        app = self.launch(REPLY)
        app.wait_for_title("Reply of Ada")
        app.wait_for_label("Reply 1 to message 3.")
        app.wait_for_row("Archive")
        app.wait_for_row("Minutes 3")
        app.press("alt+Left")
        app.wait_for_title("Minutes 3")
        app.wait_for_label("From Barbara")

    def test_wrong_link_is_reported(self):
        app = self.launch("mail:///folder/Inbox/message/900")
        app.wait_for_label("There is no message 900.")
        app.click("OK")
        app.wait_for_no("OK")
        app.wait_for_label("Select a message.")

    @unittest.skipIf(is_wayland(), "The size of a window can be changed with X11 only.")
    def test_page_of_a_reply_remains_while_columns_become_pages_and_columns_again(self):
        app = self.launch(REPLY)
        app.wait_for_title("Reply of Ada")
        for _ in range(3):
            app.resize(*NARROW)
            app.wait_for_no_row("Archive")
            app.wait_for_label("Reply 1 to message 3.")
            app.resize(*WIDE)
            app.wait_for_row("Archive")
            app.wait_for_label("Reply 1 to message 3.")
        app.resize(*NARROW)
        app.wait_for_no_row("Archive")
        app.press("Escape")
        app.wait_for_title("Minutes 3")
        app.wait_for_label("From Barbara")
        app.press("Escape")
        app.wait_for_row("Minutes 3")
        app.press("Escape")
        app.wait_for_row("Archive")

    @unittest.skipIf(is_wayland(), "The size of a window can be changed with X11 only.")
    def test_draft_and_focus_remain_while_the_window_is_resized(self):
        app = self.launch()
        app.resize(*WIDE)
        app.wait_for_row("Inbox")
        app.press("ctrl+n")
        app.wait_for_title("New Message")
        app.type("Hello")
        app.wait_for_button_beyond("Send", NARROW[0])
        app.resize(*NARROW)
        app.wait_for_button_within("Send", NARROW[0])
        app.type(" Ada")
        app.resize(*WIDE)
        app.wait_for_button_beyond("Send", NARROW[0])
        app.click("Send")
        app.wait_for_no("Send")
        app.select_folder("Sent")
        app.wait_for_row("Hello Ada")
