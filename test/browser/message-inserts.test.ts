import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { optionNames } from "../elements/item-picker/page.js";
import {
  chipNodes,
  chips,
  insertBy,
  openAt,
  openMessage,
  serveLists,
  textHasFocus,
  textNode,
  toolButton,
  toolbar,
} from "../elements/message-editor/page.js";
import { dialog } from "../elements/page.js";
import { violationsInBothThemes } from "./support/accessibility.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { press } from "./support/focus.js";
import { order, register } from "./support/inserted.js";
import { listOf } from "./support/lists.js";

/** What can be inserted, by name: buttons, and items of the menu. */
async function offered(editor: Element): Promise<string[]> {
  const names = toolbar(editor)
    .elements()
    .flatMap((bar) => [...bar.querySelectorAll("[data-insert]")].map(({ textContent }) => textContent ?? ""));
  if (toolButton(editor, "その他").query() === null) return names;
  await userEvent.click(toolButton(editor, "その他"));
  const items = within(editor)
    .getByRole("menuitem")
    .elements()
    .map(({ textContent }) => textContent ?? "");
  await press("{Escape}");
  return [...names, ...items];
}

describe("what can be inserted", () => {
  test("all ten by name, in a toolbar and its menu", async () => {
    const editor = await openMessage({ "trigger-context": register });
    expect((await offered(editor)).sort()).toEqual(
      [
        ...["名前", "メールアドレス", "友だち追加リンク", "友だち情報", "共通情報"],
        ...["回答フォーム", "トリガー情報", "配信日", "残り日数", "絵文字"],
      ].sort(),
    );
  });

  test.each<[placeholders: string, names: string[]]>([
    ["", []],
    ["name", ["名前"]],
    ["emoji name date", ["名前", "配信日", "絵文字"]],
    ["nobody", []],
  ])("placeholders=%j", async (placeholders, names) => {
    const editor = await openMessage({ placeholders });
    expect(await offered(editor)).toEqual(names);
  });

  test.each<[abilities: string, missing: string[]]>([
    ["", ["メールアドレス", "友だち追加リンク"]],
    ["user-mail", ["友だち追加リンク"]],
    ["user-mail-landing-use", ["メールアドレス"]],
  ])("with the abilities %j", async (abilities, missing) => {
    const editor = await openMessage({ abilities });
    const names = await offered(editor);
    for (const name of ["メールアドレス", "友だち追加リンク"])
      expect(names.includes(name)).toBe(!missing.includes(name));
  });

  test.each<[what: string, context: unknown, abilities: string, there: boolean]>([
    ["no trigger", null, "user-open-api", false],
    ["no event", { category: "reserve" }, "user-open-api", false],
    ["a reservation", register, "", true],
    ["a booking", { category: "event_book", event: "event_paid" }, "", true],
    ["an open API", order, "user-open-api", true],
    ["an open API without the ability", order, "user-mail", false],
  ])("トリガー情報: %s", async (_, context, abilities, there) => {
    const editor = await openMessage({ "trigger-context": context, abilities });
    expect((await offered(editor)).includes("トリガー情報")).toBe(there);
  });
});

describe("without parameters", () => {
  test.each([
    ["名前", "[[name]]"],
    ["メールアドレス", "[[SYS_MAIL]]"],
    ["友だち追加リンク", "[[friend_link_url]]"],
  ])("%s is put where the caret is, and the text has the focus", async (name, written) => {
    const editor = await openAt(1, { value: "前後" });
    const heard = record(editor, ["change"]);
    await insertBy(editor, name);
    await eventually(() => editor.value).toBe(`前${written}後`);
    await textHasFocus(editor);
    await press("x");
    await eventually(() => editor.value).toBe(`前${written}x後`);
    expect(heard[0]?.detail.value).toBe(`前${written}後`);
  });

  test("in place of what is chosen", async () => {
    const editor = await openAt(1, { value: "前x後" });
    await press("{Shift>}{ArrowRight}{/Shift}");
    await insertBy(editor, "名前");
    await eventually(() => editor.value).toBe("前[[name]]後");
  });

  test("in a text that nobody was in yet it stands at the end", async () => {
    const editor = await openMessage({ value: "前" });
    await insertBy(editor, "名前");
    await eventually(() => editor.value).toBe("前[[name]]");
    await textHasFocus(editor);
  });

  test("so does what was asked for in a dialog", async () => {
    const editor = await openMessage({ value: "前" });
    await insertBy(editor, "配信日");
    await userEvent.click(dialog(editor, "配信日").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe("前[[date add=0 format=1]]");
  });

  test("in a text that was left it stands where the caret was", async () => {
    const editor = await openAt(1, { value: "前後" });
    textNode(editor).blur();
    await eventually(() => editor.shadowRoot?.querySelector(".ProseMirror")).toBeNull();
    await insertBy(editor, "配信日");
    await userEvent.click(dialog(editor, "配信日").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe("前[[date add=0 format=1]]後");
  });

  test("by keys in the toolbar: the caret was not lost", async () => {
    const editor = await openAt(1, { value: "前後" });
    (toolButton(editor, "名前").element() as HTMLElement).focus();
    await press("{Enter}");
    await eventually(() => editor.value).toBe("前[[name]]後");
    await textHasFocus(editor);
  });

  test("Escape in the menu goes back into it", async () => {
    const editor = await openAt(1, { value: "前後" });
    await userEvent.click(toolButton(editor, "その他"));
    await expect.element(within(editor).getByRole("menuitem", { name: "配信日" })).toBeVisible();
    await press("{Escape}");
    await eventually(() => editor.shadowRoot?.querySelector("[role=menu]")).toBeNull();
    expect(editor.value).toBe("前後");
  });
});

describe("an item of a list", () => {
  test.each<[name: string, item: string, written: string, others: string[]]>([
    ["友だち情報", "会員番号", "[[var id=201]]", ["誕生日"]],
    ["共通情報", "本日のクーポン", "[[CVAR_x1y2]]", []],
    ["回答フォーム", "来店アンケート", "[[FORM_ab12cd]]", []],
  ])("%s is chosen by name, and written by its code", async (name, item, written, others) => {
    serveLists();
    const editor = await openAt(1, { value: "前後" });
    await insertBy(editor, name);
    await eventually(() => optionNames(editor)).toContain(item);
    const options = optionNames(editor);
    for (const other of others) expect(options).toContain(other);
    // What has no code cannot be written.
    expect(options.filter((each) => each.startsWith("符号のない"))).toEqual([]);
    await userEvent.click(within(editor).getByRole("option", { name: item }));
    await eventually(() => editor.value).toBe(`前${written}後`);
    await eventually(() => chips(editor)).toEqual([item]);
    await textHasFocus(editor);
  });

  test.each(["友だち情報", "共通情報", "回答フォーム"])(
    "%s opens its list, and no panel with a closed field",
    async (name) => {
      serveLists();
      const editor = await openAt("end", { value: "前" });
      await insertBy(editor, name);
      await eventually(() => optionNames(editor).length).toBeGreaterThan(0);
      expect(within(editor).getByRole("dialog").elements()).toHaveLength(1);
      await expect.element(dialog(editor, name)).toBeVisible();
      expect(editor.shadowRoot?.querySelector(".picker-box")).toBeNull();
      await press("{Escape}");
      await textHasFocus(editor);
      expect(within(editor).getByRole("dialog").elements()).toEqual([]);
      expect(editor.value).toBe("前");
    },
  );

  test("Escape puts nothing in, and the text has the focus", async () => {
    serveLists();
    const editor = await openAt(1, { value: "前後" });
    await insertBy(editor, "友だち情報");
    await eventually(() => optionNames(editor)).toContain("会員番号");
    await press("{Escape}");
    await textHasFocus(editor);
    await eventually(() => within(editor).getByRole("dialog").query()).toBeNull();
    await press("x");
    await eventually(() => editor.value).toBe("前x後");
  });

  test("hostile names are text", async () => {
    const name = "<img src=x onerror=alert(1)>&amp;\u202e反転";
    serveLists({ varia: listOf([{ id: 1, name }]) });
    const editor = await openMessage({ value: "[[var id=1]]" });
    await eventually(() => chips(editor)).toEqual([name]);
    expect(editor.shadowRoot?.querySelector(".message-text img")).toBeNull();
    expect(chipNodes(editor)[0]?.getAttribute("aria-label")).toContain(name);
  });
});

test.each([
  ["配信日", 480],
  ["配信日", 640],
  ["残り日数", 640],
  ["残り日数", 300],
])("the buttons of %s stay in sight in a window of 360×%i", async (kind, height) => {
  await page.viewport(360, height);
  onTestFinished(() => page.viewport(1280, 800));
  const editor = await openAt("end");
  await insertBy(editor, kind);
  await expect.element(dialog(editor, kind)).toBeVisible();
  const box = dialog(editor, kind).element().getBoundingClientRect();
  const button = dialog(editor, kind).getByRole("button", { name: "挿入" }).element();
  const { top, bottom } = button.getBoundingClientRect();
  expect(top).toBeGreaterThan(box.top);
  expect(bottom).toBeLessThanOrEqual(Math.min(box.bottom, innerHeight));
});

describe("a dialog", () => {
  test.each(["絵文字", "配信日", "残り日数"])("has a title that is seen: %s", async (kind) => {
    const editor = await openAt("end");
    await insertBy(editor, kind);
    await expect.element(dialog(editor, kind).getByRole("heading", { name: kind })).toBeVisible();
  });

  test("of a deleted item says its id once", async () => {
    serveLists();
    const editor = await openAt("end", { value: "[[var id=999]]" });
    await eventually(() => chips(editor)).toEqual(["削除済みの友だち情報"]);
    await userEvent.click(chipNodes(editor)[0] as HTMLElement);
    const said = () => dialog(editor, "友だち情報の差し込み").element().textContent ?? "";
    await eventually(said).toContain("削除済みの友だち情報が指定されています");
    expect(said().split("999")).toHaveLength(2);
    await expect
      .element(dialog(editor, "友だち情報の差し込み").getByRole("heading"))
      .toHaveTextContent("友だち情報の差し込み");
  });

  test.each(["light", "dark"])("what is to be looked at is a warning and no link: %s", async (scheme) => {
    const editor = await openMessage({ value: "[[remain target=2020-01-01]]" });
    editor.style.colorScheme = scheme;
    const button = within(editor).getByRole("button", { name: "要確認の差し込み 1件" }).element();
    const field = button.closest(".message-box") as HTMLElement;
    const colorOf = (token: string) => {
      field.style.color = `var(${token})`;
      return getComputedStyle(field).color;
    };
    expect(getComputedStyle(button).color).toBe(colorOf("--ce-warning"));
    expect(colorOf("--ce-warning")).not.toBe(colorOf("--ce-link"));
    field.style.removeProperty("color");
    editor.style.removeProperty("color-scheme");
    expect(await violationsInBothThemes(editor)).toEqual([]);
  });
});

describe("絵文字", () => {
  test("are put in as text, and the text has the focus", async () => {
    const editor = await openAt(1, { value: "前後" });
    await insertBy(editor, "絵文字");
    await eventually(() => dialog(editor, "絵文字").getByRole("gridcell").elements().length).toBeGreaterThan(
      50,
    );
    await userEvent.click(dialog(editor, "絵文字").getByRole("gridcell").first());
    await eventually(() => editor.value).toMatch(/^前\p{Extended_Pictographic}.*後$/u);
    await textHasFocus(editor);
    await press("{Control>}z{/Control}");
    await eventually(() => editor.value).toBe("前後");
  });

  test("readings find them, and the one used last comes first", async () => {
    const editor = await openAt("end");
    const cells = () =>
      dialog(editor, "絵文字")
        .getByRole("gridcell")
        .elements()
        .map((cell) => (cell as HTMLButtonElement).value);
    await insertBy(editor, "絵文字");
    await expect.element(dialog(editor, "絵文字").getByRole("textbox")).toBeVisible();
    await press("えがお");
    await eventually(() => cells()[0]).toBe("😄");
    await press("{Enter}");
    await eventually(() => editor.value).toBe("😄");
    await insertBy(editor, "絵文字");
    await eventually(() => cells()[0]).toBe("😄");
  });

  test("Escape goes back into the text", async () => {
    const editor = await openAt(1, { value: "前後" });
    await insertBy(editor, "絵文字");
    await expect.element(dialog(editor, "絵文字")).toBeVisible();
    await press("{Escape}");
    await textHasFocus(editor);
    expect(editor.value).toBe("前後");
  });
});
