import type { BeforeFinishDetail, EditorEventMap, FailureDetail, FinishDetail } from "../../editor/index.js";
import type { FriendTab } from "../../features/friend/index.js";

/** The events of `<friend-editor>`: each tab that is finished has its own, and names itself. */
export type FriendEventMap = Omit<EditorEventMap, "before-finish" | "finish" | "failure"> & {
  "before-finish": CustomEvent<BeforeFinishDetail & { tab: FriendTab }>;
  finish: CustomEvent<FinishDetail & { tab: FriendTab }>;
  /** Failure: after a finish it names the tab; after a load that failed, or a value that could not be read, it does not. */
  failure: CustomEvent<FailureDetail & { tab?: FriendTab }>;
  /** The dialog was closed by the operator. */
  close: CustomEvent<null>;
};
