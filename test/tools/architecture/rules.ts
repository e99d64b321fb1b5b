import { oneWayToAnnounce } from "./announcements.js";
import { noCycles } from "./cycles.js";
import { noInjection } from "./danger.js";
import { lazyChunkStaysApart, lazyChunks, lazyChunksListed } from "./deferred.js";
import { docComments } from "./doc-comments.js";
import { doors, noFeatureCircles } from "./doors.js";
import { doubleCasts } from "./double-casts.js";
import { namedExports } from "./exports.js";
import { families } from "./families.js";
import { samplesStayOut, variantsApart } from "./features.js";
import { functionLength } from "./function-length.js";
import { keptSettings } from "./kept-settings.js";
import { layers, places, relativeImports, runtimePackages } from "./layers.js";
import { leftForGood } from "./left.js";
import { leftOutOfReact } from "./left-out-of-react.js";
import { length, spelling, tellingNames } from "./names.js";
import { noNumberFormat } from "./number-format.js";
import { loadsAgain, onePlace } from "./one-place.js";
import { ownTexts } from "./own-texts.js";
import { noPrivatePaths } from "./private-paths.js";
import { purity } from "./purity.js";
import { noReplacedBuiltIns } from "./replaced-built-ins.js";
import type { Rule } from "./rule.js";
import { noModuleState, noSharedAtoms, oneStoreAnElement } from "./state.js";
import { oneTabKey } from "./tab-key.js";
import { tableKeysOnce } from "./table-keys-once.js";
import { noUnusedExports } from "./unused-exports.js";
import { wordsInMessages } from "./words.js";
import { wordsOnce } from "./words-once.js";
import { writtenTypes } from "./written-types.js";

/** What test/architecture.test.ts holds the project to. */
export const rules: readonly Rule[] = [
  places,
  layers,
  relativeImports,
  runtimePackages,
  onePlace,
  loadsAgain,
  purity,
  doors,
  noUnusedExports,
  noFeatureCircles,
  lazyChunks,
  lazyChunkStaysApart,
  lazyChunksListed,
  variantsApart,
  families,
  samplesStayOut,
  noCycles,
  oneStoreAnElement,
  noSharedAtoms,
  noModuleState,
  namedExports,
  writtenTypes,
  noInjection,
  noReplacedBuiltIns,
  noNumberFormat,
  oneTabKey,
  keptSettings,
  leftForGood,
  leftOutOfReact,
  ownTexts,
  oneWayToAnnounce,
  wordsInMessages,
  wordsOnce,
  tableKeysOnce,
  tellingNames,
  spelling,
  length,
  functionLength,
  docComments,
  doubleCasts,
  noPrivatePaths,
];
