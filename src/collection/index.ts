/* What lives on the server and changes by calls. */
export type { Change } from "./amended-data.js";
export { createServerClient, type ServerClient } from "./client.js";
export { createGesture, type GestureOptions } from "./gesture.js";
export { invalidateKnown, outdateUnseen } from "./invalidate-known.js";
export { createLatestWins, type SwitchChange } from "./latest-wins.js";
export {
  createNumberedPages,
  type NumberedPage,
  type NumberedPages,
  type NumberedPagesOptions,
  type NumberedState,
} from "./numbered-pages.js";
export { createOnceAtATime } from "./once-at-a-time.js";
export {
  type AnsweredOrder,
  createOrderSaves,
  type KeptOrder,
  type OrderSaves,
  type PlacedEntry,
  type ShownMove,
} from "./order-saves.js";
export type { Page, PagesOptions, Part } from "./page.js";
export { createPages, type MoreState, type Pages } from "./pages.js";
export {
  askAgain,
  createQuery,
  type Query,
  type QueryOptions,
  type QueryState,
} from "./query.js";
export { createRecordLoader, type RecordLoader, type RecordLoading } from "./record-loader.js";
export { inTurn } from "./turns.js";
export { useMore, useNumberedPages, useQuery } from "./use-query.js";
