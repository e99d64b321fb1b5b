import { operators } from "../operators.js";
import { type ItemMeta, setUpAt } from "./detail.js";
import type { KnownFriend } from "./table.js";

const DAY = 86_400_000;

/** Of a value that was there before anybody saved one here: believable, and the same each time. */
export function metaOf({ facts, detail }: KnownFriend, id: string): ItemMeta {
  const saved = detail.metas[id];
  if (saved) return saved;
  const seed = facts.id * 31 + Number(id);
  const time = setUpAt.getTime() - (seed % 200) * DAY - ((seed * 7919) % DAY);
  return {
    updated_at: new Date(time).toISOString(),
    updated_by: operators[seed % operators.length]?.name ?? "",
  };
}
