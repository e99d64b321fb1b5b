import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import {
  actionOf,
  emptyAction,
  mountEditor,
  openAction,
  textEffect,
  textField,
  textsOf,
} from "../elements/action-editor/page.js";
import { violationsInBothThemes, violationsOf } from "./support/accessibility.js";
import { configurePage } from "./support/console-page.js";
import {
  type Attributes,
  control,
  drawn,
  eventually,
  finishButton,
  shownText,
  within,
} from "./support/editors.js";
import { silence } from "./support/page-hazards.js";
import { deferred, type Scripted, serve } from "./support/server.js";

interface State {
  name: string;
  attributes?: Attributes;
  answer?: Scripted | Promise<Scripted>;
  /** From the first drawing to the state; gives the editor to look at where that is another one. */
  reach?(editor: ActionEditorElement): Promise<unknown>;
}

const three = actionOf("一", "二", "三");
const finished = (editor: ActionEditorElement) => userEvent.click(finishButton(editor));

const states: State[] = [
  { name: "empty" },
  { name: "three effects", attributes: { value: three } },
  { name: "many effects, folded", attributes: { value: actionOf("一", "二", "三", "四") } },
  {
    name: "every way to send",
    attributes: {
      value: { ...emptyAction, inputs: [0, 1, 2].map((delay_type) => textEffect("一", { delay_type })) },
    },
  },
  { name: "a template", attributes: { template: true, cancelable: true, value: three } },
  {
    name: "an effect with a condition",
    attributes: { value: { ...emptyAction, inputs: [textEffect("一", { member_query_id: 31 })] } },
    reach: (editor) => expect.element(control(editor, "switch", "条件")).toBeVisible(),
  },
  {
    name: "an effect whose condition cannot be loaded",
    attributes: {
      "api-base": "/nowhere",
      value: { ...emptyAction, inputs: [textEffect("一", { member_query_id: 31 })] },
    },
    reach: (editor) => expect.element(within(editor).getByText("取得に失敗しました")).toBeVisible(),
  },
  {
    name: "held effects",
    attributes: { value: { ...emptyAction, inputs: [{ type: 999 }, null, { type: 16, text: "通知" }] } },
  },
  {
    name: "errors",
    attributes: { template: true, value: actionOf("", "あ".repeat(4501)) },
    async reach(editor) {
      await finished(editor);
      await eventually(() => shownText(editor)).toContain("アクション名を入力してください。");
    },
  },
  {
    name: "errors in folded panels",
    attributes: { value: actionOf("一", "二", "三", "", "") },
    async reach(editor) {
      await finished(editor);
      await eventually(() => shownText(editor)).toContain("本文を入力してください。");
    },
  },
  {
    name: "saving",
    attributes: { value: three },
    answer: deferred().answer,
    async reach(editor) {
      await finished(editor);
      await expect.element(finishButton(editor, "処理中...")).toHaveAttribute("aria-busy");
    },
  },
  {
    name: "saved",
    attributes: { value: three },
    answer: { json: { aid: 1 } },
    async reach(editor) {
      await finished(editor);
      await eventually(() => shownText(editor)).toContain("登録にしました");
    },
  },
  {
    name: "failed",
    attributes: { value: three },
    answer: { status: 422, json: { errors: { a: ["名前が長すぎます", "本文がありません"] } } },
    async reach(editor) {
      await finished(editor);
      await eventually(() => shownText(editor)).toContain("登録に失敗しました");
    },
  },
  { name: "a draft on offer", attributes: { value: three, "draft-key": "axe" }, reach: offerDraft },
  {
    name: "an attribute that cannot be read",
    attributes: { value: three },
    async reach(editor) {
      silence("warn");
      editor.setAttribute("value", "{oops");
      await eventually(() => shownText(editor)).toContain("読み取れないため");
    },
  },
  { name: "readonly", attributes: { value: three, template: true, readonly: true } },
  { name: "disabled", attributes: { value: three, template: true, disabled: true } },
  { name: "an effect just moved", attributes: { value: three }, reach: moveFirst },
  {
    name: "English",
    attributes: { value: actionOf("one", "two"), template: true, locale: "en" },
    reach: (editor) => eventually(() => shownText(editor)).not.toMatch(/[ぁ-ん]/),
  },
];

describe("in the light and in the dark", () => {
  test.each(states)("$name", async ({ attributes = {}, answer, reach }) => {
    configurePage({ onError: () => {} });
    if (answer) serve(answer);
    const editor = await openAction(attributes);
    const reached = await reach?.(editor);
    expect(await violationsInBothThemes(reached instanceof Element ? reached : editor)).toEqual([]);
  });

  test("narrow", async () => {
    const editor = mountEditor({ template: true, cancelable: true, value: actionOf("一", "") });
    (editor.parentElement as HTMLElement).style.inlineSize = "328px";
    await drawn(editor);
    await finished(editor);
    await eventually(() => shownText(editor)).toContain("本文を入力してください。");
    expect(await violationsInBothThemes(editor)).toEqual([]);
    expect(editor.scrollWidth).toBeLessThanOrEqual(328);
  });
});

/** So that an empty list above means something. */
test("axe looks into the shadow root", async () => {
  const editor = await openAction({ value: three });
  const nameless = document.createElement("button");
  within(editor).getByRole("region", { name: "1. テキスト送信" }).element().append(nameless);
  onTestFinished(() => nameless.remove());
  expect(await violationsOf(editor)).toEqual([expect.stringContaining("button-name")]);
});

async function offerDraft(editor: ActionEditorElement): Promise<ActionEditorElement> {
  await userEvent.fill(textField(editor), "編集した");
  await eventually(() => sessionStorage.getItem("axe")).not.toBeNull();
  const place = editor.parentElement as HTMLElement;
  const next = editor.cloneNode() as ActionEditorElement;
  editor.remove();
  place.append(next);
  await eventually(() => shownText(next)).toContain("前回の編集内容が残っています");
  return next;
}

async function moveFirst(editor: ActionEditorElement): Promise<void> {
  const panel = control(editor, "region", "1. テキスト送信");
  await userEvent.click(panel.getByRole("button", { name: "下へ移動", exact: true }));
  await eventually(() => textsOf(editor)).toEqual(["二", "一", "三"]);
}
