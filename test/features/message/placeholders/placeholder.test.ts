import { describe, expect, it } from "vitest";
import {
  type Placeholder,
  placeholders,
  readPlaceholder,
  writePlaceholder,
} from "../../../../src/features/message/placeholders/index.js";

const moment = { kind: "context", category: "reserve", event: "register", key: "date_range" } as const;

const written: [source: string, placeholder: Placeholder][] = [
  ["[[name]]", { kind: "name" }],
  ["[[SYS_MAIL]]", { kind: "mail" }],
  ["[[friend_link_url]]", { kind: "friend-link" }],
  ["[[FORM_ab12cd]]", { kind: "form", code: "ab12cd" }],
  ["[[FORM_A-_9zZ]]", { kind: "form", code: "A-_9zZ" }],
  ["[[CVAR_x1y2]]", { kind: "common-var", code: "x1y2" }],
  ["[[var id=201]]", { kind: "var", id: 201 }],
  ["[[var id=0]]", { kind: "var", id: 0 }],
  ["[[var id=999999999999999]]", { kind: "var", id: 999_999_999_999_999 }],
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map((format): [string, Placeholder] => [
    `[[date add=3 format=${format}]]`,
    { kind: "date", add: 3, format },
  ]),
  ["[[date add=0 format=1]]", { kind: "date", add: 0, format: 1 }],
  ["[[date add=-3 format=1]]", { kind: "date", add: -3, format: 1 }],
  ["[[date add=99999 format=1]]", { kind: "date", add: 99_999, format: 1 }],
  ["[[remain target=2027-01-01]]", { kind: "remain", target: "2027-01-01" }],
  ["[[remain target=2028-02-29]]", { kind: "remain", target: "2028-02-29" }],
  ["[[context category=reserve event=register key=date_range]]", { ...moment, format: null }],
  ["[[context category=reserve event=register key=date_range format=1]]", { ...moment, format: 1 }],
  ["[[context category=reserve event=register key=date_range format=0]]", { ...moment, format: 0 }],
  [
    "[[context category=open_api event=注文 key=order.items.名前]]",
    { kind: "context", category: "open_api", event: "注文", key: "order.items.名前", format: null },
  ],
];

it.each(written)("%s is read", (source, placeholder) => {
  expect(readPlaceholder(source)).toEqual(placeholder);
});

it.each(written)("%s is written", (source, placeholder) => {
  expect(writePlaceholder(placeholder)).toBe(source);
});

it("each kind is among them", () => {
  expect(new Set(written.map(([, { kind }]) => kind))).toEqual(new Set(placeholders.map(({ name }) => name)));
});

describe("stays text", () => {
  it.each([
    ["an unknown name", "[[nickname]]"],
    ["nothing", "[[]]"],
    ["blanks", "[[ ]]"],
    ["a name of JavaScript's own", "[[constructor]]"],
    ["another", "[[__proto__]]"],
    ["one pair of brackets", "[name]"],
    ["full-width brackets", "［［name］］"],
    ["no end", "[[name"],
    ["no beginning", "name]]"],
    ["something before it", "x[[name]]"],
    ["something behind it", "[[name]]x"],
    ["a line break behind it", "[[name]]\n"],
    ["two of them", "[[name]][[name]]"],
    ["capitals", "[[Name]]"],
    ["all capitals", "[[NAME]]"],
    ["small letters", "[[sys_mail]]"],
    ["small letters of a form", "[[form_ab12cd]]"],
    ["small letters of common information", "[[cvar_x1y2]]"],
    ["a parameter in capitals", "[[var ID=201]]"],
    ["a command in capitals", "[[Date add=3 format=1]]"],
    ["blanks within", "[[ name ]]"],
    ["a blank at the end", "[[name ]]"],
    ["two blanks", "[[date add=3  format=1]]"],
    ["blanks around the sign", "[[var id = 201]]"],
    ["a full-width blank", "[[var　id=201]]"],
    ["a no-break space", "[[var\u00a0id=201]]"],
    ["a tab", "[[var\tid=201]]"],
    ["parameters the other way round", "[[date format=1 add=3]]"],
    ["the context the other way round", "[[context event=register category=reserve key=price]]"],
    ["a parameter twice", "[[var id=201 id=201]]"],
    ["a parameter too many", "[[var id=201 x=1]]"],
    ["a name with a parameter", "[[name format=1]]"],
    ["no parameter", "[[date]]"],
    ["no format", "[[date add=3]]"],
    ["no days", "[[date format=1]]"],
    ["format 0", "[[date add=3 format=0]]"],
    ["format 9", "[[date add=3 format=9]]"],
    ["format 10", "[[date add=3 format=10]]"],
    ["a format with a zero", "[[date add=3 format=01]]"],
    ["days with a zero", "[[date add=03 format=1]]"],
    ["days with a plus", "[[date add=+3 format=1]]"],
    ["minus no days", "[[date add=-0 format=1]]"],
    ["half days", "[[date add=1.5 format=1]]"],
    ["no figure", "[[date add=a format=1]]"],
    ["full-width figures", "[[date add=３ format=1]]"],
    ["too many days", "[[date add=100000 format=1]]"],
    ["an id with a zero", "[[var id=0201]]"],
    ["a negative id", "[[var id=-1]]"],
    ["no id", "[[var id=]]"],
    ["an id that no number holds", "[[var id=9007199254740993]]"],
    ["figures of another script", "[[var id=２０１]]"],
    ["a day that does not exist", "[[remain target=2027-02-30]]"],
    ["29 February of another year", "[[remain target=2027-02-29]]"],
    ["a month that does not exist", "[[remain target=2027-13-01]]"],
    ["day 0", "[[remain target=2027-01-00]]"],
    ["a day without zeros", "[[remain target=2027-1-1]]"],
    ["a day with slashes", "[[remain target=2027/01/01]]"],
    ["a day with a time", "[[remain target=2027-01-01T00:00]]"],
    ["no day", "[[remain target=]]"],
    ["five characters of a form", "[[FORM_ab12c]]"],
    ["seven", "[[FORM_ab12cde]]"],
    ["characters of a form that no address has", "[[FORM_ab1/cd]]"],
    ["Japanese ones", "[[FORM_あいうえおか]]"],
    ["three characters of common information", "[[CVAR_x1y]]"],
    ["five", "[[CVAR_x1y2z]]"],
    ["a context without a key", "[[context category=reserve event=register]]"],
    ["an empty key", "[[context category=reserve event=register key=]]"],
    ["a key with a bracket", "[[context category=reserve event=register key=a[b]]"],
    ["a key with a sign", "[[context category=reserve event=register key=a=b]]"],
    [
      "a context with a format with a zero",
      "[[context category=reserve event=register key=price format=01]]",
    ],
    [
      "a context with a format of three figures",
      "[[context category=reserve event=register key=price format=100]]",
    ],
    ["a context with an empty format", "[[context category=reserve event=register key=price format=]]"],
  ])("%s: %s", (_, source) => {
    expect(readPlaceholder(source)).toBeNull();
  });
});
