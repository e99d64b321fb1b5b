import "../../../src/entries/action-editor.js";
import { withAttributes } from "../../browser/support/editors.js";
import { addedAndUndone, growing, inside, press, pressed, undo } from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import { insertDialogs, pasted } from "../../browser/support/shared-works.js";
import type { SmallWork } from "../../browser/support/small-works.js";
import { messageIn } from "../../browser/support/written-text.js";
import { actionOf, emptyAction, textEffect } from "./page.js";

const tagEffect = { type: 13, remove: 0, use_group: 0, tag_group_id: null, member_query_id: null };

export const growth = growing(["value", "history", "text", "rows", "folding", "selecting"], {
  tag: "action-editor",
  nodes: 465,
  make: () =>
    Object.assign(withAttributes(document.createElement("action-editor"), { "api-base": freshServer() }), {
      // One tag is gone, and can be replaced.
      value: {
        ...emptyAction,
        inputs: [textEffect("一[[name]]"), { ...tagEffect, tag_ids: [1, 99] }, textEffect("三")],
      },
    }),
  last: ".analysis button[aria-expanded]",
  word: { ja: "タグ操作", en: "Tags" },
  other: actionOf("ほか", "の", "動作"),
  otherShows: "ほか",
  field: (element) => messageIn(element),
  row: "section[data-row]",
  adds: "[data-add]",
  remove: "[aria-label=削除]",
  move: "[data-field=moveDown]",
  fold: ".panel-toggle",
  head: "[data-row-head]",
  opens: {
    "the menu of a row": { opener: "[data-field=tools]", shows: "[role=menu]" },
    "the list of tags": { opener: "[role=combobox]", shows: "[role=option]" },
    "the condition": {
      opener: "[data-field=condition]",
      shows: ".condition-work",
      closer: ".condition-head .button",
    },
    "what replaces a deleted tag": {
      opener: ".analysis button[aria-expanded=false]",
      shows: ".analysis [role=combobox]",
      closer: ".analysis button[aria-expanded=true]",
    },
    ...insertDialogs("var", "emoji"),
  },
  more: [
    addedAndUndone("a row doubled", "section[data-row]", "section[data-row]:first-of-type [aria-label=複製]"),
    pasted("effects", textEffect("貼った"), ".panel-toggle"),
    sentLater(),
    {
      name: "a condition begun and undone",
      steps: [
        pressed("[data-field=condition]", ".condition-work [data-add='11']"),
        pressed("[data-add='11']", "[data-field=names]"),
        { act: undo, until: (element) => inside(element, "[data-field=names]") === null },
        {
          act: (element) => press(element, ".condition-head .button"),
          until: (element) => inside(element, ".condition-slide") === null,
        },
      ],
    },
  ],
});

/** A radio button that is still chosen on the screen does nothing when it is pressed. */
function sentLater(): SmallWork {
  const radio = (element: Element, value: number) =>
    inside(element, `[role=radiogroup] [value='${value}']`) as HTMLInputElement | null;
  return {
    name: "another time to send chosen and undone",
    steps: [
      {
        act: (element) => radio(element, 1)?.click(),
        until: (element) => inside(element, ".delay .number-field") !== null,
      },
      { act: undo, until: (element) => radio(element, 0)?.checked === true },
    ],
  };
}
