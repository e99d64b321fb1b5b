import { beforeAll, describe, expect, test } from "vitest";
import { finishingElements } from "./support/elements.js";
import type { Fixture } from "./support/fixture.js";
import type { ReceivedCall } from "./support/fixture-server.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

const pages = openHostilePages();

const meddling: Fixture[] = [
  fixtures.prototype,
  fixtures.elementExtensions,
  fixtures.mootools,
  fixtures.jquery,
  fixtures.patchedFetch,
  fixtures.fetchSearched,
  fixtures.policy,
  fixtures.base,
  fixtures.clobbered,
  fixtures.twoVersions,
  fixtures.framed,
];

/** What our side decides of a call, and what a wrapper adds; the rest is the browser's. */
function ours({ method, url, headers, body }: ReceivedCall) {
  const { accept, "content-type": type, "x-csrf-token": token, "x-requested-with": requestedWith } = headers;
  return { method, url, accept, type, token, requestedWith, visitor: headers["x-visitor"], body };
}

type OurCall = ReturnType<typeof ours>;

/** Wrappers around `fetch` that add something of their own to every call. */
const adding: [Fixture, added: (call: OurCall) => OurCall][] = [
  [fixtures.fetchWithHeaders, (call) => ({ ...call, visitor: "7" })],
  [fixtures.fetchExtended, (call) => ({ ...call, url: `${call.url}?_=1` })],
];

describe.each(finishingElements)("<$tag>", (element) => {
  let clean: OurCall;
  beforeAll(async () => {
    clean = ours(await pages.callOn(fixtures.clean, element));
  });

  test("posts with the page's token from the clean page", () => {
    expect(clean).toMatchObject({
      method: "POST",
      url: element.savePath,
      accept: "application/json",
      token: "token-of-the-page",
      requestedWith: "XMLHttpRequest",
    });
  });

  test.each(meddling)("posts the same, headers and body, from the page $name", async (fixture) => {
    expect(ours(await pages.callOn(fixture, element))).toEqual(clean);
  });

  test.each(adding)(
    "posts the same, and what is added on the way, from the page $name",
    async (fixture, added) => {
      expect(ours(await pages.callOn(fixture, element))).toEqual(added(clean));
    },
  );
});
