import { useEffect } from "react";
import type { Catalogue } from "./catalogue.js";
import { prepareSearch } from "./finding.js";

/** Readies the search while nobody waits for anything, so that the first letter is no slower than the others. */
export function usePreparedSearch(catalogue: Catalogue | null): void {
  useEffect(() => {
    if (!catalogue) return;
    if (typeof requestIdleCallback === "undefined") return;
    const idle = requestIdleCallback(() => prepareSearch(catalogue));
    return () => cancelIdleCallback(idle);
  }, [catalogue]);
}
