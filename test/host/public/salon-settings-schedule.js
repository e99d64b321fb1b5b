// A page whose schedule follows the settings of its salon.
const salonSchedule = document.querySelector("#reservation-schedule");

document.querySelector("#salon-settings").addEventListener("saved", () => salonSchedule.refresh?.());
