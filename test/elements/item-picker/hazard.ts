import type { Locator } from "playwright";
import { type ElementPlace, elementUnderTest, hasFocus } from "../../hazards/support/element-under-test.js";

/** Has the list open before its text is set, so that each row is drawn. */
function inOpenList(name: string, given: (text: string) => object): ElementPlace {
  return { name, prepare: openList, selector: "[popover]:popover-open", given };
}

function bySource(name: string, item: (text: string) => object, groupName = (_: string) => "会員") {
  return inOpenList(name, (text) => {
    const groups = { 1: { id: 1, name: groupName(text) } };
    const items = { 1: { id: 1, name: "VIP会員", group_id: 1, ...item(text) } };
    return { source: { items, groups, ids: [1], group_ids: [1], meta: {} }, value: [1] };
  });
}

export const hazard = elementUnderTest(["value", "text"], {
  tag: "item-picker",
  markup: (attributes) =>
    `<item-picker kind="tag" multiple show-deleted allow-new abilities="tag-write" ${attributes}></item-picker>`,
  firstField: (editor) => editor.getByRole("combobox"),
  showFields: (editor) => editor.getByRole("combobox").click(),
  async work(page, editor) {
    const search = editor.getByRole("searchbox", { name: "検索" });
    await editor.getByRole("combobox", { name: "タグ" }).click();
    await hasFocus(search);
    // What an input method puts in at once.
    await page.keyboard.insertText("東");
    await editor.getByRole("option", { name: "東京" }).waitFor();
    // The only hit is taken and the search emptied; the list is folded until a key or a letter asks for it again.
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await editor.getByRole("option", { name: "VIP会員" }).click();
    await hasFocus(search);
    await page.keyboard.press("Escape");
    await search.waitFor({ state: "hidden" });
  },
  expected: [4, 1],
  places: [
    bySource("the name of an item", (name) => ({ name })),
    bySource(
      "the name of a folder",
      () => ({}),
      (text) => text,
    ),
    bySource("a badge", (text) => ({ badge: { text, color_class: text } })),
    bySource("the name of a type", (text) => ({ type_name: text })),
    bySource("every string of an item", (text) => ({ fresh: text, unique: text, is_lmp: text, type: text })),
    inOpenList("an injected item", (text) => ({ extraItems: [{ id: "a", name: text }], value: ["a"] })),
    inOpenList("an id that is gone", (text) => ({ value: [text] })),
    {
      ...inOpenList("the query, and the offer of a new item", (text) => ({ text })),
      show: searchFor,
    },
  ],
});

async function openList(picker: Locator): Promise<void> {
  const isOpen = await picker.evaluate((element) => element.shadowRoot?.querySelector("[popover]") !== null);
  if (!isOpen) await picker.getByRole("combobox").click();
}

/** Types a query, and waits until what was found is read out, which takes a while and stands there from then on. */
async function searchFor(picker: HTMLElement, { text }: { text: string }): Promise<void> {
  const root = picker.shadowRoot as ShadowRoot;
  const field = root.querySelector<HTMLInputElement>("[popover] input");
  if (!field) throw new Error("The list has no search field.");
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  const isReadOut = () =>
    [...root.querySelectorAll("[role=status]")].some(({ textContent }) => textContent === "0件");
  do await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  while (!isReadOut());
}
