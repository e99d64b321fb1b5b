import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { type EngineId, engines } from "../tools/engines.mjs";
import { shareOf } from "../tools/repetitions.js";
import type { EnginePage } from "./drivers/engine-page.js";
import { openChromium } from "./drivers/puppeteer-page.js";
import { isAccessible } from "./rules/accessibility.js";
import { copiesAndPastes, takesTextsOfPage } from "./rules/clipboard.js";
import { goesOnBehindConversions, takesConversions } from "./rules/composing.js";
import { isSelectedByDragging } from "./rules/dragging.js";
import { hasNativeInputs, isEdited, isReordered, isUndone } from "./rules/editing.js";
import { finishes } from "./rules/finishing.js";
import { isTabbedThrough } from "./rules/focus.js";
import { isSubmitted } from "./rules/forms.js";
import { fitsPhones } from "./rules/layout.js";
import { staysWhenMoved } from "./rules/moving.js";
import { isPainted } from "./rules/painting.js";
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
  isSelectedByDragging,
  isPainted,
  goesOnBehindConversions,
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

    describe.each(engineElements.map((element, at) => ({ tag: element.tag, element, at })))(
      "<$tag>",
      ({ element, at }) => {
        // First: WebKit keeps what `vh` was in a narrow window for the sheets that it met there.
        looksAlike(() => (chromium ??= openChromium().then(openStage)))(givenStage, element);
        // Each engine meets each element and each rule; an element meets a rule in one of the two, in full in both.
        const half = at + Object.keys(engines).indexOf(id);
        for (const rule of shareOf(rules, half, 2)) rule(givenStage, element);
      },
    );
  });
}
