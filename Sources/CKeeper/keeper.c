// The keeper of a program: see CKeeper.h. Swift has neither `fork` nor `prctl`.

#define _GNU_SOURCE
#include "CKeeper.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// How often the keeper looks while the program runs, and while it is being ended.
static const int millisecondsPerLook = 10;
static const int millisecondsPerKill = 1;
/// A process that the system cannot end now is left to it after two seconds.
static const int mostKills = 2000;

/// The descriptors of a start; all are closed in the program.
struct start {
    const int *streams;
    int control;
    int report;
    /// Gives the error code of a start that failed.
    int failure;
};

/// Closes a range of descriptors, or has `exec` close it.
static void close_range_of(unsigned first, unsigned last, bool only_in_program) {
    if (first > last) return;
    unsigned flags = only_in_program ? 1U << 2 : 0; // CLOSE_RANGE_CLOEXEC, new in Linux 5.11
    if (syscall(436, first, last, flags) == 0) return; // SYS_close_range, new in Linux 5.9
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) limit.rlim_cur = 1024;
    for (unsigned next = first; next <= last && next < limit.rlim_cur; next++) {
        if (only_in_program) fcntl(next, F_SETFD, FD_CLOEXEC);
        else close(next);
    }
}

/// Closes all descriptors but two.
static void keep_only(int one, int other) {
    unsigned low = one < other ? one : other, high = one < other ? other : one;
    if (low > 0) close_range_of(0, low - 1, false);
    close_range_of(low + 1, high - 1, false);
    close_range_of(high + 1, UINT_MAX, false);
}

static void use_default_signals(void) {
    struct sigaction action = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) sigaction(number, &action, NULL);
}

/// The program's process, until it becomes the program.
static void become_program(
    char *const *arguments,
    char *const *variables,
    const struct start *start,
    const struct rlimit *core,
    pid_t keeper
) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != keeper) _exit(127);
    setsid();
    int copies[3];
    for (int stream = 0; stream < 3; stream++) {
        copies[stream] = fcntl(start->streams[stream], F_DUPFD_CLOEXEC, 3);
    }
    int failure = fcntl(start->failure, F_DUPFD_CLOEXEC, 3);
    for (int stream = 0; stream < 3; stream++) dup2(copies[stream], stream);
    close_range_of(3, UINT_MAX, true);
    setrlimit(RLIMIT_CORE, core);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execvpe(arguments[0], arguments, variables);
    int code = errno;
    (void)!write(failure, &code, sizeof code);
    _exit(127);
}

/// Kills the children that there are now: `/proc` lists them, each followed by a space.
static void kill_children(void) {
    int list = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    if (list < 0) return;
    char buffer[512];
    pid_t number = 0;
    ssize_t count;
    while ((count = read(list, buffer, sizeof buffer)) > 0) {
        for (ssize_t place = 0; place < count; place++) {
            char next = buffer[place];
            if (next >= '0' && next <= '9') {
                number = number * 10 + (next - '0');
            } else {
                if (number > 0) kill(number, SIGKILL);
                number = 0;
            }
        }
    }
    close(list);
}

/// Ends the program and all that it started; the children of one that ends become the keeper's.
///
/// @return The program's wait status; negative when the system could not end it.
static int end_all(pid_t program) {
    int status = -1;
    // Nobody has waited for it, so its number is still its own, and its group's.
    kill(-program, SIGKILL);
    kill(program, SIGKILL);
    for (int kills = 0; kills < mostKills; kills++) {
        kill_children();
        int code;
        pid_t ended;
        while ((ended = waitpid(-1, &code, WNOHANG)) > 0) {
            if (ended == program) status = code;
        }
        if (ended < 0 && errno == ECHILD) break;
        poll(NULL, 0, millisecondsPerKill);
    }
    return status;
}

/// The keeper, until nothing is left to keep.
static void keep(pid_t program, int control, int report) {
    while (true) {
        siginfo_t info = {.si_pid = 0};
        waitid(P_PID, program, &info, WEXITED | WNOHANG | WNOWAIT);
        if (info.si_pid == program) break;
        struct pollfd source = {.fd = control, .events = POLLIN};
        if (poll(&source, 1, millisecondsPerLook) > 0) break;
    }
    int status = end_all(program);
    if (status >= 0) (void)!write(report, &status, sizeof status);
    _exit(0);
}

/// The copy of this process, with all signals blocked: whoever ends the others leaves it.
static void become_keeper(
    char *const *arguments,
    char *const *variables,
    const struct start *start,
    const struct rlimit *core
) {
    use_default_signals();
    setsid();
    prctl(PR_SET_NAME, "handler-keeper");
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    pid_t keeper = getpid();
    pid_t program = fork();
    if (program == 0) become_program(arguments, variables, start, core, keeper);
    if (program < 0) {
        int code = errno;
        (void)!write(start->failure, &code, sizeof code);
        _exit(127);
    }
    keep_only(start->control, start->report);
    keep(program, start->control, start->report);
}

static void close_pair(int ends[2]) {
    close(ends[0]);
    close(ends[1]);
}

int ckeeper_start(
    char *const *arguments,
    char *const *variables,
    const int streams[3],
    const struct rlimit *core,
    struct kept_program *kept
) {
    int control[2], report[2], failure[2];
    if (pipe2(control, O_CLOEXEC) != 0) return errno;
    if (pipe2(report, O_CLOEXEC) != 0) {
        int code = errno;
        close_pair(control);
        return code;
    }
    if (pipe2(failure, O_CLOEXEC) != 0) {
        int code = errno;
        close_pair(control);
        close_pair(report);
        return code;
    }
    struct start start = {streams, control[0], report[1], failure[1]};
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t keeper = fork();
    int code = keeper < 0 ? errno : 0;
    if (keeper == 0) {
        // Its own copy would keep it from seeing that ours is closed.
        close(control[1]);
        become_keeper(arguments, variables, &start, core);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(control[0]);
    close(report[1]);
    close(failure[1]);
    if (code == 0) {
        ssize_t count;
        while ((count = read(failure[0], &code, sizeof code)) < 0 && errno == EINTR) {}
        if (count <= 0) code = 0;
        if (code != 0) {
            while (waitpid(keeper, NULL, 0) < 0 && errno == EINTR) {}
        }
    }
    close(failure[0]);
    if (code != 0) {
        close(control[1]);
        close(report[0]);
        return code;
    }
    *kept = (struct kept_program){keeper, control[1], report[0]};
    return 0;
}
