#ifndef CCHAFA_SHIM_H
#define CCHAFA_SHIM_H

#include <chafa.h>

/// CHAFA_SYMBOL_TAG_HHALF, _VHALF and _SPACE are an enum of flags: the upper and lower half block,
/// and the blank.
static inline ChafaSymbolTags cchafa_half_blocks(void) {
    return (ChafaSymbolTags)(CHAFA_SYMBOL_TAG_VHALF | CHAFA_SYMBOL_TAG_SPACE);
}

/// A log function that keeps GLib's warnings about damaged pictures off the person's screen.
static inline void cchafa_ignore(const gchar *domain, GLogLevelFlags level, const gchar *text,
                                 gpointer data) {
    (void)domain; (void)level; (void)text; (void)data;
}
static inline void cchafa_be_quiet(void) { g_log_set_default_handler(cchafa_ignore, NULL); }

#endif
