#include "CTestReporting.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// Returns whether an argument is the path of a test program, or the option `--testing-library` of
// Swift Testing. IssueReporting performs the same checks.
static bool is_of_tests(const char *argument) {
  const char *slash = strrchr(argument, '/');
  const char *name = slash ? slash + 1 : argument;
  const char *extension = strrchr(name, '.');
  return strcmp(argument, "--testing-library") == 0 || strcmp(name, "swiftpm-testing-helper") == 0
      || strcmp(name, "xctest") == 0 || (extension && strcmp(extension, ".xctest") == 0);
}

static bool is_testing(int count, char **arguments) {
  if (getenv("XCTestBundlePath") || getenv("XCTestConfigurationFilePath")
      || getenv("XCTestSessionIdentifier") || getenv("BAZEL_TEST")) {
    return true;
  }
  for (int index = 0; index < count; index++) {
    if (is_of_tests(arguments[index])) return true;
  }
  return false;
}

// Swift has no function that runs when a program is loaded. The arguments are read here, because in
// a statically linked program, CommandLine.arguments remains empty if the property is read before
// `main`.
__attribute__((constructor)) static void start(int count, char **arguments) {
  if (is_testing(count, arguments)) composable_architecture_start_test_reporting();
}
