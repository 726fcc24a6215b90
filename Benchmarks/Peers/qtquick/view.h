// A ListView in a window that is drawn by the software scene graph into a picture, on one thread.
#pragma once
#include "model.h"
#include <QtGui>
#include <QtQml>
#include <QtQuick>
#include <cmath>

// As Qt's documentation has it for long lists: reuseItems, required properties. The cache buffer is
// the default. Animations go by the clock below.
inline const char *const listSource = R"(
import QtQuick
ListView {
  width: 600; height: 800
  model: rowModel
  reuseItems: true
  clip: true
  boundsBehavior: Flickable.StopAtBounds
  maximumFlickVelocity: 8000
  property int made: 0
  property int reused: 0
  function screenY(i) { var item = itemAtIndex(i); return item ? item.y - contentY : NaN }
  function topIndex() { return indexAt(10, contentY + 1) }
  function bottomIndex() { return indexAt(10, contentY + height - 1) }
  function jump(i) { positionViewAtIndex(i, ListView.Beginning) }
  function flickDown(velocity) { flick(0, -velocity) }
  delegate: Rectangle {
    required property int index
    required property string label
    required property real rowHeight
    width: 600; height: rowHeight
    color: index % 2 ? "#ffffff" : "#d0d0d0"
    Component.onCompleted: ListView.view.made++
    ListView.onReused: ListView.view.reused++
    Text {
      x: 16
      anchors.verticalCenter: parent.verticalCenter
      text: parent.label
      font.family: "DejaVu Sans"
      font.pixelSize: 15
    }
  }
})";

// Animations take steps of 1/120 s, whatever time it is.
class StepClock : public QAnimationDriver {
public:
  void step() {
    elapsedMs += 1000.0 / 120;
    advance();
  }
  void start() override {
    elapsedMs = 0; // it counts from where animations begin to run
    QAnimationDriver::start();
  }
  void advance() override { advanceAnimation(); }
  qint64 elapsed() const override { return static_cast<qint64>(elapsedMs); }

private:
  double elapsedMs = 0;
};

class View {
public:
  // What is made before `started` is the engine and the compiled source; after it, the list itself.
  int64_t startedNs;
  double startedHeap;

  explicit View(RowModel *model) {
    engine.rootContext()->setContextProperty("rowModel", model);
    engine.setIncubationController(window.incubationController());
    window.setGeometry(0, 0, VIEW_WIDTH, VIEW_HEIGHT);
    window.contentItem()->setSize(QSizeF(VIEW_WIDTH, VIEW_HEIGHT));
    window.setColor(Qt::white);
    window.setRenderTarget(QQuickRenderTarget::fromPaintDevice(&image));
    component.setData(listSource, QUrl());
    startedHeap = heap_bytes();
    startedNs = cpu_ns();
    list.reset(qobject_cast<QQuickItem *>(component.create()));
    if (!list) {
      fprintf(stderr, "%s: %s\n", peer_name, qPrintable(component.errorString()));
      exit(70);
    }
    list->setParentItem(window.contentItem());
  }

  // Handles what a change has set off: events, bindings, the polish of the list.
  void layout() {
    QCoreApplication::processEvents();
    control.polishItems();
  }
  void paint() {
    control.sync();
    control.render();
  }

  double offset() const { return number("contentY"); }
  void setOffset(double y) { list->setProperty("contentY", y); }
  double contentHeight() const { return number("contentHeight"); }
  long binds() const { return list->property("made").toInt() + list->property("reused").toInt(); }

  int topIndex() { return static_cast<int>(call("topIndex")); }
  int bottomIndex() { return static_cast<int>(call("bottomIndex")); }
  // Where a row begins in the viewport; NaN when the list has no item for it.
  double screenY(int row) { return call("screenY", row); }
  void jump(int row) { invoke("jump", row); }
  void flick(int velocity) { invoke("flickDown", velocity); }

  // So that what is there of a picture afterwards was painted by this.
  void paintOver(QColor color) {
    image.fill(color);
    paint();
  }
  const QImage &picture() const { return image; }

private:
  QQmlEngine engine;
  QQuickRenderControl control;
  QQuickWindow window{&control};
  QImage image{VIEW_WIDTH, VIEW_HEIGHT, QImage::Format_ARGB32_Premultiplied};
  QQmlComponent component{&engine};
  std::unique_ptr<QQuickItem> list;

  double number(const char *property) const { return list->property(property).toDouble(); }
  double call(const char *function) {
    QVariant result;
    QMetaObject::invokeMethod(list.get(), function, Q_RETURN_ARG(QVariant, result));
    return result.toDouble();
  }
  double call(const char *function, int argument) {
    QVariant result;
    QMetaObject::invokeMethod(list.get(), function, Q_RETURN_ARG(QVariant, result),
                              Q_ARG(QVariant, argument));
    return result.toDouble();
  }
  void invoke(const char *function, int argument) {
    QMetaObject::invokeMethod(list.get(), function, Q_ARG(QVariant, argument));
  }
};
