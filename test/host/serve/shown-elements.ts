import type { ElementTag } from "../../../src/elements/registry.js";
import { actions } from "../api/action.js";
import { formFields } from "../api/form-fields.js";
import { operators } from "../api/operators.js";
import { json } from "../pages/element-tag.js";
import type { Store } from "../store.js";

/** How an element stands on its page. */
export interface ShownElement {
  /** What an operator does with it. */
  readonly line: string;
  /** Its attributes for the demo data, as that is now: what was saved is there when the page is loaded again. */
  attributes(store: Store): Readonly<Record<string, string | boolean | undefined>>;
}

/** A page without a server has nowhere to go to afterwards, so what was saved is only said. */
const saved = { finisher: "postemit" };

/** Every element; the compiler asks for those that are missing. */
export const shownElements: Readonly<Record<ElementTag, ShownElement>> = {
  "action-editor": {
    line: "builds an action of several effects, each with a condition if it needs one",
    attributes: (store) => ({ ...saved, "draft-key": "action", value: json(store.get(actions, 2)?.value) }),
  },
  "funnel-editor": {
    line: "builds a filter (custom search)",
    attributes: () => ({ ...saved, "draft-key": "filter", "funnel-id": "1604", copyable: true }),
  },
  "item-picker": {
    line: "chooses among tags and other kinds of items",
    attributes: () => ({ kind: "tag", multiple: true, "allow-new": true, name: "tags", value: "[101,121]" }),
  },
  "message-editor": {
    line: "writes a message text with placeholders",
    attributes: () => ({
      finisher: "emit",
      "draft-key": "message",
      value: "[[name]]様、ご来店ありがとうございます。",
    }),
  },
  "message-timeline": {
    line: "reads messages and confirms many at once",
    attributes: () => ({ ...saved, pattern: "timeline" }),
  },
  "friend-list": {
    line: "finds friends and sees one beside the list",
    attributes: () => ({ "operator-role-id": String(operators[0]?.role_id) }),
  },
  "friend-editor": {
    line: "edits what is known of a friend: tags, friend information, base values",
    attributes: () => ({ ...saved, "draft-key": "friend", "member-id": "1", inline: true }),
  },
  "form-field-editor": {
    line: "defines what a friend is asked for, and where the answer goes",
    attributes: (store) => ({ "draft-key": "field", value: json(store.get(formFields, 71)?.value) }),
  },
  "notification-editor": {
    line: "says who is told on what event, through which channels, at what hours",
    attributes: () => ({ ...saved, "draft-key": "notification", "notification-id": "1" }),
  },
  "episode-editor": {
    line: "builds what is sent before a goal or a reservation, or after a visit",
    attributes: () => ({
      ...saved,
      ...{ "draft-key": "episode", "episode-id": "711", "salon-id": "1", attr: "episode_id" },
    }),
  },
  "journey-list": {
    line: "keeps the ways that friends go: phases in order, groups, favourites",
    attributes: () => ({ "draft-key": "journeys" }),
  },
  "open-api-console": {
    line: "gives other programs access: tokens, calls, triggers",
    attributes: () => ({ "draft-key": "open-api" }),
  },
  "salon-settings": {
    line: "sets a salon up: courses, staff, hours, what customers see and are asked",
    attributes: () => ({ "draft-key": "salon", "salon-id": "1" }),
  },
  "reservation-panel": {
    line: "sees, edits and judges one reservation of a salon",
    // One that the customer wants to have otherwise: there is most to see of it.
    attributes: () => ({
      ...saved,
      ...{ "draft-key": "reservation", "salon-id": "1", "reservation-id": "3", open: true },
    }),
  },
  "reservation-schedule": {
    line: "sees all of them by day, week and month, with blocked time and shifts, and moves them",
    attributes: () => ({ "salon-id": "1" }),
  },
};
