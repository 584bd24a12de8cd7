#ifndef C_TEST_REPORTING_H
#define C_TEST_REPORTING_H

/// Starts to count the jobs of tasks and, in a debug build, replaces the reporter of issues. Called
/// in a process that runs tests. The Swift module TestReporting defines the function.
void composable_architecture_start_test_reporting(void);

#endif
