import { createScreenContext, type EditorCommands } from "../../../editor/index.js";
import type { PageLists } from "../../../references/index.js";
import type { FriendModel } from "../friend-model.js";
import type { FieldsOfTabs } from "../last-save.js";
import type { FriendSettings, FriendTab } from "../settings.js";
import type { FriendQueries } from "../source.js";

/** Actions that a friend editor asks of its element. */
export interface FriendActions {
  queriesOf(friend: string): FriendQueries;
  /** Saves what is changed on these tabs, one after another; of one that `fields` names, these alone. */
  save(tabs: readonly FriendTab[], fields?: FieldsOfTabs): void;
  /** Takes the last save back, by another one. */
  undoSave(): void;
  /** The operator's answer to whether unsaved work may be given up. */
  leave(mayLeave: boolean): void;
  /** The dialog is over. */
  close(): void;
  /** The dialog is gone from the screen. */
  closed(): void;
}

/** Context that every part of the screen needs. */
export interface FriendContextValue {
  readonly model: FriendModel;
  readonly commands: EditorCommands;
  readonly lists: PageLists;
  readonly actions: FriendActions;
  readonly settings: FriendSettings;
  /** Nothing can be edited now. */
  readonly isFixed: boolean;
}

/** The context of this component. */
export const [FriendProvider, useFriend] = createScreenContext<FriendContextValue>("a friend");
