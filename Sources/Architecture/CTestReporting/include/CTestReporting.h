#ifndef C_TEST_REPORTING_H
#define C_TEST_REPORTING_H

/// Replaces the reporter of issues in a process that runs tests. Swift's module TestReporting defines
/// the function.
void composable_architecture_start_test_reporting(void);

#endif
