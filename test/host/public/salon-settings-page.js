// A page that shows what it hears of its settings, turns to another salon without loading, and makes imports fast.
const settings = document.querySelectorAll("salon-settings");
const settingsLog = document.getElementById("salon-settings-events");
const fastImports = document.getElementById("fast-imports");

for (const element of settings) {
  for (const name of ["change", "saved", "section-change", "failure"]) {
    element.addEventListener(name, ({ detail }) => {
      settingsLog.append(`${name} ${JSON.stringify(detail ?? null)}\n`);
    });
  }
}

for (const button of document.querySelectorAll("[data-salon]")) {
  button.addEventListener("click", () => {
    for (const element of settings) element.salonId = Number(button.dataset.salon);
  });
}

async function importSpeed(isFast) {
  const body = isFast === undefined ? {} : { method: "POST", body: JSON.stringify({ is_fast: isFast }) };
  const answer = await fetch("/_host/salon/imports", body);
  return (await answer.json()).data.is_fast;
}

if (fastImports) {
  const show = async (isFast) => {
    try {
      fastImports.checked = await importSpeed(isFast);
    } catch {
      settingsLog.append("取り込みの速さを変えられませんでした。\n");
    }
  };
  fastImports.addEventListener("change", () => show(fastImports.checked));
  show();
}
