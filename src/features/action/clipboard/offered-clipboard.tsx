import { createClipboardOffers } from "../../editing/late-views.js";
import type { ActionModel } from "../model.js";
import type { EffectClipboard } from "./commands.js";

/** How effects are copied in each action. */
export const { offer: offerClipboard, useClipboard } = createClipboardOffers<ActionModel, EffectClipboard>();
