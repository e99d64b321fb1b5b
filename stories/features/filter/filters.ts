import type { Estimate } from "../../../src/editor/index.js";
import { memoSamples } from "../../../src/features/filter/conditions/memo/memo.samples.js";
import { scenarioSamples } from "../../../src/features/filter/conditions/scenario/scenario.samples.js";
import { tagSamples } from "../../../src/features/filter/conditions/tag/tag.samples.js";

/** A new filter with these conditions. */
export function filterOf(...inputs: unknown[]) {
  return {
    fid: null,
    name: "来店のお客様",
    group_id: null,
    is_template: 0,
    inputs,
    take_num: 50,
    sort_type: 1,
    with_blocked: 0,
    user_rate_type: 0,
  };
}

/** Three conditions of different kinds. */
export const narrowing = [tagSamples.any, memoSamples.typical, scenarioSamples.subscribed];

const friends = 20_000;

/** Of 20,000 friends every condition keeps a half. */
export async function estimateByHalves({ inputs }: { inputs?: unknown }): Promise<Estimate> {
  const conditions = Array.isArray(inputs) ? inputs : [];
  const halved = (times: number) => Math.round(friends / 2 ** times);
  return {
    total: halved(conditions.length),
    friends,
    conditions: conditions.map((_, at) => ({ meets: friends / 2, remaining: halved(at + 1) })),
  };
}

/** Every second condition is met. */
export async function explainByHalves({ inputs }: { inputs?: unknown }) {
  const conditions = Array.isArray(inputs) ? inputs.map((_, at) => at % 2 === 0) : [];
  return { matches: conditions.every(Boolean), conditions };
}

/** Friends of a page whose name has the text. */
export async function findFriendsByName(text: string) {
  const known = ["田中 花子", "田中 太郎", "佐藤 葵", "鈴木 一郎"];
  return known.map((name, at) => ({ id: at + 1, name })).filter(({ name }) => name.includes(text));
}
