import "../page/workloads.js";
import "../page/friends.js";
import "../page/documents.js";
import "../page/form-field.js";

// The page's script of the other workloads makes its data in Node as well.
const { workloadData } = globalThis;

const isText = ({ kind }) => kind === "text";

/** What builders hold: five texts, and the fields of `filter`. A text comes first, so that is what a press adds. */
export const builderData = {
  fields: workloadData.fields.toSorted((a, b) => isText(b) - isText(a)),
  options: workloadData.options,
  conditions: workloadData
    .conditions(15)
    .filter(isText)
    .map((condition, at) => ({ ...condition, value: `テキスト${at}` })),
};

export const texts = builderData.conditions.map(({ value }) => value);

/** The same five texts as lines of a message, each with a placeholder. */
export const messageText = texts
  .map((text, at) => `${at % 2 ? `[[var id=${at}]]` : "[[name]]"}さん、${text}`)
  .join("\n");

/** A pull-down of five choices. */
const { label, choices } = workloadData.choiceField(5);
export const choiceField = { label, options: choices };

/** A small notification with its channels, and a sequence of five texts. */
const { notification, channels } = workloadData.notification({ channels: 5, hours: 5 });

export { notification };
export const notificationAnswers = {
  "/api/notifications/boilerplate": { data: { notification: null, events: [], operator_roles: [] } },
  "/api/notification_channels/all": { data: channels },
};
const lists = workloadData.journeyLists({ n: 20, groups: 4 });
export const journeyAnswers = {
  "/api/journeys": { data: lists.journeys },
  "/api/journey_groups": { data: lists.groups },
  "/api/journey_tags": { data: lists.phases.slice(0, 20) },
};
export const openApiAnswers = {
  "/api/open_api/service_codes": {
    data: [
      {
        id: 1,
        name: "ECサイト連携",
        description: "注文",
        count_30d: 2429,
        tokens: [{ token_key: "k", masked: "oat_…Rv4C" }],
      },
      { id: 2, name: "社内ツール", description: "", count_30d: 0, tokens: [] },
    ],
  },
};
export const sequence = {
  ...workloadData.episode(0),
  steps: workloadData.episode(15).steps.filter(({ content }) => content.kind === "text"),
};

/** A list as the server sends it, of any kind. */
export const listOf = workloadData.source;

/** A page of messages as the server sends it, newest first. */
export const messagePage = {
  data: workloadData
    .messages(100, 1)
    .map(({ id, name, text }) => ({
      id,
      member_id: id,
      member: { id, name, icon_url: null },
      timestamp: Date.UTC(2026, 0, 1) + id * 60_000,
      type: "text",
      from: "member",
      text,
      notify: id % 2,
    }))
    .reverse(),
  has_next: false,
  next: null,
};

/** What a friend has of each variable of a list. */
export const friendVariables = {
  vals: Object.fromEntries(listOf(20).ids.map((id, at) => [id, texts[at % texts.length]])),
  metas: {},
};

/** A page of friends, and what is asked for when one of them is opened. */
const fifty = Array.from({ length: 50 }, (_, at) => workloadData.friend(at));
export const friendPage = {
  data: fifty,
  pagination: { current_page: 1, last_page: 1, per_page: 50, total: 50 },
};
export const friendAnswers = Object.fromEntries(
  fifty.flatMap((friend) => [
    [`/api/v1/allow_members/${friend.id}`, { data: friend }],
    [`/api/member/tag/${friend.id}`, { member_id: friend.id, tag_ids: [1, 2], updated_at: null }],
  ]),
);

/** What a reservation's panel and a schedule ask a salon's server for. */
const hours = { type: 0, common: [{ from: "10:00", to: "19:00" }] };
const salonRows = (fields) => [1, 2, 3, 4, 5].map((id, at) => ({ id, name: texts[at], ...fields }));
export const salonAnswers = {
  "/api/salon/1/courses/all": { data: salonRows({ duration_min: 45, price: 5500, deleted_at: null }) },
  "/api/salon/1/resources/all": { data: salonRows({ fee: null, deleted_at: null }) },
  "/api/salon/1/configs": { data: { change_permission: 3, cancel_permission: 0, ...hours } },
  "/api/salon/1/time_shifts": { data: [] },
  "/api/salon/1/unsolved": { data: { count: 3 } },
  "/api/salon/1/reservations": {
    data: [
      {
        ...{ id: 7, name: "山田 花子", date: "2026-11-20", from: "13:00", to: "13:45", status: "approved" },
        ...{ course_id: 1, salon_resource_id: 2, sub_resource_ids: [], resource_fee_is_charged: false },
        updated_at: "2026-11-01T10:00:00+09:00",
      },
    ],
  },
};

/** The kinds of `<item-picker>`. */
export const pickerKinds =
  "salon tag egg varia scenario site funnel reaction form tracker richmenu episode landing action slot operator_role common_vars journey_tag".split(
    " ",
  );
