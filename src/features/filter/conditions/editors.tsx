import type { ComponentType } from "react";
import type { VariantEditorProps } from "../../../list-editor/index.js";
import { AnswerFormEditor } from "./answer-form/AnswerFormEditor.js";
import { CalendarReservationEditor } from "./calendar-reservation/CalendarReservationEditor.js";
import { CommonInfoEditor } from "./common-info/CommonInfoEditor.js";
import { ConversionEditor } from "./conversion/ConversionEditor.js";
import type { ConditionEditors } from "./editor-types.js";
import { EventReservationEditor } from "./event-reservation/EventReservationEditor.js";
import { ExternalApiEditor } from "./external-api/ExternalApiEditor.js";
import { FriendInfoEditor } from "./friend-info/FriendInfoEditor.js";
import { FriendNameEditor } from "./friend-name/FriendNameEditor.js";
import type { conditions } from "./index.js";
import { JourneyEditor } from "./journey/JourneyEditor.js";
import { LandingEditor } from "./landing/LandingEditor.js";
import { LandingDetailEditor } from "./landing-detail/LandingDetailEditor.js";
import { LastReactionEditor } from "./last-reaction/LastReactionEditor.js";
import { MailEditor } from "./mail/MailEditor.js";
import { MemoEditor } from "./memo/MemoEditor.js";
import { OtherEditor } from "./other/OtherEditor.js";
import { RegisteredEditor } from "./registered/RegisteredEditor.js";
import { ReminderEditor } from "./reminder/ReminderEditor.js";
import { ResponseMarkEditor } from "./response-mark/ResponseMarkEditor.js";
import { RichMenuEditor } from "./rich-menu/RichMenuEditor.js";
import { ScenarioEditor } from "./scenario/ScenarioEditor.js";
import { StatusMessageEditor } from "./status-message/StatusMessageEditor.js";
import { TagEditor } from "./tag/TagEditor.js";

type Condition = (typeof conditions)[number];

/** The editor of each kind: one is missing, or edits another kind, and it does not compile. */
export type ConditionEditorsByType = {
  [Type in Condition["type"]]: ComponentType<
    VariantEditorProps<Parameters<Extract<Condition, { type: Type }>["summarize"]>[0]>
  >;
};

const editorsByType: ConditionEditorsByType = {
  11: FriendNameEditor,
  20: MemoEditor,
  25: StatusMessageEditor,
  30: RegisteredEditor,
  50: ResponseMarkEditor,
  60: TagEditor,
  75: FriendInfoEditor,
  41: ScenarioEditor,
  65: EventReservationEditor,
  67: CalendarReservationEditor,
  77: CommonInfoEditor,
  80: ConversionEditor,
  85: LandingEditor,
  86: LandingDetailEditor,
  90: ReminderEditor,
  93: RichMenuEditor,
  95: AnswerFormEditor,
  15: MailEditor,
  106: LastReactionEditor,
  110: OtherEditor,
  70: JourneyEditor,
  115: ExternalApiEditor,
};

/** The same as the rest of the feature sees them. */
export const conditionEditors = editorsByType as unknown as ConditionEditors;
