import "../../../src/entries/message-editor.js";
import { withAttributes } from "../../browser/support/editors.js";
import {
  growing,
  inside,
  insideAll,
  pressEscape,
  pressed,
  undo,
  undone,
  valueText,
  write,
} from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import { insertDialogs, popover } from "../../browser/support/shared-works.js";
import type { SmallWork } from "../../browser/support/small-works.js";
import { messageIn } from "../../browser/support/written-text.js";
import { allAbilities } from "./page.js";

export const growth = growing(["value", "history", "text"], {
  tag: "message-editor",
  nodes: 95,
  make: () =>
    withAttributes(document.createElement("message-editor"), {
      "api-base": freshServer(),
      abilities: allAbilities,
      value: "一[[date add=1 format=1]]二[[var id=201]]",
    }),
  last: ".message-text",
  word: { ja: "プレビュー", en: "Preview" },
  other: "ほか[[name]]",
  otherShows: "ほか",
  field: (element) => messageIn(element),
  opens: {
    ...insertDialogs("var", "common-var", "form", "emoji"),
    "the menu": { opener: ".message-toolbar [aria-haspopup=menu]", shows: "[role=menu]" },
    "the preview": {
      opener: "[aria-pressed=false]",
      shows: ".message-preview",
      closer: "[aria-pressed=true]",
    },
  },
  more: [
    undone("a placeholder inserted", (element) => inside(element, "[data-insert=name]")?.click()),
    {
      name: "the text entered and left",
      steps: [
        {
          act: (element) => messageIn(element).focus(),
          until: (element) => inside(element, ".ProseMirror") !== null,
        },
        {
          act: (element) => messageIn(element).blur(),
          until: (element) => inside(element, ".ProseMirror") === null,
        },
      ],
    },
    suggested(),
    chipPressed(),
    insertedByMenu("配信日"),
    insertedByMenu("残り日数"),
  ],
});

function suggested(): SmallWork {
  let before: string;
  function ask(element: Element): void {
    before = valueText(element);
    write(messageIn(element), "[[");
  }
  return {
    name: "suggestions asked for and undone",
    steps: [
      { act: ask, until: (element) => inside(element, ".message-suggestion-label") !== null },
      {
        act: undo,
        until: (element) =>
          valueText(element) === before && inside(element, ".message-suggestion-label") === null,
      },
    ],
  };
}

function insertedByMenu(kind: string): SmallWork {
  const item = (element: Element) =>
    insideAll(element, "[role=menuitem]").find(({ textContent }) => textContent === kind);
  return {
    name: `the dialog for ${kind}: opened from the menu and closed`,
    steps: [
      pressed(".message-toolbar [aria-haspopup=menu]", "[role=menu]"),
      {
        act: (element) => item(element)?.click(),
        until: (element) => inside(element, `${popover} input`) !== null,
      },
      { act: pressEscape, until: (element) => inside(element, popover) === null },
    ],
  };
}

/** With the caret in the text, since the first press makes an editor of it; two in turn, or it would be a double press. */
function chipPressed(): SmallWork {
  let count = 0;
  function pressChip(element: Element): void {
    count += 1;
    const chip = insideAll(element, ".message-chip")[count % 2];
    const { left, top, width, height } = chip?.getBoundingClientRect() ?? new DOMRect();
    const place = { clientX: left + width / 2, clientY: top + height / 2 };
    const at = { ...place, detail: 1, bubbles: true, composed: true, cancelable: true };
    for (const type of ["mousedown", "mouseup", "click"]) chip?.dispatchEvent(new MouseEvent(type, at));
  }
  return {
    name: "the dialog of a chip: opened and closed",
    steps: [
      {
        act: (element) => messageIn(element).focus(),
        until: (element) => inside(element, ".ProseMirror") !== null,
      },
      { act: pressChip, until: (element) => inside(element, popover) !== null },
      { act: pressEscape, until: (element) => inside(element, popover) === null },
    ],
  };
}
