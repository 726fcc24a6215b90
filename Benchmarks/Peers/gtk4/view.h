/* A GtkListView in a GtkScrolledWindow of 600x800, laid out and painted by hand rather than by the
 * frame clock of its window. */
#pragma once
#include "../common/picture.h"
#include "model.h"

/* One list at a time, in a window that stays. */
static struct {
  GtkWidget *window, *box, *scroller, *list;
  GtkAdjustment *adjustment;
  GPtrArray *labels; /* of all rows that the list has made */
  cairo_surface_t *surface;
  cairo_t *cairo;
  gboolean variable, alternates;
  long made, binds;
} view;

/* Rows have no padding of their own, and text as the other harnesses have it. */
static const char style[] =
    "listview > row { padding: 0; margin: 0; border: 0; min-height: 0; transition: none;"
    " background: #d0d0d0; }"
    "listview label { font: 15px \"DejaVu Sans\"; color: black; padding: 0 16px; }"
    "listview label.odd { background: #ffffff; }";

static void label_gone(gpointer data, GObject *label) {
  (void)data;
  g_ptr_array_remove_fast(view.labels, label);
}

static void row_setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_list_item_set_child(item, label);
  g_object_set_data(G_OBJECT(label), "item", item);
  g_ptr_array_add(view.labels, label);
  g_object_weak_ref(G_OBJECT(label), label_gone, NULL);
  view.made++;
}

/* GTK tells odd rows from even ones by style classes; they are set where the ground is looked at
 * only, since that makes a bind dearer. */
static void row_bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  Row *row = gtk_list_item_get_item(item);
  GtkWidget *label = gtk_list_item_get_child(item);
  char text[32];
  snprintf(text, sizeof text, "Row %u", row->id);
  gtk_label_set_text(GTK_LABEL(label), text);
  gtk_widget_set_size_request(label, -1, height_of_row(row->id, view.variable));
  if (view.alternates) {
    if (gtk_list_item_get_position(item) % 2) {
      gtk_widget_add_css_class(label, "odd");
    } else {
      gtk_widget_remove_css_class(label, "odd");
    }
  }
  view.binds++;
}

/* Handles what is waiting, without waiting for more. */
static void view_drain(void) {
  for (int i = 0; i < 5; i++) {
    while (g_main_context_iteration(NULL, FALSE)) {
    }
  }
}

static void view_close(void) {
  if (view.scroller) gtk_box_remove(GTK_BOX(view.box), view.scroller);
  view.scroller = NULL;
  view_drain();
}

/* A list as GTK's documentation has it: a factory that makes rows and binds them, and no selection.
 * There are no scroll bars, as no other harness shows any. Takes the place of the list before. */
static void view_open(Model *model) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(row_setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(row_bind), NULL);
  GListModel *rows = g_object_ref(G_LIST_MODEL(model));
  view.list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(rows)), factory);
  view.scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(view.scroller), GTK_POLICY_NEVER,
                                 GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(view.scroller), view.list);
  gtk_widget_set_hexpand(view.scroller, TRUE);
  gtk_widget_set_vexpand(view.scroller, TRUE);
  gtk_box_append(GTK_BOX(view.box), view.scroller);
  view.adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(view.scroller));
}

static void view_layout(void) {
  int least, natural;
  gtk_widget_measure(view.scroller, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  gtk_widget_measure(view.scroller, GTK_ORIENTATION_VERTICAL, VIEW_WIDTH, &least, &natural, NULL,
                     NULL);
  gtk_widget_allocate(view.scroller, VIEW_WIDTH, VIEW_HEIGHT, -1, NULL);
}

/* Render nodes of all that is in sight, drawn with cairo as the cairo renderer does. */
static void view_paint(void) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_widget_snapshot_child(view.box, view.scroller, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  if (!node) return;
  cairo_save(view.cairo);
  cairo_set_source_rgb(view.cairo, 1, 1, 1);
  cairo_paint(view.cairo);
  gsk_render_node_draw(node, view.cairo);
  cairo_restore(view.cairo);
  cairo_surface_flush(view.surface);
  gsk_render_node_unref(node);
}

static double view_offset(void) { return gtk_adjustment_get_value(view.adjustment); }
static double view_extent(void) { return gtk_adjustment_get_upper(view.adjustment); }
static void view_scroll_by(double distance) {
  gtk_adjustment_set_value(view.adjustment, view_offset() + distance);
}
static void view_jump(guint row) {
  gtk_widget_activate_action(view.list, "list.scroll-to-item", "u", row);
}

/* The row that a label shows, and where it is in the viewport. FALSE when it is out of sight. */
static gboolean label_place(GtkWidget *label, guint *row, double *y, double *height) {
  GtkWidget *parent = gtk_widget_get_parent(label);
  graphene_rect_t bounds;
  if (!parent || !gtk_widget_get_mapped(parent) || !gtk_widget_get_child_visible(parent)) {
    return FALSE;
  }
  *row = gtk_list_item_get_position(g_object_get_data(G_OBJECT(label), "item"));
  if (*row == GTK_INVALID_LIST_POSITION) return FALSE;
  if (!gtk_widget_compute_bounds(parent, view.list, &bounds)) return FALSE;
  *y = bounds.origin.y;
  *height = bounds.size.height;
  return TRUE;
}

/* The row at a height of the viewport. */
static guint view_row_at(double line) {
  for (guint i = 0; i < view.labels->len; i++) {
    guint row;
    double y, height;
    if (label_place(view.labels->pdata[i], &row, &y, &height) && y <= line && y + height > line) {
      return row;
    }
  }
  return GTK_INVALID_LIST_POSITION;
}
static guint view_top(void) { return view_row_at(1); }
static guint view_bottom(void) { return view_row_at(VIEW_HEIGHT - 1); }

/* Where a row begins in the viewport; NaN when it is not on the screen. */
static double view_screen_y(guint wanted) {
  for (guint i = 0; i < view.labels->len; i++) {
    guint row;
    double y, height;
    if (label_place(view.labels->pdata[i], &row, &y, &height) && row == wanted) return y;
  }
  return NAN;
}

static Picture view_picture(void) {
  Picture picture = {cairo_image_surface_get_data(view.surface),
                     cairo_image_surface_get_stride(view.surface)};
  return picture;
}

static void view_save_picture(const char *work, guint n) {
  const char *path = picture_path(work, n);
  if (!path || cairo_surface_write_to_png(view.surface, path) == CAIRO_STATUS_SUCCESS) return;
  fprintf(stderr, "%s: cannot write %s\n", peer_name, path);
  exit(74);
}

/* Opens the window and shows a short list in it until all that GTK loads has been loaded. */
static void view_start(void) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(),
                                             GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  view.surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, VIEW_WIDTH, VIEW_HEIGHT);
  view.cairo = cairo_create(view.surface);
  view.labels = g_ptr_array_new();
  view.window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(view.window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(view.window), VIEW_WIDTH, VIEW_HEIGHT);
  view.box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_window_set_child(GTK_WINDOW(view.window), view.box);
  Model *model = model_of_indices(100);
  view_open(model);
  gtk_window_present(GTK_WINDOW(view.window));
  for (int i = 0; i < 30; i++) {
    g_usleep(10000);
    view_drain();
  }
  view_layout();
  view_paint();
  view_close();
  g_object_unref(model);
}
