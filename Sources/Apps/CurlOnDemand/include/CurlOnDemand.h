#ifndef CURL_ON_DEMAND_H
#define CURL_ON_DEMAND_H

// libcurl, which is loaded at the first call of a function instead of at the start of the program.
//
// FoundationNetworking requires libcurl, and libcurl requires many other libraries. A program that
// links FoundationNetworking loads all of these libraries at its start, even if the program never
// uses the network. This module defines the functions of libcurl that FoundationNetworking calls.
// The first call of a function loads libcurl. The linker resolves the calls to the functions of
// this module, and with `--as-needed`, the linker does not link libcurl.
//
// If libcurl can't be loaded, a call of its functions aborts the program. Call
// `curl_on_demand_problem` before each fetch, to check whether libcurl can be loaded.

#include <sys/cdefs.h>

__BEGIN_DECLS

/// Loads libcurl. Returns an English description of the error if the library can't be loaded, and
/// null otherwise. The caller must not free the text.
const char *_Nullable curl_on_demand_problem(void);

__END_DECLS

#endif
