#ifndef CPIXBUF_SHIM_H
#define CPIXBUF_SHIM_H

#include <stddef.h>

// The prototypes we need of gdk-pixbuf 2.26 and gobject 2.0, as their manuals have them, with
// GError left out: its pointer may be NULL. The libraries' own flags warn on every build.

typedef struct _GdkPixbufLoader GdkPixbufLoader;
typedef struct _GdkPixbuf GdkPixbuf;

extern GdkPixbufLoader *gdk_pixbuf_loader_new_with_type(const char *type, void **error);
extern void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
extern int gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const unsigned char *bytes,
                                   size_t count, void **error);
extern int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, void **error);
extern GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
extern GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *pixbuf);
extern int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
extern int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
extern int gdk_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
extern int gdk_pixbuf_get_n_channels(const GdkPixbuf *pixbuf);
extern int gdk_pixbuf_get_bits_per_sample(const GdkPixbuf *pixbuf);
extern const unsigned char *gdk_pixbuf_read_pixels(const GdkPixbuf *pixbuf);
extern GdkPixbuf *gdk_pixbuf_new(int colorspace, int has_alpha, int bits_per_sample, int width,
                                 int height);
extern void gdk_pixbuf_fill(GdkPixbuf *pixbuf, unsigned int rgba);
extern void gdk_pixbuf_scale(const GdkPixbuf *source, GdkPixbuf *target, int x, int y, int width,
                             int height, double offset_x, double offset_y, double scale_x,
                             double scale_y, int interpolation);
extern int gdk_pixbuf_save_to_bufferv(GdkPixbuf *pixbuf, char **buffer, size_t *count,
                                      const char *type, char **names, char **values,
                                      void **error);
extern void g_free(void *memory);
extern void g_object_unref(void *object);
extern unsigned long g_signal_connect_data(void *instance, const char *signal,
                                           void (*handler)(void), void *data,
                                           void (*destroy)(void *, void *), int flags);

/// GDK_COLORSPACE_RGB, the only one, and GDK_INTERP_BILINEAR.
enum { cpixbuf_rgb = 0, cpixbuf_bilinear = 2 };

/// G_CALLBACK is a cast: the handler of `size-prepared` as any handler.
static inline void cpixbuf_on_size(GdkPixbufLoader *loader,
                                   void (*handler)(GdkPixbufLoader *, int, int, void *),
                                   void *data) {
    g_signal_connect_data(loader, "size-prepared", (void (*)(void))handler, data, NULL, 0);
}

#endif
