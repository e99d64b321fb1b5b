import { engines } from "./engines.mjs";

// What `npm test` consists of. Only Node's own modules here: it is read before `npm ci`.

/** Each counts as one check. They use one core each, so what is built is built beside what is checked. */
export const checkers = {
  types: ["typescript-native/bin/tsc", "--noEmit"],
  lint: ["@biomejs/biome/bin/biome", "check"],
};
export const builders = {
  build: ["rollup/dist/bin/rollup", "--config", "rollup.config.mjs"],
  declarations: ["rollup/dist/bin/rollup", "--config", "rollup.types.config.mjs"],
};

/** The step `engines` is one for each engine, so that each is counted by itself. */
export const engineSteps = Object.keys(engines).map((id) => `engines-${id}`);
/** What stands in for all that drives a browser: in it every element is used once from end to end. */
const smokeSteps = ["smoke", "smoke-stories"];

/** Projects of test/vitest.config.ts; those in one list share a process. Each test counts as one check. */
export const vitestRuns = [
  ["unit", "components", "gates"],
  ...smokeSteps.map((step) => [step]),
  ["browser"],
  ["stories"],
  ["e2e", "hazards"],
  engineSteps,
  ["outside"],
];
export const needsBuild = ["gates", "smoke", "e2e", "hazards", ...engineSteps, "outside"];
export const needsChromium = [
  ...smokeSteps,
  "browser",
  "stories",
  "e2e",
  "hazards",
  ...engineSteps,
  "outside",
];

export const allSteps = [...Object.keys(checkers), ...Object.keys(builders), ...vitestRuns.flat()];
/** What nobody has to ask for: ten minutes on two cores. */
const usual = allSteps.slice(0, allSteps.indexOf(smokeSteps.at(-1)) + 1);
/** Names for several steps. `smoke` is a choice from `e2e` and `stories`, so `all` has it already. */
const groups = {
  quick: ["types", "lint", "unit", "components"],
  smoke: smokeSteps,
  engines: engineSteps,
  all: allSteps.filter((step) => !smokeSteps.includes(step)),
};

/** The steps that are asked for by their names, in their order; undefined after a sentence that says what is wrong. */
export function stepsAskedFor(names, { thorough = false } = {}) {
  const given = names.length > 0 ? names : thorough ? ["all"] : usual;
  // A group goes before the step that it is called after.
  const asked = given.flatMap((name) => groups[name] ?? [name]);
  const unknown = asked.filter((name) => !allSteps.includes(name));
  if (unknown.length === 0) return allSteps.filter((step) => asked.includes(step));
  console.error(
    `No step is called ${unknown.join(", ")}. The steps are: ${allSteps.join(", ")}; ${Object.keys(groups).join(", ")} are several; thorough repeats all in full.`,
  );
  return undefined;
}
