#ifndef CSCHED_SHIM_H
#define CSCHED_SHIM_H

#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The attributes of sched_setattr(2), in the kernel's first form; glibc has them from 2.41 on.
struct csched_attributes {
    uint32_t size;
    uint32_t policy;
    uint64_t flags;
    int32_t nice;
    uint32_t priority;
    /// The time slice in nanoseconds, for a thread of an ordinary policy; 0 is the kernel's own.
    uint64_t runtime;
    uint64_t deadline;
    uint64_t period;
};

/// Reads the calling thread's attributes; not 0 when the system refuses.
static inline int csched_get(struct csched_attributes *attributes) {
    return (int)syscall(SYS_sched_getattr, 0, attributes, (unsigned)sizeof *attributes, 0u);
}

/// Sets the calling thread's attributes; not 0 when the system refuses.
static inline int csched_set(struct csched_attributes *attributes) {
    attributes->size = (uint32_t)sizeof *attributes;
    return (int)syscall(SYS_sched_setattr, 0, attributes, 0u);
}

#endif
