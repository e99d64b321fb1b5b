import { findCycles } from "./cycles.js";
import { importsOf } from "./imports.js";
import type { Rule } from "./rule.js";

/** Rooms that are one idea each: what is in them is used through their index. */
const closed = ["list-editor", "collection", "references", "element-base", "editor"];

/**
 * Who may take single files, and which: tools read the registry without a browser, and must not come by the classes; the
 * autoloader and the classic script must bring nothing else with them.
 */
const exceptions: readonly { from: RegExp; target: RegExp }[] = [
  {
    from: /^src\/entries\/(autoloader|classic)\.tsx?$/,
    target: /^src\/(element-base|elements)\/[^/]+\.tsx?$/,
  },
  {
    from: /^src\/(elements|entries)\//,
    target: /^src\/element-base\/(attributes|declaration|documentation)\.ts$/,
  },
  {
    from: /^src\/elements\/registry\.ts$/,
    target: /^src\/elements\/[^/]+\/(declaration|documentation)\.ts$/,
  },
];

export const doors: Rule = {
  name: "a feature, an element or a closed room is imported only through its index",
  check(files) {
    return importsOf(files).flatMap(({ from, target, line }) => {
      const house = target && houseOf(target);
      if (!house || house === houseOf(from) || target === `${house}/index.ts`) return [];
      if (exceptions.some((each) => each.from.test(from) && each.target.test(target))) return [];
      const message = `imports ${target}: import ${house}/index.js, and export it there if others may use it.`;
      return [{ path: from, line, message }];
    });
  },
};

export const noFeatureCircles: Rule = {
  name: "features do not import each other in a circle",
  check(files) {
    const edges = importsOf(files).flatMap(({ from, target }) => {
      const [own, other] = [featureOf(from), target && featureOf(target)];
      return own && other && own !== other ? [[own, other] as const] : [];
    });
    return findCycles(edges).map((circle) => ({
      path: `src/features/${circle[0]}`,
      message: `is in a circle of features, ${circle.join(" → ")}: pass one into the other as a value, or part what both need.`,
    }));
  },
};

/** What a file belongs to that has a door: a feature, an element, a closed room. */
function houseOf(path: string): string | undefined {
  const [, feature] = /^(src\/(?:features|elements)\/[^/]+)\//.exec(path) ?? [];
  if (feature) return feature;
  const [, room = ""] = /^src\/([^/]+)\//.exec(path) ?? [];
  return closed.includes(room) ? `src/${room}` : undefined;
}

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}
