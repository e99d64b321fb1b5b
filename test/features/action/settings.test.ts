import { describe, expect, it } from "vitest";
import { allEffects } from "../../../src/features/action/effects/index.js";
import { offeredEffects } from "../../../src/features/action/offered-effects.js";
import type { ActionSettings } from "../../../src/features/action/settings.js";
import { abilitiesOf, specEffects, typesOf } from "../../fixtures/spec-variants.js";
import { settingsWith } from "./open-model.js";

const everything = typesOf(specEffects, ({ retired }) => !retired);
const needing = (...abilities: (string | undefined)[]) =>
  typesOf(specEffects, ({ ability, retired }) => !retired && abilities.includes(ability));
const plain = needing(undefined);

describe("which effects are offered, in order", () => {
  it.each<[what: string, settings: Partial<ActionSettings>, types: number[]]>([
    ["all that need no ability", {}, plain],
    ["those of an ability too", { abilities: ["scenario"] }, needing(undefined, "scenario")],
    ["abilities that nothing needs change nothing", { abilities: ["mail", "tag-write"] }, plain],
    ["everything but what is retired", { abilities: abilitiesOf(specEffects) }, everything],
    ["the page's choice, in its order", { swatch: [13, 1] }, [13, 1]],
    ["a choice of nothing", { swatch: [] }, []],
    ["a choice does not replace an ability", { swatch: [5, 13] }, [13]],
    ["a choice with its ability", { swatch: [5, 13], abilities: ["scenario"] }, [5, 13]],
    ["unknown types of a choice are passed over", { swatch: [999, 1, Number.NaN] }, [1]],
    ["what is retired is not offered by choice either", { swatch: [16, 1] }, [1]],
    ["without what the page forbids", { disabledTypes: [1] }, plain.filter((type) => type !== 1)],
    ["forbidden beats chosen", { swatch: [13, 1], disabledTypes: [13] }, [1]],
    ["forbidding what is not there changes nothing", { disabledTypes: [999] }, plain],
    ["everything forbidden", { disabledTypes: plain }, []],
    ["a type that is named twice is offered once", { swatch: [13, 1, 13] }, [13, 1]],
  ])("%s", (_, settings, types) => {
    expect(offeredEffects(allEffects, settingsWith(settings)).map(({ type }) => type)).toEqual(types);
  });
});
