import { oneWayToAnnounce } from "./announcements.js";
import { noCycles } from "./cycles.js";
import { noInjection } from "./danger.js";
import { lazyChunkStaysApart, lazyChunks, lazyChunksListed } from "./deferred.js";
import { docComments } from "./doc-comments.js";
import { doors, noFeatureCircles } from "./doors.js";
import { doubleCasts } from "./double-casts.js";
import { namedExports } from "./exports.js";
import { families } from "./families.js";
import { samplesStayOut, variantsApart } from "./features.js";
import { functionLength } from "./function-length.js";
import { keptSettings } from "./kept-settings.js";
import { layers, places, relativeImports, runtimePackages } from "./layers.js";
import { leftForGood } from "./left.js";
import { leftOutOfReact } from "./left-out-of-react.js";
import { length, spelling, tellingNames } from "./names.js";
import { noNumberFormat } from "./number-format.js";
import { loadsAgain, onePlace } from "./one-place.js";
import { ownTexts } from "./own-texts.js";
import { noPrivatePaths } from "./private-paths.js";
import { purity } from "./purity.js";
import { noReplacedBuiltIns } from "./replaced-built-ins.js";
import type { Rule } from "./rule.js";
import { noModuleState, noSharedAtoms, oneStoreAnElement } from "./state.js";
import { oneTabKey } from "./tab-key.js";
import { tableKeysOnce } from "./table-keys-once.js";
import { noUnusedExports } from "./unused-exports.js";
import { wordsInMessages } from "./words.js";
import { wordsOnce } from "./words-once.js";
import { writtenTypes } from "./written-types.js";

/** A few lines of a project that break a rule in one place (then `breaks` is part of what it says), or keep it. */
export interface Example {
  rule: Rule;
  files: Record<string, string>;
  breaks?: string;
}

const field = "src/kit/Field.tsx";
const timelineScreen = "src/features/timeline/TimelineScreen.tsx";
const text = "src/features/action/effects/text/text.ts";
const textIndex = "src/features/action/effects/index.ts";
const listing = 'import { text } from "./text/text.js";\nexport const effects = [text] as const;';

export const examples: readonly Example[] = [
  {
    rule: functionLength,
    files: { "src/lib/long.ts": `export function long() {${"\n  work();".repeat(119)}\n}` },
    breaks: "two ideas",
  },
  {
    rule: functionLength,
    files: { "src/lib/short.ts": `export function short() {${"\n  work();".repeat(118)}\n}` },
  },
  breaks(docComments, 'begins with "What"', {
    [text]: "/** What a friend is sent. */\nexport const text = 1;",
  }),
  breaks(docComments, `${text}:1 has a doc comment that begins with "Whether"`, {
    [text]: "/**\n * Whether it is sent.\n */\nexport const text = 1;",
  }),
  keeps(docComments, {
    [text]: "/** Text that a friend is sent, whether or not it is read. */\nexport const text = 1;",
  }),
  keeps(doubleCasts, {
    "src/lib/cast.ts": `export const cast = [\n${"  work as unknown as Work,\n".repeat(25)}];`,
  }),
  breaks(doubleCasts, "src/lib/cast.ts:27 is one of 26", {
    "src/lib/cast.ts": `export const cast = [\n${"  work as unknown as Work,\n".repeat(26)}];`,
  }),
  keeps(places, { "src/lib/json.ts": "", "src/README.md": "", "src/tsconfig.json": "", "test/run.mjs": "" }),
  breaks(places, "in no room", { "src/helpful/json.ts": "" }),
  breaks(places, "in no room", { "src/setup.ts": "" }),

  keeps(layers, { [field]: 'import { fold } from "../lib/fold.js";', "src/lib/fold.ts": "" }),
  keeps(layers, { "src/entries/a.ts": 'export * from "../elements/a.js";', "src/elements/a.tsx": "" }),
  breaks(layers, "src/lib/fold.ts:1 imports src/kit/Field.tsx, but lib may import packages only", {
    "src/lib/fold.ts": 'import { Field } from "../kit/Field.js";',
    [field]: "",
  }),
  breaks(layers, "but kit may import lib", {
    [field]: 'import type { A } from "../api/a.js";',
    "src/api/a.ts": "",
  }),
  breaks(layers, "but api may import lib", { "src/api/a.ts": 'import "../kit/Field.js";', [field]: "" }),
  breaks(layers, "but elements may import", {
    "src/elements/a.tsx": 'const a = () => import("../entries/a.js");',
    "src/entries/a.ts": "",
  }),
  breaks(layers, "but features may import list-editor", {
    "src/features/a/A.tsx": 'import "../../element-base/index.js";',
    "src/element-base/index.ts": "",
  }),
  keeps(layers, {
    "src/references/A.tsx": 'import "../features/picker/index.js";',
    "src/features/picker/index.ts": 'import "../../collection/index.js";',
    "src/collection/index.ts": "",
  }),
  keeps(layers, {
    "src/references/a.ts": 'import "../collection/index.js";',
    "src/collection/index.ts": "",
  }),
  breaks(layers, "src/collection/a.ts:1 imports src/references/index.ts", {
    "src/collection/a.ts": 'import "../references/index.js";',
    "src/references/index.ts": "",
  }),
  breaks(layers, "src/references/A.tsx:1 imports src/features/action/index.ts", {
    "src/references/A.tsx": 'import "../features/action/index.js";',
    "src/features/action/index.ts": "",
  }),
  breaks(layers, "src/features/picker/A.tsx:1 imports src/references/index.ts", {
    "src/features/picker/A.tsx": 'import "../../references/index.js";',
    "src/references/index.ts": "",
  }),
  keeps(layers, {
    "src/list-editor/a.ts": 'import type { A } from "../references/index.js";',
    "src/references/index.ts": "",
  }),
  breaks(layers, "src/list-editor/a.ts:1 imports src/references/index.ts", {
    "src/list-editor/a.ts": 'import { a } from "../references/index.js";',
    "src/references/index.ts": "",
  }),

  keeps(relativeImports, { [field]: 'import a from "./field.css?inline";', "src/kit/field.css": "" }),
  breaks(relativeImports, "write .js", { [field]: 'import { a } from "./styles";', "src/kit/styles.ts": "" }),
  breaks(relativeImports, "no file of src", { [field]: 'export { a } from "./nowhere.js";' }),
  breaks(relativeImports, "no file of src", { "src/lib/a.ts": 'import "../../test/a.js";', "test/a.ts": "" }),

  keeps(runtimePackages, {
    "package.json": '{"dependencies": {"react-dom": "1", "@r2wc/core": "1"}}',
    [field]: 'import "react-dom/client"; import "@r2wc/core/x";',
  }),
  breaks(runtimePackages, 'imports "hono", which is not in `dependencies`', {
    "package.json": '{"devDependencies": {"hono": "1"}}',
    [field]: 'import "hono";',
  }),
  keeps(runtimePackages, { "src/cli/a.ts": 'import "node:util";' }),
  breaks(runtimePackages, 'imports "node:util"', { "src/lib/a.ts": 'import "node:util";' }),

  keeps(onePlace, {
    "src/lib/http.ts": 'import ky from "ky";',
    "src/element-base/mounting-element.tsx": 'import "@r2wc/core";',
  }),
  keeps(onePlace, {
    "src/lib/dates/a.ts": 'import "dayjs/plugin/utc.js";',
    "src/lib/a.ts": 'import "kysely";',
  }),
  breaks(onePlace, "go through src/lib/http*.ts", { "src/api/a.ts": 'import type { Options } from "ky";' }),
  breaks(onePlace, "go through src/element-base", {
    "src/elements/a.tsx": 'import r from "@r2wc/core";',
  }),
  breaks(onePlace, "go through src/features/message", { [field]: 'const a = import("prosemirror-view");' }),
  breaks(onePlace, "go through src/lib/dates", { "src/api/a.ts": 'import dayjs from "dayjs";' }),
  breaks(onePlace, "go through src/api/realtime", { "src/api/a.ts": 'import Pusher from "pusher-js";' }),
  breaks(loadsAgain, "go through loadPageAgain", { "src/elements/a/a.tsx": "window.location.reload();" }),
  breaks(loadsAgain, "go through loadPageAgain", {
    "src/kit/A.tsx": "const again = () => location.reload();",
  }),
  keeps(loadsAgain, { "src/editor/leaving.tsx": "location.reload();", "src/kit/A.tsx": "list.reload();" }),

  keeps(purity, { "src/lib/a.ts": 'import { atom } from "jotai/vanilla"; // window, document' }),
  keeps(purity, { [field]: 'import { useState } from "react"; document.title = "";' }),
  keeps(purity, {
    "src/lib/a.ts": 'interface Salon { location: string }\nconst a = (s: Salon) => s.location + "window";',
  }),
  keeps(purity, { "src/lib/a.ts": "const a = (document: { title: string }) => document.title;" }),
  keeps(purity, { "src/entries/a.ts": 'import "../elements/a.js";', "src/elements/a.tsx": "" }),
  breaks(purity, 'src/lib/a.ts:2 imports "react"', {
    "src/lib/a.ts": '\nimport type { ReactNode } from "react";',
  }),
  breaks(purity, "use jotai/vanilla", { "src/lib/a.ts": 'import { atom } from "jotai";' }),
  breaks(purity, '"jotai/react"', { "src/lib/a.ts": 'import { useAtom } from "jotai/react";' }),
  breaks(purity, '"react-dom/client"', {
    "src/entries/a.ts": 'import { createRoot } from "react-dom/client";',
  }),
  breaks(purity, "even if only a type", {
    "src/kit/a.ts": 'import type { P } from "./Field.js";',
    [field]: "",
  }),
  keeps(purity, {
    "src/features/a/index.ts": 'export { A } from "./A.js";',
    "src/features/a/A.tsx": "",
  }),
  breaks(purity, "uses `window`", { "src/lib/a.ts": "const a = typeof window;" }),
  breaks(purity, "uses `localStorage`", { "src/lib/a.ts": "globalThis.localStorage.clear();" }),
  breaks(purity, "uses `document`", { "src/lib/a.ts": "const a = { document };" }),
  breaks(purity, "uses `navigator`", { "src/entries/a.ts": "navigator.language;" }),

  keeps(doors, { "src/features/a/A.tsx": 'import "../b/index.js";', "src/features/b/index.ts": "" }),
  keeps(doors, { "src/features/a/A.tsx": 'import "./b.js"; import "../../kit/C.js";', "src/kit/C.tsx": "" }),
  breaks(doors, "import src/features/b/index", {
    "src/features/a/A.tsx": 'import "../b/model.js";',
    "src/features/b/model.ts": "",
  }),
  breaks(doors, "import src/editor/index.js", {
    "src/features/a/A.tsx": 'import type { B } from "../../editor/b.js";',
    "src/editor/b.ts": "",
  }),
  breaks(doors, "import src/elements/a-b/index.js", {
    "src/elements/c-d/c-d.tsx": 'import "../a-b/a-b.js";',
    "src/elements/a-b/a-b.tsx": "",
  }),
  keeps(doors, {
    "src/elements/registry.ts": 'import "./a-b/declaration.js";',
    "src/elements/a-b/declaration.ts": 'import "../../element-base/attributes.js";',
    "src/element-base/attributes.ts": "",
  }),
  keeps(doors, {
    "src/entries/autoloader.ts": 'import "../element-base/autoload.js";',
    "src/element-base/autoload.tsx": "",
  }),
  breaks(doors, "import src/element-base/index.js", {
    "src/entries/index.ts": 'import "../element-base/page.js";',
    "src/element-base/page.tsx": "",
  }),

  keeps(noUnusedExports, {
    "src/features/a/index.ts": 'export { a, type A } from "./a.js";',
    "src/elements/b.tsx": 'import { a, type A } from "../features/a/index.js";',
  }),
  keeps(noUnusedExports, {
    "src/features/a/index.ts": 'export { a } from "./a.js";',
    "stories/a.stories.tsx": 'import { a as shown } from "../src/features/a/index.js";',
  }),
  breaks(noUnusedExports, "src/features/a/index.ts:1 exports A, which nothing outside uses", {
    "src/features/a/index.ts": 'export { a, type A } from "./a.js";',
    "src/elements/b.tsx": 'import { a } from "../features/a/index.js";',
  }),
  breaks(noUnusedExports, "a test imports it from its own file", {
    "src/collection/index.ts": 'export { a } from "./a.js";',
    "src/collection/b.ts": 'import { a } from "./index.js";',
    "test/collection/a.test.ts": 'import { a } from "../../src/collection/index.js";',
  }),

  keeps(noFeatureCircles, {
    "src/features/a/A.tsx": 'import "../b/index.js";',
    "src/features/b/index.ts": "",
  }),
  breaks(noFeatureCircles, "a → b → a", {
    "src/features/a/index.ts": 'import "../b/index.js";',
    "src/features/b/index.ts": "",
    "src/features/b/model.ts": 'import type { A } from "../a/index.js";',
  }),

  keeps(lazyChunks, {
    "src/features/a/deferred.tsx": 'const a = () => import("./open/index.js");',
    "src/features/a/open/index.ts": "",
  }),
  keeps(lazyChunks, { "src/entries/autoloader.ts": 'const a = () => import("./a-b.js");' }),
  keeps(lazyChunks, { "src/cli/main.ts": "const a = () => import(b);" }),
  keeps(lazyChunks, { "src/features/a/A.tsx": 'type A = typeof import("./b.js");' }),
  breaks(lazyChunks, "import it statically", { "src/features/a/A.tsx": "const a = () => import(b);" }),
  breaks(lazyChunks, "by its index.ts", {
    "src/features/a/deferred.tsx": 'const a = () => import("./Open.js");',
    "src/features/a/Open.tsx": "",
  }),

  keeps(lazyChunksListed, {
    "src/features/a/deferred.tsx": 'const a = () => import("./open/index.js");',
    "src/features/a/open/index.ts": "",
    "src/elements/lazy-chunks.ts": '  "features/a/open": {',
  }),
  breaks(lazyChunksListed, "name it in src/elements/lazy-chunks.ts", {
    "src/features/a/deferred.tsx": 'const a = () => import("./open/index.js");',
    "src/features/a/open/index.ts": "",
  }),
  breaks(lazyChunksListed, "names src/features/a/open, which no deferred.tsx loads", {
    "src/elements/lazy-chunks.ts": '  "features/a/open": {',
  }),

  keeps(lazyChunkStaysApart, {
    "src/features/a/deferred.tsx": 'const a = () => import("./open/index.js");',
    "src/features/a/open/index.ts": 'export * from "./Open.js";',
    "src/features/a/open/Open.tsx": "",
    "src/features/a/A.tsx": 'import type { Open } from "./open/index.js";',
  }),
  breaks(lazyChunkStaysApart, "src/features/a/A.tsx:1 imports src/features/a/open/Open.tsx", {
    "src/features/a/deferred.tsx": 'const a = () => import("./open/index.js");',
    "src/features/a/open/index.ts": "",
    "src/features/a/open/Open.tsx": "",
    "src/features/a/A.tsx": 'import { Open } from "./open/Open.js";',
  }),

  keeps(variantsApart, {
    [text]:
      'import "../definition.js"; import "../parts/delay.js"; import "./messages.js"; import "../../messages.js";',
    "src/features/action/effects/definition.ts": "",
    "src/features/action/effects/parts/delay.ts": 'import "../definition.js";',
    "src/features/action/effects/text/messages.ts": "",
    "src/features/action/messages.ts": "",
  }),
  breaks(variantsApart, "imports src/features/action/effects/tag/tag.ts", {
    [text]: 'import { tag } from "../tag/tag.js";',
    "src/features/action/effects/tag/tag.ts": "",
  }),
  breaks(variantsApart, "../parts, ../rules and ../definition only", {
    [text]: 'import type { A } from "../index.js";',
    [textIndex]: "",
  }),

  keeps(families, { [text]: 'export const text = { name: "text" };', [textIndex]: listing }),
  keeps(families, { "src/features/action/effects/parts/delay.ts": "", [textIndex]: "" }),
  breaks(families, "does not list text", {
    [text]: 'export const text = { name: "text" };',
    [textIndex]: "",
  }),
  breaks(families, "does not list text", {
    [text]: 'export const text = { name: "text" };',
    [textIndex]: 'import { text } from "./text/text.js"; text.type;',
  }),
  breaks(families, 'says name: "txt", but its folder is "text"', {
    [text]: 'export const text = { name: "txt" };',
    [textIndex]: listing,
  }),
  breaks(families, "does not list tag", {
    "src/features/filter/conditions/tag/tag.ts": 'export const tag = { name: "tag" };',
    "src/features/filter/conditions/index.ts": "",
  }),

  keeps(ownTexts, { [field]: "const a = <p>{words.held} <b>{count}</b></p>;" }),
  keeps(ownTexts, { [field]: "const a = <p>{open ? words.close : words.open}</p>;" }),
  keeps(ownTexts, { [field]: "const a = <p>{label}{isOver ? <span>{words.isOver}</span> : null}</p>;" }),
  keeps(ownTexts, { [field]: "const a = <p>{label}{isOver ? mark(words) : null}</p>;" }),
  breaks(ownTexts, "right in a fragment", { [field]: "const a = <>{words.now} <b>{time}</b></>;" }),
  breaks(ownTexts, "right in a fragment", { [field]: "const a = <>Now <b>{time}</b></>;" }),
  breaks(ownTexts, "sometimes not there", {
    [field]: 'const a = <p>{label}{isOver ? words.isOver : ""}</p>;',
  }),
  breaks(ownTexts, "sometimes not there", {
    [field]: "const a = <p><b>{label}</b>{isOver && words.isOver(label)}</p>;",
  }),

  keeps(oneWayToAnnounce, {
    "src/kit/StatusRegion.tsx": 'const a = <div role="status" aria-live={covered ? "off" : undefined} />;',
  }),
  keeps(oneWayToAnnounce, { [timelineScreen]: "const a = <StatusRegion text={said} />;" }),
  breaks(oneWayToAnnounce, "a status of its own", {
    [timelineScreen]: 'const a = <div role="status">{said}</div>;',
  }),
  breaks(oneWayToAnnounce, "by aria-live", {
    [timelineScreen]: 'const a = <ol aria-live="polite">{rows}</ol>;',
  }),

  keeps(samplesStayOut, {
    "stories/a.tsx": 'import "../src/lib/a.samples.js";',
    "src/lib/a.samples.ts": 'import "./b.samples.js";',
    "src/lib/b.samples.ts": "",
  }),
  breaks(samplesStayOut, "only stories and tests may", {
    "src/lib/a.ts": 'import "./a.samples.js";',
    "src/lib/a.samples.ts": "",
  }),

  keeps(noCycles, { "src/lib/a.ts": 'import type { B } from "./b.js";', "src/lib/b.ts": "" }),
  breaks(noCycles, "a type too", {
    "src/lib/a.ts": 'import type { B } from "./b.js";',
    "src/lib/b.ts": 'import "./a.js";',
  }),
  breaks(noCycles, "src/lib/a.ts → src/lib/b.ts → src/lib/a.ts", {
    "src/lib/a.ts": 'import "./b.js";',
    "src/lib/b.ts": 'export * from "./a.js";',
  }),
  breaks(noCycles, "src/kit/b.tsx → src/kit/c.tsx → src/kit/b.tsx", {
    "src/kit/a.tsx": 'import "./b.js"; import "./c.js";',
    "src/kit/b.tsx": 'import "./c.js";',
    "src/kit/c.tsx": 'const b = () => import("./b.js");',
  }),

  keeps(oneStoreAnElement, { "src/element-base/a.tsx": 'import { createStore } from "jotai/vanilla";' }),
  keeps(oneStoreAnElement, { "src/lib/a.ts": 'import { type createStore, atom } from "jotai/vanilla";' }),
  breaks(oneStoreAnElement, "only src/element-base does", {
    "src/lib/a.ts": 'import { createStore } from "jotai/vanilla";',
  }),
  breaks(oneStoreAnElement, "which all editors of a page share", {
    "src/elements/a.tsx": 'import { getDefaultStore } from "jotai/vanilla";',
  }),

  keeps(noSharedAtoms, {
    "src/lib/a.ts": "export function createModel() {\n  const a = atom(0);\n  return { a };\n}",
  }),
  breaks(noSharedAtoms, "src/lib/a.ts:1 makes an atom once", { "src/lib/a.ts": "const a = atom(0);" }),
  breaks(noSharedAtoms, "create…Model", { "src/lib/a.ts": "export const model = { a: atomWithReset(0) };" }),

  keeps(noModuleState, {
    "src/features/a/a.ts": 'const a = new Map([[1, "a"]]); function b() { let c = 0; const d = new Map(); }',
  }),
  keeps(noModuleState, { "src/element-base/a.tsx": "const known = new WeakMap();" }),
  breaks(noModuleState, "keeps `a` at module level", { "src/features/a/a.ts": "let a = 0;" }),
  breaks(noModuleState, "keeps a WeakMap", { "src/editor/a.ts": "const a = new WeakMap<object, string>();" }),

  keeps(namedExports, { "src/lib/a.ts": "export const a = 1;\nswitch (a) { default: }\nimport b from 'b';" }),
  breaks(namedExports, "default export", { "src/lib/a.ts": "export default 1;" }),
  breaks(namedExports, "default export", { "src/lib/a.ts": "export default function a() {}" }),
  breaks(namedExports, "default export", { "src/lib/a.ts": "const a = 1; export { a as default };" }),

  keeps(writtenTypes, {
    "src/lib/a.ts":
      "export interface A { b(): void }\ntype C = ReturnType<typeof c>; let d: ReturnType<typeof c>;",
  }),
  breaks(writtenTypes, "src/lib/a.ts:1 takes A from what a function returns", {
    "src/lib/a.ts": "export type A = ReturnType<typeof createA>;",
  }),

  keeps(noReplacedBuiltIns, {
    [field]: "for (const [a, b] of Object.entries(c)) [...d].map(e); new CustomEvent(f);",
  }),
  breaks(noReplacedBuiltIns, "calls Array.from", { [field]: "Array.from(a);" }),
  breaks(noReplacedBuiltIns, "calls a.entries", { [field]: "for (const [at, b] of a.entries()) c(at, b);" }),
  breaks(noReplacedBuiltIns, "calls Event", { [field]: 'new Event("change");' }),
  breaks(noReplacedBuiltIns, "calls globalThis.Request", { [field]: "new globalThis.Request(a);" }),
  breaks(noReplacedBuiltIns, "calls a.toISOString", { [field]: "a.toISOString();" }),
  breaks(noReplacedBuiltIns, "calls a.scrollTo", { [field]: "a.scrollTo({ top: 0 });" }),
  keeps(noNumberFormat, { [field]: "groupDigits(a); new Intl.Segmenter(b);" }),
  breaks(noNumberFormat, "uses toLocaleString", { [field]: 'a.toLocaleString("ja-JP");' }),
  breaks(noNumberFormat, "uses NumberFormat", { [field]: "new Intl.NumberFormat(a);" }),

  keeps(oneTabKey, { [field]: 'isTabKey(event) || key === "Enter";' }),
  keeps(oneTabKey, { "src/kit/tab-key.ts": 'key === "Tab";' }),
  breaks(oneTabKey, "compares a key with Tab", { [field]: 'key === "Tab";' }),
  breaks(oneTabKey, "compares a key with Tab", { [field]: 'new Set(["Enter", "Tab"]);' }),

  keeps(keptSettings, {
    "src/elements/a/a.tsx":
      "class A { override settingsChanged() { this.b.configure(this.keptSettings({ c })); } }",
  }),
  keeps(keptSettings, { "src/elements/a/a.tsx": "class A { settingsChanged() {} }" }),
  breaks(keptSettings, "new at each change", {
    "src/elements/a/a.tsx": "class A { override settingsChanged() { this.b.configure({ c }); } }",
  }),

  keeps(leftOutOfReact, {
    [field]: 'import { memo, useState } from "react"; const a = <form method="dialog" />;',
  }),
  keeps(leftOutOfReact, { [field]: 'import type { Ref } from "react"; import { use } from "./use.js";' }),
  breaks(leftOutOfReact, "uses Suspense", { [field]: 'import { memo, Suspense } from "react";' }),
  breaks(leftOutOfReact, "uses preload", { [field]: 'import { preload } from "react-dom";' }),
  breaks(leftOutOfReact, "uses hydrateRoot", { [field]: 'import { hydrateRoot } from "react-dom/client";' }),
  breaks(leftOutOfReact, "uses all of a package", { [field]: 'import * as React from "react";' }),
  breaks(leftOutOfReact, "uses <style>", { [field]: "const a = <style>{css}</style>;" }),
  breaks(leftOutOfReact, "uses a Fragment's ref", { [field]: "const a = <Fragment ref={b} />;" }),
  breaks(leftOutOfReact, "uses an action of a form", { [field]: "const a = <form action={send} />;" }),
  keeps(leftForGood, {
    [field]: "const a = <input onBlur={(event) => whenLeft(event, b)} />;",
  }),
  breaks(leftForGood, "acts on a blur", { [field]: "const a = <input onBlur={() => b()} />;" }),
  keeps(noInjection, {
    [field]: '// innerHTML, eval(\nel.textContent = a; el.style.width = "1px"; evaluate(a);',
  }),
  breaks(noInjection, "uses dangerouslySetInnerHTML", {
    [field]: "const a = <p dangerouslySetInnerHTML={b} />;",
  }),
  breaks(noInjection, "uses innerHTML", { [field]: "el.innerHTML = a;" }),
  breaks(noInjection, "uses outerHTML", { [field]: 'el["outerHTML"] = a;' }),
  breaks(noInjection, "uses insertAdjacentHTML", { [field]: 'el.insertAdjacentHTML("beforeend", a);' }),
  breaks(noInjection, "calls eval", { [field]: "eval(a);" }),
  breaks(noInjection, "calls Function", { [field]: "new Function(a);" }),
  breaks(noInjection, "javascript: address", { [field]: 'const a = <a href="JavaScript:a()">b</a>;' }),
  breaks(noInjection, "renders <style>", { [field]: "const a = <style>{css}</style>;" }),
  breaks(noInjection, "sets a style attribute", { [field]: 'el.setAttribute("style", a);' }),
  breaks(noInjection, "writes into the page", { [field]: "window.document.write(a);" }),

  keeps(wordsInMessages, { "src/features/a/messages.ts": 'export const ja = { save: "保存" };' }),
  keeps(wordsInMessages, { "src/features/a/a.samples.ts": 'export const a = "保存";' }),
  keeps(wordsInMessages, { "src/lib/a.ts": '// 保存\nconst a = /[ぁ-ん]/; const b = "\\u3042";' }),
  breaks(wordsInMessages, 'src/lib/a.ts:2 says "保存"', { "src/lib/a.ts": '\nconst a = "保存";' }),
  breaks(wordsInMessages, "move it to messages.ts", { [field]: "const a = <p>保存</p>;" }),
  breaks(wordsInMessages, "を", { "src/lib/a.ts": `const a = \`\${b}を\`;` }),
  breaks(wordsInMessages, "、", { "src/lib/a.ts": 'names.join("、");' }),

  keeps(wordsOnce, {
    "src/features/a/messages.ts": 'export const ja = { save: "保存" };',
    "src/features/b/messages.ts": 'export const ja = { save: "保存", keep: "保存" };',
    "src/features/c/messages.ts": 'export const ja = { cancel: "キャンセル" };',
  }),
  breaks(wordsOnce, "src/features/c/messages.ts:2 says 「…」を保存", {
    "src/features/a/messages.ts": `export const ja = { saved: (name: string) => \`「\${name}」を保存\` };`,
    "src/features/b/messages.ts": `export const ja = { kept: (what: string) => \`「\${what}」を保存\` };`,
    "src/features/c/messages.ts": `\nexport const ja = { saved: (name: string) => \`「\${name}」を保存\` };`,
  }),

  keeps(tableKeysOnce, {
    "src/features/a/messages.ts":
      'import { b } from "../b/index.js"; const a = words({ shared: pick(b, "d"), ja: { ...b.ja, e: 1 } });',
    "src/features/b/index.ts": 'export * from "./messages.js";',
    "src/features/b/messages.ts": "export const b = words({ ja: { c: 1 } });",
  }),
  breaks(tableKeysOnce, "src/features/a/messages.ts:2 has start twice", {
    "src/features/a/messages.ts":
      'import { b as c } from "../b/index.js";\nconst ja = { ...pick(c, "start").ja, ...other, end: 1 }; const other = { start: 1 };',
    "src/features/b/index.ts": 'export { b } from "./messages.js";',
    "src/features/b/messages.ts": "export const b = words({ ja: { start: 1 } });",
  }),
  breaks(tableKeysOnce, "has start twice", {
    "src/features/a/messages.ts": 'const a = words({ shared: pick(b, "start"), ja: { start: 1 } });',
  }),
  breaks(tableKeysOnce, "has b twice", {
    "src/features/a/messages.ts":
      "const a = { ...b.ja, b: 1 }; const b = words({ shared: c, ja: { d: 1 } }); const c = { ja: { b: 1 } };",
  }),
  breaks(tableKeysOnce, "spreads ...made()", {
    "src/features/a/messages.ts": "const a = { ...made(), b: 1 };",
  }),

  keeps(tellingNames, {
    "src/lib/plain-data.ts": "",
    "src/features/a/friend-info/friend-info.ts": "",
    "test/data.ts": "",
  }),
  breaks(tellingNames, 'named "utils"', { "src/lib/utils.ts": "" }),
  breaks(tellingNames, 'named "helpers"', { "src/lib/helpers/a.ts": "" }),
  breaks(tellingNames, 'named "draft-manager"', { "src/lib/draft-manager.ts": "" }),

  keeps(spelling, {
    "src/kit/ErrorBoundary.tsx": "",
    "src/lib/messages.ts": "",
    "src/kit/time-field.css": "",
  }),
  breaks(spelling, "neither kebab-case", { "src/lib/formEncoding.ts": "" }),
  breaks(spelling, "neither kebab-case", { "src/lib/History.ts": "" }),
  breaks(spelling, "neither kebab-case", { "src/kit/useFocus.tsx": "" }),

  keeps(length, { "src/lib/a.ts": "a;\n".repeat(300) }),
  breaks(length, "has 301 lines", { "src/lib/a.ts": "a;\n".repeat(301) }),

  keeps(noPrivatePaths, {
    "src/lib/a.ts": 'const a = "../shared-words/b.js", b = "/api/work/1", c = "x/root/";',
  }),
  breaks(noPrivatePaths, "README.md:1 names", { "README.md": `see ${["..", "shared"].join("/")}/DESIGN.md` }),
  breaks(noPrivatePaths, "no other checkout", {
    "test/a.ts": `const a = "${["", "home", "me", "a"].join("/")}";`,
  }),
  breaks(noPrivatePaths, "no other checkout", {
    "rollup.config.mjs": `resolve("${["", "work", "main"].join("/")}")`,
  }),
];

function keeps(rule: Rule, files: Record<string, string>): Example {
  return { rule, files };
}

function breaks(rule: Rule, message: string, files: Record<string, string>): Example {
  return { rule, files, breaks: message };
}
