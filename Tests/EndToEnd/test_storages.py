"""Stored values survive kills of the processes that change them."""

import unittest

from storage_stress import Stress


class StorageTests(unittest.TestCase):
    def test_no_saved_change_of_a_file_is_lost(self):
        Stress("file", writes=1000, kills=10, seed=1).run()

    def test_no_saved_change_of_a_setting_is_lost(self):
        Stress("app", writes=1000, kills=10, seed=1).run()

    def test_no_saved_change_of_a_database_is_lost(self):
        Stress("database", writes=1000, kills=10, seed=1).run()
