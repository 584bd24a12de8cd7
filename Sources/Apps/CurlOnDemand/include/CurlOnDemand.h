#ifndef CURL_ON_DEMAND_H
#define CURL_ON_DEMAND_H

// libcurl, loaded at the first fetch from the web, and not when the program starts.
//
// Foundation's networking requires libcurl, which in turn requires some forty libraries. A program
// that links Foundation loads all of these libraries when the program starts, even if the program
// never uses the network. This module defines the functions that Foundation calls. The first call
// of a function loads the library. The linker resolves the calls to these functions, and with
// `--as-needed` it does not link libcurl.
//
// If the library is missing, a call from Foundation aborts the program. Call
// `curl_on_demand_problem` before each fetch, to check whether the library can be loaded.

#include <sys/cdefs.h>

__BEGIN_DECLS

/// Loads libcurl. Returns an English description of the error if the library can't be loaded, and
/// null otherwise. The caller must not free the text.
const char *_Nullable curl_on_demand_problem(void);

__END_DECLS

#endif
