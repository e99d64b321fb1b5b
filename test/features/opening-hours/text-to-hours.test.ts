import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftOf, readHoursText, readPastedTime } from "../../../src/features/opening-hours/index.js";
import { readPastedRange } from "../../../src/features/opening-hours/text-to-hours.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { range } from "../../../src/lib/range.js";
import { tidyRanges } from "./any-hours.js";

const letters = "日月火水木金土";
const shown = [1, 2, 3, 4, 5, 6, 0];

/** What a text says, Monday first: `月火 10:00-19:00 / 水 休`, and the numbers of the lines that cannot be read. */
function told(text: string): string {
  const { days, unreadable } = readHoursText(text);
  const groups: [names: string, says: string][] = [];
  for (const day of shown) {
    const list = days.get(day);
    if (!list) continue;
    const says = list.map(({ from, to }) => `${from}-${to}`).join(" ") || "休";
    const last = groups.at(-1);
    if (last && last[1] === says) last[0] += letters[day];
    else groups.push([letters[day] ?? "", says]);
  }
  const lines = unreadable.map(({ line }) => `!${line}`);
  return [...groups.map((group) => group.join(" ")), ...lines].join(" / ");
}

const all = "月火水木金土日";

describe("hours as people write them", () => {
  test.each([
    ["月〜金 10:00〜19:00", "月火水木金 10:00-19:00"],
    ["月～金 10:00～19:00", "月火水木金 10:00-19:00"],
    ["月-金 10:00-19:00", "月火水木金 10:00-19:00"],
    ["月－金　１０：００－１９：００", "月火水木金 10:00-19:00"],
    ["月–金 10:00–19:00", "月火水木金 10:00-19:00"],
    ["月から金 10時から19時まで", "月火水木金 10:00-19:00"],
    ["月曜日〜金曜日：10:00〜19:00", "月火水木金 10:00-19:00"],
    ["平日10時-19時半", "月火水木金 10:00-19:30"],
    ["平日 10時05分〜19時", "月火水木金 10:05-19:00"],
    ["土日 ９：００～１８：００", "土日 09:00-18:00"],
    ["土・日 9:00～18:00", "土日 09:00-18:00"],
    ["土曜・日曜 9:00～18:00", "土日 09:00-18:00"],
    ["週末 9:00～18:00", "土日 09:00-18:00"],
    ["月水金 9-12", "月水金 09:00-12:00"],
    ["月、水、金 9-12", "月水金 09:00-12:00"],
    ["火と木は 9-12", "火木 09:00-12:00"],
    ["毎日 10:00〜19:00", `${all} 10:00-19:00`],
    ["年中無休 10:00〜19:00", `${all} 10:00-19:00`],
    ["年中無休", ""],
    ["10:00〜19:00", `${all} 10:00-19:00`],
    ["営業時間：10:00〜19:00", `${all} 10:00-19:00`],
    ["毎日24時間営業", `${all} 00:00-23:59`],
    ["毎日 0:00〜24:00", `${all} 00:00-23:59`],
    ["土〜月 10-12", "月土日 10:00-12:00"],
    ["定休日：水", "水 休"],
    ["定休日:水曜日", "水 休"],
    ["定休日：水・木", "水木 休"],
    ["定休日　毎週水曜日", "水 休"],
    ["水曜定休", "水 休"],
    ["水曜日は休み", "水 休"],
    ["水：休業", "水 休"],
    ["日曜お休み", "日 休"],
    ["定休日：水曜日休み", "水 休"],
    ["定休日：なし", ""],
    ["月〜金 10:00〜13:00、14:00〜19:00", "月火水木金 10:00-13:00 14:00-19:00"],
    ["月〜金 10:00〜13:00, 14:00〜19:00", "月火水木金 10:00-13:00 14:00-19:00"],
    ["月〜金 10:00〜13:00/14:00〜19:00", "月火水木金 10:00-13:00 14:00-19:00"],
    ["月〜金 10時〜13時 14時〜19時", "月火水木金 10:00-13:00 14:00-19:00"],
    ["月〜金 10:00〜19:00、土日 9:00〜18:00", "月火水木金 10:00-19:00 / 土日 09:00-18:00"],
    ["月〜金 10:00〜19:00、土日休み", "月火水木金 10:00-19:00 / 土日 休"],
    ["月〜金 10:00〜19:00 定休日：土日", "月火水木金 10:00-19:00 / 土日 休"],
    ["水休み 定休日：木", "水木 休"],
    ["10:00〜19:00 定休日：水", "月火 10:00-19:00 / 水 休 / 木金土日 10:00-19:00"],
    ["毎日 10:00〜19:00\n定休日：水", "月火 10:00-19:00 / 水 休 / 木金土日 10:00-19:00"],
    ["定休日：水\n10:00〜19:00", "月火 10:00-19:00 / 水 休 / 木金土日 10:00-19:00"],
    ["月〜金 10-19\n水 13-19", "月火 10:00-19:00 / 水 13:00-19:00 / 木金 10:00-19:00"],
    ["月曜日\n10:00〜13:00\n14:00〜19:00\n火曜日\n定休日", "月 10:00-13:00 14:00-19:00 / 火 休"],
    ["月〜金 10:00〜13:00\n14:00〜19:00", "月火水木金 10:00-13:00 14:00-19:00"],
    ["営業時間\n10:00〜13:00\r\n\r\n14:00〜19:00", `${all} 10:00-13:00 14:00-19:00`],
    ["【平日】午前10時〜午後7時", "月火水木金 10:00-19:00"],
    ["・平日(月〜金) 10:00〜19:00", "月火水木金 10:00-19:00"],
    ["金土 18:00〜翌2:00", "金土 18:00-02:00"],
    ["金土 22時から6時", "金土 22:00-06:00"],
    ["日10-19", "日 10:00-19:00"],
    ["月 0900-1800", "月 09:00-18:00"],
    ["月 900-1800", "月 09:00-18:00"],
    ["㈪～㈮ 10:00～19:00", "月火水木金 10:00-19:00"],
    ["月 10:00−19:00", "月 10:00-19:00"],
    ["Mon-Fri 10:00-19:00, Sat 9:00-12:00", "月火水木金 10:00-19:00 / 土 09:00-12:00"],
    ["Weekdays 10:00 - 19:00\nSunday closed", "月火水木金 10:00-19:00 / 日 休"],
    ["", ""],
    ["\n　\n", ""],
  ])("%j: %s", (text, expected) => {
    expect(told(text)).toBe(expected);
  });
});

describe("what cannot be read changes nothing", () => {
  test.each([
    ["soon", "!0"],
    ["10:00〜", "!0"],
    ["月〜金", "!0"],
    ["月 10:00", "!0"],
    ["月 10:00〜10:00", "!0"],
    ["月 25:00〜26:00", "!0"],
    ["月 10:00〜25:00", "!0"],
    ["月 24:00〜25:00", "!0"],
    ["月 10:60〜19:00", "!0"],
    ["月 10:00〜翌12:00", "!0"],
    ["月 10:00〜13:00〜14:00", "!0"],
    ["10:00〜19:00 月〜金", "!0"],
    ["月〜金 10:00〜19:00 土", "!0"],
    ["定休日", "!0"],
    ["土日祝 10:00〜18:00", "!0"],
    ["祝日休み", "!0"],
    ["休日 10:00〜18:00", "!0"],
    ["休日", "!0"],
    ["第2水曜日 休み", "!0"],
    ["1月〜3月 10:00〜19:00", "!0"],
    ["月 13:00〜14:00 休憩", "!0"],
    ["月 定休日 10:00〜12:00", "!0"],
    ["月 10:00〜19:00（最終受付18:00）", "!0"],
    ["月 10-12\n何か\n火 13-15", "月 10:00-12:00 / 火 13:00-15:00 / !1"],
    ["祝日\n10:00〜17:00\n月 8-9", "月 08:00-09:00 / !0 / !1"],
    ["月 10-12\n祝日\n10:00〜17:00", "月 10:00-12:00 / !1 / !2"],
    ["月曜日\n火曜日\n10-12", "火 10:00-12:00 / !0"],
    ["月曜日\n祝日\n10-12", "!0 / !1 / !2"],
    ["月 10-12\n定休日", "月 10:00-12:00 / !1"],
    ["月〜金 10-19\n定休日：日\n14:00〜15:00", "月火水木金 10:00-19:00 / 日 休 / !2"],
  ])("%j: %s", (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  test("any text can be read or not, and a line is never both", () => {
    const part = fc.constantFrom(
      ..."月火〜 :10:00-19:00,休\n祝",
      "平日",
      "定休日",
      "10:00〜19:00",
      "土日",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        const { days, unreadable } = readHoursText(text);
        const numbers = unreadable.map(({ line }) => line);
        expect(new Set(numbers).size).toBe(numbers.length);
        // Without the lines that cannot be read, and what they kept apart, the same is said of every day that is named.
        const rest = text.split("\n").filter((_, line) => !numbers.includes(line));
        if (numbers.length === 0) expect(readHoursText(rest.join("\n")).days).toEqual(days);
        for (const { line, text: raw } of unreadable) expect(text.split("\n")[line]).toBe(raw);
      }),
    );
  });
});

test("a week that is written out reads back", () => {
  const styles = [
    (at: string) => at.replace(/^0/, ""),
    (at: string) => at.replace(/[\d:]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0)),
    (at: string) =>
      at
        .replace(/^(\d\d):00$/, "$1時")
        .replace(/^(\d\d):30$/, "$1時半")
        .replace(/^(\d\d):(\d\d)$/, "$1時$2分"),
  ];
  fc.assert(
    fc.property(
      fc.array(tidyRanges, { minLength: 7, maxLength: 7 }),
      fc.constantFrom(...styles),
      fc.constantFrom("〜", "～", "-", "－", "から", " 〜 "),
      fc.constantFrom("、", ", ", " ", "　", "/"),
      fc.constantFrom("", "曜", "曜日"),
      (week, style, dash, between, ending) => {
        const lines = week.map((list, day) => {
          const said = list.map(({ from, to }) => `${style(String(from))}${dash}${style(String(to))}`);
          return `${letters[day]}${ending}${between.trim() === "" ? " " : "："}${said.join(between) || "定休日"}`;
        });
        const { days, unreadable } = readHoursText(lines.join("\n"));
        expect(unreadable).toEqual([]);
        expect(range(0, 7).map((day) => days.get(day))).toEqual(
          week.map((list) => list.map((each) => draftOf(each as PlainData))),
        );
      },
    ),
  );
});

describe("pasted into a time", () => {
  test.each([
    ["10:00〜19:00", "10:00", "19:00"],
    ["１０時－１９時半", "10:00", "19:30"],
    ["10時〜19時", "10:00", "19:00"],
    ["22時から6時", "22:00", "06:00"],
    ["9:00-24:00", "09:00", "23:59"],
    ["22:00-0:00", "22:00", "23:59"],
    ["0:00〜0:00", "00:00", "23:59"],
  ])("%s is both", (text, from, to) => {
    expect(readPastedRange(text)).toEqual({ from, to });
    expect(readPastedTime("to", text)).toEqual({ from, to });
  });

  test.each(["", "10:00", "soon", "10:00〜", "10:00〜10:00", "24:00〜25:00", "24:00〜2:00"])(
    "%j is not",
    (text) => {
      expect(readPastedRange(text)).toBeNull();
    },
  );

  test.each([
    ["from", "９時半", { from: "09:30" }],
    ["to", "９時半", { to: "09:30" }],
    ["to", "24:00", { to: "23:59" }],
    ["to", "0:00", { to: "23:59" }],
    ["from", "0:00", { from: "00:00" }],
    ["from", "24:00", null],
    ["to", "soon", null],
  ] as const)("into %s, %j is one", (edge, text, expected) => {
    expect(readPastedTime(edge, text)).toEqual(expected);
  });
});
