import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, openAction, textField } from "../elements/action-editor/page.js";
import {
  chipNodes,
  chips,
  messageLists,
  openAt,
  serveLists,
  textHasFocus,
} from "../elements/message-editor/page.js";
import { pasteText } from "./support/clipboard.js";
import { eventually } from "./support/editors.js";
import { press } from "./support/focus.js";
import { freshServer, type Scripted } from "./support/server.js";

const known = "[[var id=201]][[CVAR_x1y2]][[FORM_ab12cd]]";
const deleted = "[[var id=999]][[CVAR_zzzz]][[FORM_zzzzzz]]";
const named = ["会員番号", "本日のクーポン", "来店アンケート"];
const gone = ["削除済みの友だち情報", "削除済みの共通情報", "削除済みの回答フォーム"];

const places = [
  { where: "a message", open: () => openAt("end") },
  {
    where: "the text of an effect",
    async open() {
      const editor = await openAction({ value: actionOf(""), "api-base": freshServer() });
      await userEvent.click(textField(editor));
      await textHasFocus(editor);
      return editor;
    },
  },
];

describe.each(places)("placeholders that come into $where", ({ open }) => {
  test("by the clipboard have their names, and the deleted ones their marks", async () => {
    serveLists();
    const editor = await open();
    pasteText(known + deleted);
    await eventually(() => chips(editor)).toEqual([...named, ...gone]);
    const marked = chipNodes(editor).filter(({ title }) => title !== "");
    expect(marked.map(({ textContent }) => textContent)).toEqual(gone);
  });

  test("while the list is slow are named as soon as it is there", async () => {
    let come = (_: Scripted) => {};
    const varia = new Promise<Scripted>((resolve) => {
      come = resolve;
    });
    serveLists({ ...messageLists, varia });
    const editor = await open();
    await press("[[[[var id=201]][[[[var id=999]]");
    await eventually(() => chips(editor)).toEqual(["ID 201", "ID 999"]);
    come({ json: messageLists.varia });
    await eventually(() => chips(editor)).toEqual(["会員番号", "削除済みの友だち情報"]);
  });
});
