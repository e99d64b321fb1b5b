import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import { combobox, hearsOf, isOpen, openPicker, searchBox } from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { paste } from "./support/clipboard.js";
import { type Attributes, eventually, shownText, within } from "./support/editors.js";
import { focused, focusedName, hasFocus } from "./support/focus.js";
import { listOf, tags } from "./support/lists.js";
import { deferred, serve } from "./support/server.js";
import { useWindow } from "./support/window-size.js";

beforeEach(() => useWindow(1280, 800));

const adding = { "allow-new": true, abilities: "tag-write" };

async function pasteInto(text: string, attributes: Attributes = {}): Promise<ItemPickerElement> {
  const picker = await openPicker({ multiple: true, ...attributes }, { source: tags });
  paste(searchBox(picker).element(), text);
  await expect.element(within(picker).getByRole("region")).toBeVisible();
  return picker;
}

describe("a pasted list", () => {
  test("has the focus on the button that goes on, and counts what is chosen already as nothing new", async () => {
    const picker = await pasteInto("VIP会員\n新規,東京、大阪", { value: [2] });
    await hasFocus(named(picker, "button", "新たに2件を選択する"));
    const text = shownText(picker);
    for (const heading of ["見つかったもの 2件", "すでに選択中のもの 1件", "見つからないもの 1件"])
      expect(text).toContain(heading);
    // Nobody may add here.
    expect(within(picker).getByRole("button", { name: /追加/ }).elements()).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toEqual([2, 1, 4]);
    await hasFocus(searchBox(picker));
  });

  test("is taken back by Escape, and the list by the next", async () => {
    const picker = await pasteInto("VIP会員\n東京");
    await hasFocus(named(picker, "button", "新たに2件を選択する"));
    await userEvent.keyboard("{Escape}");
    await hasFocus(searchBox(picker));
    expect([isOpen(picker), picker.value, within(picker).getByRole("region").query()]).toEqual([
      true,
      [],
      null,
    ]);
    await userEvent.keyboard("{Escape}");
    await hasFocus(combobox(picker));
    expect(isOpen(picker)).toBe(false);
  });

  test("of what is all chosen offers only to go back", async () => {
    const picker = await pasteInto("VIP会員\n東京", { value: [1, 4] });
    await hasFocus(named(picker, "button", "やめる"));
    expect(
      within(picker)
        .getByRole("button", { name: /選択する/ })
        .elements(),
    ).toEqual([]);
  });

  test("of a table is its first column, and that is said", async () => {
    const text = "VIP会員\t101\n東京\t102";
    const said = "1列目だけを貼り付けました";
    const picker = await pasteInto(text);
    const region = within(picker).getByRole("region", { name: said });
    await expect.element(region.getByText(said, { exact: true })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    paste(searchBox(picker).element(), "VIP会員\n東京");
    await hasFocus(named(picker, "button", "新たに2件を選択する"));
    expect(shownText(picker)).not.toContain(said);
  });

  test("counts an item of several of its name once it is told which", async () => {
    const picker = await openPicker(
      { multiple: true, value: [1] },
      {
        source: listOf(
          [
            { id: 1, name: "東京", group_id: 1 },
            { id: 2, name: "東京", group_id: 2 },
            { id: 3, name: "新規" },
          ],
          ["地域", "店舗"],
        ),
      },
    );
    paste(searchBox(picker).element(), "東京\n新規");
    await hasFocus(named(picker, "button", "新たに1件を選択する"));
    await userEvent.click(within(picker).getByRole("radio").nth(0));
    await expect.element(named(picker, "button", "新たに1件を選択する")).toBeVisible();
    await userEvent.click(within(picker).getByRole("radio").nth(1));
    await expect.element(named(picker, "button", "新たに2件を選択する")).toBeVisible();
  });
});

describe("names that nobody knows", () => {
  const bodies = (calls: { text: string }[]) => calls.map(({ text }) => JSON.parse(text));

  test("are all made at once, in order and in the folder that is chosen, and said", async () => {
    const [first, second] = [
      deferred({ json: { id: 21, name: "大阪", group_id: 2 } }),
      deferred({ json: { id: 22, name: "京都", group_id: 2 } }),
    ];
    const calls = serve(first.answer, second.answer);
    const picker = await pasteInto("VIP会員\n大阪\n京都", adding);
    await hasFocus(named(picker, "button", "新たに1件を選択する"));
    await userEvent.selectOptions(within(picker).getByRole("combobox", { name: "追加先" }), "地域");
    await userEvent.click(within(picker).getByRole("button", { name: /^2件を新しいタグとして追加/ }));
    await hearsOf(picker, "追加中... 0 / 2 件");
    await eventually(() => bodies(calls)).toEqual([{ name: "大阪", group_id: 2 }]);
    first.arrive();
    await hearsOf(picker, "追加中... 1 / 2 件");
    await eventually(() => shownText(picker)).toContain("見つからないもの 1件");
    await eventually(() => bodies(calls)).toEqual([
      { name: "大阪", group_id: 2 },
      { name: "京都", group_id: 2 },
    ]);
    second.arrive();
    await hearsOf(picker, "2件を地域に追加しました");
    expect(picker.value).toEqual([21, 22]);
    // What was found waits for its own button, which has the focus now.
    await hasFocus(named(picker, "button", "新たに1件を選択する"));
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toEqual([21, 22, 1]);
    await hasFocus(searchBox(picker));
  });

  test("where nothing else is pasted, have the focus on their button, and are done with at the end", async () => {
    serve({ json: { id: 21, name: "大阪" } }, { json: { id: 22, name: "京都" } });
    const picker = await pasteInto("大阪\n京都", adding);
    await eventually(() => focusedName()).toContain("2件を新しいタグとして追加");
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toEqual([21, 22]);
    await hasFocus(searchBox(picker));
    await hearsOf(picker, "2件を未分類に追加しました");
  });

  test("stay from the one that could not be made, which is said, and can be tried again", async () => {
    serve(
      { json: { id: 21, name: "大阪" } },
      { status: 500 },
      { json: { id: 22, name: "京都" } },
      { json: { id: 23, name: "奈良" } },
    );
    const picker = await pasteInto("大阪\n京都\n奈良", adding);
    await userEvent.keyboard("{Enter}");
    await hearsOf(picker, "「京都」を追加できませんでした");
    expect(shownText(picker)).toContain("見つからないもの 2件");
    expect([picker.value, isOpen(picker)]).toEqual([[21], true]);
    await eventually(() => focusedName()).toContain("2件を新しいタグとして追加");
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toEqual([21, 22, 23]);
    await hasFocus(searchBox(picker));
  });

  test("are made no further once Escape took the paste back", async () => {
    const { answer, arrive } = deferred({ json: { id: 21, name: "大阪" } });
    const calls = serve(answer);
    const picker = await pasteInto("大阪\n京都", adding);
    await userEvent.keyboard("{Enter}");
    await eventually(() => calls.length).toBe(1);
    await userEvent.keyboard("{Escape}");
    await hasFocus(searchBox(picker));
    arrive();
    await eventually(() => picker.value).toEqual([21]);
    expect([calls.length, focused() === searchBox(picker).element()]).toEqual([1, true]);
  });

  test("have no folder to choose in a list without any", async () => {
    const picker = await openPicker(
      { multiple: true, ...adding },
      { source: listOf([{ id: 1, name: "東京" }]) },
    );
    paste(searchBox(picker).element(), "東京\n大阪");
    await expect.element(within(picker).getByRole("region")).toBeVisible();
    expect(within(picker).getByRole("combobox", { name: "追加先" }).query()).toBe(null);
  });
});
