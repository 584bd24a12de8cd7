#ifndef C_TEST_REPORTING_H
#define C_TEST_REPORTING_H

/// Replaces the reporter of issues in a process that runs tests. The function is defined by the
/// Swift module TestReporting.
void composable_architecture_start_test_reporting(void);

#endif
