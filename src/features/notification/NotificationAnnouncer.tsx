import { StepAnnouncer } from "../../editor/index.js";
import { useNotification, useNotificationSettings } from "./notification-context.js";

/** Says what an edit did; in the notification, and over its condition. */
export function NotificationAnnouncer() {
  const { model } = useNotification();
  const { settings, words } = useNotificationSettings();
  return (
    <StepAnnouncer
      model={model}
      locale={settings.locale}
      textOf={(done) => {
        if ("number" in done)
          return (done.kind === "removed" ? words.removedOne : words.added)(words.timing(done.number));
        return "count" in done ? "" : words.presetChosen[done.kind];
      }}
    />
  );
}
