// Dear ImGui's list clipper: one window of 600x800, one text a row, no backend. A frame is NewFrame
// to Render: the rows in sight are submitted anew and draw lists are built, nothing is rasterised.
// So what is reported as layout is the whole frame, text and all, which is the least an immediate
// list can do.
//
// Uniform rows go through ImGuiListClipper. It knows one height only, so for variable rows the
// application keeps an array of where rows begin, and submits the rows in sight itself.
#include "../common/bench.h"
#include <cmath>
#include <imgui.h>
#include <vector>

namespace {

constexpr float fontSize = 15;

struct List {
  int count;
  bool variable;
  std::vector<double> begins; // of variable rows: count + 1

  List(int count, bool variable) : count(count), variable(variable) {}

  void addUp() {
    begins.resize(static_cast<size_t>(count) + 1);
    double y = 0;
    for (int i = 0; i < count; i++) {
      begins[static_cast<size_t>(i)] = y;
      y += variable_height(static_cast<uint32_t>(i));
    }
    begins[static_cast<size_t>(count)] = y;
  }

  double begin(int i) const {
    return variable ? begins[static_cast<size_t>(i)] : static_cast<double>(i) * ROW_HEIGHT;
  }

  // The last row that begins at or above y.
  int find(double y) const {
    int low = 0, high = count;
    while (high - low > 1) {
      int middle = low + (high - low) / 2;
      (begin(middle) <= y ? low : high) = middle;
    }
    return low;
  }
};

struct DrawnRow {
  int index;
  float y; // of the row's top in the window, from its first vertex
};

// What a frame did.
struct Frame {
  int rows = 0;
  bool watchesDrawing = false;
  std::vector<DrawnRow> drawn;
};

// Goes by positions on the screen, which are small: those in the window lose whole pixels in a long
// list.
void submitRow(int i, float height, Frame &frame) {
  ImVec2 corner = ImGui::GetCursorScreenPos();
  ImDrawList *drawing = ImGui::GetWindowDrawList();
  int vertices = drawing->VtxBuffer.Size;
  ImGui::Text("Row %d", i);
  if (frame.watchesDrawing && drawing->VtxBuffer.Size > vertices) {
    float above = ImGui::GetFont()->FindGlyph('R')->Y0; // of the glyph in its line
    frame.drawn.push_back({i, drawing->VtxBuffer[vertices].pos.y - above});
  }
  ImGui::SetCursorScreenPos(ImVec2(corner.x, corner.y + height));
  frame.rows++;
}

void submitRows(const List &list, Frame &frame) {
  if (!list.variable) {
    ImGuiListClipper clipper;
    clipper.Begin(list.count, ROW_HEIGHT);
    while (clipper.Step()) {
      for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; i++) {
        submitRow(i, ROW_HEIGHT, frame);
      }
    }
    return;
  }
  double offset = ImGui::GetScrollY();
  for (int i = list.find(offset); i < list.count && list.begin(i) < offset + VIEW_HEIGHT; i++) {
    ImGui::SetCursorPosY(static_cast<float>(list.begin(i)));
    submitRow(i, static_cast<float>(list.begin(i + 1) - list.begin(i)), frame);
  }
  ImGui::SetCursorPosY(static_cast<float>(list.begin(list.count)));
}

// One frame of a window of that name, scrolled to an offset unless it is negative.
void showFrame(const char *name, const List &list, double offset, Frame &frame) {
  frame.rows = 0;
  frame.drawn.clear();
  ImGuiIO &io = ImGui::GetIO();
  io.DisplaySize = ImVec2(VIEW_WIDTH, VIEW_HEIGHT);
  io.DeltaTime = 1.0f / 60;
  ImGui::NewFrame();
  ImGui::SetNextWindowPos(ImVec2(0, 0));
  ImGui::SetNextWindowSize(ImVec2(VIEW_WIDTH, VIEW_HEIGHT));
  ImGui::Begin(name, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings);
  if (offset >= 0) ImGui::SetScrollY(static_cast<float>(offset)); // applied in the next frame
  submitRows(list, frame);
  ImGui::End();
  ImGui::Render();
}

const char *const window = "list";

// A scroll by 37 px a frame; beforehand the window is brought to where it begins.
void measureFrames(const List &list, const char *work, const char *name, double start) {
  Frame frame;
  std::vector<int64_t> times(FRAMES);
  for (int k = 0; k < 3; k++) showFrame(window, list, start, frame);
  long rows = 0;
  for (int f = 0; f < FRAMES; f++) {
    int64_t begin = cpu_ns();
    showFrame(window, list, start + (f + 1.0) * STEP_PX, frame);
    times[static_cast<size_t>(f)] = cpu_ns() - begin;
    rows += frame.rows;
  }
  report_series(work, list.count, name, times.data(), FRAMES);
  if (start > 0) return;
  int newRows = list.find(start + static_cast<double>(FRAMES) * STEP_PX + VIEW_HEIGHT - 1) -
                list.find(start + VIEW_HEIGHT - 1);
  report(work, list.count, "rows_bound_per_new_row", static_cast<double>(rows) / newRows);
}

// W1 and W2. For variable rows the first layout adds up the beginnings.
void measureScrolling(int n, bool variable) {
  const char *work = variable ? "W2" : "W1";
  List list(n, variable);
  Frame frame;
  double heap = heap_bytes();
  int64_t begin = cpu_ns();
  if (variable) list.addUp();
  showFrame(window, list, 0, frame);
  report(work, n, "first_layout_cpu_ms", static_cast<double>(cpu_ns() - begin) / 1e6);
  for (int k = 0; k < 5; k++) showFrame(window, list, 0, frame); // draw lists reach their size
  report(work, n, "bytes_per_item", (heap_bytes() - heap) / n);
  measureFrames(list, work, "frame_layout", 0);
  measureFrames(list, work, "frame_from_middle_layout", list.begin(n / 2));
}

// W3: jumps to random rows.
void measureJumps(int n, bool variable) {
  List list(n, variable);
  if (variable) list.addUp();
  Frame frame;
  std::vector<int64_t> times(JUMPS);
  for (int k = 0; k < 3; k++) showFrame(window, list, 0, frame);
  random_state = JUMP_SEED;
  for (auto &time : times) {
    double y = list.begin(static_cast<int>(random_below(static_cast<uint32_t>(n))));
    int64_t begin = cpu_ns();
    showFrame(window, list, y, frame);
    time = cpu_ns() - begin;
  }
  report_series(variable ? "W3v" : "W3", n, "jump", times.data(), JUMPS);
}

// W8: a window that has not been shown before, in a context that has.
void measureOpening(int n, bool variable) {
  Openings openings;
  for (int k = 0; k < OPENINGS; k++) {
    char name[32];
    snprintf(name, sizeof name, "%s %d", variable ? "variable" : "uniform", k);
    Frame frame;
    double heap = heap_bytes();
    int64_t begin = cpu_ns();
    List list(n, variable);
    if (variable) list.addUp();
    showFrame(name, list, -1, frame);
    openings.milliseconds[k] = static_cast<double>(cpu_ns() - begin) / 1e6;
    openings.heap[k] = heap_bytes() - heap;
    if (k == 0) openings.resident = resident_bytes();
  }
  report_openings(n, variable ? "open_known" : "open", &openings);
}

// prec: how far rows near the end are drawn from where they should be, by the vertices of their
// text.
void measurePrecision(int n) {
  List list(n, false);
  Frame frame;
  frame.watchesDrawing = true;
  double worst = -1, start = (n - 400.0) * ROW_HEIGHT;
  for (int f = 0; f < PRECISION_FRAMES; f++) {
    double offset = start + static_cast<double>(f) * STEP_PX;
    for (int k = 0; k < 2; k++) showFrame(window, list, offset, frame);
    for (const DrawnRow &row : frame.drawn) {
      // The clipper may submit a row or two out of sight; those are drawn nowhere.
      if (row.y < -ROW_HEIGHT || row.y > VIEW_HEIGHT) continue;
      worst = std::fmax(worst, std::fabs(row.y - (list.begin(row.index) - offset)));
    }
  }
  if (worst >= 0) {
    report("prec", n, "row_position_error_max_px", worst);
  } else {
    fprintf(stderr, "%s: prec: no row is drawn in sight at %d rows\n", peer_name, n);
  }
}

} // namespace

int main(int argc, char **argv) {
  static char name[32];
  snprintf(name, sizeof name, "imgui-%s", ImGui::GetVersion());
  peer_name = name;
  int n = static_cast<int>(read_arguments(argc, argv));

  ImGui::CreateContext();
  ImGuiIO &io = ImGui::GetIO();
  io.IniFilename = nullptr;
  ImFontConfig font;
  font.SizePixels = fontSize;
  io.Fonts->AddFontDefault(&font);
  unsigned char *pixels;
  int width, height;
  io.Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
  io.Fonts->SetTexID(reinterpret_cast<ImTextureID>(1));
  ImGuiStyle &style = ImGui::GetStyle();
  style.WindowPadding = ImVec2(0, 0);
  style.WindowBorderSize = 0;
  Frame frame;
  for (int k = 0; k < 5; k++) showFrame("warm", List(100, false), -1, frame);

  constexpr long mostExact = 10000000, mostVariable = 100000000;
  const char *tooLong = "the application's beginnings of rows take 8 bytes each";
  const char *inexact = "positions are 32-bit floats, and rows go missing";
  if (wants("W8")) { // first, so that nothing else is in memory
    measureOpening(n, false);
    if (wants_up_to("W8", n, mostVariable, tooLong)) measureOpening(n, true);
  }
  if (wants_up_to("W1", n, mostExact, inexact)) measureScrolling(n, false);
  if (wants_up_to("W2", n, mostExact, inexact)) measureScrolling(n, true);
  if (wants_up_to("W3", n, mostExact, inexact)) {
    measureJumps(n, false);
    measureJumps(n, true);
  }
  if (wants("prec")) measurePrecision(n);
  return 0;
}
