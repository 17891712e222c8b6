#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <sys/ioctl.h>

/* Global variables are no use to Swift 6; these read them. */
static inline WINDOW *cn_stdscr(void) { return stdscr; }
static inline int cn_colors(void) { return COLORS; }
static inline int cn_pairs(void) { return COLOR_PAIRS; }

/* The attribute macros are casts, which Swift does not import. */
static inline attr_t cn_plain(void) { return A_NORMAL; }
static inline attr_t cn_bold(void) { return A_BOLD; }
static inline attr_t cn_dim(void) { return A_DIM; }
static inline attr_t cn_reverse(void) { return A_REVERSE; }
static inline attr_t cn_underline(void) { return A_UNDERLINE; }

/* wattr_set is a macro in some builds, and its pair a short in others. */
static inline void cn_set_style(WINDOW *window, attr_t attributes, int pair) {
    wattr_set(window, attributes, (short)pair, 0);
}

/* TIOCGWINSZ, through a variadic ioctl: 0 if it answered. */
static inline int cn_window_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    int result = ioctl(descriptor, TIOCGWINSZ, &size);
    if (result == 0) {
        *columns = size.ws_col;
        *rows = size.ws_row;
    }
    return result;
}

/* The same for the pixels of the whole window, which are 0 where nobody knows them. */
static inline int cn_window_pixels(int descriptor, int *width, int *height) {
    struct winsize size;
    int result = ioctl(descriptor, TIOCGWINSZ, &size);
    if (result == 0) {
        *width = size.ws_xpixel;
        *height = size.ws_ypixel;
    }
    return result;
}

/* Last: it makes macros of ordinary words, such as columns and lines. */
#include <term.h>

#endif
