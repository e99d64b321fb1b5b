import { lazily } from "../../kit/lazily.js";

/** The open list, in a file of its own: a page shows many closed pickers. The first of them fetches it. */
export const lazyPopup = lazily(() => import("./PickerPopup.js"));
