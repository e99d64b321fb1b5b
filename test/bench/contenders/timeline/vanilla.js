// The limit: only visible rows in the DOM, heights measured once, the row being read stays where it is.
import { messageRow } from "../../parts/timeline-plain.js";

const viewHeight = 600;
const estimate = 80;
const heights = new Map();
const chosen = new Set();
let live = new Map();
let messages = [];
let tops = [];
let scroller;
let ground;

function measureTops() {
  let top = 0;
  tops = messages.map(({ id }) => {
    const before = top;
    top += heights.get(id) ?? estimate;
    return before;
  });
  tops.push(top);
  ground.style.height = `${top}px`;
}

/** The message at a height, by halving. */
function messageAt(y) {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tops[middle + 1] <= y) low = middle + 1;
    else high = middle;
  }
  return Math.min(low, messages.length - 1);
}

function paint() {
  // What is measured moves what is visible, so it may take a second look.
  for (let pass = 0; pass < 4; pass += 1) {
    place();
    if (!measureNew()) return;
  }
}

function place() {
  const first = Math.max(0, messageAt(scroller.scrollTop) - 3);
  const end = Math.min(messages.length, messageAt(scroller.scrollTop + viewHeight) + 4);
  const next = new Map();
  for (let at = first; at < end; at += 1) {
    const message = messages[at];
    const row = live.get(message.id) ?? add(message);
    row.style.top = `${tops[at]}px`;
    next.set(message.id, row);
  }
  for (const [id, row] of live) if (!next.has(id)) row.remove();
  live = next;
}

function add(message) {
  const row = messageRow(message, chosen.has(message.id));
  row.style.cssText = "position:absolute;left:0;right:0";
  ground.append(row);
  return row;
}

function measureNew() {
  const unknown = [...live].filter(([id]) => !heights.has(id));
  if (unknown.length === 0) return false;
  const anchor = messageAt(scroller.scrollTop);
  const offset = scroller.scrollTop - tops[anchor];
  const atTheEnd = scroller.scrollTop + viewHeight >= tops.at(-1) - 2;
  for (const [id, row] of unknown) heights.set(id, row.offsetHeight);
  measureTops();
  const top = atTheEnd ? tops.at(-1) : tops[anchor] + offset;
  if (Math.abs(top - scroller.scrollTop) > 0.5) scroller.scrollTop = top;
  return true;
}

window.bench = {
  mount(root, given) {
    messages = given.slice();
    scroller = document.createElement("div");
    scroller.className = "sc";
    scroller.style.overflowAnchor = "none";
    ground = document.createElement("div");
    ground.style.position = "relative";
    scroller.append(ground);
    root.append(scroller);
    measureTops();
    scroller.scrollTop = scroller.scrollHeight;
    paint();
    scroller.onscroll = paint;
    scroller.onchange = ({ target }) => {
      const id = Number(target.closest(".row").dataset.id);
      if (!chosen.delete(id)) chosen.add(id);
    };
  },
  scroller: () => scroller,
  rowEl: (id) => live.get(id),
  prepend(older) {
    const anchor = messageAt(scroller.scrollTop);
    const offset = scroller.scrollTop - tops[anchor];
    messages = older.concat(messages);
    measureTops();
    scroller.scrollTop = tops[anchor + older.length] + offset;
    paint();
  },
  selectAll() {
    for (const { id } of messages) chosen.add(id);
    for (const row of live.values()) row.firstElementChild.checked = true;
  },
  selected: () => chosen.size,
};
