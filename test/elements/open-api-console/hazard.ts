import type { Page } from "playwright";
import { elementUnderTest, hasFocus, holds } from "../../hazards/support/element-under-test.js";

const words = "途中の名前";

interface Shown {
  /** Stands somewhere on the screen once it is drawn. */
  text: string;
  section: "codes" | "counts" | "logs" | "triggers";
  code?: object;
  trigger?: object;
  log?: object;
  refusal?: object;
}

/** Has another server say this, and waits until it is drawn. */
function inConsole(name: string, section: Shown["section"], consoleWith: (text: string) => Partial<Shown>) {
  return { name, given: (text: string) => ({ text, section, ...consoleWith(text) }), show: showConsole };
}

/** Begins a trigger, gives it up, and is back on the button. */
export const hazard = elementUnderTest([], {
  tag: "open-api-console",
  markup: (attributes) => `<open-api-console section="triggers" ${attributes}></open-api-console>`,
  firstField: (list) => list.getByRole("searchbox", { name: "検索", exact: true }),
  async work(page: Page, list) {
    // Wherever a walk has led: the list is shown again. A trigger that is not saved yet has no id that could be taken away.
    await list.evaluate(async (each) => {
      Object.assign(each, { section: "triggers", triggerId: null });
      // Where something is written, it asks.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    });
    const add = list.getByRole("button", { name: "トリガーを追加", exact: true });
    const back = list.getByRole("button", { name: "一覧へ戻る", exact: true });
    const discard = list.getByRole("button", { name: "破棄する", exact: true });
    if (await back.isVisible()) {
      if (!(await discard.isVisible())) await back.click();
      await add.or(discard).first().waitFor();
      if (await discard.isVisible()) await discard.click();
    }
    await add.click();
    const name = list.getByRole("textbox", { name: "トリガー名", exact: true });
    await name.click();
    await hasFocus(name);
    await page.keyboard.insertText(words);
    await holds(name, words);
    await back.click();
    await discard.click();
    await name.waitFor({ state: "hidden" });
    await hasFocus(add);
  },
  loading: ["api-base", "section", "sections", "service-code-id", "trigger-id"],
  places: [
    inConsole("the name of a code", "codes", (name) => ({ code: { id: 1, name, tokens: [] } })),
    inConsole("what a code is for", "codes", (description) => ({
      code: { id: 1, name: "名前", description },
    })),
    inConsole("a masked token, and who issued it", "codes", (text) => ({
      code: { id: 1, name: "名前", tokens: [{ token_key: "k", masked: text, issued_by: `-${text}` }] },
    })),
    inConsole("a code in the chart", "counts", (name) => ({ code: { id: 1, name } })),
    inConsole("a call", "logs", (text) => ({
      log: { id: 9, method: `-${text}`, path: text, status_code: 500, error_message: text },
    })),
    inConsole("the name and the event of a trigger", "triggers", (text) => ({
      trigger: { id: 5, name: text, context: { event: `-${text}`, label: text } },
    })),
    inConsole("why it could not be loaded", "codes", (text) => ({
      refusal: { message: text, errors: { name: [`-${text}`] } },
    })),
  ],
});

/** It runs in the page. */
async function showConsole(element: HTMLElement, given: Shown): Promise<void> {
  const page = window as Window & { consoles?: Shown[] };
  if (!page.consoles) {
    const consoles: Shown[] = [];
    const { fetch } = window;
    page.consoles = consoles;
    window.fetch = async (address, options) => {
      const [, at, path = ""] = /\/console-server-(\d+)\/(\S*)/.exec(String(address)) ?? [];
      const shown = consoles[Number(at)];
      if (!shown) return fetch(address, options);
      if (shown.refusal) return Response.json(shown.refusal, { status: 422 });
      const { code = { id: 1, name: "コード", tokens: [] }, trigger, log } = shown;
      const data = path.includes("/logs")
        ? [log ?? {}]
        : path.includes("triggers")
          ? [trigger ?? {}]
          : path.includes("summary")
            ? []
            : [code];
      return Response.json({ data });
    };
  }
  const apiBase = `/console-server-${page.consoles.push(given) - 1}`;
  Object.assign(element, { apiBase, section: given.section, triggerId: null });
  const root = element.shadowRoot as ShadowRoot;
  do await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
  while (!root.querySelector(".editor")?.textContent?.includes(given.text));
}
