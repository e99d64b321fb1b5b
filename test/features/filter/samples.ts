import type { PlainObject } from "../../../src/lib/plain-data.js";

const files = import.meta.glob<Record<string, Record<string, PlainObject>>>(
  "../../../src/features/filter/conditions/*/*.samples.ts",
  { eager: true },
);

/** Every sample of every kind of condition. */
export const conditionSamples: readonly PlainObject[] = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap((samples) => Object.values(samples)),
);
