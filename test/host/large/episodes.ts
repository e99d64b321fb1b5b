import { episodes } from "../api/episodes.js";
import type { DemoParts } from "../demo-data.js";
import type { Store } from "../store.js";

/** How many steps the longest sequence of a large account has. */
export const largeSteps = 200;

const at = new Date("2026-11-20T10:00:00+09:00");
const kinds = ["text", "template", "action"] as const;

/** Adds a sequence with many steps, a third of each content. */
export function fillEpisodes(store: Store): void {
  const steps = Array.from({ length: largeSteps }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? "text";
    return {
      ...{
        id: 80_001 + index,
        order: index + 1,
        timing_type: 0,
        direction: "after",
        days: index,
        time: "10:00",
      },
      offset_min: null,
      content: {
        kind,
        text: kind === "text" ? `${index + 1}通目のご案内です。` : null,
        template_id: kind === "template" ? 401 : null,
        action_id: kind === "action" ? 1 : null,
      },
      member_query_id: null,
    };
  });
  store.insert(
    episodes,
    (id) => ({
      ...{ id, name: "200通のご案内", type: 11, is_active: false, activated_at: null, deleted_at: null },
      ...{ salon_id: 1, steps, updated_at: at.toISOString() },
    }),
    at,
  );
}

export const largeEpisodeParts: DemoParts = { "large-episodes": fillEpisodes };
