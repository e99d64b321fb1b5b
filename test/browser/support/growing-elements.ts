import { onTestFinished } from "vitest";
import "../../../src/entries/friend-list.js";
import "../../../src/entries/form-field-editor.js";
import "../../../src/entries/friend-editor.js";
import "../../../src/entries/message-timeline.js";
import type { FriendEditorElement } from "../../../src/entries/friend-editor.js";
import type { MessageTimelineElement } from "../../../src/entries/message-timeline.js";
import { fieldExamples } from "../../features/form-field/samples.js";
import { friendDetailAnswer } from "../../fixtures/friend.js";
import { friendAnswer } from "../../fixtures/friends.js";
import { journeyAnswer } from "../../fixtures/journeys.js";
import { threeMessages } from "../../fixtures/messages.js";
import { notificationAnswer } from "../../fixtures/notifications.js";
import { openApiAnswer } from "../../fixtures/open-api.js";
import { salonAnswer } from "../../fixtures/salon.js";
import { actionOf, emptyAction, textEffect, withAttributes } from "./editors.js";
import { everyAbility, filterOf, makeFilter, memoCondition, nameCondition, orPanel } from "./filters.js";
import {
  addedAndUndone,
  type GrowingElement,
  growing,
  inside,
  insideAll,
  type Opened,
  press,
  pressEscape,
  pressed,
  undo,
  undone,
  valueText,
  write,
} from "./growing.js";
import { episodeEditor } from "./growing-episode.js";
import { journeyList } from "./growing-journey.js";
import { notificationEditor } from "./growing-notification.js";
import { openApiConsole } from "./growing-open-api.js";
import { reservationPanel, salonRefusal } from "./growing-reservation.js";
import { salonSettings } from "./growing-salon-settings.js";
import { movedAnswer, reservationSchedule } from "./growing-schedule.js";
import { allAbilities, messageLists } from "./messages.js";
import { freshServer, listOf, makePicker, paste, tags } from "./pickers.js";
import type { SmallWork, Step } from "./small-works.js";
import { messageIn } from "./written-text.js";

const lists: Readonly<Record<string, unknown>> = {
  ...messageLists,
  tag: tags,
  funnel: listOf([{ id: 31, name: "優良顧客" }]),
};

/** A server that keeps nothing of a call: what a spy remembers of one would hold who asked. */
export function answerAll(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address.includes("/message/timeline/")) {
      const { data, ...end } = threeMessages;
      return Response.json({ ...end, data: address.includes("star") ? data.slice(0, 1) : data });
    }
    const ofFriends = friendAnswer(address);
    if (ofFriends) return Response.json(ofFriends);
    const [, kind] = /\/api\/v_resource\/(\w+)/.exec(address) ?? [];
    if (kind !== undefined) return Response.json(lists[kind] ?? listOf([]));
    const moved = movedAnswer(address);
    if (moved) return moved;
    const ofNotifications = address.includes("/api/notification") ? notificationAnswer(address) : undefined;
    if (ofNotifications !== undefined) return Response.json(ofNotifications);
    const ofOpenApi = openApiAnswer(address);
    if (ofOpenApi) return Response.json(ofOpenApi);
    const ofJourneys = journeyAnswer(address);
    if (ofJourneys) return Response.json(ofJourneys);
    const refusal = salonRefusal(address);
    if (refusal) return refusal;
    const known = friendDetailAnswer(address) ?? salonAnswer(address);
    if (known !== undefined) return Response.json(known);
    const saved = { ...filterOf(nameCondition("田中")), fid: 31 };
    return Response.json(address.includes("/api/funnel/data/") ? saved : []);
  };
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
}

const tagEffect = { type: 13, remove: 0, use_group: 0, tag_group_id: null, member_query_id: null };
const tagCondition = { type: 60, use_group: 0, tag_ids: [1], tag_group_id: null, tag_or: 0 };

const popover = "[popover]:popover-open";

/** A dialog for each kind of placeholder. */
function insertDialogs(...kinds: readonly string[]): Record<string, Opened> {
  const shown = `${popover} :is(input, select, [role=combobox], [role=grid])`;
  return Object.fromEntries(
    kinds.map((kind) => [`what inserts ${kind}`, { opener: `[data-insert=${kind}]`, shows: shown }]),
  );
}

const clip = (kind: string, ...items: unknown[]) => JSON.stringify({ consoleEditors: 1, kind, items });

/** Below the first row, by its own keys. */
function pasted(kind: string, item: unknown, focus: string): SmallWork {
  return undone("a row pasted", (element) => {
    const place = inside(element, focus);
    place?.focus();
    if (place) paste(place, clip(kind, item));
  });
}

const actionEditor = growing(["value", "history", "text", "rows", "folding", "selecting"], {
  tag: "action-editor",
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

const funnelEditor = growing(["value", "history", "text", "rows", "selecting"], {
  tag: "funnel-editor",
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

/** The list of saved searches is open until one is chosen. */
function copied(): SmallWork {
  const { name, steps } = undone("a saved search copied", (element) =>
    inside(element, ".filter-copy [role=option]")?.click(),
  );
  return { name, steps: [pressed(".filter-copy button", ".filter-copy [role=option]"), ...steps] };
}

/** Two have the same name, so that it is asked which of them is meant when it is pasted. */
const someAlike = listOf([
  { id: 1, name: "VIP会員" },
  { id: 2, name: "新規" },
  { id: 3, name: "新規" },
  { id: 4, name: "東京" },
]);

const listClosed: Step = {
  act: pressEscape,
  until: (element) => inside(element, "[role=option]") === null,
};

const search = (text: string, count: number) => ({
  act: (element: Element) => write(inside(element, "[role=searchbox]"), text),
  until: ({ shadowRoot }: Element) => shadowRoot?.querySelectorAll("[role=option]").length === count,
});

const itemPicker = growing(["value"], {
  tag: "item-picker",
  make: () => makePicker({ multiple: true }, { source: someAlike, value: [1] }),
  last: "[role=combobox]",
  word: { ja: "1件を選択中", en: "1 chosen" },
  other: [4],
  otherShows: "東京",
  opens: { "the list": { opener: "[role=combobox]", shows: "[role=option]" } },
  more: [
    {
      name: "an item searched for, chosen and let go",
      steps: [
        pressed("[role=combobox]", "[role=option]"),
        search("東", 1),
        pressed("[role=option]", "[role=option][aria-selected=true]"),
        pressed("[role=option]", "[role=option][aria-selected=false]"),
        search("", 4),
        listClosed,
      ],
    },
    {
      name: "names pasted and taken back",
      steps: [
        pressed("[role=combobox]", "[role=option]"),
        {
          act: (element) => paste(inside(element, "[role=searchbox]") as HTMLElement, "新規\n東京"),
          until: (element) => inside(element, ".picker-paste [type=radio]") !== null,
        },
        { act: pressEscape, until: (element) => inside(element, ".picker-paste") === null },
        listClosed,
      ],
    },
  ],
});

const messageEditor = growing(["value", "history", "text"], {
  tag: "message-editor",
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

const messageTimeline = growing(["value"], {
  tag: "message-timeline",
  make() {
    const timeline = withAttributes(document.createElement("message-timeline"), {
      "api-base": freshServer(),
      mode: "normal",
    });
    // One is selected, so that leaving it can be asked about.
    return Object.assign(timeline, { value: [2] });
  },
  last: "article",
  other: [3, 1],
  otherShows: "2件を選択中",
  word: { ja: "確認済みにする", en: "Mark as confirmed" },
  opens: {
    "what is filtered": { opener: ".timeline-head [aria-haspopup=dialog]", shows: popover },
    "the list of keys": { opener: ".timeline-head > .icon-button:last-child", shows: "dialog[open]" },
    "the question before the selection is left": {
      opener: ".timeline-foot > .button-quiet",
      shows: "dialog[open]",
    },
  },
  more: [anotherMode(), arrived()],
});

/** Only what is not confirmed, and everything again: another list each. */
function anotherMode(): SmallWork {
  const choose = (mode: string, count: number): Step => ({
    act: (element) => element.setAttribute("mode", mode),
    until: (element) => insideAll(element, "article").length === count,
  });
  return { name: "another mode and back", steps: [choose("star", 1), choose("normal", 3)] };
}

/** A message that changes for good, again and again. */
function arrived(): SmallWork {
  let count = 0;
  const [newest] = threeMessages.data;
  return {
    name: "a message heard of",
    steps: [
      {
        act(element) {
          count += 1;
          (element as MessageTimelineElement).append([{ ...newest, text: `書き直し${count}。` }]);
        },
        until: (element) => inside(element, "article")?.textContent?.includes(`書き直し${count}。`) === true,
      },
    ],
  };
}

const friendList = growing([], {
  tag: "friend-list",
  make: () =>
    withAttributes(document.createElement("friend-list"), {
      "api-base": freshServer(),
      "operator-role-id": "4",
    }),
  last: "[data-friend]",
  word: { ja: "3人", en: "3 friends" },
  opens: {},
  more: [anotherFriend(), anotherSearch()],
});

/** Two friends, one after the other: the views of each go with them. */
function anotherFriend(): SmallWork {
  const show = (id: number, name: string): Step => ({
    act: (element) => press(element, `[data-friend="${id}"]`),
    until: (element) =>
      inside(element, "h2")?.textContent === name &&
      inside(element, `friend-editor[member-id="${id}"]`) !== null,
  });
  return { name: "another friend and back", steps: [show(1, "佐藤"), show(2, "鈴木")] };
}

/** Another list each time, as the server's answers are its own. */
function anotherSearch(): SmallWork {
  const ask = (query: string): Step => ({
    act: (element) => element.setAttribute("query", query),
    until: (element) =>
      (inside(element, "[role=searchbox]") as HTMLInputElement | null)?.value === query &&
      inside(element, "[data-friend]") !== null,
  });
  return { name: "another search and back", steps: [ask("佐"), ask("")] };
}

/** Variables so many that a save of their changes is shown before it is sent; but one they are of no list any more. */
function changesOf(count: number) {
  const ids = Array.from({ length: count }, (_, at) => (at === 0 ? 201 : 900 + at));
  return { variables: { vals: Object.fromEntries(ids.map((id) => [id, "書いた"])) } };
}

const friendField = "[data-row='variables:201'] [data-field=value]";

const friendEditor = growing(["value", "history", "text"], {
  tag: "friend-editor",
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

const formFieldEditor = growing(["value", "history", "text", "rows", "selecting"], {
  tag: "form-field-editor",
  make: () =>
    Object.assign(
      withAttributes(document.createElement("form-field-editor"), { "api-base": freshServer() }),
      {
        value: { ...fieldExamples[3], var_id: 1, var_type: 0, syncUserVar: true },
      },
    ),
  last: ".choice-tools button",
  word: { ja: "まとめて編集", en: "Edit as text" },
  other: { ...fieldExamples[1], label: "ほか" },
  otherShows: "ほか",
  field: (element) => inside(element, "[data-field=label]"),
  row: ".choice-item",
  adds: ".choices-add [data-field=options]",
  remove: "[data-field=remove]",
  move: "[data-field=moveDown]",
  head: ".choice-number",
  opens: {
    "the list of friend information": {
      opener: ".form-field-variable [role=combobox]",
      shows: "[role=option]",
    },
    "all choices as a text": { opener: ".choices-head .button", shows: "dialog textarea" },
  },
  more: [
    {
      name: "another type and undone",
      steps: [
        {
          act: (element) => press(element, "[data-field=swatch_id] input"),
          until: (element) => inside(element, ".choice-list") === null,
        },
        { act: undo, until: (element) => inside(element, ".choice-list") !== null },
      ],
    },
    undone("no friend information", (element) => inside(element, "[data-field=syncUserVar]")?.click()),
    undone("a text of several lines pasted", (element) => {
      const field = inside(element, ".choice [data-field=value]");
      field?.focus();
      if (field) paste(field, "一\n二\n三");
    }),
  ],
});

export const growingElements: readonly GrowingElement[] = [
  actionEditor,
  funnelEditor,
  itemPicker,
  messageEditor,
  messageTimeline,
  friendList,
  friendEditor,
  formFieldEditor,
  notificationEditor,
  episodeEditor,
  journeyList,
  openApiConsole,
  reservationPanel,
  reservationSchedule,
  salonSettings,
];
