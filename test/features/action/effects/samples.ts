import { effects } from "../../../../src/features/action/effects/index.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";

/** Every samples file of the family; the folder is read, so that none can be left out. */
const modules = import.meta.glob<Record<string, Record<string, PlainObject>>>(
  "../../../../src/features/action/effects/*/*.samples.ts",
  { eager: true },
);

/** The named samples of one kind, by the name of its folder. */
export function samplesOf(name: string): [name: string, effect: PlainObject][] {
  const path = Object.keys(modules).find((each) => each.endsWith(`/${name}/${name}.samples.ts`));
  const exported = `${name.replace(/-./g, ([, letter = ""]) => letter.toUpperCase())}Samples`;
  const samples = path === undefined ? undefined : modules[path]?.[exported];
  return Object.entries(samples ?? {});
}

/** All samples of all kinds. */
export const allSamples = effects.flatMap(({ name }) =>
  samplesOf(name).map(([sample, effect]) => ({ title: `${name}: ${sample}`, effect })),
);
