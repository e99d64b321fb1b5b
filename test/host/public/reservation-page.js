// Shows what the panel tells its page, and opens it by the page's buttons. Classic, so it runs before it is defined.
const reservationPanel = document.querySelector("#reservation-panel");
const reservationLog = document.querySelector("#reservation-events");

for (const name of ["finish", "judge", "cancel", "close", "failure", "navigate", "page-expired"]) {
  reservationPanel.addEventListener(name, ({ detail }) => {
    reservationLog.append(`${name} ${JSON.stringify(detail ?? null)}\n`);
  });
}

function showPanel(attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) reservationPanel.removeAttribute(name);
    else reservationPanel.setAttribute(name, value);
  }
  reservationPanel.setAttribute("open", "");
  // Below the table it may be out of sight.
  const { top } = reservationPanel.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) reservationPanel.scrollIntoView();
}

for (const button of document.querySelectorAll("[data-show]")) {
  button.addEventListener("click", () => showPanel({}));
}
