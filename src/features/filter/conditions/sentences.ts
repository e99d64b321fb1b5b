import type { Locale } from "../../../lib/locale.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { Names } from "../../choosing/index.js";
import { describeAnswerForm } from "./answer-form/sentence.js";
import { describeCalendarReservation } from "./calendar-reservation/sentence.js";
import { describeCommonInfo } from "./common-info/sentence.js";
import { describeConversion } from "./conversion/sentence.js";
import type { Describe } from "./definition.js";
import { describeEventReservation } from "./event-reservation/sentence.js";
import { describeExternalApi } from "./external-api/sentence.js";
import { describeFriendInfo } from "./friend-info/sentence.js";
import { describeFriendName } from "./friend-name/sentence.js";
import { type ConditionData, definitionOf, type EditableType } from "./index.js";
import { describeJourney } from "./journey/sentence.js";
import { describeLanding } from "./landing/sentence.js";
import { describeLandingDetail } from "./landing-detail/sentence.js";
import { describeLastReaction } from "./last-reaction/sentence.js";
import { describeMail } from "./mail/sentence.js";
import { describeMemo } from "./memo/sentence.js";
import { describeOther } from "./other/sentence.js";
import { describeRegistered } from "./registered/sentence.js";
import { describeReminder } from "./reminder/sentence.js";
import { describeResponseMark } from "./response-mark/sentence.js";
import { describeRichMenu } from "./rich-menu/sentence.js";
import { describeScenario } from "./scenario/sentence.js";
import { describeStatusMessage } from "./status-message/sentence.js";
import { describeTag } from "./tag/sentence.js";

/** What each kind says; a kind without a sentence does not compile. */
const sentences: { [Type in EditableType]: Describe<never> } = {
  11: describeFriendName,
  20: describeMemo,
  25: describeStatusMessage,
  30: describeRegistered,
  50: describeResponseMark,
  60: describeTag,
  75: describeFriendInfo,
  41: describeScenario,
  65: describeEventReservation,
  67: describeCalendarReservation,
  77: describeCommonInfo,
  80: describeConversion,
  85: describeLanding,
  86: describeLandingDetail,
  90: describeReminder,
  93: describeRichMenu,
  95: describeAnswerForm,
  15: describeMail,
  106: describeLastReaction,
  110: describeOther,
  70: describeJourney,
  115: describeExternalApi,
};

/** What a condition says, or `null` for one that we cannot read. Total: it never throws, whatever the data. */
export function describeCondition(condition: PlainData, names: Names, locale: Locale): string | null {
  const definition = definitionOf(condition);
  if (!definition) return null;
  const describe = sentences[definition.type] as unknown as Describe<ConditionData>;
  return describe(condition as ConditionData, names, locale);
}
