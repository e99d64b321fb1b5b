import { kinds, samples, wholes } from "./payload-samples.js";

/* Bodies that are made from samples by changing one to three things, right or wrong: the same ones every time. */

export interface MadeBody {
  /** Of its schema. */
  readonly name: string;
  readonly body: unknown;
}

/** What programs of other languages read otherwise than this one is among it: a line's end, figures of another script. */
const values: readonly unknown[] = [
  ...[null, true, false, 0, 1, 2, -1, 1.5, 20, 999, 2 ** 53 - 1, 2 ** 53],
  ...["", "0", "12", "-5", "12\n", "１２", "あ", "あ".repeat(100), "あ".repeat(101), "1234567890123456"],
  ...["09:30", "09:30\n", "24:00", "9:30", "０９:30"],
  ...[
    "2026-03-25T09:30:00+09:00",
    "2026-03-25T09:30:00.25Z",
    "2026-03-25T09:30:00Z\n",
    "2026-03-25T09:30:00.Z",
  ],
  ...[[], {}, [1], ["a"], [{}], { type: 999 }, { type: 1 }, { id: 1 }, { type: "1" }],
];

/** So many of each schema, of the whole payloads four times as many. */
export function madeBodies(each = 40): readonly MadeBody[] {
  const chance = createChance(20_260_325);
  const all = samples.flatMap(({ name, samples: bodies }) => {
    const rows = name in wholes ? 4 * each + 1 : each;
    return Array.from({ length: rows }, () => {
      const body = structuredClone(JSON.parse(JSON.stringify(chance.of<unknown>(bodies))));
      if (name === "action" || name === "filter") addVariant(body, name, chance);
      for (let changes = chance.below(3); changes > 0; changes--) changeOne(body, chance);
      return { name, body };
    });
  });
  const known = new Set<string>();
  return all.filter(({ name, body }) => {
    const key = name + JSON.stringify(body);
    return !known.has(key) && known.add(key);
  });
}

interface Chance {
  below(end: number): number;
  of<T>(list: readonly T[]): T;
}

/** Small and always the same: which bodies there are must not hang on a version of anything. */
function createChance(seed: number): Chance {
  let state = seed;
  const below = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  return { below, of: (list) => list[below(list.length)] as never };
}

function addVariant(body: { inputs: unknown[] }, name: string, chance: Chance): void {
  const own = kinds.filter((kind) => kind.name.startsWith(name === "action" ? "effect-" : "condition-"));
  body.inputs.push(JSON.parse(JSON.stringify(chance.of(chance.of(own).samples))));
}

/** Somewhere in it: another value, none, or one twice. */
function changeOne(body: unknown, chance: Chance): void {
  let place = body as Record<string, unknown> | unknown[];
  for (;;) {
    const keys = Object.keys(place);
    if (keys.length === 0) return;
    const key = chance.of(keys) as keyof typeof place;
    const inner = place[key];
    if (typeof inner === "object" && inner !== null && chance.below(4) > 0) place = inner as typeof place;
    else if (chance.below(6) > 0)
      return void Object.assign(place, { [key]: structuredClone(chance.of(values)) });
    else if (Array.isArray(place)) return void place.push(structuredClone(inner));
    else return void delete place[key];
  }
}
