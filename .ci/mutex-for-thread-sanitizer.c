// Tells the thread sanitizer of the locks of Swift's `Synchronization.Mutex` on Linux.
//
// Its quick way is made of atomic operations that are compiled into the caller, and seen. A thread
// that has to wait goes into the library, which no sanitizer was built into, and from there into
// the kernel, which hands the lock over itself (FUTEX_LOCK_PI): nothing tells that the one came
// before the other. Preloaded, this stands before those functions of the library and says so. It
// hides nothing: accesses outside of the lock are reported as ever.
//
// The functions: https://github.com/swiftlang/swift, stdlib/public/Synchronization/Mutex/LinuxImpl.swift
// The two calls: <sanitizer/tsan_interface.h>

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Programs that no sanitizer was built into get this preloaded too, as children of the tests.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT bool tryLock(SELF void *mutex) __asm__(TRY_LOCK);
SWIFT void unlock(SELF void *mutex) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF void *mutex) {
    SWIFT void (*own)(uint32_t, SELF void *) = dlsym(RTLD_NEXT, LOCK);
    own(thread, mutex);
    if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT bool tryLock(SELF void *mutex) {
    SWIFT bool (*own)(SELF void *) = dlsym(RTLD_NEXT, TRY_LOCK);
    bool isTaken = own(mutex);
    if (isTaken && __tsan_acquire) __tsan_acquire(mutex);
    return isTaken;
}

SWIFT void unlock(SELF void *mutex) {
    SWIFT void (*own)(SELF void *) = dlsym(RTLD_NEXT, UNLOCK);
    if (__tsan_release) __tsan_release(mutex);
    own(mutex);
}
