import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SalonUrl } from "../../../src/api/salon-urls.js";
import { salonWords } from "../../../src/features/salon/messages.js";
import { urlWords } from "../../../src/features/salon-online/urls/messages.js";
import {
  expiryText,
  isExpired,
  rowAfter,
  shownUrls,
  withoutUrl,
  withUrl,
} from "../../../src/features/salon-online/urls/url-list.js";
import { readInstant } from "../../../src/lib/dates/moments.js";

/** Instants are said as of this day. */
beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00+09:00"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const url = (id: number, more: Partial<SalonUrl> = {}): SalonUrl => ({
  id,
  name: `URL ${id}`,
  url: `https://example.test/${id}`,
  courseId: null,
  resourceId: null,
  expiresAt: null,
  clickCount: 0,
  wire: {},
  ...more,
});
const ids = (urls: readonly SalonUrl[]) => urls.map(({ id }) => id);

test("a new one comes first, once", () => {
  const urls = withUrl([url(1), url(2)], url(3));
  expect(ids(urls)).toEqual([3, 1, 2]);
  expect(ids(withUrl(urls, url(3)))).toEqual([3, 1, 2]);
  expect(ids(withoutUrl(urls, 1))).toEqual([3, 2]);
});

test("an id that is sent twice is shown once", () => {
  expect(ids(shownUrls([url(1), url(2), url(1)]))).toEqual([1, 2]);
});

test.each([
  [1, 2],
  [2, 3],
  [3, 2],
  [9, null],
])("when %i goes, the focus goes to %j", (id, next) => {
  expect(rowAfter([url(1), url(2), url(3)], id)).toBe(next);
});

test("when the last one goes there is no row", () => {
  expect(rowAfter([url(1)], 1)).toBeNull();
});

test.each([
  ["2026-12-31T23:59:00+09:00", "期限 12月31日 23:59"],
  ["2026-12-31T20:05:00Z", "期限 2027年1月1日 5:05"],
  [null, "期限なし"],
  ["", "期限なし"],
  ["never", "期限 never"],
])("%j is said as %j", (written, text) => {
  const of = url(1, { expiresAt: readInstant(written), wire: { expires_at: written } });
  expect(expiryText(of, salonWords.ja, urlWords.ja)).toBe(text);
});

test("it has expired at its very moment", () => {
  expect(isExpired(url(1, { expiresAt: 1000 }), 999)).toBe(false);
  expect(isExpired(url(1, { expiresAt: 1000 }), 1000)).toBe(true);
  expect(isExpired(url(1), 1000)).toBe(false);
});
