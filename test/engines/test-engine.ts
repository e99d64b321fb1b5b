import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { type EngineId, engines } from "../tools/engines.mjs";
import type { EnginePage } from "./drivers/engine-page.js";
import { openChromium } from "./drivers/puppeteer-page.js";
import { isAccessible } from "./rules/accessibility.js";
import { copiesAndPastes, takesTextsOfPage } from "./rules/clipboard.js";
import { takesConversions } from "./rules/composing.js";
import { hasNativeInputs, isEdited, isReordered, isUndone } from "./rules/editing.js";
import { finishes } from "./rules/finishing.js";
import { isTabbedThrough } from "./rules/focus.js";
import { isSubmitted } from "./rules/forms.js";
import { fitsPhones } from "./rules/layout.js";
import { staysWhenMoved } from "./rules/moving.js";
import { looksAlike } from "./rules/picture.js";
import { livesOnServer } from "./rules/server.js";
import { closesBeforeDialogs, opensPopovers, worksInDialogs } from "./rules/surfaces.js";
import { keepsPayloads, upgrades } from "./rules/values.js";
import { engineElements } from "./support/elements.js";
import { openStage, type Stage } from "./support/stage.js";

const rules = [
  upgrades,
  keepsPayloads,
  isEdited,
  isUndone,
  livesOnServer,
  isReordered,
  copiesAndPastes,
  takesTextsOfPage,
  hasNativeInputs,
  takesConversions,
  finishes,
  isSubmitted,
  staysWhenMoved,
  isTabbedThrough,
  opensPopovers,
  worksInDialogs,
  closesBeforeDialogs,
  fitsPhones,
  isAccessible,
];

/** Has every rule tested with every element in one browser of this engine. */
export function testEngine(id: EngineId, open: () => Promise<EnginePage>): void {
  const { name, find } = engines[id];
  describe.skipIf(!find())(name, () => {
    let stage: Stage | undefined;
    let chromium: Promise<Stage> | undefined;
    const givenStage = () => stage as Stage;

    beforeAll(async () => {
      stage = await openStage(await open());
    });
    afterAll(async () => {
      for (const each of [stage, await chromium]) await each?.close();
    });
    afterEach(async () => {
      expect(await givenStage().takeErrors(), `${givenStage().page.engine}: console errors`).toEqual([]);
    });

    describe.each(engineElements)("<$tag>", (element) => {
      for (const rule of rules) rule(givenStage, element);
      looksAlike(() => (chromium ??= openChromium().then(openStage)))(givenStage, element);
    });
  });
}
