import { describe, expect, test } from "vitest";
import { allConditions } from "../../../../src/features/filter/conditions/index.js";
import {
  chooseStatus,
  type MailCondition,
  MailStatus,
  mail,
  writeAddresses,
} from "../../../../src/features/filter/conditions/mail/mail.js";
import { mailSamples as samples } from "../../../../src/features/filter/conditions/mail/mail.samples.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { summarizedBy } from "./summaries.js";

const summarizeMail = summarizedBy(mail);

describe("what the operator does (rules: mail-condition, mail-statuses)", () => {
  test.each([
    [
      "addresses are written",
      writeAddresses(samples.withUnknownKeys, ["c@example.com"]),
      { ...samples.withUnknownKeys, qs: ["c@example.com"] },
    ],
    [
      "a status is chosen",
      chooseStatus(samples.typical, MailStatus.optedOut),
      { ...samples.typical, mail_status: 4 },
    ],
    [
      "missing fields stay missing",
      chooseStatus(samples.sparse, MailStatus.sendable),
      { type: 15, mail_status: 1 },
    ],
  ])("%s", (_, after, expected) => expect(after).toEqual(expected));
});

test("a status that is not in the table is held, not guessed", () => {
  expect(allConditions.of({ type: 15, qs: [], mail_status: 9 })).toBeNull();
});

test("offered to accounts with mail (rules: condition-abilities)", () => {
  expect(mail.ability).toBe("mail");
});

test.each<[keyof typeof samples, boolean, string]>([
  ["typical", false, "メールアドレスに「a@example.com」か「b@example.com」を含み、メールを送信できる"],
  ["addressOnly", false, "メールアドレスに「a@example.com」を含む"],
  ["statusOnly", false, "メールを送信できる"],
  ["noAddress", false, "メールアドレスがない"],
  ["empty", true, "メールアドレスに（未入力）を含む"],
  ["sparse", true, "メールアドレスに（未入力）を含む"],
  ["oneText", false, "メールアドレスに「a@example.com」か「b@example.com」を含む"],
])("%s: unfinished %s, says %s", (name, unfinished, sentence) => {
  expect(mail.unfinished(samples[name])).toBe(unfinished);
  expect(summarizeMail(samples[name], sampleNames, "ja")).toBe(sentence);
});

test("no two are said alike, in any language", async () => {
  const conditions = [samples.typical, samples.empty].flatMap((base) =>
    varied<MailCondition, "mail_status">(base, "mail_status", Object.values(MailStatus)),
  );
  expect(
    await sharedSentences<MailCondition>(summarizeMail, [
      ...conditions,
      { ...samples.typical, qs: ["a@example.com"] },
    ]),
  ).toEqual([]);
});
