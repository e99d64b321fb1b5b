import { actionDescriptions } from "./actions.js";
import { blockTimeDescriptions } from "./block-times.js";
import type { DescribedCall } from "./call.js";
import { episodeDescriptions } from "./episodes.js";
import { filterDescriptions } from "./filters.js";
import { formFieldDescriptions } from "./form-fields.js";
import { friendDetailDescriptions } from "./friend-details.js";
import { friendDescriptions } from "./friends.js";
import { journeyDescriptions } from "./journeys.js";
import { messageDescriptions } from "./messages.js";
import { metricDescriptions } from "./metrics.js";
import { notificationChannelDescriptions } from "./notification-channels.js";
import { notificationDescriptions } from "./notifications.js";
import { openApiCodeDescriptions } from "./open-api-codes.js";
import { openApiTriggerDescriptions } from "./open-api-triggers.js";
import { pickerDescriptions } from "./pickers.js";
import { reservationDescriptions } from "./reservations.js";
import { salonCalendarDescriptions } from "./salon-calendars.js";
import { salonConfigDescriptions } from "./salon-configs.js";
import { salonItemDescriptions } from "./salon-items.js";
import { salonOnlineDescriptions } from "./salon-online.js";
import { salonUrlDescriptions } from "./salon-urls.js";
import { salonDescriptions } from "./salons.js";
import { timeShiftDescriptions } from "./time-shifts.js";
import { timelineDescriptions } from "./timeline.js";

export * from "./call.js";
export * from "./deviations.js";

/** Every call of the library, in the order in which the elements stand. */
export const describedCalls: readonly DescribedCall[] = [
  ...actionDescriptions,
  ...filterDescriptions,
  ...pickerDescriptions,
  ...friendDescriptions,
  ...friendDetailDescriptions,
  ...timelineDescriptions,
  ...messageDescriptions,
  ...formFieldDescriptions,
  ...journeyDescriptions,
  ...reservationDescriptions,
  ...blockTimeDescriptions,
  ...timeShiftDescriptions,
  ...notificationDescriptions,
  ...notificationChannelDescriptions,
  ...episodeDescriptions,
  ...openApiCodeDescriptions,
  ...openApiTriggerDescriptions,
  ...salonDescriptions,
  ...salonConfigDescriptions,
  ...salonItemDescriptions,
  ...salonOnlineDescriptions,
  ...salonCalendarDescriptions,
  ...salonUrlDescriptions,
  ...metricDescriptions,
];
