import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { example, openField, serveFields } from "../elements/form-field-editor/page.js";
import { openList, option, workButton } from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { atRest } from "./support/clock.js";
import { eventually } from "./support/editors.js";
import { listOf } from "./support/lists.js";
import { deferred } from "./support/server.js";

const unanswered = { var_id: null, var_name: "", var_type: null };
const intoVariable = (editor: Element) => named(editor, "switch", "友だち情報に登録する");

test.each([
  ["that would be rounded", "9007199254740993"],
  ["that is no number", "a7"],
])("friend information with an id %s is not chosen as another", async (_, id) => {
  const items = [
    { id, name: "大きな番号", type: 0 },
    { id: 205, name: "施術の記録", type: 2 },
  ];
  serveFields(({ url }) => (url.pathname.endsWith("/varia") ? { json: listOf(items) } : undefined));
  const editor = await openField({ value: example(2) });
  await openList(editor, "友だち情報");
  await option(editor, "大きな番号").click();
  await eventually(() => editor.value).toMatchObject({ syncUserVar: true, ...unanswered });
});

test("friend information that is made after the switch was put off is not the answer's", async () => {
  const made = deferred({ json: { id: 300, name: "新しい情報", type: 0 } });
  const received = serveFields(({ method }) => (method === "POST" ? made.answer : undefined));
  const editor = await openField({ value: example(2) });
  await openList(editor, "友だち情報");
  await userEvent.keyboard("新しい情報");
  await workButton(editor, "追加").click();
  await eventually(() => received.some(({ method }) => method === "POST")).toBe(true);
  await userEvent.keyboard("{Escape}");
  await intoVariable(editor).click();
  await eventually(() => editor.value).toMatchObject({ syncUserVar: false, ...unanswered });
  made.arrive();
  await atRest();
  expect(editor.value).toMatchObject({ syncUserVar: false, ...unanswered });
  // Back, it is what it was, and the new one is there to be chosen.
  await intoVariable(editor).click();
  expect(editor.value).toMatchObject({ syncUserVar: true, var_id: 205 });
  await openList(editor, "友だち情報");
  await expect.element(option(editor, "新しい情報")).toBeVisible();
});
