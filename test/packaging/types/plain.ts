import { configure } from "../../../src/entries/action-editor.js";
import {
  type ContextEvent,
  type ContextKey,
  contextValues,
  defineAll,
  type FunnelEventName,
  funnelEvents,
  isFunnelEvent,
} from "../../../src/entries/index.js";
import { keep } from "./keep.js";

// What a page without React has of no element alone; that of each stands in test/elements/<tag>/types.ts. Here it is checked
// against the sources; test/packaging/types.test.ts checks it as a user of the package would, against what was built.

defineAll();
configure({ apiBase: "/console", locale: "ja" });
// @ts-expect-error: there is no such language.
configure({ locale: "fr" });

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
