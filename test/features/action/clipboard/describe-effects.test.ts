import { beforeAll, expect, it } from "vitest";
import { describeEffects } from "../../../../src/features/action/clipboard/describe-effects.js";
import { type AnyEffectDefinition, admit } from "../../../../src/features/action/effects/index.js";
import { effectSchema } from "../../../../src/features/action/effects/parts/stored-fields.js";
import type { Names } from "../../../../src/features/choosing/index.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { textEffect } from "../open-model.js";

/** A kind that names things of two lists. */
const tagging = {
  type: 13,
  name: "tagging",
  words: { ja: {}, en: {} },
  schema: effectSchema(13, {}),
  create: () => ({ type: 13 }),
  summarize: ({ tags, folder }, _, say) =>
    say.names("tag", tags as PlainData[]) + say.folder("scenario", folder),
  problems: () => [],
} satisfies Partial<AnyEffectDefinition> as unknown as AnyEffectDefinition;

beforeAll(() => admit([tagging]));

function askedFor(...effects: PlainData[]): string[] {
  const asked: string[] = [];
  const ask = (among: string) => (kind: string, id: PlainData) => {
    asked.push(`${kind} ${among} ${id}`);
    return "";
  };
  const names: Names = {
    nameOf: ask("item"),
    groupName: ask("folder"),
    choiceName: () => "",
    planName: () => "",
    variableType: () => null,
  };
  describeEffects(
    effects.map((effect, i) => ({ key: `e${i}`, effect })),
    names,
  );
  return asked;
}

it("asks for all that is named, also for what a short sentence leaves out", () => {
  const effect = { type: 13, tags: [1, 2, 3, 4, "5"], folder: 9 };
  expect(askedFor(textEffect("a"), effect)).toEqual([
    "tag item 1",
    "tag item 2",
    "tag item 3",
    "tag item 4",
    "tag item 5",
    "scenario folder 9",
  ]);
});

it("asks for nothing where nothing is named, or nothing can be read", () => {
  expect(askedFor(textEffect("a"), null, 5, { type: 999, tag: 1 }, { type: 1 })).toEqual([]);
});
