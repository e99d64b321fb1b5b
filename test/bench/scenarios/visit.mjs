/** Opens the page, and presses its control as soon as it is seen, and again for as long as nothing comes of it. Times in ms. */
export async function visitUntilItWorks({ page, devtools, address }) {
  await page.goto(address, { waitUntil: "commit" });
  const seen = await page.evaluate(() => visit.seen);
  let presses = 0;
  for (let place = seen; place; presses += 1) {
    await press(devtools, place);
    place = await page.evaluate((n) => visit.answer(n), presses + 1);
  }
  const works = await page.evaluate(() => visit.works);
  const lostPresses = await page.evaluate((presses) => visit.lost(presses), presses);
  return { seen: seen.at, works: works.at, lostPresses };
}

/** A mouse's press as the browser gets it from the system, without waiting for the page in between. */
async function press(devtools, { x, y }) {
  const event = { x, y, button: "left", clickCount: 1 };
  await Promise.all([
    devtools.send("Input.dispatchMouseEvent", { ...event, type: "mouseMoved", button: "none" }),
    devtools.send("Input.dispatchMouseEvent", { ...event, type: "mousePressed", buttons: 1 }),
    devtools.send("Input.dispatchMouseEvent", { ...event, type: "mouseReleased" }),
  ]);
}

/** By the clock of the network's log, in seconds. */
export async function navigationStart(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "NavigationStart").value;
}
