import { posix } from "node:path";
import type { Rule } from "./rule.js";

/** Names that say nothing: whatever is in such a file could be in any other. */
const vague = ["util", "utils", "helper", "helpers", "common", "manager", "data", "info", "misc"];

export const tellingNames: Rule = {
  name: "a file is named after its one idea",
  check: (files) =>
    files
      .filter(({ path }) => path.startsWith("src/"))
      .flatMap(({ path }) => {
        const parts = path.split("/").slice(1);
        const poor = parts
          .map(stemOf)
          .find((stem) => vague.includes(stem) || /-(utils?|helpers?|manager)$/.test(stem));
        return poor
          ? [{ path, message: `is named "${poor}": name it after what it does or holds, or split it.` }]
          : [];
      }),
};

export const spelling: Rule = {
  name: "files are kebab-case, components PascalCase",
  check: (files) =>
    files.flatMap(({ path }) => {
      const name = posix.basename(path);
      if (!/^src\/.*\.(tsx?|css)$/.test(path)) return [];
      const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(name);
      const pascal = /^([A-Z][a-z0-9]*)+\.tsx$/.test(name);
      return kebab || pascal
        ? []
        : [{ path, message: "is neither kebab-case nor, for a component, PascalCase.tsx." }];
    }),
};

/** 250 lines are the aim; the rule breaks where nobody could still call it a near miss. */
const longest = 300;

export const length: Rule = {
  name: `no file is longer than ${longest} lines`,
  check: (files) =>
    files
      .filter(({ path }) => /^src\/.*\.(tsx?|css)$/.test(path))
      .flatMap(({ path, text }) => {
        const lines = text.trimEnd().split("\n").length;
        return lines > longest
          ? [{ path, message: `has ${lines} lines: more than one idea is in it, so split it by idea.` }]
          : [];
      }),
};

function stemOf(name: string): string {
  return name.split(".")[0]?.toLowerCase() ?? "";
}
