import { parseTimes } from "../../lib/dates/written-times.js";
import { range } from "../../lib/range.js";
import { withIndex } from "../../lib/with-index.js";

/** A word of a line about opening hours. */
export type Token =
  | { readonly is: "days"; readonly days: readonly number[] }
  | { readonly is: "range"; readonly start: number; readonly end: number }
  | { readonly is: "closed" };

/** The words of a line; none where it says nothing of hours, `null` if something in it is none of them. */
export function readTokens(line: string): readonly Token[] | null {
  const text = line.normalize("NFKC").toLowerCase().replace(dashes, "~").replace(enclosed, "$1");
  if (emptyLine.test(text)) return [];
  const tokens: Token[] = [];
  let rest = text;
  while (rest !== "") {
    const skipped = matched(nothing, rest);
    if (skipped !== "") {
      rest = rest.slice(skipped.length);
      continue;
    }
    const found = readDays(rest) ?? readRange(rest) ?? readClosed(rest);
    if (!found) return null;
    tokens.push(found.token);
    rest = rest.slice(found.length);
  }
  return tokens;
}

interface Found {
  readonly token: Token;
  readonly length: number;
}

/** All that stands between two times or two days. */
const dashes = /[〜ー–—―−‐-]|から/g;

/** A day in brackets, as one character often is. */
const enclosed = /\(([日月火水木金土])\)/g;

/** Says that it is closed on no day: nothing follows from that. */
const emptyLine =
  /^[\s:]*(?:(?:年中)?無休|定休日?[\s:]*(?:は)?(?:なし|無し|ありません)|営業(?:時間|日)?)?[\s:]*$/;

/** Words between others that mean nothing. */
const nothing = /^(?:[\s、。,・/;|:&()[\]【】「」■●◆*]+|営業(?:時間|日)?|時間:|毎週|と|および|及び|は|and)/;

const closed = /^(?:定休日?|店休日?|休業日?|休館日?|休診日?|お?休み|休(?![日憩暇校])|closed)/;

const time =
  /^(?:(?:午前|午後|am|pm)\s*)?\d{1,2}(?:\s*:\s*\d{2}(?::\d{2})?|\s*時(?:半|\d{1,2}分|\d{1,2})?|\d{2})?(?:まで)?(?![\d:時分半])/;
const dash = /^\s*~\s*/;
const nextDay = /^翌[日朝]?\s*/;
const allDay = /^24\s*(?:時間(?:営業)?|hours)/;

/** By the number of the wire: 0 is Sunday. */
const weekdays: readonly RegExp[] = [
  /^(?:日(?:曜日?)?|sun(?:days?)?(?![a-z]))/,
  /^(?:月(?:曜日?)?|mon(?:days?)?(?![a-z]))/,
  /^(?:火(?:曜日?)?|tue(?:s|sdays?)?(?![a-z]))/,
  /^(?:水(?:曜日?)?|wed(?:nesdays?)?(?![a-z]))/,
  /^(?:木(?:曜日?)?|thu(?:rs?|rsdays?)?(?![a-z]))/,
  /^(?:金(?:曜日?)?|fri(?:days?)?(?![a-z]))/,
  /^(?:土(?:曜日?)?|sat(?:urdays?)?(?![a-z]))/,
];

/** Words for several days. */
const sets: readonly { readonly is: RegExp; readonly days: readonly number[] }[] = [
  { is: /^(?:平日|weekdays?)/, days: [1, 2, 3, 4, 5] },
  { is: /^(?:週末|weekends?)/, days: [6, 0] },
  { is: /^(?:毎日|全日|全曜日|(?:年中)?無休|every\s?day|daily)/, days: [1, 2, 3, 4, 5, 6, 0] },
];

function readDays(text: string): Found | null {
  for (const { is, days } of sets) {
    const word = matched(is, text);
    if (word !== "") return { token: { is: "days", days }, length: word.length };
  }
  const first = readWeekday(text);
  if (!first) return null;
  const between = matched(dash, text.slice(first.length));
  const last = between === "" ? null : readWeekday(text.slice(first.length + between.length));
  if (!last) return { token: { is: "days", days: [first.day] }, length: first.length };
  const days = range(0, ((last.day - first.day + 7) % 7) + 1).map((at) => (first.day + at) % 7);
  return { token: { is: "days", days }, length: first.length + between.length + last.length };
}

function readWeekday(text: string): { day: number; length: number } | null {
  const found = withIndex(weekdays.map((name) => matched(name, text))).find(([, word]) => word !== "");
  return found ? { day: found[0], length: found[1].length } : null;
}

function readRange(text: string): Found | null {
  const whole = matched(allDay, text);
  if (whole !== "") return { token: { is: "range", start: 0, end: 24 * 60 }, length: whole.length };
  const from = matched(time, text);
  const between = from && matched(dash, text.slice(from.length));
  if (between === "") return null;
  const after = text.slice(from.length + between.length);
  const later = matched(nextDay, after);
  const to = matched(time, after.slice(later.length));
  const read = parseTimes(`${from}~${to}`);
  if (!read || (later !== "" && read.end >= read.start)) return null;
  return {
    token: { is: "range", ...read },
    length: from.length + between.length + later.length + to.length,
  };
}

function readClosed(text: string): Found | null {
  const word = matched(closed, text);
  return word === "" ? null : { token: { is: "closed" }, length: word.length };
}

/** Length of the beginning of a text that a pattern takes. */
function matched(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[0] ?? "";
}
