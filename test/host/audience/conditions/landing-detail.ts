import { wellFormed } from "../fold.js";
import { type Compile, friendsWith, isId } from "../query.js";

const keys = ["m1", "m2", "m3"] as const;

export const byLandingDetail: Compile = ({ landing_id, use_meta_query, meta_query }) => {
  if (!isId(landing_id)) return undefined;
  const wanted = use_meta_query === 1 ? ((meta_query ?? {}) as Readonly<Record<string, unknown>>) : {};
  const asked = keys.flatMap((key) => {
    const texts = wanted[key];
    if (!Array.isArray(texts) || texts.length === 0) return [];
    return [[key, JSON.stringify((texts as string[]).map(wellFormed))] as const];
  });
  const tests = asked.map(([key]) => ` AND ${key} IN (SELECT value FROM json_each(?))`);
  return friendsWith(
    "friend_landing",
    `landing_id = ?${tests.join("")}`,
    landing_id,
    ...asked.map(([, texts]) => texts),
  );
};
