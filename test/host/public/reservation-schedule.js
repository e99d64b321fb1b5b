// A page whose schedule opens its panel: what was chosen is shown, free time begins a new reservation.
const schedule = document.querySelector("#reservation-schedule");

for (const name of ["reservation-select", "slot-select", "block-select", "failure", "page-expired"]) {
  schedule.addEventListener(name, ({ detail }) => {
    reservationLog.append(`${name} ${JSON.stringify(detail ?? null)}\n`);
  });
}

schedule.addEventListener("reservation-select", ({ detail }) => {
  showPanel({ "reservation-id": String(detail.reservation.id), type: "detail" });
});

schedule.addEventListener("slot-select", ({ detail }) => {
  const { date, from, to, salonResourceId } = detail;
  // A value takes the place of what is there, so what is not saved is asked about first.
  if (reservationPanel.dirty && reservationPanel.open) return void reservationPanel.close();
  showPanel({ "reservation-id": null, type: "form" });
  reservationPanel.value = { date, from, to, salon_resource_id: salonResourceId };
});

// Without a push server nobody else tells it.
for (const name of ["finish", "judge", "close"]) {
  reservationPanel.addEventListener(name, () => schedule.refresh());
}
