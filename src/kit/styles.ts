import footer from "./footer.css?inline";
import { groundStyles } from "./ground-styles.js";

/** What every editor shows at once, after the ground. Widgets that are loaded on their own bring theirs along (`useSheet`). */
export const frameStyles: readonly string[] = [footer];

/** Both, for places that show single widgets. */
export const kitStyles: readonly string[] = [...groundStyles, ...frameStyles];
