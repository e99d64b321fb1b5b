const query = "東京";

/** A list of many items: opening it, narrowing it, widening it again, choosing everything. */
export async function picker({ page, cpu, boot }, { n }) {
  // The page's own data, in both shapes for everyone: it counts as there before.
  await page.evaluate((n) => {
    globalThis.givenItems = H.data.items(n);
    globalThis.givenSource = H.data.source(n);
  }, n);
  const { time, memory } = await boot();
  const result = { boot: time };

  await step("mount", () =>
    page.evaluate(() =>
      H.op(
        () => bench.mount(H.root(), givenItems),
        () => bench.ready(),
      ),
    ),
  );
  await step("open", () =>
    page.evaluate(() =>
      H.op(
        () => bench.open(),
        () => bench.first() != null,
      ),
    ),
  );
  if (result.open === null) throw new Error("the list never opened");
  Object.assign(result, await memory());

  await page.evaluate(() => bench.input().focus());
  await armed((query) => H.arm(["beforeinput", "input"], () => bench.first()?.includes(query) === true));
  await step("filter", async () => {
    await page.keyboard.insertText(query);
    return page.evaluate(() => H.armed);
  });
  if (result.filter === null) return result;

  await armed((query) => H.arm(["beforeinput", "input"], () => bench.first()?.includes(query) === false));
  await step("clear", async () => {
    await page.evaluate(() => bench.input().select?.());
    await page.keyboard.press("Backspace");
    return page.evaluate(() => H.armed);
  });
  if (result.clear === null) return result;

  await step("selectAll", () =>
    page.evaluate(
      (n) =>
        H.op(
          () => bench.selectAll(),
          () => bench.selected() === n,
        ),
      n,
    ),
  );
  return result;

  async function step(name, operation) {
    const { latency, cpu: spent } = await cpu(operation, 500);
    result[name] = latency;
    result[`${name}Cpu`] = spent;
  }

  function armed(arm) {
    return page.evaluate(arm, query);
  }
}
