import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { announced, flat } from "./support/accessibility.js";
import { eventually, mountMarkup, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused, focusedName, tabTo } from "./support/focus.js";
import {
  activeName,
  combobox,
  eggs,
  hasFocus,
  isOpen,
  listOf,
  mountPicker,
  openList,
  option,
  optionNames,
  part,
  pickerDrawn,
  searchBox,
  tags,
  useWindow,
  workButton,
} from "./support/pickers.js";
import { serve } from "./support/server.js";

/** The page around: where the operator is before and after the picker. */
let before: HTMLElement;
beforeEach(async () => {
  await useWindow(1280, 800);
  before = mountMarkup('<button type="button">前</button>').firstElementChild as HTMLElement;
});

/** By Tab from the page, then by keys alone. */
async function tabIn(): Promise<void> {
  before.focus();
  await userEvent.tab();
}

describe("names and roles", () => {
  test("are those of the public surface", async () => {
    const attributes = { multiple: true, "allow-new": true, abilities: "tag-write", value: [2] };
    const picker = mountPicker(attributes, { source: tags });
    await openList(picker);
    await eventually(() => activeName(picker)).toBe("新規");
    const things = flat(await announced());
    const one = (role: string) => things.find((thing) => thing.role === role);

    expect(one("combobox")).toMatchObject({ name: "タグ", states: { expanded: true, hasPopup: "dialog" } });
    expect(one("dialog")?.name).toBe("タグ");
    expect(one("searchbox")).toMatchObject({ name: "検索", states: { focused: true } });
    expect(one("listbox")).toMatchObject({ name: "タグ", states: { multiselectable: true } });
    const options = things.filter(({ role }) => role === "option");
    expect(options.map(({ name, description, states }) => [name, description, states.selected])).toEqual([
      ["VIP会員", "会員", false],
      ["新規", "会員", true],
      ["資料請求", "地域", false],
      ["東京", "地域", false],
    ]);
    const elements = within(picker).getByRole("option").elements();
    expect(elements.map((each) => [each.ariaPosInSet, each.ariaSetSize])).toEqual([
      ["1", "4"],
      ["2", "4"],
      ["3", "4"],
      ["4", "4"],
    ]);
    const buttons = things.filter(({ role }) => role === "button").map(({ name }) => name);
    for (const name of ["追加", "すべて選択", "選択を解除", "閉じる", "新規を外す"]) {
      expect(buttons).toContain(name);
    }
    expect(things.filter(({ role }) => role === "checkbox").map(({ name }) => name)).toEqual([
      "会員をすべて選択",
      "地域をすべて選択",
    ]);
  });

  test("count what can be reached, headings left out", async () => {
    const picker = mountPicker({}, { source: tags });
    await openList(picker);
    await userEvent.type(searchBox(picker), "京");
    await eventually(() => optionNames(picker)).toEqual(["東京"]);
    await expect.element(option(picker, "東京")).toHaveAttribute("aria-posinset", "1");
    await expect.element(option(picker, "東京")).toHaveAttribute("aria-setsize", "1");
    // Read out after a pause in the typing.
    await eventually(() =>
      within(picker)
        .getByRole("status")
        .elements()
        .map((each) => each.textContent),
    ).toContain("1件");
  });

  test("of the closed field say what is chosen", async () => {
    const single = mountPicker({ value: 3 }, { source: tags });
    const several = mountPicker({ value: [1, 4], multiple: true }, { source: tags });
    const none = mountPicker({ kind: "egg", required: true }, { source: eggs });
    await expect.element(combobox(single)).toHaveTextContent("資料請求");
    await expect.element(combobox(several)).toHaveTextContent("2件を選択中");
    const things = flat(await announced());
    const boxes = things.filter(({ role }) => role === "combobox");
    expect(boxes.map(({ name, states }) => [name, states.expanded, states.required])).toEqual([
      ["タグ", false, false],
      ["タグ", false, false],
      ["テンプレート", false, true],
    ]);
    expect(boxes[0]?.states.focusable).toBe(true);
    expect(things.filter(({ role }) => role === "button").map(({ name }) => name)).toEqual(
      expect.arrayContaining(["VIP会員を外す", "東京を外す", "テスト送信", "プレビュー"]),
    );
    await expect.element(combobox(none, "テンプレート")).toHaveTextContent("選択してください");
  });

  test("say why an item cannot be chosen, and in an alert when it is tried", async () => {
    const source = listOf([
      { id: 1, name: "本部用", writable: false },
      { id: 2, name: "店舗用", writable: true },
    ]);
    const picker = mountPicker({ "only-editable": true }, { source });
    const heard = record(picker, ["failure", "change"]);
    await openList(picker);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect
      .element(within(picker).getByRole("alert").first())
      .toHaveTextContent("本部用は追加できません");
    expect(heard.map(({ type, detail }) => [type, detail])).toEqual([
      ["failure", { reason: "validation", status: null, messages: ["本部用は追加できません"] }],
    ]);
    const [first] = flat(await announced()).filter(({ role }) => role === "option");
    expect([first?.name, first?.states.disabled]).toEqual(["本部用 編集権限なし", true]);
    expect(isOpen(picker)).toBe(true);
  });

  test("say that something is added, and that it could not be", async () => {
    const picker = mountPicker({ "allow-new": true, abilities: "tag-write" }, { source: tags });
    serve({ status: 500 });
    const heard = record(picker, ["picker-add-failed", "item-added", "change"]);
    await openList(picker);
    await userEvent.type(searchBox(picker), "大阪");
    await userEvent.keyboard("{Enter}");
    await eventually(() => heard.map(({ type, detail }) => [type, detail])).toEqual([
      ["picker-add-failed", { name: "大阪" }],
    ]);
    await expect.element(searchBox(picker)).toHaveValue("");
    const news = flat(flat(await announced()).filter(({ role }) => role === "status"));
    expect(news.map(({ name }) => name)).toContain("「大阪」を追加できませんでした");
  });
});

describe("by keyboard alone", () => {
  test("one item is chosen, another in its place, and none", async () => {
    const picker = mountPicker({}, { source: tags });
    const heard = record(picker, ["change"]);
    await pickerDrawn(picker);
    await tabIn();
    expect(focusedName()).toBe("タグ");
    await userEvent.keyboard("{ArrowDown}");
    await hasFocus(searchBox(picker));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await hasFocus(combobox(picker));
    expect([picker.value, isOpen(picker)]).toEqual([2, false]);

    await userEvent.keyboard("{Enter}");
    await eventually(() => activeName(picker)).toBe("新規");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await eventually(() => picker.value).toBe(1);
    await hasFocus(combobox(picker));

    await userEvent.tab();
    expect(focusedName()).toBe("選択を解除");
    await userEvent.keyboard(" ");
    await eventually(() => picker.value).toBe(null);
    await hasFocus(combobox(picker));
    expect(heard.map(({ detail }) => detail.value)).toEqual([2, 1, null]);
  });

  test("letters on the closed field begin a search, and Enter chooses what it finds first", async () => {
    const picker = mountPicker({}, { source: tags });
    await pickerDrawn(picker);
    await tabIn();
    await userEvent.keyboard("vip");
    await expect.element(searchBox(picker)).toHaveValue("vip");
    expect(activeName(picker)).toBe("VIP会員");
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toBe(1);
  });

  test("the keys go round, and Home and End wait for the caret", async () => {
    const picker = mountPicker({}, { source: tags });
    await openList(picker);
    const goesTo = async (keys: string, name: string | null) => {
      await userEvent.keyboard(keys);
      await eventually(() => [keys, activeName(picker)]).toEqual([keys, name]);
    };
    await goesTo("{ArrowUp}", "東京");
    await goesTo("{ArrowDown}", "VIP会員");
    await goesTo("{End}", "東京");
    await goesTo("{Home}", "VIP会員");
    await goesTo("{PageDown}", "東京");
    await goesTo("{PageUp}", "VIP会員");
    await userEvent.keyboard("会");
    await userEvent.keyboard("{Home}");
    const field = searchBox(picker).element() as HTMLInputElement;
    expect(field.selectionStart).toBe(0);
    await userEvent.keyboard("v{End}");
    expect(field.value).toBe("v会");
    expect(field.selectionStart).toBe(2);
  });

  test("several are ticked, a range with Shift, all, and none", async () => {
    const picker = mountPicker({ multiple: true }, { source: tags });
    await openList(picker);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await eventually(() => picker.value).toEqual([1]);
    expect(isOpen(picker)).toBe(true);
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await eventually(() => picker.value).toEqual([1, 2, 3]);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await eventually(() => picker.value).toEqual([1, 2]);
    await tabTo("すべて選択");
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toEqual([1, 2, 3, 4]);
    await tabTo("選択を解除");
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toEqual([]);
    expect(picker.shadowRoot?.activeElement?.matches("input, button")).toBe(true);
    await userEvent.keyboard("{Escape}");
    await hasFocus(combobox(picker));
    expect(isOpen(picker)).toBe(false);
  });

  test("folders are one stop, with a box each", async () => {
    const picker = mountPicker({ multiple: true }, { source: tags });
    await openList(picker);
    await userEvent.tab();
    await userEvent.tab();
    expect(focused().textContent).toBe("すべて4");
    await userEvent.keyboard("{End}");
    await eventually(() => focused().textContent).toBe("地域2");
    await userEvent.keyboard("{Enter}");
    await eventually(() => optionNames(picker)).toEqual(["資料請求", "東京"]);
    await userEvent.keyboard("{ArrowRight}");
    await eventually(focusedName).toBe("地域をすべて選択");
    await userEvent.keyboard(" ");
    await eventually(() => picker.value).toEqual([3, 4]);
    await userEvent.keyboard("{ArrowLeft}{Home}");
    await eventually(() => focused().textContent).toBe("すべて4");
    await userEvent.keyboard("{Enter}");
    await eventually(() => optionNames(picker)).toHaveLength(4);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await hasFocus(searchBox(picker));
  });

  test("an item is added and chosen", async () => {
    const picker = mountPicker({ "allow-new": true, abilities: "tag-write" }, { source: tags });
    const calls = serve({ json: { id: 9, name: "大阪", group_id: 0 } });
    await pickerDrawn(picker);
    await tabIn();
    await userEvent.keyboard("{Enter}");
    await hasFocus(searchBox(picker));
    await userEvent.keyboard("osaka");
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toBe(9);
    expect(JSON.parse(calls[0]?.text ?? "")).toEqual({ name: "osaka", group_id: 0 });
    await hasFocus(combobox(picker));
    await expect.element(combobox(picker)).toHaveTextContent("大阪");
  });

  test("an empty name is refused in an alert", async () => {
    const picker = mountPicker({ "allow-new": true, abilities: "tag-write" }, { source: tags });
    await openList(picker);
    await tabTo("追加");
    await userEvent.keyboard("{Enter}");
    const alert = within(picker).getByText("タグ名が空欄です");
    await expect.element(alert).toBeVisible();
    expect(isSeen(alert.element())).toBe(true);
    await hasFocus(searchBox(picker));
  });
});

describe("the focus", () => {
  test("goes back to the field by Escape, by 閉じる and by choosing", async () => {
    const picker = mountPicker({}, { source: tags });
    await openList(picker);
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
    const picker = mountPicker({ multiple: true }, { source: tags });
    await openList(picker);
    await userEvent.click(option(picker, "東京"));
    await userEvent.click(option(picker, "新規"));
    await eventually(() => picker.value).toEqual([4, 2]);
    await hasFocus(searchBox(picker));
    await userEvent.keyboard("{ArrowDown}");
    await eventually(() => activeName(picker)).toBe("資料請求");
  });

  test("is on the field after a chip is taken off, and Escape there closes the list", async () => {
    const picker = mountPicker({ multiple: true, value: [1, 2] }, { source: tags });
    await pickerDrawn(picker);
    await userEvent.click(part(picker, "button", "VIP会員を外す"));
    await eventually(() => picker.value).toEqual([2]);
    await hasFocus(combobox(picker));
    await openList(picker);
    await userEvent.click(part(picker, "button", "新規を外す"));
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
    for (let i = 0; i < 6; i++) {
      await userEvent.tab();
      open.push(focusedName().replace(/\s+/g, " "));
    }
    expect(open).toEqual(["追加", "すべて選択", "すべて 1", "選択を解除", "閉じる", "後"]);
    await eventually(() => isOpen(picker)).toBe(false);
  });

  test("makes no stop of a list because it is long enough to scroll", async () => {
    const items = Array.from({ length: 300 }, (_, at) => ({ id: at, name: `タグ${at}` }));
    const picker = mountPicker({}, { source: listOf(items) });
    await openList(picker);
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
    await userEvent.click(part(picker, "button", "それでも追加"));
    await hasFocus(searchBox(picker));
    await userEvent.click(part(picker, "button", "もう一度追加"));
    // The two that are named alike are offered again before anything is sent.
    await hasFocus(searchBox(picker));
    await userEvent.click(part(picker, "button", "それでも追加"));
    await eventually(() => picker.value).toEqual([1, 9]);
    await hasFocus(searchBox(picker));
  });

  test("follows a pasted list in and out", async () => {
    const picker = mountPicker({ multiple: true }, { source: tags });
    await openList(picker);
    for (const answer of ["やめる", "2件を選択する"]) {
      await paste(searchBox(picker).element(), "東京\n新規\n大阪");
      await expect.element(part(picker, "button", answer)).toBeVisible();
      await eventually(() => focused().closest(".picker-paste") !== null).toBe(true);
      await userEvent.click(part(picker, "button", answer));
      await hasFocus(searchBox(picker));
    }
    await eventually(() => picker.value).toEqual([4, 2]);
    await userEvent.keyboard("{Escape}");
    await hasFocus(combobox(picker));
  });
});

async function paste(field: Element, text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  field.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
  );
}

/** Nothing lies over it: a press on its middle would meet it. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as ShadowRoot;
  const met = root.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && (element.contains(met) || met.contains(element)) && root.host.contains(root.host);
}
