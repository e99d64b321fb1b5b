import "./timeline.css";

/** One message by plain DOM calls. */
export function messageRow({ id, name, time, text }, chosen = false) {
  const row = template().content.firstElementChild.cloneNode(true);
  row.dataset.id = id;
  row.querySelector("b").textContent = name;
  row.querySelector("time").textContent = time;
  row.querySelector(".tx").textContent = text;
  row.firstElementChild.checked = chosen;
  return row;
}

let made;
function template() {
  if (made) return made;
  made = document.createElement("template");
  made.innerHTML =
    '<div class="row"><input type="checkbox"><div class="av"></div><div><div class="hd"><b></b> <time></time></div><div class="tx"></div></div></div>';
  return made;
}
