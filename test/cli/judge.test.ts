import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  bitsAsBooleans,
  type DescribedCall,
  flagsAsOthers,
  numbersAsTexts,
} from "../../src/api/description/index.js";
import { firstId } from "../../src/cli/check/find-ids.js";
import { optionFor } from "../../src/cli/check/id-sources.js";
import { judge } from "../../src/cli/check/judge.js";
import { judgeShape } from "../../src/cli/check/judge-shape.js";
import { reportPage } from "../../src/cli/check/report-page.js";
import { kindOf, safeAddress } from "../../src/cli/check/safe-words.js";
import { stillIn } from "../../src/cli/check/still-there.js";
import { madeName } from "../../src/cli/check/writes.js";

/* What the judging says where no element of the reference host brings it about. */

const call: DescribedCall = {
  ...{ id: "one", method: "GET", path: "/api/one", elements: ["one"], timeout: 1_000, when: "Once." },
  answer: { status: 200, data: v.looseObject({ id: v.number() }) },
};
const json = { "Content-Type": "application/json" };

function codes(described: DescribedCall, body: unknown, headers: Record<string, string> = {}, status = 200) {
  const bytes = new TextEncoder().encode(body === null ? "" : JSON.stringify(body));
  const came = {
    kind: "answer",
    status,
    bytes,
    took: 1,
    headers: new Headers({ ...json, ...headers }),
  } as const;
  return judge(described, came, { base: "http://host.test", query: {} }).map(({ code }) => code);
}

test("a secret must be kept by nobody", () => {
  const secret: DescribedCall = { ...call, method: "POST", keepsNothing: true };
  expect(codes(secret, { data: { id: 1 } })).toEqual(["keeps-secret"]);
  expect(codes(secret, { data: { id: 1 } }, { "Cache-Control": "private, no-store" })).toEqual([]);
});

test.each([
  ["", []],
  ["no-cache, private", []],
  ["max-age=0, must-revalidate", []],
  ["private, max-age=0, s-maxage=60", ["cache-shared"]],
  ["private, max-age=60", ["cache"]],
  ["public", ["cache-shared"]],
  ["public, no-cache", []],
])("Cache-Control: %s", (said, expected) => {
  expect(codes(call, { data: { id: 1 } }, { "Cache-Control": said })).toEqual(expected);
});

describe("where no body is needed", () => {
  const none: DescribedCall = { ...call, method: "DELETE", answer: { status: 204 } };
  test("nothing, or JSON, with any success", () => {
    expect(codes(none, null, {}, 204)).toEqual([]);
    expect(codes(none, null)).toEqual([]);
    expect(codes(none, { ok: true })).toEqual([]);
  });
  test("but no page: an element takes that for the login", () => {
    expect(codes(none, "ok", { "Content-Type": "text/html" })).toEqual(["content-type"]);
  });
});

test("a 404 that is no failure is a note", () => {
  expect(codes({ ...call, noneIs404: true }, { message: "none" }, {}, 404)).toEqual(["none"]);
  expect(codes(call, { message: "none" }, {}, 404)).toEqual(["missing"]);
});

test.each([
  ["a number as a text", { id: "5" }, numbersAsTexts],
  ["a flag as a number", { open: 1 }, flagsAsOthers],
  ["0 and 1 as a boolean", { bit: true }, bitsAsBooleans],
])("%s is a note only where the description says that it is read", (_, wrong, sentence) => {
  const data = v.looseObject({ id: v.number(), open: v.boolean(), bit: v.picklist([0, 1]) });
  const body = { data: { id: 5, open: true, bit: 0, ...wrong } };
  const weights = (may: readonly string[]) =>
    judgeShape({ ...call, answer: { status: 200, data, may } }, body, {}).map(({ weight }) => weight);
  expect(weights([sentence])).toEqual(["note"]);
  expect(weights(["Anything else."])).toEqual(["wrong"]);
});

test("of several shapes the likeliest is told from", () => {
  const shapes = v.array(
    v.union([
      v.looseObject({ kind: v.literal("a"), name: v.string() }),
      v.looseObject({ kind: v.literal("b"), size: v.number(), more: v.string() }),
    ]),
  );
  const described = { ...call, answer: { status: 200, data: shapes } } as const;
  const bytes = new TextEncoder().encode('{"data":[{"kind":"a","name":"x"},{"kind":"b","size":"5"}]}');
  const came = { kind: "answer", status: 200, bytes, took: 1, headers: new Headers(json) } as const;
  const findings = judge(described, came, { base: "http://host.test", query: {} });
  expect(findings.map(({ at, code }) => `${at} ${code}`)).toEqual([
    "data[].size number-as-text",
    "data[].more key-missing",
  ]);
});

test.each([
  ["/api/journeys/", "id", "journey"],
  ["/api/open_api/service_codes/", "id", "service-code"],
  ["/api/v2/salon/", "salonId", "salon"],
  ["/api/salon/", "id", "salon"],
  ["/api/member/var/", "memberId", "friend"],
  ["/api/salon/{}/things/", "thingId", "thing"],
  ["/api/companies/", "id", "company"],
])("%s{%s} is given by --%s", (before, name, option) => {
  expect(optionFor(before, name)).toBe(option);
});

test.each([
  [{ data: [{ id: 7 }, { id: 8 }] }, "7"],
  [[{ id: "7" }], "7"],
  [{ ids: [7], items: {} }, "7"],
  [{ data: { id: 7 } }, "7"],
  [{ data: [{ id: 0 }, { id: -1 }, null, { id: 9 }] }, "9"],
  [{ data: [] }, null],
  ["text", null],
  [null, null],
])("the first id of %j", (body, id) => {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  expect(firstId({ kind: "answer", status: 200, bytes, took: 1, headers: new Headers() })).toBe(id);
});

test("words that give nothing away", () => {
  expect(
    [undefined, null, [], [1], {}, { a: 1 }, 1, 0, -1, 0.5, true, "", "12", "hello"].map(kindOf),
  ).toEqual([
    ...["nothing", "null", "an empty list", "a list", "an empty object", "an object", "a number", "0"],
    ...["a number below 0", "a number with a fraction", "a boolean", "an empty text", "a number as a text"],
    "a text",
  ]);
  expect(kindOf("2026/03/25 9:05")).toBe("a text like 9999/99/99 9:99");
  expect(safeAddress("/login?token=1#x", "http://a.test")).toBe("/login");
  expect(safeAddress("https://b.test/reset/9f8e7d6c5b", "http://a.test")).toBe("https://b.test/reset/…");
});

test("what is still there is a record of the check, and no other one of its id", () => {
  const stays = (rows: unknown[]) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ data: { rows } }));
    const came = { kind: "answer", status: 200, headers: new Headers(), took: 1, bytes } as const;
    return stillIn(came, "id", new Set(["5"]));
  };
  expect(stays([{ id: 5, name: madeName }])).toEqual(["5"]);
  expect(stays([{ id: 5, name: "カット" }])).toEqual([]);
  expect(stays([{ id: 6, name: madeName }])).toEqual([]);
  expect(stays([{ id: 5, name: madeName, deleted_at: "2026-11-20T10:00:00+09:00" }])).toEqual([]);
});

test("a report shows words as words", () => {
  const finding = {
    code: "a",
    weight: "wrong",
    at: "<b>",
    expected: '"&"',
    came: "<i>",
    shows: "",
    todo: "",
  } as const;
  const lists = { elements: [], rows: [], server: [finding], unwritten: [], left: ["<u>"], staysDeleted: [] };
  const page = reportPage({ base: "http://host.test/<s>", ...lists, made: 1, seconds: 1 });
  expect(page).not.toMatch(/<[bius]>|"&"/);
  expect(page).toContain("&#60;b&#62;");
});
