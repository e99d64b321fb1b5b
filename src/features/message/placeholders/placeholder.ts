import { isDay } from "../../../lib/dates/days.js";

/** What stands for something that is filled in when a message is sent (friends-and-operations §3 "alias kinds"). */
export type Placeholder =
  | { kind: "name" }
  | { kind: "mail" }
  | { kind: "friend-link" }
  | { kind: "var"; id: number }
  | { kind: "common-var"; code: string }
  | { kind: "form"; code: string }
  | { kind: "date"; add: number; format: DateFormat }
  | { kind: "remain"; target: string }
  | { kind: "context"; category: string; event: string; key: string; format: number | null };

/** The kinds by the names that the attribute `placeholders` has for them, in the order of the toolbar. */
export const placeholderKinds = [
  "name",
  "mail",
  "friend-link",
  "var",
  "common-var",
  "form",
  "context",
  "date",
  "remain",
] as const satisfies readonly Placeholder["kind"][];

/** One kind of placeholder. */
export type PlaceholderKind = (typeof placeholderKinds)[number];

/** How an inserted date is written (words "Dates"). */
export const dateFormats = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type DateFormat = (typeof dateFormats)[number];

/** Those without parameters, as they are written. */
const fixed = {
  "[[name]]": { kind: "name" },
  "[[SYS_MAIL]]": { kind: "mail" },
  "[[friend_link_url]]": { kind: "friend-link" },
} as const satisfies Record<string, Placeholder>;

/** More days than this are no delivery date: a hundred years. */
export const mostDays = 36_500;

/** How those with parameters are written, and what is read of one. */
const written: readonly Written[] = [
  { pattern: /^\[\[FORM_([\w-]{6})\]\]$/, read: ([code = ""]) => ({ kind: "form", code }) },
  { pattern: /^\[\[CVAR_([\w-]{4})\]\]$/, read: ([code = ""]) => ({ kind: "common-var", code }) },
  { pattern: /^\[\[var id=(\d{1,15})\]\]$/, read: ([id]) => ({ kind: "var", id: Number(id) }) },
  {
    pattern: /^\[\[date add=(-?\d{1,5}) format=([1-8])\]\]$/,
    read: ([add, format]) => ({ kind: "date", add: Number(add), format: Number(format) as DateFormat }),
  },
  {
    pattern: /^\[\[remain target=(\S+)\]\]$/,
    read: ([target = ""]) => (isDay(target) ? { kind: "remain", target } : null),
  },
  {
    pattern:
      /^\[\[context category=([^\s[\]=]+) event=([^\s[\]=]+) key=([^\s[\]=]+)(?: format=(\d{1,2}))?\]\]$/,
    read: ([category = "", event = "", key = "", format]) => ({
      kind: "context",
      category,
      event,
      key,
      format: format === undefined ? null : Number(format),
    }),
  },
];

interface Written {
  readonly pattern: RegExp;
  read(parameters: readonly (string | undefined)[]): Placeholder | null;
}

/**
 * What `[[…]]` means, or `null` where it is no placeholder: unknown, broken, or written otherwise than the server reads
 * it. What is read is written again letter for letter by `writePlaceholder`.
 */
export function readPlaceholder(source: string): Placeholder | null {
  if (Object.hasOwn(fixed, source)) return fixed[source as keyof typeof fixed];
  for (const { pattern, read } of written) {
    const match = pattern.exec(source);
    const placeholder = match && read(match.slice(1));
    if (placeholder) return writePlaceholder(placeholder) === source ? placeholder : null;
  }
  return null;
}

/** As it stands in the text. */
export function writePlaceholder(placeholder: Placeholder): string {
  switch (placeholder.kind) {
    case "name":
      return "[[name]]";
    case "mail":
      return "[[SYS_MAIL]]";
    case "friend-link":
      return "[[friend_link_url]]";
    case "var":
      return `[[var id=${placeholder.id}]]`;
    case "common-var":
      return `[[CVAR_${placeholder.code}]]`;
    case "form":
      return `[[FORM_${placeholder.code}]]`;
    case "date":
      return `[[date add=${placeholder.add} format=${placeholder.format}]]`;
    case "remain":
      return `[[remain target=${placeholder.target}]]`;
    case "context": {
      const { category, event, key, format } = placeholder;
      const ending = format === null ? "" : ` format=${format}`;
      return `[[context category=${category} event=${event} key=${key}${ending}]]`;
    }
  }
}
