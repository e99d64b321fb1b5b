import "../../../src/entries/friend-editor.js";
import type { FriendEditorElement } from "../../../src/entries/friend-editor.js";
import { withAttributes } from "../../browser/support/editors.js";
import { growing, inside, pressEscape, pressed } from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import { listClosed } from "../../browser/support/shared-works.js";
import type { SmallWork, Step } from "../../browser/support/small-works.js";
import { friendDetailAnswer } from "../../fixtures/friend.js";

/** Variables so many that a save of their changes is shown before it is sent; but one they are of no list any more. */
function changesOf(count: number) {
  const ids = Array.from({ length: count }, (_, at) => (at === 0 ? 201 : 900 + at));
  return { variables: { vals: Object.fromEntries(ids.map((id) => [id, "書いた"])) } };
}

const friendField = "[data-row='variables:201'] [data-field=value]";

export const growth = growing(["value", "history", "text"], {
  tag: "friend-editor",
  nodes: 195,
  make() {
    const friend = withAttributes(document.createElement("friend-editor"), {
      ...{ "api-base": freshServer(), "member-id": "1", tab: "variables", inline: true },
    });
    return Object.assign(friend, { value: changesOf(12) });
  },
  last: friendField,
  other: changesOf(3),
  otherShows: "3項目を変更中",
  word: { ja: "すべて保存", en: "Save all" },
  field: (element) => inside(element, friendField),
  answer: friendDetailAnswer,
  opens: {
    "what a large save would change": { opener: "[part=finish]", shows: "dialog[open]" },
  },
  more: [inDialog(), askedToLeave(), tagsOpened()],
});

/** In a dialog, and in the page again. */
function inDialog(): SmallWork {
  return {
    name: "the dialog: opened and closed",
    steps: [
      {
        act: (element) => Object.assign(element, { inline: false, open: true }),
        until: (element) => inside(element, `dialog[open] ${friendField}`) !== null,
      },
      {
        act: (element) => Object.assign(element, { inline: true, open: false }),
        until: (element) => inside(element, "dialog[open]") === null && inside(element, friendField) !== null,
      },
    ],
  };
}

function askedToLeave(): SmallWork {
  return {
    name: "the question before changes are left: opened and closed",
    steps: [
      {
        act: (element) => void (element as FriendEditorElement).confirmLeave(),
        until: (element) => inside(element, "dialog[open]") !== null,
      },
      { act: pressEscape, until: (element) => inside(element, "dialog[open]") === null },
    ],
  };
}

/** Another tab, the list of its picker, and the first tab again. */
function tagsOpened(): SmallWork {
  const tab = (name: string, shown: string): Step => ({
    act: (element) => element.setAttribute("tab", name),
    until: (element) => inside(element, shown) !== null,
  });
  return {
    name: "the list of tags: opened and closed",
    steps: [
      tab("tags", "[role=combobox]"),
      pressed("[role=combobox]", "[role=option]"),
      listClosed,
      tab("variables", friendField),
    ],
  };
}
