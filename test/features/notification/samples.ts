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

const days = fc.subarray([0, 1, 2, 3, 4, 5, 6]).filter((each) => each.length > 0);
/** Half hours around an edge, so that rows touch, overlap and are empty. */
const edge = fc.constantFrom(
  "00:00",
  "00:01",
  "08:59",
  "09:00",
  "09:01",
  "12:00",
  "18:00",
  "23:30",
  "23:58",
  "23:59",
);

/** Rows as they meet each other: touching, overlapping, empty, twice, whole days, and ends at the end of the day in all spellings. */
export const meetingRows = fc.array(
  fc.oneof(
    anyRow,
    fc.record({ weekdays: days, from: edge, to: fc.oneof(edge, fc.constantFrom("24:00", "23:59", "00:00")) }),
    fc.record({ weekdays: days, from: fc.constant("00:00"), to: fc.constantFrom("24:00", "23:59", "00:00") }),
  ),
  { maxLength: 6 },
);
