import { describe, expect, test } from "vitest";
import { type Example, examples } from "./tools/architecture/examples.js";
import { describeViolations, type Rule } from "./tools/architecture/rule.js";
import { rules } from "./tools/architecture/rules.js";

describe.each(rules.map((rule) => [rule.name, rule] as const))("%s", (_name, rule) => {
  const own = examples.filter((example) => example.rule === rule);

  test("has an example that breaks it and one that keeps it", () => {
    expect(own.some(({ breaks }) => breaks)).toBe(true);
    expect(own.some(({ breaks }) => !breaks)).toBe(true);
  });

  test.each(own.map((example) => [titleOf(example), example] as const))("%s", (_title, example) => {
    const messages = check(rule, example);
    expect(messages).toHaveLength(example.breaks ? 1 : 0);
    if (example.breaks) expect(messages[0]).toContain(example.breaks);
  });
});

function check(rule: Rule, { files }: Example): string[] {
  return describeViolations(
    rule,
    Object.entries(files).map(([path, text]) => ({ path, text })),
  );
}

function titleOf({ files, breaks }: Example): string {
  const [path, text] = Object.entries(files)[0] ?? [];
  return `${breaks ? "refuses" : "allows"} ${path}: ${text?.trim().replace(/\s+/g, " ").slice(0, 70)}`;
}
