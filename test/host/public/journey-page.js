// A legacy page that has a page of its own for each journey: the list opens that instead of its detail.
document.getElementById("journeys").addEventListener("journey-select", (event) => {
  event.preventDefault();
  location.assign(`/journeys/${event.detail.journeyId}`);
});
