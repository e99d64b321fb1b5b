import { useAtomValue } from "jotai";
import { createScreenContext, type EditorCommands } from "../../editor/index.js";
import { type RowProblem, useShownProblemsOf } from "../../list-editor/index.js";
import { type NotificationWords, notificationWords } from "./messages.js";
import type { NotificationModel } from "./notification-model.js";
import type { NotificationServices } from "./services.js";
import type { NotificationSettings } from "./settings.js";

/** Context that every part of the screen needs. */
export interface NotificationScreenContext {
  readonly model: NotificationModel;
  readonly commands: EditorCommands;
  readonly services: NotificationServices;
}

/** The notification that this component is in. */
export const [NotificationProvider, useNotification] =
  createScreenContext<NotificationScreenContext>("a notification");

/** Settings and words of a notification, and whether nothing can be edited. */
export function useNotificationSettings(): {
  settings: NotificationSettings;
  words: NotificationWords;
  fixed: boolean;
} {
  const { model } = useNotification();
  const settings = useAtomValue(model.atoms.settings);
  return {
    settings,
    words: notificationWords[settings.locale],
    fixed: settings.readonly || settings.disabled,
  };
}

/** Problems that are shown by now, of the notification as a whole or of one row. */
export function useShownProblems(row: string | null): readonly RowProblem[] {
  const { model, commands } = useNotification();
  return useShownProblemsOf(model, commands.session, row);
}
