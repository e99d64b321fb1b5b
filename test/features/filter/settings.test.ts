import { describe, expect, it } from "vitest";
import {
  isAllowed,
  offeredConditions,
  offersOrPanels,
} from "../../../src/features/filter/allowed-conditions.js";
import { allConditions } from "../../../src/features/filter/conditions/index.js";
import type { FilterSettings } from "../../../src/features/filter/settings.js";
import { specConditions, typesOf } from "../../fixtures/spec-variants.js";
import { everything } from "./filter-settings.js";

const all = typesOf(specConditions);

describe("which conditions are offered, in which order", () => {
  it.each<[what: string, settings: Partial<FilterSettings>, offered: number[]]>([
    ["where everything is allowed, as the rules list them", {}, all],
    ["a swatch gives the order", { swatch: [60, 11, 75] }, [60, 11, 75]],
    ["twice in a swatch is once", { swatch: [60, 11, 60] }, [60, 11]],
    ["an empty swatch offers none", { swatch: [] }, []],
    ["what is no condition is left out", { swatch: [60, 120, -1, 999] }, [60]],
    [
      "disabled ones are left out",
      { disabledTypes: [60, 115] },
      all.filter((type) => type !== 60 && type !== 115),
    ],
    ["of a swatch too", { swatch: [60, 11], disabledTypes: [60] }, [11]],
    [
      "filters for members do not have common information",
      { memberFilter: true },
      typesOf(specConditions, ({ hiddenFromMembers }) => !hiddenFromMembers),
    ],
    ["not even in a swatch", { memberFilter: true, swatch: [77, 60] }, [60]],
    [
      "no trigger, no external API",
      { triggerContext: null },
      typesOf(specConditions, ({ needsTrigger }) => !needsTrigger),
    ],
    ["no ability", { abilities: [] }, typesOf(specConditions, ({ ability }) => !ability)],
    ["a swatch gives no ability", { abilities: [], swatch: [65, 60] }, [60]],
  ])("%s", (_, settings, offered) => {
    expect(offeredConditions({ ...everything, ...settings }).map(({ type }) => type)).toEqual(offered);
  });
});

describe("what an account may edit", () => {
  const needy = specConditions.flatMap(({ type, ability }) => (ability ? [[type, ability] as const] : []));
  it.each(needy)("%i needs %s, and nothing else does", (type, ability) => {
    const abilities = everything.abilities.filter((each) => each !== ability);
    const without = offeredConditions({ ...everything, abilities }).map((each) => each.type);
    expect(without).toEqual(typesOf(specConditions, (each) => each.ability !== ability));
    expect(isAllowed(allConditions.ofType(type)!, { ...everything, abilities })).toBe(false);
    expect(isAllowed(allConditions.ofType(type)!, { ...everything, abilities: [ability] })).toBe(true);
  });

  it("a trigger alone does not allow the external API, nor does the ability alone", () => {
    const api = allConditions.ofType(115)!;
    expect(isAllowed(api, { ...everything, abilities: [] })).toBe(false);
    expect(isAllowed(api, { ...everything, triggerContext: null })).toBe(false);
    expect(isAllowed(api, everything)).toBe(true);
  });

  it("what a page does not offer may still be edited where it is", () => {
    const page: FilterSettings = { ...everything, swatch: [], disabledTypes: [60] };
    expect(isAllowed(allConditions.ofType(60)!, page)).toBe(true);
  });
});

describe("whether or-panels can be added", () => {
  it.each<[what: string, settings: Partial<FilterSettings>, offers: boolean]>([
    ["unless the page says otherwise", {}, true],
    ["with a swatch that names them", { swatch: [60, 120] }, true],
    ["with one that does not", { swatch: [60] }, false],
    ["where they are disabled", { disabledTypes: [120] }, false],
    ["where they are disabled and named", { swatch: [120], disabledTypes: [120] }, false],
    ["without any ability", { abilities: [], memberFilter: true }, true],
  ])("%s", (_, settings, offers) => {
    expect(offersOrPanels({ ...everything, ...settings })).toBe(offers);
  });
});
