import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { named } from "../elements/page.js";
import "../../src/entries/form-field-editor.js";
import "../../src/entries/funnel-editor.js";
import { actionOf, mountEditor, textsOf } from "../elements/action-editor/page.js";
import { openPicker, option, optionNames } from "../elements/item-picker/page.js";
import { mountTimeline } from "../elements/message-timeline/page.js";
import { message } from "../elements/message-timeline/server.js";
import { eventually, mountMarkup, shownText } from "./support/editors.js";
import { record } from "./support/events.js";
import { listOf } from "./support/lists.js";
import { serve, serveBy } from "./support/server.js";

/* 64-bit ids are common in servers; read as JSON, 9007199254740993 would become 9007199254740992 without a word. */

const sentence = "正確に扱えない数値が含まれています";
const long = "9007199254740993";

test("an attribute with one is not read, says where it stands, and nothing is saved over it", async () => {
  const received = serve({ json: { aid: 5 } });
  const editor = mountEditor({ value: actionOf("一") });
  const heard = record(editor, ["failure"]);
  const text = JSON.stringify({ ...actionOf("二"), future: { ids: [1, 0] } }).replace("[1,0]", `[1,${long}]`);
  editor.setAttribute("value", text);
  expect(textsOf(editor)).toEqual(["一"]);
  await eventually(() => shownText(editor)).toContain(`${sentence}（future.ids[1]）`);
  expect(heard.map(({ detail }) => [detail.reason, detail.messages.at(-1)])).toEqual([
    ["invalid-input", `${sentence}（future.ids[1]）`],
  ]);
  const result = await editor.submit();
  expect([result.ok, received.length, editor.validity.customError]).toEqual([false, 0, true]);
  editor.setAttribute("value", JSON.stringify(actionOf("三")));
  await eventually(() => shownText(editor)).not.toContain(sentence);
  expect((await editor.submit()).ok).toBe(true);
});

test.each(["form-field-editor", "funnel-editor", "item-picker"] as const)(
  "a text that is set as the value of <%s> keeps its form from being sent",
  async (tag) => {
    await import("../../src/entries/item-picker.js");
    const form = mountMarkup(
      `<form><${tag} name="a"${tag === "item-picker" ? " kind=tag multiple" : ""}></${tag}></form>`,
    );
    const element = form.querySelector(tag) as HTMLElement & { value: unknown; validationMessage: string };
    const heard = record(element, ["failure"]);
    element.value = tag === "item-picker" ? `[1,${long}]` : `{"id":${long}}`;
    expect(form.querySelector("form")?.checkValidity()).toBe(false);
    expect(element.validationMessage).toContain(sentence);
    expect(heard.map(({ detail }) => detail.reason)).toEqual(["invalid-input"]);
  },
);

test("an answer with one is not shown, and says where it stands", async () => {
  serveBy(() => ({
    text: JSON.stringify({ data: [message(1), message(2)], has_next: false }).replace(
      '"id":2',
      `"id":${long}`,
    ),
    type: "application/json",
  }));
  const timeline = mountTimeline();
  const heard = record(timeline, ["failure"]);
  await eventually(() => shownText(timeline)).toContain(`${sentence}（data[1].id）`);
  expect(heard.map(({ detail }) => detail.reason)).toEqual(["invalid-response"]);
});

test.each<[what: string, change: (list: string) => string]>([
  [
    "its id",
    (list) =>
      list
        .replaceAll('"2"', `"${long}"`)
        .replace("[1,2,3]", `[1,${long},3]`)
        .replace('"id":2', `"id":${long}`),
  ],
  ["its folder", (list) => list.replace('"id":2', `"id":2,"group_id":${long}`)],
  ["what we do not know", (list) => list.replace('"id":2', `"id":2,"future":{"of":[${long}]}`)],
])("of a list only the item with one in %s is protected, and says why", async (_what, change) => {
  const list = listOf([
    { id: 1, name: "VIP" },
    { id: 2, name: "新規" },
    { id: 3, name: "東京" },
  ]);
  serve({ text: change(JSON.stringify(list)), type: "application/json" });
  const picker = await openPicker({ multiple: "" });
  await eventually(() => optionNames(picker).sort()).toEqual(["VIP", "新規", "東京"].sort());
  const protectedOne = option(picker, "新規").element();
  expect(protectedOne.ariaDisabled).toBe("true");
  expect(protectedOne.textContent).toContain("正確に扱えない数値");
  (protectedOne as HTMLElement).click();
  await eventually(() => shownText(picker)).toContain("新規は追加できません");
  await userEvent.click(named(picker, "button", "すべて選択"));
  expect(picker.value).toEqual([1, 3]);
});
