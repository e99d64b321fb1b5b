import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  chipNodes,
  chips,
  insertBy,
  messageDrawn,
  mountMessage,
  openAt,
  openMessage,
  serveLists,
  textHasFocus,
} from "../elements/message-editor/page.js";
import { dialog } from "../elements/page.js";
import { atRest } from "./support/clock.js";
import { control, eventually } from "./support/editors.js";
import { press } from "./support/focus.js";
import { order, register, today } from "./support/inserted.js";
import { listOf } from "./support/lists.js";
import { freshServer } from "./support/server.js";

describe("トリガー情報", () => {
  const optionsOf = (editor: Element) => {
    const box = dialog(editor, "トリガー情報").getByRole("combobox", { name: "項目" }).element();
    return [...box.querySelectorAll("option")]
      .filter(({ value }) => value !== "")
      .map(({ textContent }) => textContent);
  };

  test("of a reservation, its six by the words of the catalogue (rules: context-catalogue)", async () => {
    const editor = await openAt(1, { value: "前後", "trigger-context": register });
    await insertBy(editor, "トリガー情報");
    await expect.element(dialog(editor, "トリガー情報")).toBeVisible();
    await eventually(() => optionsOf(editor)).toEqual([
      "予約日時",
      "リソース名",
      "コース名",
      "氏名",
      "料金",
      "予約確認URL",
    ]);
    const key = dialog(editor, "トリガー情報").getByRole("combobox", { name: "項目" });
    await userEvent.selectOptions(key, "料金");
    await userEvent.click(dialog(editor, "トリガー情報").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe("前[[context category=reserve event=register key=price]]後");
    await eventually(() => chips(editor)).toEqual(["料金"]);
    await textHasFocus(editor);
  });

  test.each<[abilities: string, count: number]>([
    ["concert-plugin", 9],
    ["", 7],
  ])("of a booking with %j: %j", async (abilities, count) => {
    const booking = { category: "event_book", event: "event_paid" };
    const editor = await openMessage({ abilities, "trigger-context": booking });
    await insertBy(editor, "トリガー情報");
    await expect.element(dialog(editor, "トリガー情報")).toBeVisible();
    await eventually(() => optionsOf(editor)).toHaveLength(count);
    expect(optionsOf(editor).includes("QRコードURL")).toBe(count === 9);
    expect(optionsOf(editor).includes("決済URL")).toBe(count === 9);
  });

  test("of an open API, the leaves by dotted keys", async () => {
    const editor = await openAt("end", { "trigger-context": order });
    await insertBy(editor, "トリガー情報");
    await expect.element(dialog(editor, "トリガー情報")).toBeVisible();
    await eventually(() => optionsOf(editor)).toEqual(["注文番号", "決済日時", "合計"]);
    const key = dialog(editor, "トリガー情報").getByRole("combobox", { name: "項目" });
    await userEvent.selectOptions(key, "注文番号");
    await userEvent.click(dialog(editor, "トリガー情報").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe("[[context category=open_api event=order key=order.no]]");
    await eventually(() => chips(editor)).toEqual(["注文番号"]);
  });

  test("a date and time has a format, named by its sample, and can have none", async () => {
    const editor = await openAt("end", { "trigger-context": register });
    await insertBy(editor, "トリガー情報");
    const format = dialog(editor, "トリガー情報").getByRole("combobox", { name: "形式" });
    const names = [...format.element().querySelectorAll("option")].map(({ textContent }) => textContent);
    expect(names).toHaveLength(10);
    expect(names.slice(0, 2)).toEqual(["指定なし", expect.stringMatching(/^\d+月\d+日\(.\) 14:30$/)]);
    expect(names).toContain(`${today.replaceAll("-", "/")} 14:30`);
    await userEvent.selectOptions(format, `${today.replaceAll("-", "/")} 14:30`);
    await userEvent.selectOptions(format, "指定なし");
    await userEvent.click(dialog(editor, "トリガー情報").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe("[[context category=reserve event=register key=date_range]]");
  });
});

describe("what a placeholder refers to", () => {
  test("deleted things are said to be, and are saved all the same", async () => {
    serveLists();
    const value = "[[var id=999]][[CVAR_zzzz]][[FORM_zzzzzz]][[var id=201]]";
    const editor = await openMessage({ value });
    await eventually(() => chips(editor)).toEqual([
      "削除済みの友だち情報",
      "削除済みの共通情報",
      "削除済みの回答フォーム",
      "会員番号",
    ]);
    expect(chipNodes(editor).map(({ className }) => className.includes("problem"))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await editor.submit()).toMatchObject({ ok: true, payload: value });
  });

  test("after a failed load nothing is marked, and the load can be tried again", async () => {
    let isDown = true;
    const failing = () => (isDown ? { status: 500, json: {} } : undefined);
    serveLists({
      get varia() {
        return failing() ?? listOf([{ id: 201, name: "会員番号" }]);
      },
      get common_vars() {
        return failing() ?? listOf([]);
      },
      get form() {
        return failing() ?? listOf([]);
      },
    });
    const editor = await openMessage({ value: "[[var id=201]][[CVAR_x1y2]][[FORM_ab12cd]]" });
    const shown = () => editor.shadowRoot?.querySelector(".message-field")?.textContent ?? "";
    await eventually(shown).toContain("友だち情報の読み込み中にエラーが発生しました");
    await eventually(shown).toContain("共通情報の読み込み中にエラーが発生しました");
    await eventually(() => shown().split("読み込み中にエラーが発生しました")).toHaveLength(4);
    expect(shown()).not.toContain("削除済み");
    expect(editor.shadowRoot?.querySelector(".message-chip-problem")).toBeNull();
    isDown = false;
    await userEvent.click(control(editor, "button", "再読み込み").first());
    await eventually(
      () => editor.shadowRoot?.textContent?.includes("会員番号") || shown().includes("削除済み"),
    ).toBe(true);
  });

  test("a 403 of the common information marks nothing", async () => {
    const calls = serveLists({ common_vars: { status: 403, json: {} } });
    const editor = await openMessage({ value: "[[CVAR_x1y2]]" });
    await eventually(() => calls.length).toBe(1);
    await atRest();
    expect(chips(editor)[0]).not.toContain("削除済み");
    expect(editor.shadowRoot?.querySelector(".message-chip-problem, [role=alert]")?.textContent ?? "").toBe(
      "",
    );
  });

  test("is named when its list comes, in the text that is being edited too", async () => {
    let come = () => {};
    const varia = new Promise<{ json: unknown }>((resolve) => {
      come = () => resolve({ json: listOf([{ id: 201, name: "会員番号" }]) });
    });
    serveLists({ varia });
    const editor = await openAt("end", { value: "[[var id=201]]" });
    expect(chips(editor)[0]).not.toBe("会員番号");
    await press("x");
    come();
    await eventually(() => chips(editor)).toEqual(["会員番号"]);
    expect(editor.value).toBe("[[var id=201]]x");
  });

  test("two editors of a page load each list once", async () => {
    const calls = serveLists();
    const server = freshServer();
    const [one, other] = [1, 2].map(() => mountMessage({ "api-base": server, value: "[[var id=201]]" }));
    for (const editor of [one, other]) {
      await messageDrawn(editor as Element);
      await eventually(() => chips(editor as Element)).toEqual(["会員番号"]);
    }
    expect(calls.filter(({ url }) => url.pathname.endsWith("/varia"))).toHaveLength(1);
  });

  test("F8 goes to the next one to check, and Shift+F8 to the one before", async () => {
    serveLists();
    const editor = await openAt(0, { value: "一[[var id=998]]二[[name]]三[[var id=999]]" });
    await eventually(() => chips(editor)).toEqual(["削除済みの友だち情報", "名前", "削除済みの友だち情報"]);
    const chosen = () =>
      chipNodes(editor).findIndex((chip) => chip.classList.contains("ProseMirror-selectednode"));
    await press("{F8}");
    await eventually(chosen).toBe(0);
    await press("{F8}");
    await eventually(chosen).toBe(2);
    await press("{F8}");
    await eventually(chosen).toBe(0);
    await press("{Shift>}{F8}{/Shift}");
    await eventually(chosen).toBe(2);
    await expect.element(control(editor, "button", "要確認の差し込み 2件")).toBeVisible();
  });

  test("invisible characters are shown by their codes, and stay", async () => {
    const value = "a\u202eb\u200bc\0d";
    const editor = await openMessage({ value });
    const codes = () =>
      [...(editor.shadowRoot?.querySelectorAll<HTMLElement>(".message-odd") ?? [])].map(
        ({ dataset }) => dataset.code,
      );
    expect(codes()).toEqual(["U+202E", "U+200B", "U+0000"]);
    editor.focus();
    await eventually(codes).toEqual(["U+202E", "U+200B", "U+0000"]);
    await press("x");
    await eventually(() => editor.value).toBe(`${value}x`);
  });
});
