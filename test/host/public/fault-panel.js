// Arms faults without leaving the page, so that what is being edited stays. Without this script the forms do it.
const panel = document.getElementById("host-faults");
const asJson = { headers: { accept: "application/json" } };

if (panel) {
  panel.addEventListener("toggle", () => panel.open && show(fetch("/_host/fault-panel", asJson)));
  panel.addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(event.target, event.submitter));
    show(fetch("/_host/fault-panel", { ...asJson, method: "POST", body: fields }));
  });
}

async function show(asked) {
  const answer = await asked;
  if (!answer.ok) throw new Error(`The host refused the fault: ${answer.status}`);
  const lines = await answer.json();
  const items = lines.map((line) => {
    const item = document.createElement("li");
    item.textContent = line;
    return item;
  });
  panel.querySelector("[data-armed]").replaceChildren(...items);
}
