/* What a salon offers, who does it, when it is open, what customers see, and which calendars and links it has. */
export type {
  CalendarActions,
  FieldOutcome,
  OnlineActions,
  SalonActions,
  SaveOutcome,
  UrlActions,
} from "./actions.js";
export { withAssociation, withLink, withoutAssociation } from "./calendars/calendar-list.js";
export { whyCalendarFailed } from "./calendars/calendar-text.js";
export { calendarWords } from "./calendars/messages.js";
export { type CalendarWaits, createCalendarWaits, waitMs } from "./calendars/waits.js";
export { fieldOfSwitch, newConfig } from "./config.js";
export { customerIds, customerPlaces, movedCustomers } from "./customer-items.js";
export { readDialogWork, type SalonDialog } from "./dialogs.js";
export { explainCall } from "./explain.js";
export { copyOf, itemIds, movedItems, placedItems, withItem, withoutItem } from "./items/item-list.js";
export { staleLines } from "./items/stale-lines.js";
export { type SalonWords, salonWords } from "./messages.js";
export { createSalonModel, type SalonModel } from "./model.js";
export { mergedPairs } from "./pairs/pairs.js";
export { type SalonSettingsQueries, salonSettingsQueries } from "./queries.js";
export { SalonScreen } from "./SalonScreen.js";
export { isSection, type SalonSettings, type SectionName, sectionNames } from "./settings.js";
export { salonStyles } from "./styles.js";
export { withoutUrl, withUrl } from "./urls/url-list.js";
