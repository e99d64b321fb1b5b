import type { Locator, Page } from "playwright";

/** The kinds of fields, by how they are operated. */
export type FieldKind = "write" | "choose" | "select" | "pick" | "day" | "time";

/** One way to operate a page, by mouse or by keys. */
export interface InputDriver {
  /** A button, a switch or a checkbox. */
  press(control: Locator): Promise<void>;
  /** Puts a value into a field, or several items into a picker. */
  fill(kind: FieldKind, field: Locator, value: string | readonly string[]): Promise<void>;
}

/** The field of a kind with this name. */
export function fieldOf(scope: Locator, kind: FieldKind, name: string): Locator {
  const called = { name, exact: true };
  if (kind === "write") return scope.getByRole("textbox", called);
  if (kind === "choose") return scope.getByRole("radiogroup", called);
  if (kind === "day" || kind === "time") return scope.getByLabel(name, called).and(scope.locator("input"));
  return scope.getByRole("combobox", called);
}

/** What a field shows: its text, its choice, or the names of the chosen items. */
export async function shownIn(kind: FieldKind, field: Locator): Promise<string | string[]> {
  if (kind === "choose") return nameOf(field.getByRole("radio", { checked: true }));
  if (kind === "select")
    return field.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.label ?? "");
  if (kind !== "pick") return textIn(field);
  const chips = await field
    .locator("xpath=../..")
    .getByRole("button", { name: /を外す$/ })
    .all();
  if (chips.length === 0) return (await field.getAttribute("placeholder")) ?? "";
  return Promise.all(chips.map(async (chip) => (await nameOf(chip)).replace(/を外す$/, "")));
}

/** What a text field holds; of a message what it shows, line by line, with placeholders by their names. */
export function textIn(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
    return [...element.querySelectorAll("p")].map(({ textContent }) => textContent).join("\n");
  });
}

function nameOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return label ?? element.getAttribute("aria-label") ?? "";
  });
}

/** Everything by pointer; text is typed once its field was clicked. */
export function mouseDriver(page: Page): InputDriver {
  return {
    press: (control) => control.click(),
    async fill(kind, field, value) {
      if (kind === "choose") return field.getByRole("radio", { name: String(value), exact: true }).click();
      // The browser draws the list of a select outside of the page, out of reach of the test's pointer.
      if (kind === "select") return void (await field.selectOption({ label: String(value) }));
      if (kind === "pick") return pickByMouse(field, [value].flat());
      // A text is selected whole; of a date or a time the first part is at the left edge.
      if (kind === "write") await field.click({ clickCount: 3 });
      else await field.click({ position: { x: 14, y: 14 } });
      await typeInto(page, kind, field, String(value));
    },
  };
}

async function pickByMouse(opener: Locator, items: readonly string[]): Promise<void> {
  await opener.click();
  const list = listOf(opener);
  for (const item of items) {
    // Of a long list only what is near is drawn.
    await list.getByRole("searchbox").fill(item);
    await list.getByTitle(item, { exact: true }).click();
  }
  if (items.length > 1) await list.getByRole("button", { name: "閉じる", exact: true }).click();
  await list.waitFor({ state: "detached" });
}

/** Nothing but keys, from wherever the focus is. */
export function keyboardDriver(page: Page): InputDriver {
  const { keyboard: keys } = page;
  return {
    async press(control) {
      await tabTo(page, control);
      // Enter does not toggle a switch or a checkbox.
      const isToggle = await control.evaluate((element) => element.matches("[role=switch], [type=checkbox]"));
      await keys.press(isToggle ? "Space" : "Enter");
    },
    async fill(kind, field, value) {
      await tabTo(page, field);
      if (kind === "choose") return chooseByKeys(page, field, String(value));
      if (kind === "select") return selectByKeys(page, field, String(value));
      if (kind === "pick") return pickByKeys(page, field, [value].flat());
      if (kind === "write") await keys.press("Control+a");
      await typeInto(page, kind, field, String(value));
    },
  };
}

/** Presses Tab, or Shift and Tab for what is further up, and arrows within what is one stop, until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const handle = await control.elementHandle();
  const ask = () =>
    handle?.evaluate((element) => {
      const active = (element.getRootNode() as ShadowRoot).activeElement;
      if (!active || element.contains(active)) return active && "arrived";
      // Of a group that is one stop of Tab arrows lead on.
      const group = element.closest("[role=toolbar], .add-strip-list, [data-channel]");
      if (group?.contains(active) && (element as HTMLElement).tabIndex < 0) return "beside";
      return element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING ? "above" : "below";
    });
  for (let presses = 0; presses < 200; presses++) {
    const place = await ask();
    if (place === "arrived") return;
    const key = place === "beside" ? "ArrowRight" : place === "above" ? "Shift+Tab" : "Tab";
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reached ${control}`);
}

/** Arrows go from one choice to the next and choose it. */
async function chooseByKeys(page: Page, group: Locator, label: string): Promise<void> {
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

/** Opens the list, searches for each item by its name and chooses it. */
async function pickByKeys(page: Page, opener: Locator, items: readonly string[]): Promise<void> {
  const { keyboard: keys } = page;
  await keys.press("Enter");
  const list = listOf(opener);
  for (const item of items) {
    await list.locator("[role=searchbox]:focus").waitFor();
    await keys.press("Control+a");
    await keys.type(item);
    // The active row is the first match, and what was typed is its whole name.
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
  if (kind === "time") return typeTime(page, field, text);
  await page.keyboard.type(text);
}

/** Some languages of the browser have a part for the half of the day besides, which stays as it was. */
async function typeTime(page: Page, field: Locator, time: string): Promise<void> {
  await page.keyboard.type(time.replace(":", ""));
  if ((await field.inputValue()) !== time) await page.keyboard.press(time < "12:00" ? "a" : "p");
  if ((await field.inputValue()) !== time) throw new Error(`${field} did not take ${time}`);
}

/** The focus moves on from part to part by itself; their order depends on the language of the browser. */
async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year, month, date] = day.split("-");
  for (const digits of [`${month}${date}${year}`, `${year}${month}${date}`, `${date}${month}${year}`]) {
    for (let parts = 0; parts < 3; parts++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type(digits);
    if ((await field.inputValue()) === day) return;
  }
  throw new Error(`${field} did not take ${day}`);
}
