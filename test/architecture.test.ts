import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readProject } from "./tools/architecture/project-files.js";
import { describeViolations } from "./tools/architecture/rule.js";
import { rules } from "./tools/architecture/rules.js";
import { codeFiles } from "./tools/architecture/syntax.js";

const files = readProject(fileURLToPath(new URL("..", import.meta.url)));

describe("in this project", () => {
  test("there is code to check", () => {
    expect(codeFiles(files).length).toBeGreaterThan(0);
  });

  for (const rule of rules) {
    // The first rule that asks has all sources parsed, which takes its time on a busy machine.
    test(rule.name, { timeout: 60_000 }, () => {
      expect(describeViolations(rule, files)).toEqual([]);
    });
  }
});
