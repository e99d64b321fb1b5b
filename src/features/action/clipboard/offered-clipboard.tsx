import { createClipboardOffers } from "../../editing/late-views.js";
import type { ActionModel } from "../model.js";

/** How effects are copied in each action. */
export const { offer: offerClipboard, useClipboard } = createClipboardOffers<ActionModel>();
