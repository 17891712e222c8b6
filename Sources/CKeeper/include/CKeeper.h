#ifndef CKEEPER_H
#define CKEEPER_H

#include <stdbool.h>
#include <sys/resource.h>
#include <sys/types.h>

/// A program below a process of ours that keeps it, so that all it starts ends with it.
///
/// The keeper is a copy of this process that does nothing but wait. It is the parent of the program,
/// and the system gives it every child that the program's children leave behind, whatever session
/// they are in (PR_SET_CHILD_SUBREAPER). When the program ends, when `control` is closed, and when
/// this process is gone, which closes it too, the keeper kills them all, and then reports.
struct kept_program {
    pid_t keeper;
    /// Close it to have the program ended.
    int control;
    /// Gives the program's wait status when nothing of it is left, as one `int`; or the end of file.
    int report;
};

/// Starts a program, found as a shell would find it, in a session of its own, without any of our
/// files but three, no signal blocked or ignored, and in reach of a core limit of its own.
///
/// It may be called by any thread: what runs in the copies is safe in a signal handler.
///
/// @param streams The descriptors of its standard input, output and error.
/// @return 0, or the system's error code: then nothing was started.
int ckeeper_start(
    char *const *arguments,
    char *const *variables,
    const int streams[3],
    const struct rlimit *core,
    struct kept_program *kept
);

#endif
