import { noCycles } from "./cycles.js";
import { noInjection } from "./danger.js";
import { oneDoor } from "./doors.js";
import { namedExports } from "./exports.js";
import { families } from "./families.js";
import { featureDoor, samplesStayOut, variantsApart } from "./features.js";
import { layers, places, relativeImports, runtimePackages } from "./layers.js";
import { length, spelling, tellingNames } from "./names.js";
import { noPrivatePaths } from "./private-paths.js";
import { purity } from "./purity.js";
import type { Rule } from "./rule.js";
import { noSharedAtoms, oneStoreAnElement } from "./state.js";
import { wordsInMessages } from "./words.js";

/** What test/architecture.test.ts holds the project to. */
export const rules: readonly Rule[] = [
  places,
  layers,
  relativeImports,
  runtimePackages,
  oneDoor,
  purity,
  featureDoor,
  variantsApart,
  families,
  samplesStayOut,
  noCycles,
  oneStoreAnElement,
  noSharedAtoms,
  namedExports,
  noInjection,
  wordsInMessages,
  tellingNames,
  spelling,
  length,
  noPrivatePaths,
];
