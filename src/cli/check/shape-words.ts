import type * as v from "valibot";
import { textForm } from "../../api/description/fields.js";
import {
  bitsAsBooleans,
  type DescribedCall,
  flagsAsOthers,
  numbersAsTexts,
} from "../../api/description/index.js";
import type { Finding } from "./finding.js";
import { isDateLike, kindOf } from "./safe-words.js";

type Words = Pick<Finding, "code" | "weight" | "expected" | "came" | "todo">;
type Issue = v.BaseIssue<unknown>;

/** Expected and actual value, and advice, for one mistake. */
export function wordsFor(issue: Issue, call: DescribedCall): Words {
  const { input } = issue;
  const expected = expectedOf(issue);
  const words = { weight: "wrong", expected, came: kindOf(input) } as const;
  const form = dateForm(issue);
  if (isAbsent(issue)) return { ...words, ...absent(issue) };
  if (input === null) return { ...words, code: "null", todo: "Never send null here." };
  if (form) return { ...words, ...otherDate(form, input) };
  const numeric = typeof input === "string" && /^-?\d+(\.\d+)?$/.test(input);
  if (numeric && /\bnumber\b|\d/.test(issue.expected ?? ""))
    return {
      ...words,
      code: "number-as-text",
      weight: weightOf(call, numbersAsTexts),
      todo: "Send numbers as numbers: (int) in PHP, casts in an Eloquent model, .to_i in Ruby.",
    };
  if (issue.expected === "boolean" && [0, 1, "0", "1", "true", "false"].includes(input as string))
    return {
      ...words,
      code: "flag",
      weight: weightOf(call, flagsAsOthers),
      todo: "Send true and false.",
    };
  if (issue.expected === "Array" && typeof input === "object")
    return {
      ...words,
      code: "list-as-object",
      todo: "Send a list: in PHP array_values(), since an array with gaps becomes an object.",
    };
  if (issue.expected === "Object" && Array.isArray(input))
    return {
      ...words,
      code: "object-as-list",
      todo: "Send an object: in PHP (object)[], since an empty array becomes a list.",
    };
  if (typeof input === "number" && ["integer", "min_value", "max_value", "safe_integer"].includes(issue.type))
    return {
      ...words,
      code: "range",
      todo: "Send a number of this range; null for none, where that may be.",
    };
  if (typeof input === "boolean")
    return {
      ...words,
      code: "boolean",
      weight: weightOf(call, bitsAsBooleans),
      todo: "Send what is described.",
    };
  if (["picklist", "literal", "enum"].includes(issue.type))
    return { ...words, came: `another value, ${kindOf(input)}`, code: "value", todo: "Send one of these." };
  if (typeof input === "number" && issue.expected === "string")
    return { ...words, code: "text-as-number", todo: "Send a text, in quotes." };
  return { ...words, code: "shape", todo: "Send what is described." };
}

/** Weight of a deviation: one that a parser takes all the same is no mistake. */
function weightOf({ answer }: DescribedCall, fallback: string): Finding["weight"] {
  return answer.may?.includes(fallback) ? "note" : "wrong";
}

function isAbsent({ received, path }: Issue): boolean {
  const last = path?.at(-1);
  return received === "undefined" && last !== undefined;
}

function absent({ path }: Issue): Pick<Words, "code" | "expected" | "came" | "todo"> {
  const last = path?.at(-1);
  const key = String(last?.key);
  const other = misspelled(key, Object.keys((last?.input as object | undefined) ?? {}));
  return {
    code: other ? "key-spelling" : "key-missing",
    expected: `the key ${key}`,
    came: other ? `the key ${other}` : "no such key",
    todo: other
      ? `Spell it ${key}: keys are in snake_case.`
      : "Always send the key, with null where there is nothing.",
  };
}

/** `groupId` where `group_id` is meant. */
function misspelled(key: string, keys: readonly string[]): string | undefined {
  const bare = (name: string) => name.replace(/[_-]/g, "").toLowerCase();
  return keys.find((each) => each !== key && bare(each) === bare(key));
}

const forms = {
  day: "a day as YYYY-MM-DD, in Asia/Tokyo",
  clock: "a time as HH:mm, in Asia/Tokyo",
  instant: "an instant as YYYY-MM-DDTHH:mm:ss+09:00",
} as const;

function dateForm(issue: Issue): keyof typeof forms | null {
  const { type, requirement } = issue as Issue & { requirement?: unknown };
  return type === "regex" ? textForm(requirement) : null;
}

function otherDate(form: keyof typeof forms, input: unknown): Pick<Words, "code" | "todo"> {
  const text = String(input);
  const hasTime = /\d[T ]\d\d?:/.test(text);
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(text);
  if (form === "day" && hasTime && hasZone)
    return {
      code: "date-zone",
      todo: "Send the day of the clock in Asia/Tokyo alone: an instant in UTC is the day before until 9 o'clock.",
    };
  if (form === "instant" && hasTime && !hasZone)
    return { code: "date-zone", todo: "Write the offset: without one nobody knows in which zone it is." };
  if (form === "clock" && isDateLike(text))
    return { code: "time-form", todo: "Send hours and minutes in two digits each, no seconds and no day." };
  return { code: "date-form", todo: `Write ${forms[form].replace(/,.*/, "")}.` };
}

function expectedOf(issue: Issue): string {
  const form = dateForm(issue);
  if (form) return forms[form];
  const { type, expected } = issue;
  if (type === "integer" || type === "safe_integer") return "a whole number";
  if (type === "min_value") return `a number of ${String(expected).replace(/^>=/, "")} or more`;
  if (type === "max_value") return "a smaller number";
  const words: Readonly<Record<string, string>> = {
    number: "a number",
    string: "a text",
    boolean: "true or false",
    Array: "a list",
    Object: "an object",
    null: "null",
  };
  const summary =
    words[expected ?? ""] ??
    (expected ?? "something else").replace(/^\((.*)\)$/, "$1").replaceAll(" | ", " or ");
  return summary.length > 60 ? `${summary.slice(0, 57)}…` : summary;
}
