import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  builderData,
  choiceField,
  messageText,
  notification,
  pickerKinds,
  sequence,
  texts,
} from "./data.mjs";

/**
 * Every page: `group` and `reference` say what it is compared with. Of what is pressed, `control` finds the button or
 * the closed field, `made` what a press makes, and `given` is how much of that was there before; `opens` if a second
 * press would undo the first. Only names that the package or a peer documents, or that an operator sees.
 */
const builders = { group: "Builders, five texts", reference: "react-querybuilder", given: 5 };
const messages = {
  group: "Messages, five lines",
  reference: "prosemirror",
  given: 0,
  control: { selector: "[role=textbox][aria-label=本文]" },
  // What a press makes of the box: the one that is typed into.
  made: { selector: "[role=textbox][aria-label=本文]:focus" },
};
const timelines = { group: "A timeline, 100 messages", reference: "virtua-timeline", given: 0 };
/** Nobody else has pages like these. */
const friends = { group: "A friend, 20 variables", reference: "friend", given: 0 };
const friendLists = { group: "Friends, a page of 50", reference: "friend-list", given: 0 };
const reservations = { group: "A reservation's form, from the server", reference: "reservation", given: 0 };
const schedules = { group: "A salon's day, from the server", reference: "schedule", given: 0 };
const formFields = { group: "A pull-down, five choices", reference: "rjsf", given: 5 };
/** Nobody else has these documents. */
const notifications = { group: "A notification, five channels", reference: "notification", given: 0 };
const sequences = { group: "A sequence, five texts", reference: "episode", given: 0 };
const consoles = { group: "Two service codes", reference: "open-api", given: 0 };
const salons = { group: "A salon's five courses", reference: "salon", given: 0 };
const journeys = { group: "Journeys, four groups of five", reference: "journey", given: 0 };
const pickers = { given: 0, opens: true };
const onePicker = { ...pickers, group: "Pickers, one of 20 items", reference: "downshift-tanstack" };
const everyPicker = { ...pickers, group: "Pickers, one of every kind", reference: "downshift-every-kind" };
const ourField = { control: { selector: "[role=combobox]" }, made: { selector: "[role=option]" } };
const theirField = { control: { selector: "input.trigger" }, made: { selector: ".opt" } };

export const ours = [
  {
    ...builders,
    name: "action",
    entry: "action-editor",
    body: tag("action-editor", { finisher: "emit", value: actionOf(texts) }),
    control: { selector: "button", name: "テキスト送信を追加" },
    made: { selector: "[part~=panel]" },
  },
  {
    ...builders,
    name: "filter",
    entry: "funnel-editor",
    body: tag("funnel-editor", { finisher: "emit", value: filterOf(texts) }),
    control: { selector: "button", name: "ステータスメッセージを追加" },
    made: { selector: "[part~=condition]" },
  },
  {
    ...messages,
    name: "message",
    entry: "message-editor",
    body: tag("message-editor", { value: messageText }),
  },
  {
    ...timelines,
    name: "timeline",
    entry: "message-timeline",
    body: tag("message-timeline", { style: "height: 700px; width: 800px" }),
    control: { selector: "article input[type=checkbox]" },
    made: { selector: "article input[type=checkbox]:checked" },
  },
  {
    ...friends,
    name: "friend",
    entry: "friend-editor",
    body: tag("friend-editor", { inline: "", "member-id": "7", tab: "variables" }),
    control: { selector: "input[type=checkbox]" },
    made: { selector: "input[type=checkbox]:checked" },
  },
  {
    ...friendLists,
    name: "friend-list",
    entry: "friend-list",
    body: tag("friend-list", { "operator-role-id": "1", style: "height: 700px; width: 1000px" }),
    control: { selector: "[role=option][data-friend]" },
    made: { selector: "[role=option][aria-selected=true]" },
  },
  {
    ...formFields,
    name: "form-field",
    entry: "form-field-editor",
    body: tag("form-field-editor", { value: formFieldOf(choiceField) }),
    control: { selector: "button", name: "選択肢を追加" },
    made: { selector: "[role=list][aria-label=選択肢] [role=listitem]" },
  },
  {
    ...reservations,
    name: "reservation",
    entry: "reservation-panel",
    body: tag("reservation-panel", {
      ...{ "salon-id": "1", "reservation-id": "7", type: "form", open: "", style: "width: 480px" },
    }),
    control: { selector: "input[type=checkbox]" },
    made: { selector: "input[type=checkbox]:checked" },
  },
  {
    ...schedules,
    name: "schedule",
    entry: "reservation-schedule",
    body: tag("reservation-schedule", {
      ...{ "salon-id": "1", date: "2026-11-20", style: "height: 700px; width: 1000px" },
    }),
    control: { selector: "button[aria-label='13:00〜13:45 山田 花子']" },
    // A press chooses it, which only the page sees, and leaves the focus there.
    made: { selector: "button[aria-label='13:00〜13:45 山田 花子']:focus" },
  },
  {
    ...notifications,
    name: "notification",
    entry: "notification-editor",
    body: tag("notification-editor", { finisher: "emit", value: notification }),
    control: { selector: "[data-field=title]" },
    // A press makes it the field that is typed into.
    made: { selector: "[data-field=title]:focus" },
  },
  {
    ...sequences,
    name: "episode",
    entry: "episode-editor",
    body: tag("episode-editor", { finisher: "emit", value: sequence }),
    control: { selector: "[data-field=name]" },
    made: { selector: "[data-field=name]:focus" },
  },
  {
    ...journeys,
    name: "journey",
    entry: "journey-list",
    body: tag("journey-list", {}),
    control: { selector: "[data-journey='1'] [data-control=name]" },
    // A press opens its detail.
    made: { selector: ".journey-detail" },
  },
  {
    ...consoles,
    name: "open-api",
    entry: "open-api-console",
    body: tag("open-api-console", {}),
    control: { selector: ".open-api-code-head button" },
    // A press asks whether a token is to be issued.
    made: { selector: "dialog[open]" },
  },
  {
    ...salons,
    name: "salon",
    entry: "salon-settings",
    body: tag("salon-settings", { "salon-id": "1" }),
    control: { selector: "button", name: "コースを追加" },
    // A press opens the dialog of a new one.
    made: { selector: "dialog[open]" },
  },
  { ...onePicker, ...ourField, name: "picker", entry: "item-picker", body: pickersOf(["tag"]) },
  {
    ...everyPicker,
    ...ourField,
    name: "picker-every-kind",
    entry: "item-picker",
    body: pickersOf(pickerKinds),
  },
];

/** `script` is the contender in `contenders/cold` that is built, `data` what is written into the page. */
export const peers = [
  {
    ...builders,
    name: "react-querybuilder",
    control: { selector: ".ruleGroup-addRule" },
    made: { selector: ".rule" },
  },
  {
    ...builders,
    name: "awesome-query-builder",
    control: { selector: ".group--actions button", name: "Add rule" },
    made: { selector: ".rule" },
  },
  {
    ...builders,
    name: "jquery-querybuilder",
    control: { selector: "[data-add=rule]" },
    made: { selector: ".rule-container" },
  },
  { ...messages, name: "prosemirror", data: { text: messageText } },
  {
    ...timelines,
    name: "virtua-timeline",
    control: { selector: ".row input" },
    made: { selector: ".row input:checked" },
    data: {},
  },
  {
    ...formFields,
    name: "rjsf",
    control: { selector: ".rjsf-array-item-add button" },
    made: { selector: ".rjsf-array-item" },
    data: choiceField,
  },
  { ...onePicker, ...theirField, name: "downshift-tanstack", data: { kinds: ["tag"] } },
  {
    ...everyPicker,
    ...theirField,
    name: "downshift-every-kind",
    script: "downshift-tanstack",
    data: { kinds: pickerKinds },
  },
].map((page) => ({ data: builderData, script: page.name, ...page }));

/** Our page with the one script tag, and with the lines of the package that name what it will need. */
export function ourMarkup({ entry, body }, preloads = "") {
  const context = {
    locale: "ja",
    abilities: ["scenario", "richmenu", "episode", "event_reserve", "journey"],
  };
  return page(
    `<meta name="csrf-token" content="bench">
<script type="application/json" id="console-context">${inScript(context)}</script>
${preloads}<script type="module" src="/dist/${entry}.js"></script>`,
    body,
  );
}

/** The lines with their addresses as this page has them; undefined when the package gives none for the entry. */
export function preloadsOf({ entry }, dist) {
  const file = join(dist, `${entry}.preload.html`);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, "utf8").replace(/href="(?!\/|\w+:)(?:\.\/)?/g, 'href="/dist/');
}

export function peerMarkup({ script, data }, built) {
  const css = existsSync(join(built, script, "app.css"))
    ? `<link rel="stylesheet" href="/dist/${script}/app.css">\n`
    : "";
  return page(
    `${css}<script defer src="/dist/${script}/app.js"></script>`,
    `<div id="root"></div>\n<script type="application/json" id="given">${inScript(data)}</script>`,
  );
}

function page(head, body) {
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>bench</title>
<link rel="icon" href="data:,">
<style>body { margin: 8px; font: 14px/1.5 "Noto Sans CJK JP", sans-serif }</style>
${head}
</head>
<body>
<h1>開発用コンソール</h1>
${body}
</body>
</html>
`;
}

function actionOf(texts) {
  const delay = { delay_type: 0, delay_min: 0, delay_max: 0, delay_at: "12:00" };
  const inputs = texts.map((text) => ({ type: 1, text, ...delay, member_query_id: null }));
  return { aid: 1, a_name: "", a_twice_type: 0, is_template: 0, group_id: null, inputs };
}

function filterOf(texts) {
  const inputs = texts.map((status) => ({ type: 25, status }));
  return { fid: 1, name: "検索", group_id: null, is_template: 0, inputs };
}

function formFieldOf(field) {
  const variable = { var_id: null, var_name: "", var_type: null };
  const flags = { required: true, syncUserVar: false, syncGc: false, sync_real_name: false };
  return { id: 1, swatch_id: 20, rule: null, description: "", ...variable, ...flags, ...field };
}

function pickersOf(kinds) {
  return kinds.map((kind) => `<p>${kind} ${tag("item-picker", { kind })}</p>`).join("\n");
}

function tag(name, attributes) {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return ` ${attribute}="${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
  });
  return `<${name}${written.join("")}></${name}>`;
}

function inScript(data) {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
