import { configure } from "../../../src/entries/action-editor.js";
import {
  type ActionEditorElement,
  actionSchema,
  type ContextEvent,
  type ContextKey,
  contextValues,
  defineAll,
  type Episode,
  type EpisodeEditorElement,
  type EpisodeStep,
  effectSchema,
  episodeSchema,
  type FailureDetail,
  type FinishDetail,
  type FinishResult,
  type FormField,
  type FormFieldChoice,
  type FormFieldEditorElement,
  type FriendEditorElement,
  type FriendListElement,
  type FriendTab,
  type FunnelEditorElement,
  type FunnelEventName,
  formFieldSchema,
  funnelEvents,
  type ItemPickerElement,
  isFunnelEvent,
  type Journey,
  type JourneyListElement,
  type JudgeDetail,
  type MessageEditorElement,
  type MessageTimelineElement,
  type Notification,
  type NotificationEditorElement,
  notificationSchema,
  type OpenApiConsoleElement,
  type OpenApiParams,
  type OpenApiTrigger,
  openApiTriggerSchema,
  type PickerChangeDetail,
  type ReservationPanelElement,
  type ReservationScheduleElement,
  type ReservationScheduleEventMap,
  reservationSchema,
  type SalonSettingsElement,
  type SlotDetail,
} from "../../../src/entries/index.js";

// A page without React. Here it is checked against the sources; test/packaging/types.test.ts checks it as a user of
// the package would, against what was built.

defineAll();
configure({ apiBase: "/console", locale: "ja" });
// @ts-expect-error: there is no such language.
configure({ locale: "fr" });

const editor: ActionEditorElement = document.createElement("action-editor");
const found = document.querySelector("action-editor");
found?.undo();

editor.finisher = "emit";
// @ts-expect-error: there is no such finisher.
editor.finisher = "send";
editor.groupId = 4;
editor.value = { inputs: [] };
editor.disabledTypes = ["1", "12"];
// @ts-expect-error: whether there are edits is the element's to say.
editor.dirty = true;

editor.addEventListener("finish", (event) => {
  const detail: FinishDetail = event.detail;
  keep(event.detail.payload, detail.response);
  // @ts-expect-error: `finish` has no reason.
  event.detail.reason;
});
editor.addEventListener("failure", function (event) {
  const { reason }: FailureDetail = event.detail;
  if (reason === "http") this.reset();
});
editor.addEventListener("click", (event) => keep(event.clientX));
editor.addEventListener("of-the-page", (event) => keep(event.type));
// @ts-expect-error: a click has no detail of ours.
editor.addEventListener("click", (event) => keep(event.detail.payload));

const result: Promise<FinishResult> = editor.submit();
result.then((answer) => keep(answer.ok ? answer.payload : answer.messages));

const event: ContextEvent<"event_book"> = "event_paid";
const key: ContextKey<"event_book"> = "qr_url";
keep(contextValues.event_book.events[event].label.ja, contextValues.event_book.keys[key].ability);
// @ts-expect-error: a key of the other category.
keep(contextValues.reserve.keys.qr_url);
// @ts-expect-error: nothing in it can be changed.
contextValues.reserve.label.ja = "";
const received: unknown = "tag_attached";
const known: FunnelEventName | null = isFunnelEvent(received) ? received : null;
keep(known, funnelEvents.tag.tag[0]);
// @ts-expect-error: there is no such group.
keep(funnelEvents.tags);

const message: MessageEditorElement = document.createElement("message-editor");
message.value = "[[name]]さん";
message.sendKey = "enter";
message.placeholders = ["name", "date"];
message.addEventListener("send", (event) => keep(event.detail.value.length));
message.addEventListener("finish", (event) => keep(event.detail.payload.length));
// @ts-expect-error: there is no such key.
message.sendKey = "tab";

const timeline: MessageTimelineElement = document.createElement("message-timeline");
timeline.pattern = "memberDetail";
timeline.memberId = "7";
timeline.poll = 30;
timeline.value = [101, 102];
timeline.append([{ id: 103, text: "はい" }]);
keep(timeline.state.selectedMessageIds.length, timeline.state.alert);
timeline.addEventListener("finish", (event) => keep(event.detail.payload[0]));
// @ts-expect-error: there is no such pattern.
timeline.pattern = "all";

const friends: FriendListElement = document.createElement("friend-list");
friends.operatorRoleId = "4";
friends.memberId = 7;
friends.refresh();
friends.addEventListener("member-select", (event) => keep(event.detail.memberId + 1));
// @ts-expect-error: an id is a number.
friends.memberId = "7";
const friend: FriendEditorElement = document.createElement("friend-editor");
friend.memberId = "7";
friend.memberName = "山田 花子";
friend.tab = "variables";
friend.show();
friend.addEventListener("finish", (event) => {
  const tab: FriendTab = event.detail.tab;
  keep(tab, event.detail.payload);
});
friend.addEventListener("close", (event) => keep(event.detail));
friend.confirmLeave().then((mayLeave) => keep(mayLeave === true, friend.loadingState));
// @ts-expect-error: which state it is in is the element's to say.
friend.loadingState = 1;
// @ts-expect-error: a friend's id is a text.
friend.memberId = 7;

const asked: FormFieldEditorElement = document.createElement("form-field-editor");
asked.sync = ["user-var", "real-name"];
asked.value = { ...asked.value, label: "お名前", swatch_id: 5, rule: "name" };
asked.addEventListener("finish", (event) => keep(event.detail.payload));
const choice: FormFieldChoice | undefined = asked.value.options[0];
const definition: FormField = asked.value;
keep(choice, definition.required, formFieldSchema["~standard"].vendor);
// @ts-expect-error: there is no such input type.
definition.swatch_id = 30;

const told: NotificationEditorElement = document.createElement("notification-editor");
told.notificationId = 7;
told.testChannel = async (channel, _, { signal }) => ({
  ok: channel.is_active && !signal.aborted,
  message: "",
});
told.addEventListener("channel-deleted", (event) => keep(event.detail.id + 1, event.detail.kind));
const notification: Notification = told.value;
keep(notification.timings[0]?.weekdays, notificationSchema["~standard"].vendor);
// @ts-expect-error: a mode is one of two.
notification.schedule.mode = "monthly";

const sequence: EpisodeEditorElement = document.createElement("episode-editor");
sequence.episodeId = 9;
sequence.attr = "follow_id";
sequence.reservations = [{ id: 1, name: "佐藤", date: "2026-12-01", from: "15:00", to: "16:00" }];
sequence.addEventListener("activated", (event) => keep(event.detail.episodeId + 1, event.detail.response));
sequence.addEventListener("linked", (event) => keep(event.detail.salonId + 1, event.detail.episodeId));
sequence.addEventListener("deleted", (event) => keep(event.detail.episodeId + 1));
const episode: Episode = sequence.value;
const step: EpisodeStep | undefined = episode.steps[0];
keep(step?.content.template_id, episodeSchema["~standard"].vendor);
// @ts-expect-error: a type is one of four.
episode.type = 12;

const ways: JourneyListElement = document.createElement("journey-list");
ways.groupId = "favorite";
ways.journeyId = 1401;
ways.addEventListener("journey-select", (event) => {
  const way: Journey = event.detail.journey;
  keep(way.journey_kpis[0]?.journey_tag_id, way.favorite === 1, event.detail.journeyId + 1);
});
ways.addEventListener("saved", (event) => keep(event.detail.resource === "phase", event.detail.ids[0]));
ways.refresh().then(() => keep(ways.selectedIds.length, ways.dirty));
// @ts-expect-error: a group is a number, one of two names, or none.
ways.groupId = "all";

const outside: OpenApiConsoleElement = document.createElement("open-api-console");
outside.section = "triggers";
outside.sections = ["triggers", "logs"];
outside.triggerId = 5;
outside.addEventListener("token-issued", (event) =>
  keep(event.detail.tokenKey, event.detail.serviceCodeId + 1),
);
outside.addEventListener("failure", (event) =>
  keep(event.detail.section === "logs", event.detail.messages[0]),
);
outside.refresh().then(() => keep(outside.dirty, outside.serviceCodeId));
const values: OpenApiParams = { total: { label: "合計", type: "number" } };
const inbound = (trigger: OpenApiTrigger) => keep(trigger.context.params, values);
keep(inbound.length, openApiTriggerSchema["~standard"].vendor);
// @ts-expect-error: there are four sections.
outside.section = "webhooks";

const shop: SalonSettingsElement = document.createElement("salon-settings");
shop.salonId = 1;
shop.section = "opening";
shop.sections = ["opening", "courses"];
shop.addEventListener("saved", (event) => keep(event.detail.section === "urls", event.detail.id));
shop.addEventListener("change", (event) => keep(event.detail.valid, event.detail.dirty));
shop.refresh().then(() => keep(shop.dirty, shop.salonId));
// @ts-expect-error: there are six sections.
shop.section = "prices";

const panel: ReservationPanelElement = document.createElement("reservation-panel");
panel.salonId = "1";
panel.reservationId = "5";
panel.type = "detail";
panel.show();
panel.addEventListener("finish", (event) => keep(event.detail.payload, event.detail.response));
panel.addEventListener("judge", (event) => {
  const judged: JudgeDetail = event.detail;
  keep(judged.reservationId + 1, judged.childId === null, judged.kind === "edit", judged.status);
});
panel.addEventListener("close", (event) => keep(event.detail, panel.open));
panel.submit().then((answer) => keep(answer.ok ? answer.payload.id : answer.messages));
keep(reservationSchema["~standard"].vendor);
// @ts-expect-error: there is no such judgement.
panel.addEventListener("judge", (event) => keep(event.detail.kind === "delete"));
// @ts-expect-error: it shows the detail or the form.
panel.type = "list";
// @ts-expect-error: a reservation's id is a text.
panel.reservationId = 5;

const schedule: ReservationScheduleElement = document.createElement("reservation-schedule");
schedule.salonId = "1";
schedule.page = "PAGE_TIME_SHIFT_WEEKLY";
schedule.view = "month";
schedule.date = "2026-11-20";
schedule.refresh();
schedule.addEventListener("reservation-select", ({ detail }) => {
  panel.reservationId = String(detail.reservation.id);
});
schedule.addEventListener("slot-select", (event) => {
  const { date, from, to, salonResourceId }: SlotDetail = event.detail;
  panel.value = { date, from, to, salon_resource_id: salonResourceId };
});
schedule.addEventListener("block-select", (event: ReservationScheduleEventMap["block-select"]) => {
  keep(event.detail.blockTime.meta_data);
  event.preventDefault();
});
// @ts-expect-error: a schedule has no value.
schedule.value = null;
// @ts-expect-error: there is no such view.
schedule.view = "year";
// @ts-expect-error: it finishes nothing.
schedule.submit();

// Any library that reads Standard Schema takes them.
const read = actionSchema["~standard"].validate({ inputs: [] });
if (!(read instanceof Promise) && read.issues === undefined) editor.value = read.value;
const text = effectSchema(1)["~standard"].validate({ type: 1, text: "" });
// @ts-expect-error: a text is no number.
if (!(text instanceof Promise) && text.issues === undefined) keep(text.value.text * 2);
// @ts-expect-error: there may be no editor for a kind that is only known as a number.
effectSchema(Number(editor.name))["~standard"];

const picker: ItemPickerElement = document.createElement("item-picker");
picker.kind = "tag";
picker.multiple = true;
picker.value = [1, 2];
picker.source = { items: { 1: { id: 1, name: "VIP" } }, groups: {}, ids: [1], group_ids: [], meta: {} };
// @ts-expect-error: a list of choices has items.
picker.source = { ids: [1] };
picker.addEventListener("change", (event) => {
  const detail: PickerChangeDetail = event.detail;
  keep(detail.items.map(({ name }) => name));
});
picker.addEventListener("item-added", (event) => keep(event.detail.item.id));
// @ts-expect-error: a picker finishes nothing.
picker.submit();

function keep(...values: unknown[]): void {
  console.log(values);
}

const filter: FunnelEditorElement = document.createElement("funnel-editor");
filter.mode = "board";
// @ts-expect-error: there is no such mode.
filter.mode = "panel";
filter.estimate = async (searched, { signal }) => ({
  total: signal.aborted ? 0 : Object.keys(searched).length,
});
filter.explain = async (_, memberId) => ({ matches: memberId === 1, conditions: [true] });
filter.findFriends = async (text, { signal }) => (signal.aborted ? [] : [{ id: 1, name: text }]);
editor.findFriends = filter.findFriends;
editor.estimate = filter.estimate;
// @ts-expect-error: it is a function, or nothing.
filter.estimate = "/audience";
