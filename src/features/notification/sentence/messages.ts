import { words } from "../../../lib/locale.js";

interface SentenceParts {
  when: string;
  whom: string;
  roles: string;
  channels: string;
  hours: string;
}

function inEnglish(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** Words of the sentence that says a notification. */
export const sentenceWords = words({
  ja: {
    off: "この通知は止まっています。",
    sentence: ({ when, whom, roles, channels, hours }: SentenceParts) =>
      `${when}、${whom}${roles}へ、${channels}で、${hours}知らせます。`,
    unknownEvent: (event: string) => `不明なイベント（${event}）が起きたら`,
    noEvent: "まだ選ばれていないイベントが起きたら",
    opaqueEvent: "表示できないイベントが起きたら",
    anyOf: (label: string) => `いずれかの${label}`,
    about: (label: string, name: string) => `${label}${name}`,
    matching: "条件に合う友だちについて、",
    matchingPending: "編集中の条件に合う友だちについて、",
    everyRole: "すべての権限",
    roleId: (id: number) => `権限（ID ${id}）`,
    noChannel: "まだ選ばれていない通知先",
    goneChannel: (id: number) => `削除済みの通知先（ID ${id}）`,
    channel: (kind: string, name: string) => `${kind}「${name}」`,
    and: (parts: readonly string[]) =>
      parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join("、")}と${parts.at(-1)}`,
    roles: (parts: readonly string[]) => parts.join("・"),
    days: (parts: readonly string[]) => parts.join("・"),
    everyDay: "毎日",
    workdays: "平日",
    weekend: "土日",
    hoursOf: (days: string, from: string, to: string) => `${days} ${from}〜${to}`,
    within: (hours: string, zone: string) => (/\d$/.test(hours + zone) ? `${hours} に` : `${hours}${zone}に`),
    hours: (ranges: readonly string[]) => ranges.join("、"),
    anyTime: "いつでも",
    byMode: (mode: string) => `不明な指定（${mode}）に従って`,
    noHours: "まだ設定されていない時間帯",
    opaqueHours: "読み取れない時間帯",
    inZone: (zone: string) => `（${zone}）`,
    waits: "それ以外の時間の通知は、次の時間帯まで待ってから届きます。",
    neverOpens: "時間帯がないため、通知は届きません。",
  },
  en: {
    off: "This notification is off.",
    sentence: ({ when, whom, roles, channels, hours }) =>
      `When ${when}, ${whom}it tells ${roles} by ${channels} ${hours}.`,
    unknownEvent: (event) => `an unknown event (${event}) happens`,
    noEvent: "an event happens that is yet to be chosen",
    opaqueEvent: "an event happens that cannot be shown",
    anyOf: (label) => `any ${label}`,
    about: (label, name) => `${label} ${name}`,
    matching: "for friends who meet the condition, ",
    matchingPending: "for friends who meet the condition being edited, ",
    everyRole: "all roles",
    roleId: (id) => `role (ID ${id})`,
    noChannel: "a channel yet to be chosen",
    goneChannel: (id) => `deleted channel (ID ${id})`,
    channel: (kind, name) => `${kind} “${name}”`,
    and: inEnglish,
    roles: inEnglish,
    days: (parts) => `on ${parts.join(", ")}`,
    everyDay: "every day",
    workdays: "on workdays",
    weekend: "at weekends",
    hoursOf: (days, from, to) => `${days} ${from}–${to}`,
    within: (hours, zone) => (zone === "" ? hours : `${hours} ${zone}`),
    hours: (ranges) => ranges.join(", "),
    anyTime: "at any time",
    byMode: (mode) => `at times of an unknown kind (${mode})`,
    noHours: "at hours yet to be set",
    opaqueHours: "at hours that cannot be read",
    inZone: (zone) => `(${zone})`,
    waits: "What happens at other times waits for the next hours.",
    neverOpens: "As there are no hours, nothing is delivered.",
  },
});

/** Words of the sentence in one language. */
export type SentenceWords = typeof sentenceWords.ja;
