import { useState } from "react";

/** An action of more effects is long, and of that one the panels far from the screen are heads without tools. */
const mostDrawn = 40;
/** Of a long one so many are drawn whole at once: about a screenful, which would be drawn twice otherwise. */
const firstScreenful = 16;

/**
 * Whether a panel is drawn whole without waiting until it is near: one of the first, one that was there when the list was
 * short, one that the focus is to go to.
 */
export function useDrawnAtOnce(): (panel: {
  key: string;
  at: number;
  count: number;
  wanted: string | null | undefined;
}) => boolean {
  // Only ever grows, so that adding to it while drawing changes nothing about what was drawn.
  const [keys] = useState(() => new Set<string>());
  return ({ key, at, count, wanted }) => {
    if (count <= mostDrawn || at < firstScreenful || key === wanted) keys.add(key);
    return keys.has(key);
  };
}
