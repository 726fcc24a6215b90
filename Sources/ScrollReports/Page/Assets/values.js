// What is known of a frame: a label, a value, whether that is a fault, and an address.
const values = k => {
  const list = [
    ["frame", number(F.index[k], 0), false, "#frame-" + F.index[k]], ["time", number(F.time[k], 3) + " s"],
    ["phase", data.phases[F.phase[k]]], ["offset", number(F.offset[k], 2) + " pt"],
    ["velocity", number(F.velocity[k], 0) + " pt/s"],
    ["cost", number(F.cost[k], 2) + " of " + number(data.deadline, 2) + " ms", F.cost[k] > data.deadline],
  ];
  if (F.late[k] > 0) list.push(["late", number(F.late[k], 2) + " ms", true]);
  if (F.bouncing[k]) {
    const over = F.bouncing[k] === 1 ? F.minimum[k] - F.offset[k] : F.offset[k] - F.maximum[k];
    list.push(["beyond the " + (F.bouncing[k] === 1 ? "top" : "bottom"), number(over, 1) + " pt"]);
  }
  if (F.pull[k]) list.push(["stretched by", number(F.pull[k], 1) + " pt"]);
  if (F.first[k] !== null) list.push(["on screen", number(F.first[k], 0) + "\u2013" + number(F.last[k], 0)]);
  list.push(["live", number(F.live[k], 0)]);
  if (data.types.length) {
    list.push(["in the pools", data.types.map((t, i) => t + " " + F.pools[i][k]).join(", ")]);
  }
  list.push(["created", F.created[k]], ["bound", F.bound[k]], ["reused", F.reused[k]],
    ["recycled", F.recycled[k]], ["measured", F.measured[k]], ["rounds", F.rounds[k]],
    ["blank", number(F.blank[k], 1) + " pt", F.blank[k] > 0]);
  if (F.correction[k]) list.push(["correction", number(F.correction[k], 1) + " pt"]);
  if (F.drift[k]) list.push(["drift", number(F.drift[k], 4) + " pt", true]);
  for (const text of marksAt(k)) list.push(["asked for", text]);
  for (const [place, text] of data.mistakes) if (place === k) list.push(["mistake", text, true]);
  for (const [place, text] of data.gates) if (place === k) list.push(["gate failed", text, true]);
  return list;
};
