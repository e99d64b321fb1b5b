import { useEffect, useState } from "react";
import type { Message } from "../../api/timeline.js";
import type { MessagePages } from "./source.js";

/** Keeps the messages in view as the server has them after each refresh. */
export function useRenewedInView(
  pages: MessagePages,
  { rows, first, last }: { rows: readonly Message[]; first: number; last: number },
): void {
  const [viewer] = useState(() => ({}));
  useEffect(() => {
    const seen = rows.slice(Math.max(0, first - 1), last + 2);
    pages.see(
      viewer,
      seen.map(({ id }) => id),
    );
  }, [pages, viewer, rows, first, last]);
  useEffect(() => () => pages.see(viewer, []), [pages, viewer]);
}
