import { describe, expect, test } from "vitest";
import { emptyAction, openWithoutParts, textEffect, textsOf } from "../elements/action-editor/page.js";
import { buttonNode, inside } from "../elements/page.js";
import { eventually, shownText, withAttributes } from "./support/editors.js";
import { openPage } from "./support/host-page.js";
import { typeInto } from "./support/page-hazards.js";
import { messageIn, messagesIn } from "./support/written-text.js";

const conditionSwitch = (editor: Element) => inside(editor, 'section [role="switch"]');
const slide = (editor: Element) => editor.shadowRoot?.querySelector(".condition-slide");
const work = (editor: Element) => editor.shadowRoot?.querySelector(".condition-work");

/** Presses the button that leads from the slide back to the list. */
async function goBack(editor: Element): Promise<void> {
  inside(editor, ".condition-head button").click();
  await eventually(() => slide(editor)).toBeNull();
}

test("all that is drawn works while nothing more can be loaded", async () => {
  const { editor } = await openWithoutParts("fail", { template: true, finisher: "emit" });
  buttonNode(editor, "タグ操作を追加").click();
  await eventually(() => editor.shadowRoot?.querySelectorAll("section").length).toBe(3);
  typeInto(messageIn(editor), "書いた");
  typeInto(inside<HTMLInputElement>(editor, '[data-field="a_name"]'), "来店お礼");
  buttonNode(editor, "すべて折りたたむ").click();
  await eventually(() => messagesIn(editor)).toEqual([]);
  expect(textsOf(editor)).toEqual(["書いた", "二", undefined]);
  expect(await editor.submit()).toMatchObject({ ok: false });
});

describe("the condition of an effect", () => {
  test("is opened by a press at once, says that it is loading, and is left again with nothing lost", async () => {
    const { page, editor } = await openWithoutParts("wait");
    typeInto(messageIn(editor), "書いた");
    conditionSwitch(editor).click();
    await eventually(() => slide(editor)).toBeTruthy();
    expect(inside(editor, ".condition-slide [role=status]").textContent).toBe("読み込み中...");
    await goBack(editor);
    expect([textsOf(editor), messagesIn(editor).length]).toEqual([["書いた", "二"], 2]);
    conditionSwitch(editor).click();
    await eventually(() => slide(editor)).toBeTruthy();
    page.parts.come();
    await eventually(() => work(editor)).toBeTruthy();
    expect(shownText(editor)).not.toContain("読み込み中...");
  });

  test("that cannot be loaded says so, can be left, and is loaded on request", async () => {
    const { page, editor } = await openWithoutParts("fail");
    conditionSwitch(editor).click();
    await eventually(() => inside(editor, ".condition-slide [role=alert]").textContent).toContain(
      "読み込めませんでした",
    );
    await goBack(editor);
    conditionSwitch(editor).click();
    await eventually(() => inside(editor, ".condition-slide [role=alert]")).toBeTruthy();
    page.parts.come();
    buttonNode(editor, "もう一度読み込む").click();
    await eventually(() => work(editor)).toBeTruthy();
  });

  test("that is stored has its place from the start: nothing moves when its sentence comes", async () => {
    const page = await openPage();
    page.parts.wait();
    const filter = { inputs: [{ type: 11, names: ["田中"], use_name: 1 }] };
    page.window.fetch = async (address) =>
      String(address).includes("/api/funnel")
        ? Response.json({ fid: 31, ...filter })
        : new Response(null, { status: 404 });
    await page.loadEditor();
    const editor = page.document.createElement("action-editor");
    const value = { ...emptyAction, inputs: [textEffect("一", { member_query_id: 31 }), textEffect("二")] };
    page.document.body.append(withAttributes(editor, { value }));
    await eventually(() => shownText(editor)).toContain("条件（ID 31）に合う人だけ");
    const second = () => editor.shadowRoot?.querySelectorAll("section")[1]?.getBoundingClientRect().top;
    const before = second();
    page.parts.come();
    await eventually(() => shownText(editor)).toContain("田中");
    expect([second(), editor.value]).toEqual([before, value]);
  });
});
