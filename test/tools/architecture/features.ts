import { findCycles } from "./cycles.js";
import { importsOf } from "./imports.js";
import type { Rule } from "./rule.js";

/**
 * `index.ts` hands out what is pure. A feature whose screens others show hands those out by a second door, or has
 * only the one `index.tsx`. What others load late has doors of its own: through the others it would come at once.
 */
const doors = ["index.ts", "index.tsx", "views.tsx", "late.ts", "late-views.tsx"];

export const featureDoor: Rule = {
  name: "a feature imports another only through its index, and never in a circle",
  check(files) {
    const across = importsOf(files).flatMap(({ from, target, line, typeOnly }) => {
      const own = featureOf(from);
      const other = target && featureOf(target);
      return own && other && own !== other ? [{ from, target, line, typeOnly, own, other }] : [];
    });
    const aside = across
      .filter(({ target, other }) => !doors.some((door) => target === `src/features/${other}/${door}`))
      .map(({ from, target, line, other }) => ({
        path: from,
        line,
        message: `imports ${target}: import src/features/${other}/index (or views.tsx, for what is shown), and export it there if others may use it.`,
      }));
    const edges = across.filter(({ typeOnly }) => !typeOnly).map(({ own, other }) => [own, other] as const);
    const circles = findCycles(edges).map((circle) => ({
      path: `src/features/${circle[0]}`,
      message: `is in a circle of features, ${circle.join(" → ")}: pass one into the other as a value, or part what both need.`,
    }));
    return [...aside, ...circles];
  },
};

export const variantsApart: Rule = {
  name: "a variant knows neither its siblings nor the list it is in",
  check: (files) =>
    importsOf(files).flatMap(({ from, target, line }) => {
      const [, family, variant] =
        /^(src\/features\/[^/]+\/(?:effects|conditions|placeholders))\/([^/]+)\//.exec(from) ?? [];
      if (!family || !variant || variant === "parts" || !target?.startsWith(`${family}/`)) return [];
      const inside = target.slice(family.length + 1);
      if (inside.startsWith(`${variant}/`) || inside.startsWith("parts/") || inside.startsWith("definition."))
        return [];
      return [
        {
          path: from,
          line,
          message: `imports ${target}: a variant shares through ../parts and ../definition only.`,
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

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}
