import { createPageLists, createSharedLists } from "../../../references/index.js";
import type { ListMakers } from "../actions.js";

/** What makes the lists of the pickers here. */
export const listMakers: ListMakers = { shared: createSharedLists, page: createPageLists };
