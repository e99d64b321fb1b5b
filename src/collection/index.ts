/* What lives on the server and changes by calls. */

export { createServerClient, type ServerClient } from "./client.js";
export { invalidateAll, invalidateKnown, outdateUnseen } from "./invalidate-known.js";
export { createSwitch, type SwitchOptions } from "./latest-wins.js";
export { serverWords } from "./messages.js";
export { createMutation, type MutationScope, type RunningMutation } from "./mutation.js";
export { createNumberedPages, type NumberedPages } from "./numbered-pages.js";
export type { NumberedState } from "./numbered-state.js";
export { createOnceAtATime } from "./once-at-a-time.js";
export { onlyOnce } from "./optimistic-data.js";
export { createOrderSaves, type KeptOrder, type OrderSaves, type PlacedEntry } from "./order-saves.js";
export type { Page, Part } from "./page.js";
export { createPages, type Pages } from "./pages.js";
export {
  askAgain,
  createQuery,
  type Query,
  type QueryState,
} from "./query.js";
export { inQueue } from "./queues.js";
export { createRecordLoader, type RecordLoading } from "./record-loader.js";
export { retryOver } from "./retry-over.js";
export { createScope, type ShownScope } from "./scope.js";
export { useMore, useNumberedPages, useQuery } from "./use-query.js";
