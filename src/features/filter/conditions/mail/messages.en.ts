import type { MailWords } from "./messages.ja.js";

/** The same in English. */
export const en: MailWords = {
  address: "Mail address",
  status: "Mail status",
  statuses: {
    0: "Any status",
    1: "Sendable",
    2: "Not sendable",
    3: "No address",
    4: "Opted out",
    5: "Undeliverable",
  },
  addressHas: (texts) => `has ${texts} in the mail address`,
  means: {
    1: "mail can be sent",
    2: "mail cannot be sent",
    3: "there is no mail address",
    4: "has opted out of mail",
    5: "mail is not delivered",
  },
  both: (texts, status) => `has ${texts} in the mail address, and ${status}`,
};
