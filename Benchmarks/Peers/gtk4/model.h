/* The rows of a GTK list: a GListModel of ids that makes an object for a row when it is asked for
 * one. */
#pragma once
#include "../common/bench.h"
#include <gtk/gtk.h>

typedef struct {
  GObject parent;
  guint id;
} Row;
typedef struct {
  GObjectClass parent;
} RowClass;
G_DEFINE_TYPE(Row, row, G_TYPE_OBJECT)
static void row_init(Row *row) { (void)row; }
static void row_class_init(RowClass *class) { (void)class; }

typedef struct {
  GObject parent;
  guint *ids; /* NULL: a row is its index */
  guint count;
} Model;
typedef struct {
  GObjectClass parent;
} ModelClass;

static GType model_item_type(GListModel *list) {
  (void)list;
  return row_get_type();
}
static guint model_count(GListModel *list) { return ((Model *)list)->count; }
static gpointer model_item(GListModel *list, guint i) {
  Model *model = (Model *)list;
  if (i >= model->count) return NULL;
  Row *row = g_object_new(row_get_type(), NULL);
  row->id = model->ids ? model->ids[i] : i;
  return row;
}
static void model_list_init(GListModelInterface *list) {
  list->get_item_type = model_item_type;
  list->get_n_items = model_count;
  list->get_item = model_item;
}
G_DEFINE_TYPE_WITH_CODE(Model, model, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_list_init))
static void model_init(Model *model) { (void)model; }
static void model_finalize(GObject *object) {
  g_free(((Model *)object)->ids);
  G_OBJECT_CLASS(model_parent_class)->finalize(object);
}
static void model_class_init(ModelClass *class) {
  G_OBJECT_CLASS(class)->finalize = model_finalize;
}

/* A model whose rows are their indices: nothing is stored, and rows cannot change. */
static inline Model *model_of_indices(guint n) {
  Model *model = g_object_new(model_get_type(), NULL);
  model->count = n;
  return model;
}

static inline Model *model_of_ids(guint n) {
  Model *model = model_of_indices(n);
  model->ids = g_malloc(sizeof *model->ids * ((gsize)n + EDITS));
  for (guint i = 0; i < n; i++) model->ids[i] = i;
  return model;
}

static inline void model_insert(Model *model, guint i, guint id) {
  memmove(model->ids + i + 1, model->ids + i, sizeof *model->ids * (model->count - i));
  model->ids[i] = id;
  model->count++;
  g_list_model_items_changed(G_LIST_MODEL(model), i, 0, 1);
}

static inline void model_remove(Model *model, guint i) {
  memmove(model->ids + i, model->ids + i + 1, sizeof *model->ids * (model->count - i - 1));
  model->count--;
  g_list_model_items_changed(G_LIST_MODEL(model), i, 1, 0);
}
