import { describe, expect, test } from "vitest";
import { type PageArrival, returnedUnsaved, type Submission } from "../../../src/editor/drafts/submission.js";

const form = "https://console.example/actions/new?group=2";
const store = "https://console.example/actions";
const list = "https://console.example/list";
const login = "https://console.example/users/sign_in";
const other = "https://console.example/";
/** Sent at 1000, answered at 1200. */
const posted: Submission = { from: form, to: store, sentAt: 1000, leftAt: 1200, entry: "e" };
const toItself: Submission = { ...posted, to: form };

const answer: PageArrival = {
  ...{ type: "navigate", url: store, referrer: form, status: 200, redirects: 0 },
  ...{ startedAt: 1010, since: [form, store] },
};
const later: PageArrival = { ...answer, url: form, referrer: "", startedAt: 9000, since: [] };
const back = { ...later, type: "back_forward" };

describe("in the document that the form led to", () => {
  test.each<[what: string, submission: Submission, page: Partial<PageArrival>, expected: boolean]>([
    ["the form again, as the answer to it", posted, {}, true],
    ["the form again at its own address", toItself, { url: form }, true],
    ["an error in its place", posted, { status: 500, referrer: "" }, true],
    ["an expired page", posted, { status: 419 }, true],
    ["a login after a redirect", posted, { url: login, redirects: 1 }, true],
    ["the list, after a redirect", posted, { redirects: 1 }, false],
    ["another page, after a redirect of another site", posted, { url: list }, false],
    ["work of a version that did not say when it went", { from: form, to: store }, { status: 500 }, true],
    ["a browser that does not say when the document began", posted, { startedAt: Number.NaN }, true],
  ])("%s: unsaved is %s", (_what, submission, page, expected) => {
    expect(returnedUnsaved(submission, { ...answer, ...page })).toBe(expected);
  });
});

describe("in a later document", () => {
  test.each<[what: string, submission: Submission, page: PageArrival, expected: boolean]>([
    ["after a page at the address of the form", posted, { ...later, since: [form, store, form] }, true],
    ["after that, whatever came then", posted, { ...later, since: [form, store, other, form] }, true],
    ["after a login", posted, { ...later, since: [form, login, form] }, true],
    ["after a redirect", posted, { ...later, since: [form, list, form] }, false],
    [
      "after a redirect, from a page with an error",
      posted,
      { ...later, status: 404, since: [form, list] },
      false,
    ],
    ["after a redirect in the place of the form", posted, { ...later, since: [list] }, false],
    ["back at the form, after an error", posted, { ...back, since: [form, store] }, true],
    ["back at the form, after a redirect", posted, { ...back, since: [form, list] }, false],
    ["back at the form, where nobody tells", posted, back, true],
    ["back at another page, where nobody tells", posted, { ...back, url: other }, false],
    [
      "by a link on a page at the address of the form, where nobody tells",
      posted,
      { ...later, referrer: store },
      true,
    ],
    ["by a link on another page, where nobody tells", posted, { ...later, referrer: list }, false],
    [
      "by a redirect from a login, where nobody tells",
      posted,
      { ...later, redirects: 1, referrer: login },
      true,
    ],
    [
      "by a redirect to the form, where nobody tells",
      posted,
      { ...later, redirects: 1, referrer: other },
      true,
    ],
    ["where nobody tells anything", posted, later, false],
    ["before it was sent: the page that the browser had kept", posted, { ...later, startedAt: 10 }, false],
  ])("%s: unsaved is %s", (_what, submission, page, expected) => {
    expect(returnedUnsaved(submission, page)).toBe(expected);
  });
});
