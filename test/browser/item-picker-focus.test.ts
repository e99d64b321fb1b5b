import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  activeName,
  combobox,
  isOpen,
  mountPicker,
  openList,
  openPicker,
  option,
  pickerDrawn,
  searchBox,
  workButton,
} from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { paste } from "./support/clipboard.js";
import { eventually, mountMarkup, within } from "./support/editors.js";
import { focusedName, hasFocus, tabTo } from "./support/focus.js";
import { listOf, tags } from "./support/lists.js";
import { serve } from "./support/server.js";
import { useWindow } from "./support/window-size.js";

/** The page around: where the operator is before and after the picker. */
let before: HTMLElement;
beforeEach(async () => {
  await useWindow(1280, 800);
  before = mountMarkup('<button type="button">前</button>').firstElementChild as HTMLElement;
});

describe("the focus", () => {
  test("goes back to the field by Escape, by 閉じる and by choosing", async () => {
    const picker = await openPicker({}, { source: tags });
    await userEvent.keyboard("{Escape}");
    await hasFocus(combobox(picker));
    await openList(picker);
    await tabTo("閉じる");
    await userEvent.keyboard("{Enter}");
    await hasFocus(combobox(picker));
    await openList(picker);
    await userEvent.click(option(picker, "東京"));
    await hasFocus(combobox(picker));
    expect(isOpen(picker)).toBe(false);
  });

  test("stays in the search box when rows are pressed", async () => {
    const picker = await openPicker({ multiple: true }, { source: tags });
    await userEvent.click(option(picker, "東京"));
    await userEvent.click(option(picker, "新規"));
    await eventually(() => picker.value).toEqual([4, 2]);
    await hasFocus(searchBox(picker));
    await userEvent.keyboard("{ArrowDown}");
    await eventually(() => activeName(picker)).toBe("資料請求");
  });

  test("chips are one stop, the last one at first; arrows go from chip to chip", async () => {
    const picker = mountPicker({ multiple: true, value: [1, 2, 4] }, { source: tags });
    await pickerDrawn(picker);
    before.focus();
    await tabTo("東京を外す");
    await userEvent.tab({ shift: true });
    expect(focusedName()).toBe("前");
    await userEvent.tab();
    const walked = [];
    for (const key of ["{ArrowLeft}", "{Home}", "{ArrowLeft}", "{ArrowRight}"]) {
      await userEvent.keyboard(key);
      walked.push(focusedName());
    }
    expect(walked).toEqual(["新規を外す", "VIP会員を外す", "東京を外す", "VIP会員を外す"]);
    await userEvent.tab();
    await hasFocus(combobox(picker));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toEqual([2, 4]);
    await hasFocus(combobox(picker));
    await userEvent.tab({ shift: true });
    expect(focusedName()).toBe("東京を外す");
  });

  test("is on the field after a chip is taken off, and Escape there closes the list", async () => {
    const picker = mountPicker({ multiple: true, value: [1, 2] }, { source: tags });
    await pickerDrawn(picker);
    await userEvent.click(named(picker, "button", "VIP会員を外す"));
    await eventually(() => picker.value).toEqual([2]);
    await hasFocus(combobox(picker));
    await openList(picker);
    await userEvent.click(named(picker, "button", "新規を外す"));
    await eventually(() => picker.value).toEqual([]);
    await hasFocus(combobox(picker));
    expect(isOpen(picker)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await eventually(() => isOpen(picker)).toBe(false);
    await hasFocus(combobox(picker));
  });

  test("goes through everything in the order of the screen, and leaves", async () => {
    const picker = mountPicker(
      { multiple: true, value: [1], kind: "egg", "allow-new": true },
      {
        source: listOf([{ id: 1, name: "お礼", group_id: 1 }], ["来店"]),
      },
    );
    mountMarkup('<button type="button">後</button>');
    await pickerDrawn(picker);
    before.focus();
    const closed: string[] = [];
    while (closed.length < 20 && closed.at(-1) !== "後") {
      await userEvent.tab();
      closed.push(focusedName().replace(/\s+/g, " "));
    }
    expect(closed).toEqual(["お礼を外す", "テンプレート", "テスト送信", "プレビュー", "後"]);
    await openList(picker, "テンプレート");
    const open: string[] = [];
    for (let i = 0; i < 8; i++) {
      await userEvent.tab();
      open.push(focusedName().replace(/\s+/g, " "));
    }
    const row = ["この行をテスト送信", "この行をプレビュー"];
    expect(open).toEqual(["追加", "すべて選択", "すべて 1", "選択を解除", ...row, "閉じる", "後"]);
    await eventually(() => isOpen(picker)).toBe(false);
  });

  test("makes no stop of a list because it is long enough to scroll", async () => {
    const items = Array.from({ length: 300 }, (_, at) => ({ id: at, name: `タグ${at}` }));
    const picker = await openPicker({}, { source: listOf(items) });
    await userEvent.tab();
    expect(focusedName()).toBe("閉じる");
    await userEvent.tab({ shift: true });
    await hasFocus(searchBox(picker));
  });

  test("goes to the search box again when a notice is answered", async () => {
    const picker = mountPicker(
      { multiple: true, "allow-new": true, abilities: "tag-write" },
      { source: tags },
    );
    serve({ status: 500 }, { json: { id: 9, name: "ＶＩＰ会員" } });
    await openList(picker);
    const offer = async (name: string) => {
      await userEvent.fill(searchBox(picker), name);
      await userEvent.click(workButton(picker, "追加"));
    };
    for (const answer of ["閉じる", "既存を選ぶ"]) {
      await offer("ｖｉｐ会員");
      await userEvent.click(within(picker).getByRole("alert").getByRole("button", { name: answer }));
      await hasFocus(searchBox(picker));
    }
    await eventually(() => picker.value).toEqual([1]);
    await offer("ＶＩＰ会員");
    await userEvent.click(named(picker, "button", "それでも追加"));
    await hasFocus(searchBox(picker));
    await userEvent.click(named(picker, "button", "もう一度追加"));
    // The two that are named alike are offered again before anything is sent.
    await hasFocus(searchBox(picker));
    await userEvent.click(named(picker, "button", "それでも追加"));
    await eventually(() => picker.value).toEqual([1, 9]);
    await hasFocus(searchBox(picker));
  });

  test("follows a pasted list in and out", async () => {
    const picker = await openPicker({ multiple: true }, { source: tags });
    for (const answer of ["やめる", "新たに2件を選択する"]) {
      paste(searchBox(picker).element(), "東京\n新規\n大阪");
      await expect.element(named(picker, "button", answer)).toBeVisible();
      await hasFocus(named(picker, "button", "新たに2件を選択する"));
      await userEvent.click(named(picker, "button", answer));
      await hasFocus(searchBox(picker));
    }
    await eventually(() => picker.value).toEqual([4, 2]);
    await userEvent.keyboard("{Escape}");
    await hasFocus(combobox(picker));
  });

  test("finds a list that was closed over a question as it was at first", async () => {
    const picker = await openPicker(
      { multiple: true, "allow-new": true, abilities: "tag-write" },
      { source: tags },
    );
    await userEvent.fill(searchBox(picker), "ｖｉｐ会員");
    await userEvent.click(workButton(picker, "追加"));
    await expect.element(named(picker, "button", "既存を選ぶ")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await openList(picker);
    expect(named(picker, "button", "既存を選ぶ").query()).toBeNull();
    paste(searchBox(picker).element(), "東京\n新規\n大阪");
    await expect.element(named(picker, "button", "新たに2件を選択する")).toBeVisible();
    await userEvent.click(named(picker, "button", "閉じる"));
    await hasFocus(combobox(picker));
    await openList(picker);
    expect([named(picker, "button", "新たに2件を選択する").query(), picker.value]).toEqual([null, []]);
  });

  test("meets the first 20 items of a pasted name that many have, and how many more there are", async () => {
    const same = Array.from({ length: 25 }, (_, at) => ({ id: at + 1, name: "同名" }));
    const picker = await openPicker(
      { multiple: true },
      { source: listOf([...same, { id: 99, name: "東京" }]) },
    );
    paste(searchBox(picker).element(), "同名\n東京");
    await eventually(() => within(picker).getByRole("radio").elements().length).toBe(20);
    await expect.element(within(picker).getByRole("group", { name: "同名" })).toHaveTextContent("ほか 5 つ");
    await userEvent.click(within(picker).getByRole("radio").nth(19));
    await userEvent.click(named(picker, "button", "新たに2件を選択する"));
    await eventually(() => picker.value).toEqual([99, 20]);
  });
});
