import { faultsOf, isComplete } from "./judgment.mjs";

/** Somebody who hears a page and has its keys: goes through a scenario, and tells of each step what was heard. */
export function operatorAt({ page, type, reader }, address) {
  // What was edited in the scenario before holds nobody back.
  page.on("dialog", (dialog) => dialog.accept());
  return {
    async perform({ path, prepare, steps }) {
      await forgetDrafts();
      await page.goto(address + path, { waitUntil: "load" });
      await page.evaluate(silencePage);
      if (prepare) await page.evaluate(prepare);
      await reader.settled();
      const told = [];
      for (const step of steps) {
        await take(step);
        const wanted = step.until ? { ...step, must: [step.until] } : step;
        const heard = [...reader.heard()];
        told.push({ ...step, heard, faults: faultsOf(wanted, heard) });
      }
      return told;
    },
  };

  async function forgetDrafts() {
    await page.goto("about:blank");
    const session = await page.createCDPSession();
    await session.send("Storage.clearDataForOrigin", { origin: address, storageTypes: "local_storage" });
    await session.detach();
  }

  async function take({ at, keys, until, most, ...wanted }) {
    if (at) await comeTo(at, keys ? {} : wanted);
    if (!keys) return;
    reader.forget();
    if (!until) return press(keys, () => isComplete(wanted, reader.heard()));
    for (let turn = 0; turn < most && !isComplete({ must: [until] }, reader.heard()); turn += 1)
      await press(keys);
  }

  /** By keys, and a second time if not all is said: a reader takes the focus of a script for no wish of its own. */
  async function comeTo(place, wanted) {
    const found = await page.waitForSelector(place, { visible: true, timeout: 10_000 });
    for (let turn = 0; turn < 2; turn += 1) {
      await found.focus();
      await press("Shift_L+Tab");
      reader.forget();
      const isHeard = () => reader.heard().length > 0 && isComplete(wanted, reader.heard());
      await press("Tab", isHeard);
      if (isHeard()) return;
    }
  }

  /** Keys, and the time until all is said of what came of them. */
  async function press(keys, enough) {
    await type(keys);
    // Keys may lead to another page.
    await page.evaluate(nextPicture).catch(() => undefined);
    await reader.settled(enough);
  }
}

/** Runs in the page: the reference host tells each event it gets, which no page of a customer does. */
function silencePage() {
  for (const log of document.querySelectorAll("main [role=log]")) log.setAttribute("aria-live", "off");
}

/** Runs in the page. */
function nextPicture() {
  return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}
