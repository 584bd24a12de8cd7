#include "CTestReporting.h"

// Swift has no function that runs when a program is loaded.
__attribute__((constructor)) static void start(void) {
  composable_architecture_start_test_reporting();
}
