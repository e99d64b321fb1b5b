import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  activeName,
  addByEnter,
  combobox,
  isOpen,
  mountPicker,
  openList,
  openPicker,
  option,
  optionNames,
  searchBox,
} from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { eventually, shownText } from "./support/editors.js";
import { record } from "./support/events.js";
import { hasFocus } from "./support/focus.js";
import { listOf, tags } from "./support/lists.js";
import { deferred, freshServer, type Scripted, serve } from "./support/server.js";
import { stopWaits } from "./support/stopped-waits.js";

const failed = "選択肢の読み込み中にエラーが発生しました";

describe("a list that is slow", () => {
  test("is waited for in an empty place, which says so when it takes longer", async () => {
    const { answer, arrive } = deferred({ json: tags });
    serve(answer);
    const picker = await openPicker();
    const place = () => picker.shadowRoot?.querySelector(".picker-loading");
    expect([place()?.role, place()?.textContent]).toEqual(["status", ""]);
    await eventually(() => place()?.textContent).toBe("読み込み中...");
    await userEvent.keyboard("京{Enter}{ArrowDown}");
    expect([picker.value, isOpen(picker)]).toEqual([null, true]);
    arrive();
    await eventually(() => optionNames(picker)).toEqual(["東京"]);
    await hasFocus(searchBox(picker));
    await eventually(() => activeName(picker)).toBe("東京");
  });

  test("says nothing of waiting when it is there soon", async () => {
    const waits = stopWaits();
    const { answer, arrive } = deferred({ json: tags });
    serve(answer);
    const picker = mountPicker();
    const shown: string[] = [];
    const observer = new MutationObserver(() => shown.push(shownText(picker)));
    observer.observe(picker.shadowRoot as ShadowRoot, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    await openList(picker);
    arrive();
    await eventually(() => optionNames(picker)).toHaveLength(4);
    await waits.pass(400);
    observer.disconnect();
    expect(shown.filter((text) => text.includes("読み込み中"))).toEqual([]);
  });

  test("keeps the value, and shows on the field that it is coming", async () => {
    const { answer, arrive } = deferred({ json: tags });
    serve(answer);
    const picker = mountPicker({ value: 3 });
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "読み込み中...");
    expect(picker.value).toBe(3);
    arrive();
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "資料請求");
  });
});

describe("a list that does not come", () => {
  const answers: [string, Scripted][] = [
    ["404", { status: 404 }],
    ["403 of a kind that must have one", { status: 403 }],
    ["401", { status: 401, json: { message: "ログインしてください" } }],
    ["a page instead of JSON", { text: "<!doctype html><h1>ログイン</h1>", type: "text/html" }],
    ["half of it", { text: '{"items":{"1":', type: "application/json" }],
    ["a list of something else", { json: [1, 2, 3] }],
    ["ids that are none", { json: { items: {}, ids: 3 } }],
    ["no connection", "unreachable"],
  ];

  test.each(answers)(
    "%s: says so, keeps the value, and comes when it is tried again",
    async (_, answer) => {
      // A call that got nowhere is repeated by itself.
      const tries = answer === "unreachable" ? [answer, answer, answer] : [answer];
      serve(...tries, { json: tags });
      const picker = mountPicker({ multiple: true, value: [3, 77] });
      const heard = record(document, ["change", "picker-dropped"]);
      await openList(picker);
      await eventually(() => shownText(picker)).toContain(failed);
      expect(picker.value).toEqual([3, 77]);
      const again = named(picker, "button", "もう一度読み込む");
      await userEvent.click(again);
      await eventually(() => optionNames(picker)).toHaveLength(4);
      expect(shownText(picker)).not.toContain(failed);
      await hasFocus(searchBox(picker));
      await expect.element(combobox(picker)).toHaveAttribute("placeholder", "1件を選択中");
      expect([picker.value, heard]).toEqual([[3, 77], []]);
    },
    20_000,
  );

  test("drops no id, whatever is done to the choice", async () => {
    serve({ status: 404 });
    const picker = mountPicker({ multiple: true, value: [3, 77] });
    const heard = record(document, ["change", "picker-dropped"]);
    await openList(picker);
    await eventually(() => shownText(picker)).toContain(failed);
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}{Escape}");
    expect([picker.value, heard]).toEqual([[3, 77], []]);
  });

  test("403 means none for common variables, and then nothing is dropped either", async () => {
    serve({ status: 403 });
    const picker = mountPicker({ kind: "common_vars", multiple: true, value: [3] });
    await openList(picker, "共通情報");
    await eventually(() => shownText(picker)).toContain("選択可能な共通情報がありません");
    expect(picker.value).toEqual([3]);
  });

  test("an empty one says so, as PHP writes it too", async () => {
    serve({ json: { items: [], groups: [], ids: [], group_ids: [], meta: [] } });
    const picker = await openPicker();
    await eventually(() => shownText(picker)).toContain("選択可能なタグがありません");
  });
});

describe("two pickers of a kind", () => {
  test("load their list once, and both have what one of them adds", async () => {
    const server = freshServer();
    const calls = serve({ json: tags }, { json: { id: 9, name: "大阪", group_id: 2 } });
    const adding = { "api-base": server, "allow-new": true, abilities: "tag-write" };
    const one = mountPicker(adding);
    const two = mountPicker({ "api-base": server, value: 9, "show-deleted": true });
    await expect.element(combobox(two)).toHaveAttribute("placeholder", "削除済みのタグ");
    await openList(one);
    await userEvent.keyboard("大阪");
    await addByEnter(one);
    await eventually(() => one.value).toBe(9);
    await expect.element(combobox(two)).toHaveAttribute("placeholder", "大阪");
    await openList(two);
    await eventually(() => optionNames(two)).toContain("大阪");
    expect(calls.map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect(calls[1]?.url.pathname).toBe(`${server}/api/v_resource/tag`);
  });

  test("of which one has a list of its own, share nothing", async () => {
    const server = freshServer();
    const calls = serve({ json: tags });
    const own = mountPicker({ "api-base": server, value: 1 }, { source: listOf([{ id: 1, name: "自前" }]) });
    const other = mountPicker({ "api-base": server, value: 1 });
    await expect.element(combobox(other)).toHaveAttribute("placeholder", "VIP会員");
    await expect.element(combobox(own)).toHaveAttribute("placeholder", "自前");
    expect(calls).toHaveLength(1);
  });
});

describe("50 MB of list", () => {
  test("are shown, searched and chosen from", async () => {
    const filler = "x".repeat(1000);
    const items = Array.from({ length: 50_000 }, (_, at) => ({
      id: at + 1,
      name: `タグ${at + 1}`,
      note: filler,
    }));
    const text = JSON.stringify(listOf(items));
    expect(text.length).toBeGreaterThan(50_000_000);
    serve({ text, type: "application/json" });
    const picker = mountPicker({ value: 49_999 });
    await expect
      .poll(() => combobox(picker).element().getAttribute("placeholder"), { timeout: 20_000 })
      .toBe("タグ49999");
    await openList(picker);
    await userEvent.keyboard("タグ123");
    await eventually(() => optionNames(picker)[0]).toBe("タグ123");
    await userEvent.click(option(picker, "タグ123").first());
    await eventually(() => picker.value).toBe(123);
  }, 60_000);
});
