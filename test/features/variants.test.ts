import { readFileSync } from "node:fs";
import { is } from "valibot";
import { describe, expect, test } from "vitest";
import { type AnyEffect, allEffects } from "../../src/features/action/effects/index.js";
import { type AnyConditionVariant, allConditions } from "../../src/features/filter/conditions/index.js";
import { conditionDrivers } from "../e2e/support/condition-drivers.js";
import { effectDrivers } from "../e2e/support/effect-drivers.js";
import defaults from "../fixtures/defaults.json" with { type: "json" };
import { type SpecVariant, specConditions, specEffects } from "../fixtures/spec-variants.js";
import { conditions as hostConditions } from "../host/api/conditions.js";
import { createEffectSchemas } from "../host/api/effect-schemas.js";

/* What each effect and each condition has outside `src`. A failure says what to add, and where. */

const hostEffects = createEffectSchemas({ slotHasMenus: () => false });

const families = [
  {
    family: "effects",
    variants: allEffects.all as readonly (AnyEffect | AnyConditionVariant)[],
    spec: specEffects,
    specTable: "specEffects",
    defaults: defaults.effects as Readonly<Record<string, unknown>>,
    host: hostEffects,
    hostTable: "createEffectSchemas in test/host/api/effect-schemas.ts",
    driven: effectDrivers.map(({ label, effects }) => ({
      label,
      filled: effects.map((each) => each.filled),
    })),
    drivers: "test/e2e/support/effect-drivers.ts",
    stories: "stories/features/action/effects.stories.tsx",
  },
  {
    family: "conditions",
    variants: allConditions.all as readonly (AnyEffect | AnyConditionVariant)[],
    spec: specConditions,
    specTable: "specConditions",
    defaults: defaults.conditions as Readonly<Record<string, unknown>>,
    host: hostConditions,
    hostTable: "conditions in test/host/api/conditions.ts",
    driven: conditionDrivers.map(({ label, filled }) => ({ label, filled: [filled] })),
    drivers: "test/e2e/support/condition-drivers.ts",
    stories: "stories/features/filter/conditions.stories.tsx",
  },
];

describe.each(families)("the $family", (family) => {
  const { variants, spec, specTable } = family;

  test(`are those of ${specTable} (test/fixtures/spec-variants.ts), in its order`, () => {
    expect(variants.map(({ type }) => type)).toEqual(spec.map(({ type }) => type));
  });

  test.each(variants)("$type, $name, is as its row there says", (variant) => {
    expect(asSpecified(variant)).toEqual(spec.find(({ type }) => type === variant.type));
  });

  test.each(variants)("$type, $name, has all that it needs outside src", (variant) => {
    expect(missingOf(variant, family)).toEqual([]);
  });
});

/** What the definition says of what stands in the table. */
function asSpecified(variant: AnyEffect | AnyConditionVariant): SpecVariant {
  const { type, label, ability, once, retired } = variant;
  const { needsTrigger, hiddenFromMembers } = variant as Partial<AnyConditionVariant>;
  const marks = { ability, once, retired, needsTrigger, hiddenFromMembers };
  const given = Object.entries(marks).filter(([, mark]) => mark !== undefined);
  return { type, label: label.ja, ...Object.fromEntries(given) };
}

function missingOf(
  { type, name, label }: AnyEffect | AnyConditionVariant,
  family: (typeof families)[number],
): string[] {
  const host = family.host.find((each) => each.type === type);
  const filled = family.driven.find((each) => each.label === label.ja)?.filled ?? [];
  const refused = host ? filled.filter((each) => !is(host.schema, each)) : [];
  const samples = `${name.replace(/-./g, ([, letter = ""]) => letter.toUpperCase())}Samples`;
  const story = new RegExp(`^export const .*\\b${samples}\\b`, "m");
  const missing: [isMissing: boolean, what: string][] = [
    [!(type in family.defaults), `the values of a new one: "${type}" in test/fixtures/defaults.json`],
    [!host, `its schema in the host: a row for ${type} among ${family.hostTable}`],
    [filled.length === 0, `a driver: a row with the label ${label.ja} in ${family.drivers}`],
    [refused.length > 0, `a schema in the host that takes what its driver fills: ${JSON.stringify(refused)}`],
    [
      !story.test(textOf(family.stories)),
      `a story: export const … = samplesOf(${samples}) in ${family.stories}`,
    ],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, what]) => what);
}

function textOf(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}
