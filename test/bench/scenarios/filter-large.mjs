import { median } from "../tools/statistics.mjs";
import { at, press, typeInto } from "./filter.mjs";

/** A hundred conditions and or-panels below them, with thousands to choose from: showing, typing, and opening lists. */
export async function filterLarge({ page, cpu, boot }, { n, panels, options }) {
  // The page's own data is there before.
  await page.evaluate(
    ([n, panels, options]) => {
      const { fields, conditions, choices } = H.data;
      const given = { fields, options: choices(options), conditions: conditions(n) };
      globalThis.given = { ...given, panels: H.data.panels(panels) };
    },
    [n, panels, options],
  );
  const rows = n + panels * 4;
  const { time, memory } = await boot();
  const mount = await cpu(
    () =>
      page.evaluate(
        ([rows, at]) =>
          H.op(
            () => bench.mount(H.root(), given),
            () => bench.count() === rows && bench.input(at)?.value === `テキスト${at}`,
          ),
        [rows, at],
      ),
    1000,
  );
  if (mount.latency === null) throw new Error("not all conditions were shown");
  const result = { boot: time, mount: mount.latency, mountCpu: mount.cpu, ...(await memory()) };

  // On the screen from the start, first of one choice, then of several; then the last of the page.
  await open("One", 0);
  await open("Several", 1);
  const keys = await typeInto(page, cpu);
  result.key = median(keys.map(({ latency }) => latency));
  result.keyCpu = median(keys.map((key) => key.cpu));
  await open("FarOne", rows - 2);
  await open("FarSeveral", rows - 1);
  const add = await press(page, cpu, "addButton", rows + 1);
  const remove = await press(page, cpu, "removeButton", rows);
  Object.assign(result, {
    add: add.latency,
    addCpu: add.cpu,
    remove: remove.latency,
    removeCpu: remove.cpu,
  });
  return result;

  /** What has its list from the browser cannot be opened by a script, and the list is no part of the page. */
  async function open(name, row) {
    if (await page.evaluate(() => bench.opener === undefined)) return;
    await page.evaluate(async (row) => {
      bench.row(row).scrollIntoView({ block: "center" });
      return H.sleep(500);
    }, row);
    const opened = await cpu(
      () =>
        page.evaluate(
          (row) =>
            H.opInFrames(
              () => bench.opener(row).click(),
              () => bench.first() != null,
            ),
          row,
        ),
      500,
    );
    if (opened.latency === null) throw new Error(`the list of row ${row} never opened`);
    result[`open${name}`] = opened.latency.latency;
    result[`open${name}Frames`] = opened.latency.frames;
    result[`open${name}Cpu`] = opened.cpu;
    await page.keyboard.press("Escape");
    await page.evaluate(() => H.sleep(300));
  }
}
