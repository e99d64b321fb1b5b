import type { Compile } from "../query.js";
import { byCalendarReservation } from "./calendar-reservation.js";
import { byCommonInformation } from "./common-information.js";
import { byConversion } from "./conversion.js";
import { byEventReservation } from "./event-reservation.js";
import { byExternalValue } from "./external.js";
import { byForm } from "./form.js";
import { byJourney } from "./journey.js";
import { byLanding } from "./landing.js";
import { byLandingDetail } from "./landing-detail.js";
import { byLastReaction } from "./last-reaction.js";
import { byMail } from "./mail.js";
import { byMemo } from "./memo.js";
import { byName } from "./name.js";
import { byOther } from "./other.js";
import { byRegistration } from "./registration.js";
import { byReminder } from "./reminder.js";
import { byResponseMark } from "./response-mark.js";
import { byRichMenu } from "./rich-menu.js";
import { byScenario } from "./scenario.js";
import { byStatusMessage } from "./status-message.js";
import { byTag } from "./tag.js";
import { byVariable } from "./variable.js";

/** Every condition that friends can meet, by type. An or-panel is none: it holds some. */
export const conditions: ReadonlyMap<number, Compile> = new Map([
  [11, byName],
  [20, byMemo],
  [25, byStatusMessage],
  [30, byRegistration],
  [50, byResponseMark],
  [60, byTag],
  [75, byVariable],
  [41, byScenario],
  [65, byEventReservation],
  [67, byCalendarReservation],
  [77, byCommonInformation],
  [80, byConversion],
  [85, byLanding],
  [86, byLandingDetail],
  [90, byReminder],
  [93, byRichMenu],
  [95, byForm],
  [15, byMail],
  [106, byLastReaction],
  [110, byOther],
  [70, byJourney],
  [115, byExternalValue],
]);
