import type { MailCondition } from "./mail.js";

/** Conditions on mail by what they show; stories and tests use the same ones. */
export const mailSamples = {
  typical: { type: 15, qs: ["a@example.com", "b@example.com"], mail_status: 1 },
  addressOnly: { type: 15, qs: ["a@example.com"], mail_status: 0 },
  statusOnly: { type: 15, qs: [], mail_status: 1 },
  notSendable: { type: 15, qs: [], mail_status: 2 },
  noAddress: { type: 15, qs: [], mail_status: 3 },
  optedOut: { type: 15, qs: [], mail_status: 4 },
  undeliverable: { type: 15, qs: [], mail_status: 5 },
  empty: { type: 15, qs: [], mail_status: 0 },
  sparse: { type: 15 },
  oneText: { type: 15, qs: "a@example.com b@example.com" },
  markup: { type: 15, qs: ['"<b>"@example.com'] },
  withUnknownKeys: { type: 15, qs: ["a@example.com"], mail_status: 0, future: { a: [1] } },
} satisfies Record<string, MailCondition>;
