import { expect, test } from "vitest";
import { cameBackUnsaved, type PageArrival, type Submission } from "../../src/editor/submission.js";

const form = "https://console.example/actions/new?group=2";
const store = "https://console.example/actions";
const posted: Submission = { from: form, to: store };
const toItself: Submission = { from: form, to: form };

const arrival: PageArrival = { type: "navigate", url: store, referrer: form, status: 200, redirects: 0 };

test.each<[what: string, submission: Submission, page: Partial<PageArrival>, expected: boolean]>([
  ["the form again, as the answer to it", posted, {}, true],
  ["the form again at its own address", toItself, { url: form }, true],
  ["an error in its place", posted, { status: 500, referrer: "" }, true],
  ["an expired page", posted, { status: 419 }, true],
  ["the form again, by the Back button", posted, { type: "back_forward", url: form, referrer: "" }, true],
  ["the list, after a redirect", posted, { url: "https://console.example/actions", redirects: 1 }, false],
  ["a new form, opened from the list later", posted, { url: form, referrer: store }, false],
  ["a new form at the address that was posted to", toItself, { url: form, referrer: store }, false],
  ["a page that does not say where it comes from", posted, { referrer: "" }, false],
  ["another page, by the Back button", posted, { type: "back_forward", url: store }, false],
])("%s: unsaved is %s", (_what, submission, page, expected) => {
  expect(cameBackUnsaved(submission, { ...arrival, ...page })).toBe(expected);
});
