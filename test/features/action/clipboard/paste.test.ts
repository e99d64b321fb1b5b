import { describe, expect, it } from "vitest";
import { judgePaste, pasteEffects } from "../../../../src/features/action/clipboard/paste.js";
import { allEffects } from "../../../../src/features/action/effects/index.js";
import type { ActionSettings } from "../../../../src/features/action/settings.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";
import { stateOf } from "../analysis/stored-effects.js";
import { settingsWith, textEffect } from "../open-model.js";

const everything = ["scenario", "richmenu", "episode", "asp", "event_reserve", "journey"];
const mark: PlainObject = { type: 7, responce_mark: 1 };
const held: PlainObject = { type: 999, secret: [1] };

describe("where pasted effects come", () => {
  const [a, b] = [textEffect("a"), textEffect("b")];
  it.each<[what: string, below: string | null, effects: PlainObject[], after: PlainData[] | null]>([
    ["below an effect", "r0", [mark, held], [a, mark, held, b]],
    ["below the last", "r1", [mark], [a, b, mark]],
    ["nothing has the focus: at the end", null, [mark], [a, b, mark]],
    ["below one that is gone: at the end", "r9", [mark], [a, b, mark]],
    ["nothing", "r0", [], null],
  ])("%s", (_, below, effects, after) => {
    const next = pasteEffects(stateOf(a, b), below, effects);
    expect(next?.rows.map(({ value: effect }) => effect) ?? null).toEqual(after);
    if (!next) return;
    expect(new Set(next.rows.map(({ key }) => key)).size).toBe(next.rows.length);
    expect(next.nextKey).toBe(2 + effects.length);
  });
});

describe("what may be pasted", () => {
  const conditional = textEffect("a", { member_query_id: 31, extra: { kept: [1] } });
  it.each<
    [
      what: string,
      there: PlainData[],
      settings: Partial<ActionSettings>,
      items: PlainObject[],
      refused: string[],
    ]
  >([
    ["all kinds, with whatever they hold", [], {}, [conditional, mark, { type: 50 }], []],
    ["kinds that nobody knows", [], { swatch: [1] }, [held, {}, { type: "1" }, { type: -1 }], []],
    ["a shape that its kind does not have", [], {}, [{ type: 1, text: 5 }], []],
    ["a single-use one that is there", [mark], {}, [mark, conditional], ["7 used"]],
    ["one that is there and only held", [{ type: 5, scenario_id: [] }], {}, [{ type: 5 }], ["5 used"]],
    ["two of a single use", [], {}, [mark, { ...mark, responce_mark: 2 }], ["7 used"]],
    ["a type that is disabled", [], { disabledTypes: [1] }, [conditional, mark], ["1 notOffered"]],
    ["a type that is not in the swatch", [], { swatch: [1] }, [conditional, mark], ["7 notOffered"]],
    ["an ability that is missing", [], { abilities: [] }, [{ type: 50 }, mark], ["50 notOffered"]],
    ["one that is retired", [], {}, [{ type: 16 }, mark], ["16 notOffered"]],
    [
      "nothing that may come in",
      [mark],
      { abilities: [] },
      [mark, { type: 31 }],
      ["7 used", "31 notOffered"],
    ],
  ])("%s", (_, there, settings, items, refused) => {
    const { effects, refusals } = judgePaste(
      allEffects,
      stateOf(...there),
      items,
      settingsWith({ abilities: everything, ...settings }),
    );
    expect(refusals.map(({ type, why }) => `${type} ${why}`)).toEqual(refused);
    expect(effects).toHaveLength(items.length - refused.length);
    // As they came, and the same objects.
    for (const effect of effects) expect(items).toContain(effect);
  });
});
