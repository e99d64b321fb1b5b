import type { Locator, Page } from "playwright";

/** What kinds of fields there are, by how they are worked. */
export type FieldKind = "write" | "choose" | "select" | "pick" | "day" | "time";

/** One of the two ways to work a page. Each waits until the page shows what was done. */
export interface Hand {
  /** A button, a switch or a checkbox. */
  press(control: Locator): Promise<void>;
  /** Puts a value into a field; several items are told by a list. */
  fill(kind: FieldKind, field: Locator, value: string | readonly string[]): Promise<void>;
}

/** The field of a kind that is called so. */
export function fieldOf(scope: Locator, kind: FieldKind, name: string): Locator {
  const called = { name, exact: true };
  if (kind === "write") return scope.getByRole("textbox", called);
  if (kind === "choose") return scope.getByRole("radiogroup", called);
  if (kind === "day" || kind === "time") return scope.getByLabel(name, called).and(scope.locator("input"));
  return scope.getByRole("combobox", called);
}

/** What a field shows: the text in it, the choice that is made, or the names of the items that are chosen. */
export async function shownIn(kind: FieldKind, field: Locator): Promise<string | string[]> {
  if (kind === "choose") return nameOf(field.getByRole("radio", { checked: true }));
  if (kind === "select")
    return field.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.label ?? "");
  if (kind !== "pick") return field.inputValue();
  const chips = await field
    .locator("xpath=..")
    .getByRole("button", { name: /を外す$/ })
    .all();
  if (chips.length === 0) return field.innerText();
  return Promise.all(chips.map(async (chip) => (await nameOf(chip)).replace(/を外す$/, "")));
}

function nameOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return label ?? element.getAttribute("aria-label") ?? "";
  });
}

/** Everything by pointer; what a field takes is typed once it was clicked. */
export function mouse(page: Page): Hand {
  return {
    press: (control) => control.click(),
    async fill(kind, field, value) {
      if (kind === "choose") return field.getByRole("radio", { name: String(value), exact: true }).click();
      // The browser draws the list of a select outside of the page, where no pointer of a test can reach it.
      if (kind === "select") return void (await field.selectOption({ label: String(value) }));
      if (kind === "pick") return pickByMouse(field, [value].flat());
      // The first of the parts that a date or a time has is at its left edge; a text is taken whole.
      if (kind === "write") await field.click({ clickCount: 3 });
      else await field.click({ position: { x: 14, y: 14 } });
      await typeInto(page, kind, field, String(value));
    },
  };
}

async function pickByMouse(opener: Locator, items: readonly string[]): Promise<void> {
  await opener.click();
  const list = listOf(opener);
  for (const item of items) await list.getByTitle(item, { exact: true }).click();
  if (items.length > 1) await list.getByRole("button", { name: "閉じる", exact: true }).click();
  await list.waitFor({ state: "detached" });
}

/** Nothing but keys, from wherever the focus is. */
export function keyboard(page: Page): Hand {
  const { keyboard: keys } = page;
  return {
    async press(control) {
      await reach(page, control);
      // What is on or off knows no Enter.
      const isOnOrOff = await control.evaluate((element) =>
        element.matches("[role=switch], [type=checkbox]"),
      );
      await keys.press(isOnOrOff ? "Space" : "Enter");
    },
    async fill(kind, field, value) {
      await reach(page, field);
      if (kind === "choose") return choose(page, field, String(value));
      if (kind === "select") return selectByKeys(page, field, String(value));
      if (kind === "pick") return pickByKeys(page, field, [value].flat());
      if (kind === "write") await keys.press("Control+a");
      await typeInto(page, kind, field, String(value));
    },
  };
}

/** Goes there with Tab, as often as it takes. */
async function reach(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const handle = await control.elementHandle();
  const hasFocus = () =>
    handle?.evaluate((element) => element.contains((element.getRootNode() as ShadowRoot).activeElement));
  for (let presses = 0; presses < 200; presses++) {
    if (await hasFocus()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${control}`);
}

/** Arrows go from one choice to the next, and make it. */
async function choose(page: Page, group: Locator, label: string): Promise<void> {
  const wanted = group.getByRole("radio", { name: label, exact: true });
  const { length } = await group.getByRole("radio").all();
  for (let presses = 0; presses <= length; presses++) {
    if (await wanted.isChecked()) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`No arrow chose ${label}`);
}

async function selectByKeys(page: Page, select: Locator, label: string): Promise<void> {
  const { length } = await select.locator("option").all();
  for (let presses = 0; presses <= length; presses++) {
    if ((await shownIn("select", select)) === label) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`No arrow selected ${label}`);
}

/** Opens the list, looks each item up by its name, and takes it. */
async function pickByKeys(page: Page, opener: Locator, items: readonly string[]): Promise<void> {
  const { keyboard: keys } = page;
  await keys.press("Enter");
  const list = listOf(opener);
  for (const item of items) {
    await list.locator("[role=searchbox]:focus").waitFor();
    await keys.press("Control+a");
    await keys.type(item);
    // The active row is the first that was found, and the name that was typed is all of its name.
    await list.locator(`.picker-option-active[title="${item}"]`).waitFor();
    await keys.press("Enter");
  }
  if (items.length > 1) await keys.press("Escape");
  await list.waitFor({ state: "detached" });
}

/** The open list of a picker; it stands beside the field that opens it. */
function listOf(opener: Locator): Locator {
  return opener.locator("xpath=ancestor::*[contains(@class, 'item-choice')]").locator("#picker-popup");
}

async function typeInto(page: Page, kind: FieldKind, field: Locator, text: string): Promise<void> {
  if (kind === "day") return typeDay(page, field, text);
  await page.keyboard.type(kind === "time" ? text.replace(":", "") : text);
}

/** Year, month and day go on to the next by themselves. They stand as the browser's own language has them. */
async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year, month, date] = day.split("-");
  for (const digits of [`${month}${date}${year}`, `${year}${month}${date}`, `${date}${month}${year}`]) {
    for (let parts = 0; parts < 3; parts++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type(digits);
    if ((await field.inputValue()) === day) return;
  }
  throw new Error(`${field} did not take ${day}`);
}
