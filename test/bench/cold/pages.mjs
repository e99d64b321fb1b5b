import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builderData, choiceField, messageText, pickerKinds } from "./data.mjs";
import { builders, everyPicker, formFields, messages, onePicker, timelines } from "./groups.mjs";

const theirField = { control: { selector: "input.trigger" }, made: { selector: ".opt" } };

const elements = new URL("../../elements/", import.meta.url);
const folders = readdirSync(elements).filter((name) => existsSync(new URL(`${name}/cold.mjs`, elements)));
const found = await Promise.all(folders.map((name) => import(new URL(`${name}/cold.mjs`, elements).href)));

/**
 * Every page: `group` and `reference` say what it is compared with. Of what is pressed, `control` finds the button or
 * the closed field, `made` what a press makes, and `given` is how much of that was there before; `opens` if a second
 * press would undo the first. Only names that the package or a peer documents, or that an operator sees.
 * Ours stand with their elements, in `test/elements/<tag>/cold.mjs`.
 */
export const ours = found.flatMap(({ cold }) => cold);

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

function inScript(data) {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
