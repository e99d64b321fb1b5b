// A legacy page: the table of a day. What happens to a reservation in the panel is written into its row.
const rows = document.querySelector("#reservation-rows");
const { salon, date, names: written } = document.querySelector(".reservation-table").dataset;
const names = JSON.parse(written);

// Rows come and go, so the page itself listens.
document.addEventListener("click", ({ target }) => {
  const { reservation, new: beginning } = target.closest("button")?.dataset ?? {};
  if (reservation) showPanel({ "reservation-id": reservation, type: "detail" });
  if (beginning === undefined) return;
  // A value takes the place of what is there, so what is not saved is asked about first.
  if (reservationPanel.dirty && reservationPanel.open) return void reservationPanel.close();
  showPanel({ "reservation-id": null, type: "form" });
  // By the property: an attribute that says what it said before changes nothing.
  reservationPanel.value = JSON.parse(beginning);
});

reservationPanel.addEventListener("finish", ({ detail }) => {
  if (detail.response?.id) showRow(detail.response);
});
reservationPanel.addEventListener("judge", ({ detail }) => refresh(detail.reservationId));
// What was changed at once, or deleted, is seen when the panel is closed.
reservationPanel.addEventListener("close", () => {
  const id = reservationPanel.getAttribute("reservation-id");
  if (id) refresh(id);
});

async function refresh(id) {
  const address = `/api/salon/${salon}/reservations?ids=${id}`;
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  if (!answer.ok) return;
  const [reservation] = (await answer.json()).data;
  if (reservation) showRow(reservation);
  else rows.querySelector(`[data-row="${id}"]`)?.remove();
}

function showRow(reservation) {
  const { id, from, to, name, course_id, salon_resource_id, status } = reservation;
  const row = rows.querySelector(`[data-row="${id}"]`) ?? newRow();
  row.dataset.row = id;
  row.dataset.from = from;
  const texts = {
    when: `${from}〜${to}`,
    name,
    course: names.courses[course_id] ?? "",
    resource: names.resources[salon_resource_id] ?? "",
    status: names.statuses[status] ?? "",
  };
  for (const cell of row.querySelectorAll("[data-cell]")) cell.textContent = texts[cell.dataset.cell];
  const button = row.querySelector("button");
  button.dataset.reservation = id;
  button.setAttribute("aria-label", `${texts.when} ${name}を開く`);
  if (reservation.date === date) putInOrder(row);
  else row.remove();
  document.querySelector("#no-reservations").hidden = rows.childElementCount > 0;
}

function newRow() {
  return document.querySelector("#reservation-row").content.firstElementChild.cloneNode(true);
}

/** Moving a row takes the focus off its button, so one that stands right stays. */
function putInOrder(row) {
  const isBefore = ({ dataset }) =>
    dataset.from < row.dataset.from ||
    (dataset.from === row.dataset.from && Number(dataset.row) < Number(row.dataset.row));
  const next = [...rows.children].find((each) => each !== row && !isBefore(each)) ?? null;
  if (row.parentElement !== rows || row.nextElementSibling !== next) rows.insertBefore(row, next);
}
