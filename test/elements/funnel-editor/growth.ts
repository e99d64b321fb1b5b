import "../../../src/entries/funnel-editor.js";
import { addedAndUndone, growing, inside, pressed, undone } from "../../browser/support/growing.js";
import { pasted } from "../../browser/support/shared-works.js";
import type { SmallWork } from "../../browser/support/small-works.js";
import { everyAbility, filterOf, makeFilter, memoCondition, nameCondition, orPanel } from "./page.js";

const tagCondition = { type: 60, use_group: 0, tag_ids: [1], tag_group_id: null, tag_or: 0 };

export const growth = growing(["value", "history", "text", "rows", "selecting"], {
  tag: "funnel-editor",
  nodes: 570,
  make: () =>
    makeFilter(
      { ...everyAbility, copyable: true },
      {
        value: filterOf(nameCondition("一"), tagCondition, orPanel(nameCondition("四"))),
        estimate: async () => ({ total: 1 }),
        explain: async () => ({ matches: true, conditions: [] }),
        findFriends: async () => [],
      },
    ),
  last: ".audience-friends",
  word: { ja: "個別メモ", en: "Memo" },
  other: filterOf({ ...tagCondition, tag_ids: [4] }),
  otherShows: "東京",
  field: (element) => inside(element, "[data-field=names]"),
  row: "[part=condition]",
  adds: ".cond-panel:not(.cond-panel-or) [data-add]",
  remove: "[data-field=remove]",
  head: "[data-row-head]",
  answer(address) {
    const saved = { ...filterOf(nameCondition("田中")), fid: 31 };
    return address.includes("/api/funnel/data/") ? saved : undefined;
  },
  opens: {
    "the menu of a row": { opener: "[part=condition] [data-field=tools]", shows: "[role=menu]" },
    "the menu of an or-panel": { opener: ".cond-panel-or [data-field=tools]", shows: "[role=menu]" },
    "the list of tags": { opener: "[part=condition] [role=combobox]", shows: "[role=option]" },
    "the saved searches": { opener: ".filter-copy button", shows: ".filter-copy [role=option]" },
    "the count of each condition": {
      opener: ".audience-toggle button",
      shows: ".audience-toggle [aria-expanded=true]",
      closer: ".audience-toggle button",
    },
  },
  more: [
    addedAndUndone("an or-panel", ".cond-panel-or", "[data-field=addOr]"),
    pasted("conditions", memoCondition("貼った"), "[part=condition] [data-field=tools]"),
    copied(),
  ],
});

/** The list of saved searches is open until one is chosen. */
function copied(): SmallWork {
  const { name, steps } = undone("a saved search copied", (element) =>
    inside(element, ".filter-copy [role=option]")?.click(),
  );
  return { name, steps: [pressed(".filter-copy button", ".filter-copy [role=option]"), ...steps] };
}
