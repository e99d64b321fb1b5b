import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  activeName,
  combobox,
  isOpen,
  option,
  optionNames,
  searchBox,
} from "../elements/item-picker/page.js";
import { feedButton, openTimeline } from "../elements/message-timeline/page.js";
import { messagesOf, serveTimeline } from "../elements/message-timeline/server.js";
import { violationsInBothThemes } from "./support/accessibility.js";
import { type Attributes, eventually, shownText, within } from "./support/editors.js";
import { hasFocus } from "./support/focus.js";
import { afterConversion, commit, compose } from "./support/input-method.js";
import { listOf } from "./support/lists.js";
import { deferred } from "./support/server.js";

const label = "カスタム検索";
/** As many as operators have, in their order. */
const searches = listOf(
  Array.from({ length: 100 }, (_, at) => ({ id: at + 1, name: at === 30 ? "優良顧客" : `検索${at + 1}` })),
);
const filters = (timeline: Element) => feedButton(timeline, /^絞り込み( \d+)?\d*$/);
const asked = (server: ReturnType<typeof serveTimeline>) =>
  server.asked().map(({ url }) => url.searchParams.get("funnelId"));
const panel = (timeline: Element, name = "絞り込み") =>
  within(timeline).getByRole("dialog", { name, exact: true });
const clear = (timeline: Element) => panel(timeline).getByRole("button", { name: "選択を解除" });
const field = (timeline: Element) => combobox(timeline, label).element().getAttribute("placeholder");

async function openSearches(attributes: Attributes = {}, lists = [{ json: searches }]) {
  const server = serveTimeline(messagesOf(3, () => ({ notify: 1 })));
  server.lists.funnel = [...lists];
  const timeline = await openTimeline(attributes);
  return { server, timeline };
}

async function openPanel(timeline: Element) {
  await userEvent.click(filters(timeline));
  await expect.element(combobox(timeline, label)).toBeVisible();
}

/** Searches for it, and presses it. */
async function choose(timeline: Element, name: string) {
  await userEvent.click(combobox(timeline, label));
  await hasFocus(searchBox(timeline));
  await userEvent.type(searchBox(timeline), name);
  await eventually(() => optionNames(timeline)).toEqual([name]);
  await userEvent.click(option(timeline, name));
}

describe("a saved search is chosen by its name", () => {
  test("by pointer: searched among a hundred, asked for, counted, told by the state, and taken off again", async () => {
    const { server, timeline } = await openSearches();
    expect(server.listed()).toEqual([]);
    await openPanel(timeline);
    await choose(timeline, "優良顧客");
    await eventually(() => asked(server)).toEqual([null, "31"]);
    expect(field(timeline)).toBe("優良顧客");
    expect(timeline.state.funnelId).toBe("31");
    expect(filters(timeline).element().textContent).toBe("絞り込み1");

    await userEvent.click(clear(timeline));
    await eventually(() => asked(server).at(-1)).toBe(null);
    expect([timeline.state.funnelId, server.listed()]).toEqual([null, ["funnel"]]);
  });

  test("by keys alone, and the focus comes back: from the list to its field, from the panel to its button", async () => {
    const { server, timeline } = await openSearches();
    (filters(timeline).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(combobox(timeline, label)).toBeVisible();
    for (let presses = 0; presses < 9; presses++) {
      if (timeline.shadowRoot?.activeElement === combobox(timeline, label).element()) break;
      await userEvent.keyboard("{Tab}");
    }
    await userEvent.keyboard("{Enter}");
    await hasFocus(searchBox(timeline));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await eventually(() => asked(server).at(-1)).toBe("2");
    await hasFocus(combobox(timeline, label));
    expect(isOpen(timeline)).toBe(false);
    await userEvent.keyboard("{Escape}");
    await hasFocus(filters(timeline));
    expect(combobox(timeline, label).query()).toBeNull();
  });

  test("the Enter that accepts a conversion chooses nothing", async () => {
    const { server, timeline } = await openSearches();
    await openPanel(timeline);
    await userEvent.click(combobox(timeline, label));
    await hasFocus(searchBox(timeline));
    await compose("ゆうりょう");
    await compose("優良");
    await commit("優良");
    await eventually(() => optionNames(timeline)).toEqual(["優良顧客"]);
    expect(asked(server)).toEqual([null]);
    await eventually(() => activeName(timeline)).toBe("優良顧客");
    await afterConversion();
    await userEvent.keyboard("{Enter}");
    await eventually(() => asked(server).at(-1)).toBe("31");
  });

  test("what all that match is counted by", async () => {
    const { server, timeline } = await openSearches();
    await openPanel(timeline);
    await choose(timeline, "優良顧客");
    await eventually(() => asked(server).at(-1)).toBe("31");
    await userEvent.keyboard("{Escape}");
    const before = server.asked().length;
    await userEvent.click(feedButton(timeline, "条件に合うすべてを確認"));
    await expect
      .element(within(timeline).getByRole("dialog", { name: "3件のメッセージを確認済みにしますか？" }))
      .toBeVisible();
    expect(asked(server).slice(before)).toEqual(["31"]);
  });
});

describe("what the page has set", () => {
  test("is shown by its name; the operator's choice takes its place, and the page's next one that of both", async () => {
    const { server, timeline } = await openSearches({ "funnel-id": "31" });
    expect(asked(server)).toEqual(["31"]);
    await openPanel(timeline);
    await eventually(() => field(timeline)).toBe("優良顧客");
    await choose(timeline, "検索100");
    await eventually(() => asked(server).at(-1)).toBe("100");
    // The same text again is no other wish.
    timeline.setAttribute("funnel-id", "31");
    timeline.setAttribute("poll", "900");
    await eventually(() => timeline.poll).toBe(900);
    expect(timeline.state.funnelId).toBe("100");
    timeline.setAttribute("funnel-id", "5");
    await eventually(() => asked(server).at(-1)).toBe("5");
    await eventually(() => field(timeline)).toBe("検索5");
    await userEvent.click(feedButton(timeline, "絞り込みを解除"));
    await eventually(() => asked(server).at(-1)).toBe(null);
  });

  test("one that is deleted is said to be, and can be taken off", async () => {
    const { server, timeline } = await openSearches({ "funnel-id": "999" });
    await openPanel(timeline);
    await eventually(() => field(timeline)).toContain("削除");
    await userEvent.click(clear(timeline));
    await eventually(() => asked(server).at(-1)).toBe(null);
  });
});

describe("the list of them", () => {
  test("is waited for, and one that could not be loaded is asked for again", async () => {
    const refused = { status: 500, json: { message: "ただいま混み合っています" } };
    const late = deferred(refused);
    const { timeline, server } = await openSearches({ "funnel-id": "31" }, []);
    // Calls that only read are made again by themselves.
    server.lists.funnel = [late.answer, refused, refused];
    await openPanel(timeline);
    expect(field(timeline)).toContain("読み込み中");
    late.arrive();
    // What is chosen stays, by what is known of it.
    await eventually(() => field(timeline)).toBe("ID 31");
    await userEvent.click(combobox(timeline, label));
    await eventually(() => shownText(timeline)).toContain("選択肢の読み込み中にエラーが発生しました");
    server.lists.funnel = [{ json: searches }];
    await userEvent.click(panel(timeline, label).getByRole("button", { name: "もう一度読み込む" }));
    await eventually(() => field(timeline)).toBe("優良顧客");
  });

  test("with nothing in it says so", async () => {
    const { timeline } = await openSearches({}, [{ json: listOf([]) }]);
    await openPanel(timeline);
    await userEvent.click(combobox(timeline, label));
    await eventually(() => shownText(timeline)).toContain("選択可能なカスタム検索がありません");
  });
});

test("at 360 px nothing is cut, and axe finds nothing, in both languages", async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
  const { timeline } = await openSearches({ "funnel-id": "31", locale: "en" });
  timeline.style.width = "344px";
  await userEvent.click(feedButton(timeline, /^Filter/));
  await eventually(() => combobox(timeline, "Custom search").query()?.getAttribute("placeholder")).toBe(
    "優良顧客",
  );
  const box = panel(timeline, "Filter").element();
  const { left, right } = box.getBoundingClientRect();
  expect([left >= 0, right <= 360, box.scrollWidth - box.clientWidth]).toEqual([true, true, 0]);
  await userEvent.click(combobox(timeline, "Custom search"));
  await expect.element(option(timeline, "優良顧客")).toBeVisible();
  const list = timeline.shadowRoot?.querySelector("#picker-popup") as HTMLElement;
  const { left: from, right: to } = list.getBoundingClientRect();
  expect([from >= 0, to <= 360]).toEqual([true, true]);
  expect(await violationsInBothThemes(timeline)).toEqual([]);
});
