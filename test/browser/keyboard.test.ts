import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  actionOf,
  mountEditor,
  openAction,
  shownInText,
  textEffect,
  textField,
  textsOf,
} from "../elements/action-editor/page.js";
import { stored, untilShown } from "../elements/action-editor/page-conditions.js";
import { serveFilters } from "../elements/funnel-editor/page.js";
import { announced, flat } from "./support/accessibility.js";
import { clock } from "./support/clock.js";
import { control, drawn, eventually, mountMarkup } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused, focusedName, tabTo, toolTo } from "./support/focus.js";
import { freshServer } from "./support/server.js";

/** The page around: where the operator is before and after the editor. */
let before: HTMLElement;
beforeEach(() => {
  before = mountMarkup('<button type="button">前</button>').firstElementChild as HTMLElement;
});

function arrive(): void {
  before.focus();
}

describe("names and roles", () => {
  test("are those of the public surface", async () => {
    const value = {
      ...actionOf("一"),
      inputs: [textEffect("一"), textEffect("二", { member_query_id: 31 })],
    };
    serveFilters({ saved: { json: stored } });
    const editor = await openAction({ template: true, cancelable: true, value, "api-base": freshServer() });
    await untilShown(editor, "名前に「田中」を含む人だけ");
    await eventually(() => control(editor, "switch", "条件").elements()).toHaveLength(2);
    const things = flat(await announced());
    const namesOf = (role: string, among = things) =>
      among.filter((thing) => thing.role === role).map(({ name }) => name);

    const panels = things.filter(({ role }) => role === "region");
    expect(panels.map(({ name }) => name)).toEqual(["1. テキスト送信", "2. テキスト送信"]);
    const inserts = ["名前", "友だち情報", "共通情報", "回答フォーム", "絵文字", "その他"];
    for (const panel of panels) {
      const inside = flat(panel.children);
      expect(namesOf("button", inside).toSorted()).toEqual(
        [
          panel.name,
          "並べ替え",
          "上へ移動",
          "下へ移動",
          "削除",
          "複製",
          "その他の操作",
          ...inserts,
          // Only the second has a condition.
          ...(panel.name.startsWith("2.") ? ["条件を編集", "条件を変える"] : ["条件を付ける"]),
        ].toSorted(),
      );
      expect(inside.find(({ name, role }) => role === "button" && name === panel.name)?.states.expanded).toBe(
        true,
      );
      const text = inside.find(({ role }) => role === "textbox");
      expect([text?.name, text?.description]).toEqual(["本文", "1/4500"]);
      expect(namesOf("radio", inside)).toEqual(["すぐに送る", "遅らせて送る", "時刻を指定"]);
    }
    expect(namesOf("switch")).toEqual(["条件", "条件"]);
    expect(namesOf("checkbox")).toEqual(["2回目以降の発動時も各動作を実行する"]);
    expect(namesOf("textbox")).toEqual(["アクション名", "本文", "本文"]);
    const labels = ["元に戻す", "やり直す", "テキスト送信を追加", "キャンセル", "確定"];
    expect(namesOf("button").filter((name) => labels.includes(name))).toEqual(labels);
    expect(things.find(({ role }) => role === "textbox")?.states.required).toBe(true);
  });

  test("of a folded panel are the same, with the sentence as text beside", async () => {
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.click(control(editor, "button", "1. テキスト送信"));
    await eventually(() => textField(editor).query()).toBeNull();
    const panel = flat(await announced()).find(({ role }) => role === "region");
    const inside = flat(panel?.children ?? []);
    const toggle = inside.find(({ role, name }) => role === "button" && name === "1. テキスト送信");
    expect(toggle?.states.expanded).toBe(false);
    expect(inside.map(({ name }) => name)).toContain("「一」をすぐに送る");
  });

  test("say what is wrong, at the field and in an alert", async () => {
    const editor = mountEditor({ value: actionOf("") });
    await userEvent.click(control(editor, "button", "確定"));
    await expect.element(textField(editor)).toHaveAttribute("aria-invalid", "true");
    const things = flat(await announced());
    const text = things.find(({ role, name }) => role === "textbox" && name === "本文");
    expect(text?.states.invalid).toBe("true");
    expect(text?.description).toContain("本文を入力してください。");
    const alert = things.find(({ role, children }) => role === "alert" && children.length > 0);
    expect(flat(alert?.children ?? []).map(({ name }) => name)).toContain(
      "1. テキスト送信：本文を入力してください。",
    );
  });

  test("say what an edit did", async () => {
    const editor = mountEditor();
    await userEvent.click(control(editor, "button", "テキスト送信を追加"));
    await eventually(() => textsOf(editor)).toEqual([""]);
    const said = async () =>
      flat(flat(await announced()).filter(({ role }) => role === "status")).map(({ name }) => name);
    await eventually(said).toContain("「1. テキスト送信」を追加しました");
  });
});

describe("Tab", () => {
  const panel = (name: string) =>
    [
      " > 並べ替え",
      "",
      // Switch and buttons of the head are one stop.
      " > 条件",
      " > 本文",
      // The toolbar is one stop.
      " > 名前",
      " > すぐに送る",
      // The switch of the head once more, behind the fields.
      " > 条件を付ける",
    ].map((tool) => name + tool);
  const stops = [
    "アクション名",
    "すべて折りたたむ",
    ...panel("1. テキスト送信"),
    ...panel("2. テキスト送信"),
    "テキスト送信を追加",
    "貼り付け",
    "実際の動き（2通送信）",
    "2回目以降の発動時も各動作を実行する",
    "キャンセル",
    "確定",
    // They stand at the top; their keys are known.
    "元に戻す",
    "やり直す",
  ];

  test("stops at everything in the order of the screen, and leaves", async () => {
    const value = actionOf("一", "二");
    await drawn(mountEditor({ template: true, cancelable: true, swatch: "1", value }));
    mountMarkup('<button type="button">後</button>');
    arrive();
    const visited: string[] = [];
    for (let i = 0; i <= stops.length; i++) {
      await userEvent.tab();
      visited.push(focusedName());
    }
    expect(visited).toEqual([...stops, "後"]);
    const back: string[] = [];
    for (let i = 0; i <= stops.length; i++) {
      await userEvent.tab({ shift: true });
      back.push(focusedName());
    }
    expect(back).toEqual([...stops.toReversed(), "前"]);
  });
});

describe("an action made by keys alone", () => {
  test("is what was typed and chosen", async () => {
    const editor = await openAction({ finisher: "emit", template: true });
    arrive();
    await tabTo("アクション名");
    await userEvent.keyboard("a{Enter}");
    await tabTo("テキスト送信を追加");
    await userEvent.keyboard("{Enter}");
    await eventually(focusedName).toBe("1. テキスト送信 > 本文");
    await userEvent.keyboard("first{Enter}line");
    await tabTo("1. テキスト送信 > すぐに送る");
    await userEvent.keyboard("{ArrowRight}");
    await tabTo("1. テキスト送信 > 分から");
    await userEvent.keyboard("30{ArrowUp}");
    await tabTo("テキスト送信を追加");
    await userEvent.keyboard(" ");
    await eventually(focusedName).toBe("2. テキスト送信 > 本文");
    await userEvent.keyboard("second");
    await userEvent.tab({ shift: true });
    expect(focusedName()).toBe("2. テキスト送信 > 条件");
    await userEvent.keyboard("{ArrowRight}");
    expect(focusedName()).toBe("2. テキスト送信 > 上へ移動");
    await userEvent.keyboard("{Enter}");
    await eventually(focusedName).toBe("1. テキスト送信 > 上へ移動");
    await tabTo("2回目以降の発動時も各動作を実行する");
    await userEvent.keyboard(" ");
    const finished = record(editor, ["finish"]);
    await tabTo("確定");
    await userEvent.keyboard("{Enter}");
    await eventually(() => finished.length).toBe(1);
    expect(finished[0]?.detail.payload).toEqual({
      ...actionOf(),
      a_name: "a",
      a_twice_type: 1,
      is_template: 1,
      inputs: [
        textEffect("second"),
        textEffect("first\nline", { delay_type: 1, delay_min: 31, delay_max: 31 }),
      ],
    });
  });
});

describe("the focus", () => {
  const moves: [name: string, from: string, texts: string[], focus: string][] = [
    ["down", "1. テキスト送信 > 下へ移動", ["二", "一", "三"], "2. テキスト送信 > 下へ移動"],
    ["up", "3. テキスト送信 > 上へ移動", ["一", "三", "二"], "2. テキスト送信 > 上へ移動"],
    ["to the very end", "2. テキスト送信 > 下へ移動", ["一", "三", "二"], "3. テキスト送信 > 下へ移動"],
    [
      "up at the top, which does nothing",
      "1. テキスト送信 > 上へ移動",
      ["一", "二", "三"],
      "1. テキスト送信 > 上へ移動",
    ],
    [
      "down at the bottom, which does nothing",
      "3. テキスト送信 > 下へ移動",
      ["一", "二", "三"],
      "3. テキスト送信 > 下へ移動",
    ],
    [
      "by copying, into the copy",
      "1. テキスト送信 > 複製",
      ["一", "一", "二", "三"],
      "2. テキスト送信 > 本文",
    ],
    ["by removing, to the next", "2. テキスト送信 > 削除", ["一", "三"], "2. テキスト送信"],
    ["by removing the last, to the one before", "3. テキスト送信 > 削除", ["一", "二"], "2. テキスト送信"],
  ];

  test.each(moves)("goes with a move %s", async (_, from, texts, focus) => {
    const editor = await openAction({ value: actionOf("一", "二", "三") });
    arrive();
    await toolTo(from);
    await userEvent.keyboard("{Enter}");
    await eventually(() => textsOf(editor)).toEqual(texts);
    await eventually(focusedName).toBe(focus);
    await drawn(editor);
    expect(focusedName()).toBe(focus);
  });

  test("stays on a button that is pressed again and again, past the edge", async () => {
    const editor = await openAction({ value: actionOf("一", "二", "三") });
    arrive();
    await toolTo("1. テキスト送信 > 下へ移動");
    for (const place of [2, 3, 3]) {
      await userEvent.keyboard("{Enter}");
      await eventually(focusedName).toBe(`${place}. テキスト送信 > 下へ移動`);
    }
    expect(textsOf(editor)).toEqual(["二", "三", "一"]);
    expect(focused().getAttribute("aria-disabled")).toBe("true");
    expect(editor.canUndo).toBe(true);
    editor.undo();
    editor.undo();
    expect([textsOf(editor), editor.canUndo]).toEqual([["一", "二", "三"], false]);
  });

  test("goes to the add button when the only effect is removed", async () => {
    const _editor = await openAction({ value: actionOf("一"), swatch: "1" });
    arrive();
    await toolTo("1. テキスト送信 > 削除");
    await userEvent.keyboard("{Enter}");
    await eventually(focusedName).toBe("テキスト送信を追加");
  });

  test("stays on a toggle, which Enter and Space turn", async () => {
    const _editor = await openAction({ value: actionOf("一") });
    arrive();
    await tabTo("1. テキスト送信");
    for (const [key, expanded] of [
      ["{Enter}", "false"],
      [" ", "true"],
    ] as const) {
      await userEvent.keyboard(key);
      await eventually(() => focused().getAttribute("aria-expanded")).toBe(expanded);
      expect(focusedName()).toBe("1. テキスト送信");
    }
  });
});

describe("undo by keys", () => {
  test.each([
    ["{Control>}z{/Control}", "{Control>}{Shift>}z{/Shift}{/Control}"],
    ["{Control>}z{/Control}", "{Control>}y{/Control}"],
    ["{Meta>}z{/Meta}", "{Meta>}{Shift>}z{/Shift}{/Meta}"],
  ])("%s and %s take a text back and bring it again", async (undo, redo) => {
    // Time stands still: on a slow machine the three keys would be more than one step.
    clock();
    const editor = mountEditor({ value: actionOf("") });
    await userEvent.click(textField(editor));
    await userEvent.keyboard("abc");
    await eventually(() => textsOf(editor)).toEqual(["abc"]);
    await userEvent.keyboard(undo);
    await eventually(() => textsOf(editor)).toEqual([""]);
    await eventually(() => shownInText(editor)).toBe("");
    await userEvent.keyboard(undo);
    await userEvent.keyboard(redo);
    await eventually(() => textsOf(editor)).toEqual(["abc"]);
    await eventually(() => shownInText(editor)).toBe("abc");
  });

  test("joins keystrokes of one field, unless half a second lies between", async () => {
    const time = clock();
    const editor = mountEditor({ value: actionOf("", "") });
    await userEvent.click(textField(editor, 1));
    await userEvent.keyboard("ab");
    time.pass(600);
    await userEvent.keyboard("cd");
    await userEvent.click(textField(editor, 2));
    await userEvent.keyboard("x");
    const steps: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      await userEvent.keyboard("{Control>}z{/Control}");
      steps.push(textsOf(editor));
    }
    expect(steps).toEqual([
      ["abcd", ""],
      ["ab", ""],
      ["", ""],
    ]);
    expect(editor.canUndo).toBe(false);
  });

  test("works from every control of the editor", async () => {
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "編集した");
    for (const stop of [
      "元に戻す",
      "1. テキスト送信",
      "1. テキスト送信 > 条件",
      "テキスト送信を追加",
      "確定",
    ]) {
      arrive();
      await tabTo(stop);
      await userEvent.keyboard("{Control>}z{/Control}");
      await eventually(() => textsOf(editor)).toEqual(["一"]);
      await userEvent.keyboard("{Control>}y{/Control}");
      await eventually(() => textsOf(editor)).toEqual(["編集した"]);
    }
  });

  test("goes on after it took away what had the focus", async () => {
    const editor = await openAction();
    arrive();
    await tabTo("テキスト送信を追加");
    await userEvent.keyboard("{Enter}");
    await eventually(focusedName).toBe("1. テキスト送信 > 本文");
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => textField(editor).query()).toBeNull();
    expect(document.activeElement).toBe(editor);
    await userEvent.keyboard("{Control>}y{/Control}");
    await eventually(() => textsOf(editor)).toEqual([""]);
  });

  test("goes on after an offered draft was answered", async () => {
    const first = mountEditor({ value: actionOf("一"), "draft-key": "k" });
    await userEvent.fill(textField(first), "編集した");
    await eventually(() => sessionStorage.getItem("k")).not.toBeNull();
    first.remove();
    const editor = await openAction({ value: actionOf("一"), "draft-key": "k" });
    arrive();
    await tabTo("復元する");
    await userEvent.keyboard("{Enter}");
    await eventually(() => control(editor, "button", "復元する").query()).toBeNull();
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => textsOf(editor)).toEqual(["一"]);
  });

  test("is for the editor's own fields only", async () => {
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.click(textField(editor));
    await userEvent.keyboard("a");
    await eventually(() => editor.canUndo).toBe(true);
    const outside = mountMarkup("<input>").firstElementChild as HTMLInputElement;
    await userEvent.click(outside);
    await userEvent.keyboard("x");
    await userEvent.keyboard("{Control>}z{/Control}");
    expect([outside.value, editor.canUndo]).toEqual(["", true]);
  });

  test("leaves keys with Alt alone, which write characters on some keyboards", async () => {
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.click(textField(editor));
    await userEvent.keyboard("a");
    await eventually(() => editor.canUndo).toBe(true);
    const pressed = record(editor, ["keydown"]);
    await userEvent.keyboard("{Control>}{Alt>}z{/Alt}{/Control}");
    await eventually(() => pressed.length).toBe(3);
    expect(pressed.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false, false]);
    expect(editor.canUndo).toBe(true);
  });

  test("is not there where nothing may be changed", async () => {
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => editor.canUndo).toBe(true);
    editor.disabled = true;
    await expect.element(textField(editor)).toHaveAttribute("aria-readonly", "true");
    await userEvent.click(textField(editor));
    await userEvent.keyboard("{Control>}z{/Control}x");
    expect(textsOf(editor)).toEqual(["編集した"]);
    editor.disabled = false;
    editor.readonly = true;
    await expect.element(textField(editor)).not.toBeInTheDocument();
    control(editor, "button", "1. テキスト送信").element().focus();
    await userEvent.keyboard("{Control>}z{/Control}x");
    expect(textsOf(editor)).toEqual(["編集した"]);
  });
});
