import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { configure } from "../../src/entries/index.js";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import {
  combobox,
  isOpen,
  mountPicker,
  openList,
  openPicker,
  option,
  optionNames,
  pickerDrawn,
  searchBox,
  workButton,
} from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { configurePage } from "./support/console-page.js";
import { eventually, mountMarkup, shownText, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { hasFocus } from "./support/focus.js";
import { definePicker, freshTag } from "./support/fresh-tags.js";
import { listOf, tags } from "./support/lists.js";
import { deferred, freshServer, serve } from "./support/server.js";

describe("a script that comes late", () => {
  test("finds value and source that were there before", async () => {
    const tag = freshTag();
    const place = mountMarkup(`<${tag} kind="tag" multiple value="[1]" show-deleted></${tag}>`);
    const picker = place.firstElementChild as ItemPickerElement;
    Object.assign(picker, { value: [4, 2], source: tags, required: true });
    const calls = serve();
    definePicker(tag);
    expect(picker.value).toEqual([4, 2]);
    expect(picker.source).toBe(tags);
    expect(Object.keys(picker)).not.toContain("source");
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "2件を選択中");
    await expect.element(within(picker).getByText("東京", { exact: true })).toBeVisible();
    expect([picker.getAttribute("required"), calls]).toEqual(["", []]);
  });
});

describe("attributes", () => {
  test("that are taken away restore what was before", async () => {
    const picker = mountPicker(
      { multiple: true, value: [1, 77], "show-deleted": true, "allow-new": true, abilities: "tag-write" },
      { source: tags },
    );
    await expect.element(within(picker).getByText("削除済みのタグが指定されています")).toBeVisible();
    for (const name of ["multiple", "value", "show-deleted", "allow-new"]) picker.removeAttribute(name);
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "選択してください");
    expect([picker.value, picker.multiple, shownText(picker)]).toEqual([
      null,
      false,
      expect.not.stringContaining("削除済み"),
    ]);
    await openList(picker);
    expect(workButton(picker, "追加").query()).toBeNull();
    expect(named(picker, "button", "すべて選択").query()).toBeNull();
  });

  test("that say which types may be chosen: absent allows all, empty none", async () => {
    const source = listOf([
      { id: 1, name: "一行", type: 0 },
      { id: 2, name: "数", type: 10 },
    ]);
    const picker = mountPicker({ kind: "varia" }, { source });
    await openList(picker, "友だち情報");
    const off = () =>
      within(picker)
        .getByRole("option")
        .elements()
        .map((each) => each.ariaDisabled);
    expect(off()).toEqual([null, null]);
    picker.setAttribute("allowed-types", "10 20");
    await eventually(off).toEqual(["true", null]);
    picker.setAttribute("allowed-types", "");
    await eventually(off).toEqual(["true", "true"]);
    picker.removeAttribute("allowed-types");
    await eventually(off).toEqual([null, null]);
  });

  test("give items that stand first and that every search finds", async () => {
    const extras = [{ id: "none", name: "指定なし" }];
    const picker = mountPicker(
      { kind: "egg", "extra-items": extras },
      { source: listOf([{ id: 1, name: "お礼" }]) },
    );
    await openList(picker, "テンプレート");
    await userEvent.keyboard("zzz");
    await eventually(() => optionNames(picker)).toEqual(["指定なし"]);
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toBe("none");
    await expect.element(workButton(picker, "テスト送信")).toHaveAttribute("aria-disabled", "true");
    picker.removeAttribute("extra-items");
    await expect.element(combobox(picker, "テンプレート")).toHaveAttribute("placeholder", "選択してください");
    expect(picker.value).toBe("none");
  });

  test("readonly and disabled leave nothing to change, and the value as it is", async () => {
    const picker = mountPicker({ value: 1, readonly: true }, { source: tags });
    await pickerDrawn(picker);
    await userEvent.click(combobox(picker));
    await userEvent.keyboard("{ArrowDown}東{Enter}");
    expect([isOpen(picker), picker.value, named(picker, "button", "選択を解除").query()]).toEqual([
      false,
      1,
      null,
    ]);
    await hasFocus(combobox(picker));
    await expect.element(combobox(picker)).toHaveAttribute("aria-readonly", "true");
    picker.readonly = false;
    await openList(picker);
    picker.disabled = true;
    await eventually(() => isOpen(picker)).toBe(false);
    await expect.element(combobox(picker)).toBeDisabled();
    expect(picker.value).toBe(1);
  });
});

describe("the page's context", () => {
  test("may come later: abilities, the language and back", async () => {
    configurePage({ abilities: [] });
    const picker = await openPicker({ "allow-new": true }, { source: tags });
    expect(workButton(picker, "追加").query()).toBeNull();
    configure({ abilities: ["tag-write"] });
    await expect.element(workButton(picker, "追加")).toBeVisible();
    configure({ locale: "en" });
    await expect.element(named(picker, "searchbox", "Search")).toBeVisible();
    expect(shownText(picker).replace(/VIP会員|新規|資料請求|東京|会員|地域/g, "")).not.toMatch(
      /[ぁ-んァ-ン一-龯]/,
    );
    picker.locale = "ja";
    await expect.element(searchBox(picker)).toBeVisible();
    picker.removeAttribute("locale");
  });

  test("another server or kind brings its own list, and the value stays", async () => {
    const lists = serve(
      { json: listOf([{ id: 1, name: "甲のタグ" }]) },
      { json: listOf([{ id: 1, name: "乙のタグ" }]) },
      {
        json: listOf([{ id: 1, name: "乙のシナリオ" }]),
      },
    );
    const picker = mountPicker({ value: 1 });
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "甲のタグ");
    const server = freshServer();
    picker.setAttribute("api-base", server);
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "乙のタグ");
    picker.kind = "scenario";
    await expect.element(combobox(picker, "シナリオ")).toHaveAttribute("placeholder", "乙のシナリオ");
    expect([picker.value, picker.dirty]).toEqual([1, false]);
    expect(lists.map(({ url }) => url.pathname).slice(1)).toEqual([
      `${server}/api/v_resource/tag`,
      `${server}/api/v_resource/scenario`,
    ]);
  });
});

describe("a move within the page", () => {
  test("keeps the choice, loads nothing again, and leaves the list open or closed, not between", async () => {
    const calls = serve({ json: tags });
    const picker = await openPicker({ multiple: true });
    await userEvent.click(option(picker, "東京"));
    await eventually(() => picker.value).toEqual([4]);
    const heard = record(document, ["change", "failure"]);
    mountMarkup("").append(picker);
    await eventually(() => combobox(picker).element().ariaExpanded === String(isOpen(picker))).toBe(true);
    expect([picker.value, picker.dirty, calls.length]).toEqual([[4], true, 1]);
    if (isOpen(picker)) await userEvent.keyboard("{Escape}");
    await openList(picker);
    await userEvent.click(option(picker, "新規"));
    await eventually(() => picker.value).toEqual([4, 2]);
    expect(heard).toHaveLength(1);
  });

  test("away and back leaves the list closed and the focus where it is", async () => {
    const picker = mountPicker({}, { source: tags });
    const place = picker.parentElement as HTMLElement;
    await openList(picker);
    picker.remove();
    await eventually(() => picker.shadowRoot?.querySelector("[role=combobox]")).toBe(null);
    const elsewhere = mountMarkup('<input aria-label="ほか">').firstElementChild as HTMLInputElement;
    elsewhere.focus();
    place.append(picker);
    await expect.element(combobox(picker)).toHaveAttribute("aria-expanded", "false");
    expect(isOpen(picker)).toBe(false);
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe("an element that leaves the page", () => {
  test("while its list is loading gives the call up, and asks again when it is back", async () => {
    const signals: AbortSignal[] = [];
    const { answer } = deferred();
    const calls = serve(answer, { json: tags });
    const real = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (init?.signal) signals.push(init.signal);
      return real(input, init);
    };
    try {
      const picker = mountPicker({ value: 3 });
      const heard = record(document, ["failure"]);
      const place = picker.parentElement as HTMLElement;
      await eventually(() => calls.length).toBe(1);
      picker.remove();
      await eventually(() => signals[0]?.aborted).toBe(true);
      place.append(picker);
      await expect.element(combobox(picker)).toHaveAttribute("placeholder", "資料請求");
      expect([calls.length, heard]).toEqual([2, []]);
    } finally {
      globalThis.fetch = real;
    }
  });

  test("does not give it up while another picker waits for the same list", async () => {
    const { answer, arrive } = deferred({ json: tags });
    const calls = serve(answer);
    const server = freshServer();
    const gone = mountPicker({ "api-base": server });
    const stays = mountPicker({ "api-base": server, value: 3 });
    await eventually(() => calls.length).toBe(1);
    gone.remove();
    await eventually(() => gone.shadowRoot?.querySelector("[role=combobox]")).toBe(null);
    arrive();
    await expect.element(combobox(stays)).toHaveAttribute("placeholder", "資料請求");
    expect(calls).toHaveLength(1);
  });
});

describe("without a kind", () => {
  test("the value is held, nothing is loaded, and the kind may come later", async () => {
    const calls = serve({ json: tags });
    const picker = mountPicker({ value: 3, kind: "" });
    await eventually(() => shownText(picker)).toContain("kind");
    expect([picker.value, calls]).toEqual([3, []]);
    picker.kind = "tag";
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "資料請求");
  });
});
