import * as v from "valibot";
import * as notifications from "../notifications.js";
import { channelKinds } from "../notifications.js";
import { calledBy, type DescribedCall } from "./call.js";
import { flagsAsOthers, numbersAsTexts } from "./deviations.js";
import { everyFailure, failureTexts } from "./failures.js";
import { id, instant, known, text } from "./fields.js";

/* Where notifications are sent to (rules: channel-kinds). */

const uses = v.array(v.looseObject({ id, title: text }));

const channel = v.looseObject({
  id,
  kind: known(channelKinds),
  name: text,
  /** Destination of the channel, without its secret part. */
  detail_masked: text,
  is_active: v.boolean(),
  is_deprecated: v.boolean(),
  last_result: v.nullable(v.looseObject({ ok: v.boolean(), at: instant, message: text })),
  used_by: uses,
});

/** http or https, or a path of the server's. */
const address = v.pipe(v.string(), v.regex(/^(https?:\/\/[a-z0-9.-]+|\/)/));

const each = { elements: ["notification-editor"] } as const;
const mayChannels = [
  "The list itself, without `data`.",
  numbersAsTexts,
  flagsAsOthers,
  "Less of a channel than all: `id` and `kind` make one, and what has neither is left out.",
];

export const notificationChannelDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    ...calledBy("loadChannels", notifications.loadChannelsEndpoint),
    answer: { status: 200, data: v.array(channel), may: mayChannels },
    when: "Once for all elements of a page, when the first is mounted.",
    failures: failureTexts(
      everyFailure,
      "It says that an unknown error happened, whatever the server said, and offers to load it again; chosen channels are shown by their ids, and kept.",
    ),
  },
  {
    ...each,
    ...calledBy("loadChannelsOf", notifications.loadChannelsOfEndpoint),
    parameters: { kind: v.picklist(channelKinds) },
    answer: {
      status: 200,
      body: v.looseObject({
        data: v.array(channel),
        meta: v.looseObject({ connect_url: v.nullable(address) }),
      }),
      may: [...mayChannels, "No `meta`: then it says that channels are added on another page."],
    },
    when: "When the operator adds a channel of a kind, comes back from the page where it is connected, or has the kind loaded again.",
    failures: failureTexts(
      everyFailure,
      "It says at the kind that an unknown error happened, whatever the server said; its channels stay as they are.",
    ),
  },
  {
    ...each,
    ...calledBy("deleteChannel", notifications.deleteChannelEndpoint),
    answer: { status: 204, may: ["200 with anything."] },
    when: "When the operator has confirmed that a channel is to be deleted.",
    failures: {
      "422":
        'With `code: "in_use"` and `used_by` (`[{ id, title }]`) it says that the channel is in use, and names those notifications; else the messages stand in the dialog.',
      ...failureTexts(
        ["409", "419"],
        "Its message stands in the dialog, else that the page has expired; the page is not loaded again.",
      ),
    },
  },
];
