import type { Page } from "playwright";
import { elementUnderTest, hasFocus, holds } from "../../hazards/support/element-under-test.js";

const words = "途中の名前";

interface Shown {
  /** Stands somewhere on the screen once it is drawn. */
  text: string;
  section: "courses" | "resources" | "calendars" | "urls";
  item?: object;
  link?: object;
  url?: object;
  refusal?: object;
}

/** Has another server say this, and waits until it is drawn. */
function inSettings(name: string, section: Shown["section"], shownWith: (text: string) => Partial<Shown>) {
  return { name, given: (text: string) => ({ text, section, ...shownWith(text) }), show: showSettings };
}

/** Begins a course, gives it up, and is back on the button. */
export const hazard = elementUnderTest([], {
  tag: "salon-settings",
  markup: (attributes) => `<salon-settings salon-id="1" ${attributes}></salon-settings>`,
  firstField: (settings) => settings.getByRole("searchbox", { name: "検索", exact: true }),
  async work(page: Page, settings) {
    // Wherever a walk has led: the courses are shown again.
    await settings.evaluate((each) => Object.assign(each, { section: "courses" }));
    const add = settings.getByRole("button", { name: "コースを追加", exact: true });
    await add.click();
    const dialog = settings.getByRole("dialog", { name: "コースを追加", exact: true });
    const name = dialog.getByRole("textbox", { name: "名前", exact: true });
    await name.click();
    await hasFocus(name);
    await page.keyboard.insertText(words);
    await holds(name, words);
    await dialog.getByRole("button", { name: "キャンセル", exact: true }).click();
    await settings.getByRole("button", { name: "破棄する", exact: true }).click();
    await name.waitFor({ state: "hidden" });
    await hasFocus(add);
  },
  loading: ["api-base", "salon-id", "section", "sections"],
  places: [
    inSettings("the name of a course", "courses", (name) => ({ item: { id: 1, name } })),
    inSettings("a resource with an icon and a colour", "resources", (name) => ({
      item: { id: 1, name, icon_url: `javascript:${name}`, color: name },
    })),
    {
      ...inSettings("a calendar, its state and why it failed", "calendars", (text) => ({
        link: {
          ...{ primary_id: 1, calendar_name: text, salon_resource_id: null },
          associations: [
            { association_id: 2, purpose: text, status: text, error_message: `-${text}` },
            { association_id: 3, purpose: "shift", status: "error", error_message: text },
          ],
        },
      })),
      // A purpose that no address can name has no button that removes it.
      harmlessLike: (text: string) => (/\p{Surrogate}/u.test(text) ? "." : "x"),
    },
    inSettings("a link and its address", "urls", (name) => ({
      url: { id: 1, name, url: `javascript:${name}`, click_count: 1 },
    })),
    inSettings("why it could not be loaded", "courses", (text) => ({
      refusal: { message: text, errors: { name: [`-${text}`] } },
    })),
  ],
});

/** It runs in the page. */
async function showSettings(element: HTMLElement, given: Shown): Promise<void> {
  const page = window as Window & { settings?: Shown[] };
  if (!page.settings) {
    const settings: Shown[] = [];
    const { fetch } = window;
    page.settings = settings;
    window.fetch = async (address, options) => {
      const [, at, path = ""] = /\/settings-server-(\d+)\/(\S*)/.exec(String(address)) ?? [];
      const shown = settings[Number(at)];
      if (!shown) return fetch(address, options);
      if (shown.refusal) return Response.json(shown.refusal, { status: 422 });
      const { item, link, url } = shown;
      const data = path.includes("googlecalendars")
        ? { accounts: [], links: [link ?? {}] }
        : path.includes("salon_urls")
          ? [url ?? {}]
          : path.includes("/all")
            ? [item ?? {}]
            : {};
      return Response.json({ data });
    };
  }
  const apiBase = `/settings-server-${page.settings.push(given) - 1}`;
  Object.assign(element, { apiBase, section: given.section });
  const root = element.shadowRoot as ShadowRoot;
  do await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
  while (!root.querySelector(".editor")?.textContent?.includes(given.text));
}
