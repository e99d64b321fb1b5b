import { importsOf } from "./imports.js";
import type { Rule } from "./rule.js";

/** What variants of a list share: widgets and fields, rules that hold for several. */
const shared = ["parts/", "rules/", "definition."];

export const variantsApart: Rule = {
  name: "a variant knows neither its siblings nor the list it is in",
  check: (files) =>
    importsOf(files).flatMap(({ from, target, line }) => {
      const [, family, variant] =
        /^(src\/features\/[^/]+\/(?:effects|conditions|placeholders))\/([^/]+)\//.exec(from) ?? [];
      if (!family || !variant || shared.includes(`${variant}/`) || !target?.startsWith(`${family}/`))
        return [];
      const inside = target.slice(family.length + 1);
      if (inside.startsWith(`${variant}/`) || shared.some((each) => inside.startsWith(each))) return [];
      return [
        {
          path: from,
          line,
          message: `imports ${target}: a variant shares through ../parts, ../rules and ../definition only.`,
        },
      ];
    }),
};

export const samplesStayOut: Rule = {
  name: "samples never ship",
  check: (files) =>
    importsOf(files).flatMap(({ from, target, line }) => {
      if (!target || !isSample(target) || isSample(from)) return [];
      return [
        {
          path: from,
          line,
          message: `imports ${target}: only stories and tests may; put what ships in a file of its own.`,
        },
      ];
    }),
};

function isSample(path: string): boolean {
  return /\.samples\.tsx?$/.test(path);
}
