import * as v from "valibot";
import * as salonUrls from "../salon-urls.js";
import { calledBy, type DescribedCall } from "./call.js";
import { count, id, instant, noId, text } from "./fields.js";
import { mayBeLoose, settingsFailures } from "./salon-fields.js";

/* Links to the booking page of a salon (rules: salon-urls). */

const made = {
  name: text,
  course_id: noId,
  salon_resource_id: noId,
  expires_at: v.nullable(instant),
};
const link = v.looseObject({ id, url: text, ...made, click_count: count, created_at: instant });

const each = { elements: ["salon-settings"], failures: settingsFailures } as const;

export const salonUrlDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    ...calledBy("loadSalonUrls", salonUrls.loadSalonUrlsEndpoint),
    answer: { status: 200, data: v.array(link), may: mayBeLoose },
    when: "When `urls` is first shown, and again when it is shown after 5 minutes; the order is the server's.",
  },
  {
    ...each,
    ...calledBy("createSalonUrl", salonUrls.createSalonUrlEndpoint),
    body: { json: v.looseObject(made) },
    answer: { status: 201, data: link },
    when: "When a link is made; it stands first.",
  },
  {
    ...each,
    ...calledBy("deleteSalonUrl", salonUrls.deleteSalonUrlEndpoint),
    answer: { status: 204 },
    when: "When a link is deleted, after a question.",
  },
];
