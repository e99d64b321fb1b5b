import type { ElementDeclaration } from "../element-base/declaration.js";
import type { ElementDocumentation } from "../element-base/documentation.js";
import { actionEditorDeclaration } from "./action-editor/declaration.js";
import { actionEditorDocumentation } from "./action-editor/documentation.js";
import { episodeEditorDeclaration } from "./episode-editor/declaration.js";
import { episodeEditorDocumentation } from "./episode-editor/documentation.js";
import { formFieldEditorDeclaration } from "./form-field-editor/declaration.js";
import { formFieldEditorDocumentation } from "./form-field-editor/documentation.js";
import { friendEditorDeclaration } from "./friend-editor/declaration.js";
import { friendEditorDocumentation } from "./friend-editor/documentation.js";
import { friendListDeclaration } from "./friend-list/declaration.js";
import { friendListDocumentation } from "./friend-list/documentation.js";
import { funnelEditorDeclaration } from "./funnel-editor/declaration.js";
import { funnelEditorDocumentation } from "./funnel-editor/documentation.js";
import { itemPickerDeclaration } from "./item-picker/declaration.js";
import { itemPickerDocumentation } from "./item-picker/documentation.js";
import { journeyListDeclaration } from "./journey-list/declaration.js";
import { journeyListDocumentation } from "./journey-list/documentation.js";
import { messageEditorDeclaration } from "./message-editor/declaration.js";
import { messageEditorDocumentation } from "./message-editor/documentation.js";
import { messageTimelineDeclaration } from "./message-timeline/declaration.js";
import { messageTimelineDocumentation } from "./message-timeline/documentation.js";
import { notificationEditorDeclaration } from "./notification-editor/declaration.js";
import { notificationEditorDocumentation } from "./notification-editor/documentation.js";
import { openApiConsoleDeclaration } from "./open-api-console/declaration.js";
import { openApiConsoleDocumentation } from "./open-api-console/documentation.js";
import { reservationPanelDeclaration } from "./reservation-panel/declaration.js";
import { reservationPanelDocumentation } from "./reservation-panel/documentation.js";
import { reservationScheduleDeclaration } from "./reservation-schedule/declaration.js";
import { reservationScheduleDocumentation } from "./reservation-schedule/documentation.js";
import { salonSettingsDeclaration } from "./salon-settings/declaration.js";
import { salonSettingsDocumentation } from "./salon-settings/documentation.js";

/**
 * The one list of elements. Each has a folder here and an entry, both named by its tag. What else names them all comes
 * from this list or is checked against it: the build, the package, the autoloader, the classic script, `defineAll`,
 * the types of tags, the manifest, the data for editors, the hostile pages and the pages for host developers.
 */
export const elementTags = [
  "action-editor",
  "friend-list",
  "funnel-editor",
  "item-picker",
  "message-editor",
  "message-timeline",
  "friend-editor",
  "form-field-editor",
  "reservation-panel",
  "reservation-schedule",
  "notification-editor",
  "episode-editor",
  "journey-list",
  "open-api-console",
  "salon-settings",
] as const;

/** The tag of an element of the library. */
export type ElementTag = (typeof elementTags)[number];

/**
 * Declaration and documentation of each element, and the file of the build that its class goes into: mostly its
 * feature's. Classes are not in it: tools have no browser.
 */
export const registry = {
  "action-editor": {
    declaration: actionEditorDeclaration,
    documentation: actionEditorDocumentation,
    chunk: "action",
  },
  "friend-list": {
    declaration: friendListDeclaration,
    documentation: friendListDocumentation,
    chunk: "friend-list",
  },
  "funnel-editor": {
    declaration: funnelEditorDeclaration,
    documentation: funnelEditorDocumentation,
    chunk: "filter",
  },
  "item-picker": {
    declaration: itemPickerDeclaration,
    documentation: itemPickerDocumentation,
    // Not with the feature `picker`: `references` stands on that, and every element on `references`.
    chunk: "item-picker",
  },
  "message-editor": {
    declaration: messageEditorDeclaration,
    documentation: messageEditorDocumentation,
    // Not with its feature: pages with an action load that, and have no use for this element.
    chunk: "message-editor",
  },
  "message-timeline": {
    declaration: messageTimelineDeclaration,
    documentation: messageTimelineDocumentation,
    chunk: "timeline",
  },
  "friend-editor": {
    declaration: friendEditorDeclaration,
    documentation: friendEditorDocumentation,
    chunk: "friend",
  },
  "form-field-editor": {
    declaration: formFieldEditorDeclaration,
    documentation: formFieldEditorDocumentation,
    chunk: "form-field",
  },
  "reservation-panel": {
    declaration: reservationPanelDeclaration,
    documentation: reservationPanelDocumentation,
    chunk: "reservation-panel",
  },
  "reservation-schedule": {
    declaration: reservationScheduleDeclaration,
    documentation: reservationScheduleDocumentation,
    chunk: "schedule",
  },
  "notification-editor": {
    declaration: notificationEditorDeclaration,
    documentation: notificationEditorDocumentation,
    chunk: "notification",
  },
  "episode-editor": {
    declaration: episodeEditorDeclaration,
    documentation: episodeEditorDocumentation,
    chunk: "episode",
  },
  "journey-list": {
    declaration: journeyListDeclaration,
    documentation: journeyListDocumentation,
    chunk: "journey",
  },
  "open-api-console": {
    declaration: openApiConsoleDeclaration,
    documentation: openApiConsoleDocumentation,
    chunk: "open-api",
  },
  "salon-settings": {
    declaration: salonSettingsDeclaration,
    documentation: salonSettingsDocumentation,
    chunk: "salon",
  },
} as const satisfies { readonly [Tag in ElementTag]: RegisteredElement<Tag> };

/** One element of the list. */
export interface RegisteredElement<Tag extends ElementTag = ElementTag> {
  readonly declaration: ElementDeclaration & { readonly tag: Tag };
  readonly documentation: ElementDocumentation<ElementDeclaration>;
  readonly chunk: string;
}
