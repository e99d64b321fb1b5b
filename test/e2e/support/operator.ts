import { type Browser, chromium, type Locator, type Page } from "playwright";
import { chromiumLaunchOptions } from "../../tools/chromium.mjs";

/** Starts a browser for the tests of a file. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const { args, ...options } = chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...args, ...more] });
}

/** Adds console errors and uncaught exceptions of a page to a list as they come. */
export function recordErrors(page: Page, errors: string[]): void {
  page.on("console", (message) => {
    // The page that windows rest on has no icon.
    const isAboutIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isAboutIcon) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
}

export interface Look {
  width: number;
  colorScheme: "light" | "dark";
}

const looks = new WeakMap<Page, Look>();

/** Gives the page another width and colour scheme; what is as narrow as a phone is a touch screen. */
export async function setLook(page: Page, look: Look): Promise<void> {
  if (looks.get(page) === look) return;
  looks.set(page, look);
  const { width, colorScheme } = look;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: width < 500 });
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    // Observers of sizes answer in the first frame, and what they change is drawn in the second.
    for (let frames = 0; frames < 2; frames++) await new Promise((frame) => requestAnimationFrame(frame));
  });
}

/** The parts of the action editor by the names an operator hears or reads. */
export function actionEditor(page: Page) {
  const editor = page.locator("action-editor");
  return {
    editor,
    add: (label: string) => editor.getByRole("button", { name: `${label}を追加`, exact: true }).click(),
    panel: (name: string): Locator => editor.getByRole("region", { name, exact: true }),
    text: (name: string): Locator =>
      editor.getByRole("region", { name, exact: true }).getByRole("textbox", { name: "本文" }),
    press: (panel: string, button: string) =>
      editor
        .getByRole("region", { name: panel, exact: true })
        .getByRole("button", { name: button, exact: true })
        .click(),
    finish: () => editor.getByRole("button", { name: "確定", exact: true }).click(),
    alert: editor.getByRole("alert"),
    success: editor.getByText("登録にしました"),
    value: () =>
      editor.evaluate(
        (element) => (element as HTMLElement & { value: { aid: number; inputs: unknown[] } }).value,
      ),
  };
}

/** The parts of the message editor by the names an operator hears or reads. */
export function messageEditor(page: Page) {
  const editor = page.locator("message-editor");
  const button = (name: string): Locator => editor.getByRole("button", { name, exact: true });
  const text = editor.getByRole("textbox", { name: "本文" });
  return {
    editor,
    text,
    button,
    /** What was put in, by what it stands for. */
    placeholder: (name: string): Locator => text.getByRole("img", { name: `差し込み: ${name}`, exact: true }),
    dialog: (name: string): Locator => editor.getByRole("dialog", { name, exact: true }),
    value: () => editor.evaluate((element) => (element as HTMLElement & { value: string }).value),
  };
}

/** The parts of a page's timeline by the names an operator hears or reads. */
export function messageTimeline(page: Page, selector = "") {
  const timeline = page.locator(`message-timeline${selector}`);
  const button = (name: string | RegExp): Locator =>
    timeline.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
  const message = (id: number): Locator => timeline.locator(`article[data-message="${id}"]`);
  return {
    timeline,
    button,
    messages: timeline.getByRole("article"),
    message,
    checkbox: (id: number): Locator => message(id).getByRole("checkbox"),
    dialog: (name: string | RegExp): Locator => timeline.getByRole("dialog", { name }),
    alert: timeline.getByRole("alert"),
    confirm: () => button("確認済みにする").click(),
    /** The ids that are selected, in their order. */
    selected: () => timeline.evaluate((element) => (element as HTMLElement & { value: number[] }).value),
    /** The ids that are drawn, as they stand. */
    drawn: () =>
      timeline.evaluate((element) =>
        [...(element.shadowRoot?.querySelectorAll<HTMLElement>("article") ?? [])].map(({ dataset }) =>
          Number(dataset.message),
        ),
      ),
  };
}

/** The parts of a page's filter editor by the names an operator hears or reads. */
export function funnelEditor(page: Page, selector = "") {
  const editor = page.locator(`funnel-editor${selector}`);
  const button = (name: string): Locator => editor.getByRole("button", { name, exact: true });
  return {
    editor,
    button,
    all: editor.getByRole("group", { name: "すべて満たす(and)", exact: true }),
    any: editor.getByRole("group", { name: "いずれか1つ以上を満たす(or)", exact: true }),
    row: (name: string): Locator => editor.getByRole("group", { name, exact: true }),
    name: editor.getByRole("textbox", { name: "条件名" }),
    finish: () => button("検索").click(),
    alert: editor.getByRole("alert"),
    value: () => editor.evaluate((element) => (element as HTMLElement & { value: FilterValue }).value),
  };
}

interface FilterValue {
  fid: number | null;
  inputs: Record<string, unknown>[];
}

/** Adds a condition by its button, and gives its row once its fields are there. */
export async function addCondition(panel: Locator, label: string): Promise<Locator> {
  await panel.getByRole("button", { name: `${label}を追加`, exact: true }).click();
  const row = panel.getByRole("group", { name: new RegExp(`^\\d+\\. ${label}$`) }).last();
  await row.locator(".cond-fields :is(input, select, button)").first().waitFor();
  return row;
}

/** Opens a picker of a row and takes an item by its name, as far as it is shown. */
export async function pick(row: Locator, picker: string, item: string): Promise<void> {
  const opener = row.getByRole("combobox", { name: picker, exact: true });
  await opener.click();
  await row.locator("[popover] [role=option]").filter({ hasText: item }).first().click();
  // With several to choose the list stays open, until its picker has the focus again.
  const open = row.locator("[popover]:popover-open");
  if (await open.getByRole("button", { name: "すべて選択" }).count()) await open.press("Escape");
  await open.waitFor({ state: "detached" });
}

/** The parts of the friend editor by the names an operator hears or reads. */
export function friendEditor(page: Page) {
  const editor = page.locator("friend-editor");
  const button = (name: string): Locator => editor.getByRole("button", { name, exact: true });
  return {
    editor,
    button,
    tab: (name: string): Locator => editor.getByRole("tab", { name, exact: true }),
    field: (name: string): Locator => editor.getByRole("textbox", { name, exact: true }),
    conflict: (name: string): Locator =>
      editor.getByRole("radiogroup", { name: `${name}の競合`, exact: true }),
    dialog: (name: string | RegExp): Locator => editor.getByRole("dialog", { name }),
    alert: editor.getByRole("alert"),
    isDirty: () => editor.evaluate((element) => (element as HTMLElement & { dirty: boolean }).dirty),
  };
}

/** The parts of a page's reservation panel by the names an operator hears or reads. */
export function reservationPanel(page: Page) {
  const panel = page.locator("reservation-panel");
  const button = (name: string): Locator => panel.getByRole("button", { name, exact: true });
  const field = (name: string): Locator => panel.getByLabel(name, { exact: true });
  return {
    panel,
    button,
    field,
    title: panel.getByRole("heading", { level: 2 }),
    clashes: panel.getByRole("list", { name: "重なっている予定", exact: true }).getByRole("listitem"),
    conflict: (name: string): Locator =>
      panel.getByRole("radiogroup", { name: `${name}の競合`, exact: true }),
    dialog: (name: string): Locator => panel.getByRole("dialog", { name, exact: true }),
    /** What is said of something that failed; the notice of a clash is an alert of its own. */
    alert: panel.getByRole("alert"),
    isDirty: () => panel.evaluate((element) => (element as HTMLElement & { dirty: boolean }).dirty),
    /** The reservation that is edited; a new one has an id once it is saved. */
    savedId: () =>
      panel.evaluate((element) => (element as HTMLElement & { value: { id?: number } }).value.id ?? null),
  };
}

/** The parts of the form-field editor by the names an operator hears or reads. */
export function formFieldEditor(page: Page) {
  const editor = page.locator("form-field-editor");
  const button = (name: string): Locator => editor.getByRole("button", { name, exact: true });
  return {
    editor,
    button,
    switch: (name: string): Locator => editor.getByRole("switch", { name, exact: true }),
    label: editor.getByRole("textbox", { name: "取得情報名 (表示名)", exact: true }),
    choice: (number: number): Locator => editor.getByRole("group", { name: `選択肢 ${number}`, exact: true }),
    choiceText: (number: number): Locator =>
      editor.getByRole("textbox", { name: `選択肢 ${number}`, exact: true }),
    alert: editor.getByRole("alert"),
    summary: editor.getByRole("group", { name: "内容", exact: true }),
    value: () => editor.evaluate((element) => JSON.stringify(Reflect.get(element, "value"))),
  };
}
