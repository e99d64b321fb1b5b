import { Hono } from "hono";
import { addActionList } from "./pages/action-list.js";
import { addActionPages } from "./pages/action-pages.js";
import { addBookingPages } from "./pages/booking/page.js";
import type { PageContext } from "./pages/context.js";
import { addAlonePage } from "./pages/embed/alone.js";
import { addBundlePages } from "./pages/embed/bundles.js";
import { addEveryElementPage } from "./pages/embed/every-element.js";
import { addFormPage } from "./pages/embed/form.js";
import { addManyPage } from "./pages/embed/many.js";
import { addModalPage } from "./pages/embed/modal.js";
import { addScriptPage } from "./pages/embed/script.js";
import { addSeveralPage } from "./pages/embed/several.js";
import { addEpisodeEditPages } from "./pages/episodes/edit.js";
import { addEpisodeListPages } from "./pages/episodes/list.js";
import { addFilterPages } from "./pages/filters/edit.js";
import { addFilterEmbedPages } from "./pages/filters/embed.js";
import { addFilterFormPage } from "./pages/filters/form.js";
import { addFilterList } from "./pages/filters/list.js";
import { addAnswerFormPage } from "./pages/form-fields/in-form.js";
import { addFormFieldScriptPage } from "./pages/form-fields/script.js";
import { addFormFieldTablePage } from "./pages/form-fields/table.js";
import { addFriendEditPage } from "./pages/friends/edit.js";
import { addFriendListPage } from "./pages/friends/list.js";
import { addFriendTablePage } from "./pages/friends/table.js";
import { addFrontPage } from "./pages/front.js";
import { addJourneyPages } from "./pages/journeys.js";
import { addMessagePopups } from "./pages/message-popups.js";
import { addMessagePages } from "./pages/messages/edit.js";
import { addMessageFormPage } from "./pages/messages/form.js";
import { addConnectPage } from "./pages/notifications/connect.js";
import { addNotificationEditPages } from "./pages/notifications/edit.js";
import { addNotificationEmbedPages } from "./pages/notifications/embed.js";
import { addNotificationListPage } from "./pages/notifications/list.js";
import { addOpenApiPages } from "./pages/open-api.js";
import { rememberOperator } from "./pages/operator.js";
import { addPickerFormPage } from "./pages/pickers/form.js";
import { addPickerKindPages } from "./pages/pickers/kinds.js";
import { addPickerRulesPage } from "./pages/pickers/rules.js";
import { renderLogin, renderMissing } from "./pages/plain-pages.js";
import { addReservationFormPage } from "./pages/reservations/form.js";
import { addOneReservationPage } from "./pages/reservations/one.js";
import { addSchedulePage } from "./pages/reservations/schedule.js";
import { addReservationTablePage } from "./pages/reservations/table.js";
import { addConsentPage } from "./pages/salon-settings/consent.js";
import { addSalonSettingsPages } from "./pages/salon-settings/pages.js";
import { addFriendMessagesPage } from "./pages/timeline/friend.js";
import { addTimelineModalPage } from "./pages/timeline/modal.js";
import { addTimelinePage } from "./pages/timeline/timeline.js";
import { addTimelineTopPage } from "./pages/timeline/top.js";

/** One line per page; a new one joins here, and gets its line on the front page. */
const pages: readonly ((app: Hono, context: PageContext) => void)[] = [
  addFrontPage,
  addActionList,
  addActionPages,
  addAlonePage,
  addFormPage,
  addScriptPage,
  addModalPage,
  addSeveralPage,
  addManyPage,
  addEveryElementPage,
  addBundlePages,
  addPickerKindPages,
  addPickerRulesPage,
  addPickerFormPage,
  addFilterList,
  addFilterPages,
  addFilterFormPage,
  addFilterEmbedPages,
  addMessagePages,
  addMessageFormPage,
  addMessagePopups,
  addFormFieldTablePage,
  addAnswerFormPage,
  addFormFieldScriptPage,
  addTimelinePage,
  addTimelineTopPage,
  addFriendMessagesPage,
  addTimelineModalPage,
  addFriendListPage,
  addFriendTablePage,
  addFriendEditPage,
  addReservationTablePage,
  addSchedulePage,
  addOneReservationPage,
  addReservationFormPage,
  addNotificationListPage,
  addEpisodeListPages,
  addEpisodeEditPages,
  addJourneyPages,
  addOpenApiPages,
  addSalonSettingsPages,
  addConsentPage,
  addBookingPages,
  addNotificationEmbedPages,
  addNotificationEditPages,
  addConnectPage,
];

/** The console's server-rendered pages. */
export function createPages(context: PageContext): Hono {
  const app = new Hono();
  app.use(rememberOperator);
  for (const add of pages) add(app, context);
  app.get("/login", (c) => renderLogin(c, context));
  app.notFound((c) => renderMissing(c, context));
  return app;
}
