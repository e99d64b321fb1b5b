import { createClipboardOffers } from "../../editing/late-views.js";
import type { FilterModel } from "../model.js";

/** How conditions are copied in each filter. */
export const { offer: offerClipboard, useClipboard } = createClipboardOffers<FilterModel>();
