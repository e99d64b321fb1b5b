// The limit: rows of one height, only the visible ones in the DOM, pages asked for as they are looked at.
import { createFriendPages, factsOf, rowHeight, timeOf, viewHeight } from "../../parts/friend-pages.js";
import "../../parts/friends.css";

const overscan = 6;
const pages = createFriendPages(() => paint(true));
let live = new Map();
let chosen = null;
let place;
let search;
let scroller;
let ground;
let pane;

function paint(isNews = false) {
  const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - overscan);
  const end = Math.min(pages.total(), Math.ceil((scroller.scrollTop + viewHeight) / rowHeight) + overscan);
  pages.look(first, Math.max(first, end - 1));
  ground.style.height = `${pages.total() * rowHeight}px`;
  const next = new Map();
  for (let at = first; at < end; at += 1) {
    const friend = pages.at(at);
    const known = live.get(at);
    next.set(at, known && (!isNews || known.friend === friend) ? known : add(at, friend));
  }
  for (const [at, row] of live) if (next.get(at) !== row) row.remove();
  live = next;
}

function add(at, friend) {
  const row = template().content.firstElementChild.cloneNode(true);
  row.friend = friend;
  row.dataset.at = at;
  row.style.top = `${at * rowHeight}px`;
  ground.append(row);
  if (!friend) {
    row.replaceChildren();
    return row;
  }
  row.ariaSelected = friend.id === chosen;
  const [, head, text, facts] = row.children;
  head.querySelector("b").textContent = friend.name;
  head.querySelector(".hide").hidden = !friend.hide;
  head.querySelector(".notify").textContent = friend.notify || "";
  head.querySelector("time").textContent = timeOf(friend);
  text.textContent = friend.last_message_text ?? "メッセージなし";
  text.title = friend.last_message_text ?? "";
  facts.textContent = factsOf(friend);
  return row;
}

let made;
function template() {
  if (made) return made;
  made = document.createElement("template");
  made.innerHTML =
    '<div class="row" role="option"><div class="av"></div><div class="hd"><b></b><i class="hide">非表示</i><i class="notify"></i><time></time></div><div></div><div></div></div>';
  return made;
}

async function open({ id, name }) {
  chosen = id;
  for (const row of live.values()) row.ariaSelected = row.friend?.id === id;
  const heading = document.createElement("h2");
  heading.textContent = name;
  pane.replaceChildren(heading);
  const whole = await pages.one(id);
  const facts = document.createElement("p");
  facts.textContent = factsOf(whole);
  pane.append(facts);
}

window.bench = {
  mount(root) {
    root.innerHTML =
      '<div class="panes"><div class="side"><input class="search"><div class="sc" role="listbox"><div style="position: relative"></div></div></div><div class="pane"></div></div>';
    place = root.firstElementChild;
    search = place.querySelector(".search");
    scroller = place.querySelector(".sc");
    ground = scroller.firstElementChild;
    pane = place.querySelector(".pane");
    scroller.onscroll = () => paint();
    scroller.onclick = ({ target }) => {
      const friend = target.closest(".row")?.friend;
      if (friend) open(friend);
    };
    search.oninput = () => {
      scroller.scrollTop = 0;
      pages.search(search.value);
    };
    paint();
  },
  scroller: () => scroller,
  row: (at) => live.get(at),
  said: (at) => live.get(at)?.textContent,
  search: () => search,
  heading: () => pane.querySelector("h2")?.textContent,
  isOpen: () => pane.querySelector("p") !== null,
};
