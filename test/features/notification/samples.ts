import fc from "fast-check";
import { demoNotifications } from "../../host/demo/notifications.js";

/** What the demonstration has, as a server would send it. */
export const notificationExamples = demoNotifications;

const minute = fc.integer({ min: 0, max: 1439 });
const clock = minute.map(
  (minutes) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
);

/** A row of hours, whole or not. */
export const anyRow = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })).map((days) => days.sort((one, two) => one - two)),
  from: clock,
  to: clock,
});

export const anyRows = fc.array(anyRow, { maxLength: 8 });
