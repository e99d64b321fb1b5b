import { describe, expect, it, vi } from "vitest";
import type { ActionSettings } from "../../../src/features/action/settings.js";
import { settingsWith } from "./open-model.js";

/* Kinds that are not built yet, so that order and abilities are held to their rules from the start. */
vi.mock(import("../../../src/features/action/effects/index.js"), async (load) => {
  const module = await load();
  const [text] = module.effects;
  const kinds = [
    { ...text, type: 1 },
    { ...text, type: 13 },
    { ...text, type: 5, ability: "scenario" },
    { ...text, type: 14, ability: "richmenu" },
  ] as never[] as readonly (typeof text)[];
  return {
    ...module,
    effects: kinds as never,
    definitionForType: ((type: number) =>
      kinds.find((kind) => (kind.type as number) === type) ?? null) as typeof module.definitionForType,
  };
});
const { offeredEffects } = await import("../../../src/features/action/settings.js");

describe("which effects are offered, in order", () => {
  it.each<[what: string, settings: Partial<ActionSettings>, types: number[]]>([
    ["all that need no ability", {}, [1, 13]],
    ["those of an ability too", { abilities: ["scenario"] }, [1, 13, 5]],
    ["abilities that nothing needs change nothing", { abilities: ["mail", "tag-write"] }, [1, 13]],
    ["everything", { abilities: ["richmenu", "scenario"] }, [1, 13, 5, 14]],
    ["the page's choice, in its order", { swatch: [13, 1] }, [13, 1]],
    ["a choice of nothing", { swatch: [] }, []],
    ["a choice does not replace an ability", { swatch: [5, 13] }, [13]],
    ["a choice with its ability", { swatch: [5, 13], abilities: ["scenario"] }, [5, 13]],
    ["unknown and unbuilt types of a choice are passed over", { swatch: [999, 1, 50, Number.NaN] }, [1]],
    ["without what the page forbids", { disabledTypes: [1] }, [13]],
    ["forbidden beats chosen", { swatch: [13, 1], disabledTypes: [13] }, [1]],
    ["forbidding what is not there changes nothing", { disabledTypes: [999] }, [1, 13]],
    ["everything forbidden", { disabledTypes: [1, 13, 5, 14] }, []],
    ["a type that is named twice is offered once", { swatch: [13, 1, 13] }, [13, 1]],
  ])("%s", (_, settings, types) => {
    expect(offeredEffects(settingsWith(settings)).map(({ type }) => type)).toEqual(types);
  });
});
