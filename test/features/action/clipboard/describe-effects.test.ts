import { expect, it } from "vitest";
import { describeEffects } from "../../../../src/features/action/clipboard/describe-effects.js";
import { type AnyEffect, allEffects } from "../../../../src/features/action/effects/index.js";
import { effectSchema } from "../../../../src/features/action/effects/parts/stored-fields.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { createVariants } from "../../../../src/list-editor/index.js";
import type { Names } from "../../../../src/references/index.js";
import { textEffect } from "../open-model.js";

/** A kind that names things of two lists. */
const tagging = {
  type: 13,
  name: "tagging",
  label: { ja: "", en: "" },
  icon: "tag",
  schema: effectSchema(13, {}),
  create: () => ({ type: 13 }),
  summarize: ({ tags, folder }, format) =>
    format.names("tag", tags as PlainData[]) + format.folder("scenario", folder),
} satisfies AnyEffect;

const variants = createVariants([...allEffects.all.filter(({ type }) => type !== 13), tagging]);

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
    codeName: ask("code"),
    planName: () => "",
    variableType: () => null,
  };
  describeEffects(
    variants,
    effects.map((effect, i) => ({ key: `r${i}`, value: effect, children: null })),
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
