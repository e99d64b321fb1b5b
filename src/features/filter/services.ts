import type { Atom } from "jotai/vanilla";
import type { FunnelFolder } from "../../api/funnels.js";
import type { ItemId } from "../../api/resources.js";
import type { AudienceFunctions } from "../../editor/index.js";
import type { Answer } from "../../lib/failure.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { PageLists } from "../../references/index.js";

/** Services of the page for a filter. */
export interface FilterPage {
  lists: PageLists;
  audience: Atom<AudienceFunctions>;
  folders(signal: AbortSignal): Promise<Answer<FunnelFolder[]>>;
  savedFilter(id: ItemId, signal: AbortSignal): Promise<Answer<PlainObject>>;
}

/** Services that the screen of a filter asks of its element. */
export interface FilterServices {
  page: FilterPage;
  /** `YYYY-MM-DD`, where the operator is. */
  today(): string;
  retryLoading(): void;
}
