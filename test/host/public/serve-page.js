// Shows what the element of the page said last, as text.
const place = document.querySelector("[data-events]");
const log = document.querySelector("#event");

for (const name of place.dataset.events.split(" ")) {
  place.firstElementChild.addEventListener(name, ({ type, detail }) => {
    log.textContent = `${type}\n${written(detail)}`;
  });
}

/** A detail may hold what JSON has no word for, such as a promise or an object that holds itself. */
function written(detail) {
  try {
    return JSON.stringify(detail, null, 2);
  } catch {
    return String(detail);
  }
}
