import { expect, test } from "vitest";
import { affectedTests } from "./affected-tests.mjs";

const sources = new Map([
  ["src/lib/json.ts", ""],
  ["src/kit/Button.tsx", ""],
  ["src/features/filter/model.ts", 'import { json } from "../../lib/json.js";'],
  ["src/features/filter/filter.css", ""],
  ["src/features/filter/Screen.tsx", 'import css from "./filter.css?inline";'],
  ["src/features/filter/index.ts", 'export * from "./model.js";\nexport * from "./Screen.js";'],
  ["src/features/action/model.ts", 'import type { Filter } from "../filter/index.js";'],
  ["src/features/action/deferred.tsx", 'const load = () => import("../filter/index.js");'],
  ["src/entries/funnel-editor.ts", 'import "../features/filter/index.js";'],
  ["test/lib/json.test.ts", 'import { json } from "../../src/lib/json.js";'],
  ["test/features/filter/model.test.ts", 'import { x } from "../../../src/features/filter/index.js";'],
  ["test/features/action/model.test.ts", 'import "../../../src/features/action/model.js";'],
  ["test/features/action/Deferred.test.tsx", 'import "../../../src/features/action/deferred.js";'],
  ["test/architecture.test.ts", "readProject(root)"],
  ["test/elements/funnel-editor/page.ts", 'import "../../../src/entries/funnel-editor.js";'],
  ["test/browser/drafts.test.ts", 'import "../elements/funnel-editor/page.js";'],
  ["test/elements/funnel-editor/growth.ts", ""],
  ["test/elements/funnel-editor/host.ts", ""],
  ["test/host/pages.ts", `await import(new URL(\`../elements/\${tag}/host.ts\`, import.meta.url).href)`],
  ["test/host-tests/pages.test.ts", 'import "../host/pages.js";'],
  ["test/browser/growth.test.ts", 'import.meta.glob<Growth>("../elements/*/growth.ts", { eager: true })'],
  ["test/browser/funnel-editor-keys.test.ts", 'import "../elements/funnel-editor/page.js";'],
  ["test/browser/action-search.test.ts", ""],
  ["test/browser/kit-choices.test.tsx", 'import "../../src/kit/Button.js";'],
  ["test/e2e/funnel-editor.test.ts", ""],
  ["stories/features/filter/funnel-editor.stories.tsx", ""],
  ["stories/kit/button.stories.tsx", 'import "../../src/kit/Button.js";'],
]);
const chunks = { "funnel-editor": "filter", "action-editor": "action", "item-picker": "item-picker" };

const always = ["test/architecture.test.ts"];
const none = { unit: always, components: [], browser: [], stories: [], e2e: [], gates: [] };
const gates = ["test/size.test.ts", "test/packaging/"];

test.each<[string, object]>([
  [
    "src/features/filter/filter.css",
    {
      unit: ["test/features/filter/model.test.ts", ...always],
      components: ["test/features/action/Deferred.test.tsx"],
      browser: ["test/browser/funnel-editor-keys.test.ts"],
      stories: ["stories/features/filter/funnel-editor.stories.tsx"],
      e2e: ["test/e2e/funnel-editor.test.ts"],
      gates,
    },
  ],
  [
    "src/features/action/model.ts",
    {
      unit: ["test/features/action/model.test.ts", ...always],
      browser: ["test/browser/action-search.test.ts"],
      gates,
    },
  ],
  [
    "src/kit/Button.tsx",
    { browser: ["test/browser/kit-choices.test.tsx"], stories: ["stories/kit/button.stories.tsx"], gates },
  ],
  ["test/elements/funnel-editor/growth.ts", { browser: ["test/browser/growth.test.ts"] }],
  [
    "test/elements/funnel-editor/host.ts",
    { unit: ["test/architecture.test.ts", "test/host-tests/pages.test.ts"] },
  ],
  [
    "test/elements/funnel-editor/page.ts",
    { browser: ["test/browser/drafts.test.ts", "test/browser/funnel-editor-keys.test.ts"] },
  ],
  ["test/browser/drafts.test.ts", { browser: ["test/browser/drafts.test.ts"] }],
  ["test/e2e/funnel-editor.test.ts", { e2e: ["test/e2e/funnel-editor.test.ts"] }],
  ["README.md", {}],
])("what depends on %s", (path, expected) => {
  expect(affectedTests([path], sources, chunks)).toEqual({ ...none, ...expected });
});

test("how tests are set up concerns all that run in Node", () => {
  const { unit, components } = affectedTests(["test/vitest.config.ts"], sources, chunks);
  expect([unit.length, components.length]).toEqual([5, 1]);
});

test("nothing depends on nothing", () => {
  expect(affectedTests([], sources, chunks)).toEqual({ ...none, unit: [] });
});
