import { Provider } from "jotai";
import { expect, it } from "vitest";
import { filterWords } from "../../../src/features/filter/messages.js";
import { FilterOptions } from "../../../src/features/filter/options/FilterOptions.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { fire, render } from "../../kit/render.js";
import { filterOf, openFilter } from "./open-filter.js";

const { take_num: _, sort_type: __, with_blocked: ___, user_rate_type: ____, ...bare } = filterOf();

it.each<[what: string, stored: PlainObject, shown: string[]]>([
  [
    "what is stored",
    { take_num: 200, sort_type: 4, with_blocked: 2, user_rate_type: 3 },
    ["200件（アイコンなし）", "メッセージが古い順", "ブロックされた友だちのみ", "非表示・ブロックのみ"],
  ],
  [
    "figures that are stored as text",
    { take_num: "100", sort_type: "0", with_blocked: "1", user_rate_type: "1" },
    ["100件", "友だち追加が古い順", "表示する", "表示する"],
  ],
  [
    "what counts where nothing is stored (rules: filter-options)",
    {},
    ["50件", "友だち追加が新しい順", "表示しない", "表示しない"],
  ],
  [
    "what no list names, as it is",
    { take_num: 75, sort_type: "new", with_blocked: 9, user_rate_type: true },
    ["75", "new", "9", "true"],
  ],
])("the option selectors show %s, and change nothing by that", async (___, stored, shown) => {
  const value = { ...bare, ...stored };
  const page = await openOptions(value);
  expect(page.shown()).toEqual(shown);
  expect([page.opened.model.value(), page.opened.edits()]).toEqual([value, 0]);
});

it("what is chosen is stored as a figure, the others stay as they were", async () => {
  const page = await openOptions({ ...bare, take_num: "100", sort_type: "0" });
  const [takeNum] = page.selects();
  if (!takeNum) throw new Error("no selector");
  takeNum.value = [...takeNum.options].find(({ text }) => text === "50件")?.value ?? "";
  await fire(takeNum, "change");
  expect(page.opened.model.value()).toEqual({ ...bare, take_num: 50, sort_type: "0" });
});

async function openOptions(value: PlainObject) {
  const opened = openFilter(value);
  const parts = { model: opened.model, words: filterWords.ja, attempted: false } as never;
  const { box } = await render(
    <Provider store={opened.store}>
      <FilterOptions {...(parts as Parameters<typeof FilterOptions>[0])} />
    </Provider>,
  );
  const selects = () => [...box.querySelectorAll("select")];
  return { opened, selects, shown: () => selects().map((each) => each.selectedOptions[0]?.text) };
}
