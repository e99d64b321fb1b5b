import type { Page } from "playwright";
import { wireJourney } from "../../fixtures/journeys.js";
import { elementUnderTest, hasFocus, holds } from "../../hazards/support/element-under-test.js";

const words = "途中の名前";

interface Shown {
  /** Stands somewhere on the screen once it is drawn. */
  text: string;
  journey?: object;
  groups?: object[];
  phases?: object[];
  refusal?: object;
}

/** Has another server say this, and waits until it is drawn. */
function inList(name: string, listWith: (text: string) => Omit<Shown, "text">) {
  return { name, given: (text: string) => ({ text, ...listWith(text) }), show: showList };
}

/** Opens a row's dialog, writes a name, gives it up, and is back on the button. */
export const hazard = elementUnderTest([], {
  tag: "journey-list",
  markup: (attributes) => `<journey-list ${attributes}></journey-list>`,
  firstField: (list) => list.getByRole("searchbox", { name: "検索", exact: true }),
  async work(page: Page, list) {
    // Wherever a walk has led: everything is shown again.
    await list.evaluate((each) => Object.assign(each, { groupId: null, query: null }));
    const edit = list.locator("[data-journey='1402'] [data-control=edit]");
    await edit.click();
    const dialog = list.getByRole("dialog");
    const name = dialog.getByRole("textbox", { name: "名前" });
    await name.click();
    await hasFocus(name);
    const before = await name.inputValue();
    await page.keyboard.press("End");
    await page.keyboard.insertText(words);
    await holds(name, `${before}${words}`);
    await page.keyboard.press("Escape");
    await list.getByRole("button", { name: "破棄する" }).click();
    await name.waitFor({ state: "hidden" });
    await hasFocus(edit);
  },
  loading: ["api-base", "group-id", "journey-id"],
  places: [
    inList("the name of a journey", (name) => ({ journey: { ...wireJourney, name } })),
    inList("when it was changed", (text) => ({
      journey: { ...wireJourney, name: `-${text}`, updated_at: text, member_count: text },
    })),
    inList("the name of a group", (name) => ({ groups: [{ id: 81, name, order: 1 }] })),
    inList("the name of a phase", (name) => ({ phases: [{ id: 1001, name, order: 1, used_count: name }] })),
    inList("why it could not be loaded", (text) => ({
      refusal: { message: text, errors: { name: [`-${text}`] } },
    })),
  ],
});

/** It runs in the page. */
async function showList(element: HTMLElement, given: Shown): Promise<void> {
  const page = window as Window & { lists?: Shown[] };
  if (!page.lists) {
    const lists: Shown[] = [];
    const { fetch } = window;
    page.lists = lists;
    window.fetch = async (address, options) => {
      const [, at, path = ""] = /\/journey-server-(\d+)\/(\S*)/.exec(String(address)) ?? [];
      const list = lists[Number(at)];
      if (!list) return fetch(address, options);
      if (list.refusal) return Response.json(list.refusal, { status: 422 });
      const data = path.includes("groups")
        ? (list.groups ?? [{ id: 81, name: "グループ", order: 1 }])
        : path.includes("tags")
          ? (list.phases ?? [])
          : [
              list.journey ??
                given.journey ?? {
                  id: 1401,
                  name: "名前",
                  group_id: 81,
                  journey_kpis: [{ journey_tag_id: 1001, order: 1 }],
                },
            ];
      return Response.json({ data });
    };
  }
  const apiBase = `/journey-server-${page.lists.push(given) - 1}`;
  Object.assign(element, { apiBase });
  const root = element.shadowRoot as ShadowRoot;
  do await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
  while (!root.querySelector(".editor")?.textContent?.includes(given.text));
}
