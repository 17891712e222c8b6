#ifndef CGETOPT_SHIM_H
#define CGETOPT_SHIM_H

#include <getopt.h>

/// optarg: the argument of the option just read, or NULL.
static inline char *cgetopt_argument(void) { return optarg; }

/// optind: the place in argv of the next argument to read.
static inline int cgetopt_index(void) { return optind; }

/// optopt: the option letter that getopt_long refused.
static inline int cgetopt_refused(void) { return optopt; }

/// Starts a new reading of argv; getopt_long prints nothing itself.
static inline void cgetopt_restart(void) { optind = 0; opterr = 0; }

#endif
