// The rows of a Qt list: ids, and what a delegate asks of them.
#pragma once
#include "../common/bench.h"
#include <QtCore>
#include <vector>

class RowModel : public QAbstractListModel {
public:
  enum Role { Label = Qt::UserRole + 1, Height };
  enum Storage { Ids, Index };

  // With Index as storage a row is its index: nothing is stored, and rows cannot change.
  RowModel(int count, bool variable, Storage storage = Ids) : count(count), variable(variable) {
    if (storage == Index) return;
    ids.reserve(static_cast<size_t>(count) + EDITS);
    for (int i = 0; i < count; i++) ids.push_back(static_cast<uint32_t>(i));
  }

  int rowCount(const QModelIndex &parent = {}) const override {
    return parent.isValid() ? 0 : count;
  }
  QVariant data(const QModelIndex &index, int role) const override {
    size_t row = static_cast<size_t>(index.row());
    uint32_t id = ids.empty() ? static_cast<uint32_t>(row) : ids[row];
    if (role == Height) return static_cast<double>(height_of_row(id, variable));
    if (role == Label) return QStringLiteral("Row %1").arg(id);
    return {};
  }
  QHash<int, QByteArray> roleNames() const override {
    return {{Label, "label"}, {Height, "rowHeight"}};
  }

  int size() const { return count; }
  uint32_t id(int row) const { return ids[static_cast<size_t>(row)]; }

  void insert(int row, uint32_t id) {
    beginInsertRows({}, row, row);
    ids.insert(ids.begin() + row, id);
    count++;
    endInsertRows();
  }
  void remove(int row) {
    beginRemoveRows({}, row, row);
    ids.erase(ids.begin() + row);
    count--;
    endRemoveRows();
  }
  void change(int row, uint32_t id) {
    ids[static_cast<size_t>(row)] = id;
    emit dataChanged(index(row), index(row));
  }
  void reset(const std::vector<uint32_t> &next) {
    beginResetModel();
    ids = next;
    count = static_cast<int>(next.size());
    endResetModel();
  }

private:
  int count;
  bool variable;
  std::vector<uint32_t> ids;
};
