#ifndef CURL_ON_DEMAND_H
#define CURL_ON_DEMAND_H

// libcurl, loaded when something is fetched from the web, and not when the program starts.
//
// Foundation's networking needs libcurl, which needs some forty libraries in turn: a program that has
// Foundation in it loads all of them at its start, used or not. Here are the functions that Foundation
// calls, each of which loads the library the first time that one is called. The linker takes these
// rather than the library's own, which it leaves out altogether with `--as-needed`.
//
// Foundation can't go on without the library. So whoever wants to fetch something asks first whether
// it is there.

#include <sys/cdefs.h>

__BEGIN_DECLS

/// Loads libcurl, and says in English what is wrong with it; null, if it is there. The text stays.
const char *_Nullable curl_on_demand_problem(void);

__END_DECLS

#endif
