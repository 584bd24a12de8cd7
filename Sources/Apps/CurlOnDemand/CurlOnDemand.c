// The header describes the purpose of this file. The types of libcurl's functions are declared here
// instead of included, so that the build does not require libcurl's headers. The variadic argument
// has the size of a pointer on 64-bit Linux: the argument is a long, a 64-bit offset, or a pointer
// to data or to a function.

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CurlOnDemand.h"

static void *library;
static const char *problem;

static void load(void) {
  library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  // The newest functions below are `curl_url`, `curl_url_get` and `curl_url_set` of libcurl 7.62.
  // A library that contains `curl_url` therefore contains all functions below.
  if (!library || !dlsym(library, "curl_url")) problem = strdup(dlerror());
}

const char *curl_on_demand_problem(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return problem;
}

static void *find(const char *name) {
  void *function = curl_on_demand_problem() ? NULL : dlsym(library, name);
  if (!function) {
    const char *reason = problem ? problem : dlerror();
    fprintf(stderr, "Foundation calls %s, which can't be loaded: %s\n", name, reason);
    abort();
  }
  return function;
}

// The functions are hidden, so that the libraries that the program loads call the functions of
// libcurl itself.
#define HIDDEN __attribute__((visibility("hidden")))

#define FORWARD(result, name, parameters, arguments)             \
  HIDDEN result name parameters {                                \
    static _Atomic(void *) found;                                \
    if (!found) found = find(#name);                             \
    return ((result(*) parameters)(void *)found)arguments;       \
  }

#define FORWARD_VARIADIC(name)                                   \
  HIDDEN int name(void *handle, int option, ...) {               \
    static _Atomic(void *) found;                                \
    if (!found) found = find(#name);                             \
    va_list list;                                                \
    va_start(list, option);                                      \
    void *value = va_arg(list, void *);                          \
    va_end(list);                                                \
    return ((int (*)(void *, int, ...))(void *)found)(handle, option, value); \
  }

FORWARD(int, curl_global_init, (long flags), (flags))
FORWARD(void *, curl_version_info, (int age), (age))
FORWARD(char *, curl_version, (void), ())
FORWARD(void, curl_free, (void *memory), (memory))

FORWARD(void *, curl_easy_init, (void), ())
FORWARD(void, curl_easy_cleanup, (void *easy), (easy))
FORWARD(int, curl_easy_pause, (void *easy, int directions), (easy, directions))
FORWARD(const char *, curl_easy_strerror, (int code), (code))
FORWARD_VARIADIC(curl_easy_setopt)
FORWARD_VARIADIC(curl_easy_getinfo)

FORWARD(void *, curl_multi_init, (void), ())
FORWARD(int, curl_multi_cleanup, (void *multi), (multi))
FORWARD(int, curl_multi_add_handle, (void *multi, void *easy), (multi, easy))
FORWARD(int, curl_multi_remove_handle, (void *multi, void *easy), (multi, easy))
FORWARD(int, curl_multi_assign, (void *multi, int socket, void *data), (multi, socket, data))
FORWARD(void *, curl_multi_info_read, (void *multi, int *count), (multi, count))
FORWARD(int, curl_multi_socket_action, (void *multi, int socket, int events, int *running),
        (multi, socket, events, running))
FORWARD_VARIADIC(curl_multi_setopt)

FORWARD(void *, curl_slist_append, (void *list, const char *text), (list, text))
FORWARD(void, curl_slist_free_all, (void *list), (list))

FORWARD(void *, curl_url, (void), ())
FORWARD(int, curl_url_get, (void *url, int part, char **text, unsigned flags),
        (url, part, text, flags))
FORWARD(int, curl_url_set, (void *url, int part, const char *text, unsigned flags),
        (url, part, text, flags))
