import type { ComponentType } from "react";
import type { VariantEditorProps } from "../../../list-editor/index.js";
import { AspEditor } from "./asp/AspEditor.js";
import { CommonInfoEditor } from "./common-info/CommonInfoEditor.js";
import type { EffectEditors } from "./editor-types.js";
import { EventReservationEditor } from "./event-reservation/EventReservationEditor.js";
import { FriendInfoEditor } from "./friend-info/FriendInfoEditor.js";
import type { effects } from "./index.js";
import { MemberEditor } from "./member/MemberEditor.js";
import { MenuEditor } from "./menu/MenuEditor.js";
import { NotifyEditor } from "./notify/NotifyEditor.js";
import { PhaseEditor } from "./phase/PhaseEditor.js";
import { ReminderEditor } from "./reminder/ReminderEditor.js";
import { ScenarioEditor } from "./scenario/ScenarioEditor.js";
import { TagEditor } from "./tag/TagEditor.js";
import { TemplateEditor } from "./template/TemplateEditor.js";
import { TextEditor } from "./text/TextEditor.js";

type Effect = (typeof effects)[number];

/** The editor of each effect: one is missing, or edits another effect, and it does not compile. */
export type EffectEditorsByType = {
  [Type in Effect["type"]]: ComponentType<
    VariantEditorProps<Parameters<Extract<Effect, { type: Type }>["summarize"]>[0]>
  >;
};

const editorsByType: EffectEditorsByType = {
  1: TextEditor,
  12: TemplateEditor,
  13: TagEditor,
  6: FriendInfoEditor,
  5: ScenarioEditor,
  14: MenuEditor,
  15: ReminderEditor,
  7: MemberEditor,
  16: NotifyEditor,
  30: AspEditor,
  31: EventReservationEditor,
  32: CommonInfoEditor,
  50: PhaseEditor,
};

/** The same as the rest of the feature sees them. */
export const effectEditors = editorsByType as unknown as EffectEditors;
