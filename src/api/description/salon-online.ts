import * as v from "valibot";
import * as salonOnline from "../salon-online.js";
import { calledBy, type DescribedCall } from "./call.js";
import { id, ids, instant, known, noId, noText, text, whole } from "./fields.js";
import { baseVersion, settingsFailures } from "./salon-fields.js";

/* What customers see and are asked (rules: shop-info, customer-items, reserve-actions-sent). */

const choice = v.union([text, v.looseObject({ id: noId, value: text, color: noText })]);

/** Flags of a form field go back as they came, so hosts have them as they were once written. */
const flag = v.union([v.boolean(), v.picklist([0, 1, "0", "1"])]);

/** A form field with its place. */
const customerField = {
  label: text,
  swatch_id: v.nullable(v.picklist([5, 10, 20])),
  rule: v.nullable(v.picklist(["name", "kana", "none", "email", "tel", "numeric"])),
  var_id: noId,
  var_name: text,
  var_type: v.nullable(whole),
  required: flag,
  description: text,
  options: v.array(choice),
  syncUserVar: flag,
  syncGc: flag,
  sync_real_name: flag,
};
const customerItem = v.looseObject({ id, order: id, ...customerField });

const shopInfo = v.looseObject({
  name: text,
  tel: text,
  address: text,
  image_url: noText,
  description: text,
  notice: text,
});

/** The reserve events in their order (rules: reserve-events); others are kept as they came. */
const event = known([
  ...["register", "create_request", "create_approve", "create_deny", "update", "edit_request"],
  ...["edit_approve", "edit_deny", "cancel", "cancel_request", "cancel_approve", "cancel_deny"],
  ...["delete", "reminder", "follow"],
]);
const actions = v.array(v.looseObject({ event, action_id: noId }));

const onlineConfig = v.looseObject({
  id,
  salon_id: id,
  is_public: v.boolean(),
  shop_info: shopInfo,
  customer_info: v.array(customerItem),
  actions,
  updated_at: instant,
});

const each = { elements: ["salon-settings"], failures: settingsFailures } as const;

export const salonOnlineDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    ...calledBy("loadOnlineUrl", salonOnline.loadOnlineUrlEndpoint),
    answer: {
      status: 200,
      data: v.looseObject({ url: text, qr_url: noText }),
      may: ["No `qr_url`: then no code is offered."],
    },
    when: "When `online` or `urls` is first shown, and again when one of them is shown after 5 minutes.",
  },
  {
    ...each,
    ...calledBy("loadOnlineConfig", salonOnline.loadOnlineConfigEndpoint),
    noneIs404: true,
    answer: {
      status: 200,
      data: onlineConfig,
      may: [
        "A field of `customer_info` with `type` in place of `swatch_id`: it gets `type` back.",
        "Keys that no element knows, and events that nobody knows: they are sent back as they came.",
      ],
    },
    when: "When `online` is first shown, for the check before online booking, and again when it is shown after 5 minutes.",
    failures: {
      ...settingsFailures,
      "404":
        "It is no failure: online booking has not been prepared yet, and nothing of it can be edited, since no call creates it.",
    },
  },
  {
    ...each,
    ...calledBy("replaceOnlineConfig", salonOnline.replaceOnlineConfigEndpoint),
    body: { json: v.looseObject({ ...onlineConfig.entries, ...baseVersion }) },
    answer: { status: 200, data: onlineConfig },
    stale: true,
    when: "When the booking page is made public or is hidden: the whole of it, keys that the element does not know too.",
    failures: {
      ...settingsFailures,
      "422":
        'With `code: "stale"` it is sent once more over `current`; refused again, it says that somebody was faster. Other messages are shown and the check mark goes back.',
    },
  },
  {
    ...each,
    ...calledBy("replaceOnlineActions", salonOnline.replaceOnlineActionsEndpoint),
    body: { json: v.looseObject({ actions }) },
    answer: { status: 200, data: onlineConfig },
    when: "When the actions of the events are saved: all of them, those cleared with `null`, those of unknown events too.",
  },
  {
    ...each,
    ...calledBy("patchOnlineConfig", salonOnline.patchOnlineConfigEndpoint),
    query: { attr: v.picklist(["customer:upsert", "customer:remove", "customer:sort", "shop"]) },
    body: {
      json: v.union([
        v.looseObject({
          item: v.looseObject({ ...customerField, id: v.optional(id), order: v.optional(id) }),
        }),
        v.looseObject({ id }),
        v.looseObject({ ids }),
        v.looseObject({ shop_info: shopInfo }),
      ]),
    },
    answer: { status: 200, data: onlineConfig },
    when: "When something that customers are asked is saved (`customer:upsert`, a new one without `id` and `order`), deleted (`customer:remove`) or moved (`customer:sort`, 400 ms after the last move, every id), and when the shop is saved (`shop`). The colon may come as `%3A`.",
    failures: {
      ...settingsFailures,
      "422":
        'Each message is shown at its field: `item.label`, `shop_info.tel`. Of a move, with `code: "stale"` and `current_ids`, the move is made again among these ids and sent once more.',
    },
  },
];
