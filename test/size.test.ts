import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Weight, weighFirstLoad } from "./tools/first-load.js";

/** What a page may have to fetch before an editor shows, in KiB after gzip. Legacy pages pay for every one. */
const budget = { thirdParty: 88, own: 25 };
/**
 * The filter editor has all its kinds of conditions in its first load, so that what is loaded can be judged at once: packages
 * and own code together weigh at most what the best known filter builder weighs.
 */
const togetherBudget: Readonly<Record<string, number>> = { "funnel-editor": 114 };
/**
 * The one script has everything in it: the packages and what elements share, and of each element also what is loaded
 * late elsewhere, each of the 22 kinds of conditions and 12 kinds of effects with its editor and its sentences in both languages,
 * and what is told of an action as a whole (conflicts, deleted references, times, changes). So it may grow by these, and by nothing else.
 */
const classicBudget = { shared: 101, perElement: 20, conditions: 22 * 2, effects: 12 * 2, insight: 4 };

const root = fileURLToPath(new URL("..", import.meta.url));
const manifest: { exports: Record<string, string | { default: string }> } = JSON.parse(
  readFileSync(`${root}package.json`, "utf8"),
);

/** Every element is an export of its own, named by its tag; only tags have a dash. */
const elements = Object.keys(manifest.exports)
  .filter((name) => /^\.\/[a-z]+(-[a-z]+)+$/.test(name))
  .map((name) => name.slice("./".length));

describe.each(elements)("the first load of %s", (element) => {
  const together = togetherBudget[element];
  const most = together === undefined ? `${budget.own} KiB of our own` : `${together} KiB in all`;
  test(`holds at most ${budget.thirdParty} KiB of packages and ${most}`, () => {
    const weights = weighFirstLoad(`${element}.js`, readBuilt);
    console.log(table(element, weights));
    const [packages, own] = [kibibytes(weights, "thirdParty"), kibibytes(weights, "own")];
    expect(packages, "packages").toBeLessThanOrEqual(budget.thirdParty);
    if (together === undefined) expect(own, "our own").toBeLessThanOrEqual(budget.own);
    else expect(packages + own, "in all").toBeLessThanOrEqual(together);
  });
});

test("the autoloader holds at most 1 KiB, alone: every page would fetch it", () => {
  const weights = weighFirstLoad("autoloader.js", readBuilt);
  expect(weights).toHaveLength(1);
  expect(kibibytes(weights, "thirdParty")).toBe(0);
  expect(kibibytes(weights, "own")).toBeLessThanOrEqual(1);
});

const classic =
  classicBudget.shared +
  classicBudget.perElement * elements.length +
  classicBudget.conditions +
  classicBudget.effects +
  classicBudget.insight;
test(`the classic script with ${elements.length} elements holds at most ${classic} KiB in one file`, () => {
  const weights = weighFirstLoad("console-editors.classic.js", readBuilt);
  expect(weights).toHaveLength(1);
  expect(kibibytes(weights, "own") + kibibytes(weights, "thirdParty")).toBeLessThanOrEqual(classic);
});

function readBuilt(path: string): string | undefined {
  const file = `${root}dist/${path}`;
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function kibibytes(weights: readonly Weight[], part: "own" | "thirdParty"): number {
  return weights.reduce((sum, weight) => sum + weight[part], 0) / 1024;
}

function table(element: string, weights: readonly Weight[]): string {
  const rows = [...weights, { file: "together", own: sum("own"), thirdParty: sum("thirdParty") }];
  const lines = rows.map(({ file, own, thirdParty }) => file.padEnd(36) + cell(own) + cell(thirdParty));
  return [`${`${element}, KiB gzip`.padEnd(36)}       own  packages`, ...lines].join("\n");

  function sum(part: "own" | "thirdParty") {
    return kibibytes(weights, part) * 1024;
  }
}

function cell(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(10);
}
