import { expect, test } from "vitest";
import { complaints, type Exception } from "../../stories/reading.js";
import type { Unreadable } from "./reading.mjs";

/* What fails a story, of what is found in it at each width and what it says may be so. */

const cut: Unreadable = { kind: "cut", what: "松本 花子", more: "1 of 4" };
const over: Unreadable = { kind: "drawn over", what: "松本 花子", more: "10:30" };
const small: Unreadable = { kind: "small", what: "松本 花子", more: "9px" };
const missed: Unreadable = { kind: "a finger misses", what: "閉じる", more: "20 × 20" };
const meant: Exception = { kind: "cut", what: "松本 花子", why: "The name stands in the row's title too." };

const cases: {
  name: string;
  at1366: Unreadable[];
  at360: Unreadable[];
  mayBe: Exception[];
  says: string[];
}[] = [
  { name: "nothing is found", at1366: [], at360: [], mayBe: [], says: [] },
  {
    name: "a text is cut at one width",
    at1366: [],
    at360: [cut],
    mayBe: [],
    says: ["cut at 360 px: 松本 花子 (1 of 4)"],
  },
  {
    name: "a text is cut at both",
    at1366: [cut],
    at360: [cut],
    mayBe: [],
    says: ["cut at 1366 px: 松本 花子 (1 of 4)", "cut at 360 px: 松本 花子 (1 of 4)"],
  },
  {
    name: "a text is not seen",
    at1366: [{ kind: "not seen", what: "承認する", more: "0 of 4" }],
    at360: [],
    mayBe: [],
    says: ["not seen at 1366 px: 承認する (0 of 4)"],
  },
  { name: "sizes are looked at in pictures", at1366: [small], at360: [small, missed], mayBe: [], says: [] },
  { name: "it is meant at one width", at1366: [], at360: [cut], mayBe: [meant], says: [] },
  { name: "it is meant at both", at1366: [cut], at360: [cut], mayBe: [meant], says: [] },
  {
    name: "something else is meant of the same text",
    at1366: [],
    at360: [cut, over],
    mayBe: [meant],
    says: ["drawn over at 360 px: 松本 花子 (10:30)"],
  },
  {
    name: "an exception of another text",
    at1366: [],
    at360: [{ ...cut, what: "髙橋" }],
    mayBe: [meant],
    says: ["cut at 360 px: 髙橋 (1 of 4)", "an exception that nothing uses: cut: 松本 花子"],
  },
  {
    name: "what is meant can be read",
    at1366: [],
    at360: [],
    mayBe: [meant],
    says: ["an exception that nothing uses: cut: 松本 花子"],
  },
  {
    name: "nobody says why it is meant",
    at1366: [],
    at360: [cut],
    mayBe: [{ ...meant, why: " " }],
    says: ["an exception without a reason: cut: 松本 花子"],
  },
];

test.each(cases)("$name", ({ at1366, at360, mayBe, says }) => {
  const reads = [
    { width: 1366, found: at1366 },
    { width: 360, found: at360 },
  ];
  expect(complaints(reads, { mayBe })).toEqual(says);
});

test("a story says nothing of its reading", () => {
  expect(complaints([{ width: 360, found: [cut] }], undefined)).toEqual([
    "cut at 360 px: 松本 花子 (1 of 4)",
  ]);
});
