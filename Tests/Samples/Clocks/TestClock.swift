let clock = TestClock()
