import { describe, expect, it } from "vitest";
import type { MessageSettings } from "../../../../src/features/message/placeholders/definition.js";
import {
  type ChipText,
  describePlaceholder,
} from "../../../../src/features/message/placeholders/describe.js";
import { momentSample } from "../../../../src/features/message/placeholders/parts/days.js";
import { knownNames, type PageLists } from "../../../../src/references/index.js";
import { openResource, sourceOf } from "../../picker/open-picker.js";
import { insertSettings, listsOf, namedItems } from "../open-message.js";

const today = "2026-07-15";

function describedIn(
  source: string,
  changes: Partial<MessageSettings> = {},
  lists: PageLists = listsOf(),
): ChipText {
  const settings = insertSettings(changes);
  return describePlaceholder(source, {
    settings,
    lists,
    names: knownNames(lists, settings.locale),
    today,
  });
}

const register = { category: "reserve", event: "register" };
const price = "[[context category=reserve event=register key=price]]";
const order = {
  event: "order",
  params: { order: { type: "map", children: { no: { label: "注文番号", type: "string" } } } },
};

describe("by name", () => {
  it.each([
    ["[[name]]", "名前"],
    ["[[SYS_MAIL]]", "メールアドレス"],
    ["[[friend_link_url]]", "友だち追加リンク"],
    ["[[var id=201]]", "会員番号"],
    ["[[CVAR_x1y2]]", "本日のクーポン"],
    ["[[FORM_ab12cd]]", "来店アンケート"],
    ["[[date add=0 format=1]]", "配信日（7月15日(水)）"],
    ["[[date add=3 format=2]]", "配信日の3日後（7月18日）"],
    ["[[date add=-15 format=8]]", "配信日の15日前（2026/6/30）"],
    ["[[remain target=2027-01-01]]", "2027年1月1日までの残り日数"],
    ["[[unknown]]", "[[unknown]]"],
  ])("%s is %s", (source, label) => {
    expect(describedIn(source)).toEqual({ label, problem: null });
  });

  it.each([
    ["[[name]]", "Name"],
    ["[[remain target=2027-01-01]]", /2027/],
  ])("%s in English", (source, label) => {
    expect(describedIn(source, { locale: "en" }).label).toMatch(label);
  });

  it("what the catalogue names", () => {
    expect(describedIn(price, { triggerContext: register })).toEqual({ label: "料金", problem: null });
  });

  it("what the page's own tree names", () => {
    const source = "[[context category=open_api event=order key=order.no]]";
    expect(describedIn(source, { triggerContext: order })).toEqual({ label: "注文番号", problem: null });
  });

  it("a day past the end of the calendar has no sample", () => {
    expect(describedIn("[[date add=99999 format=1]]").problem).toBeNull();
  });
});

describe("deleted", () => {
  it.each([
    ["[[var id=999]]", "削除済みの友だち情報"],
    ["[[CVAR_zzzz]]", "削除済みの共通情報"],
    ["[[FORM_zzzzzz]]", "削除済みの回答フォーム"],
  ])("%s is %s", (source, said) => {
    expect(describedIn(source)).toEqual({ label: said, problem: said });
  });

  it("of an empty list that was loaded", () => {
    expect(describedIn("[[var id=201]]", {}, listsOf({})).label).toBe("削除済みの友だち情報");
  });

  it("the id of an item is no code", () => {
    const form = [{ id: "ab12cd", name: "別のフォーム", unique: "zz99zz" }];
    expect(describedIn("[[FORM_ab12cd]]", {}, listsOf({ form })).label).toBe("削除済みの回答フォーム");
  });
});

describe("not known", () => {
  const sources = [
    ["varia", "[[var id=201]]"],
    ["common_vars", "[[CVAR_x1y2]]"],
    ["form", "[[FORM_ab12cd]]"],
  ] as const;

  it.each(sources)("%s while it loads", (kind, source) => {
    const { resource } = openResource();
    resource.subscribe(() => {});
    const { label, problem } = describedIn(source, {}, listsOf({ ...namedItems, [kind]: resource }));
    expect(problem).toBeNull();
    expect(label).not.toContain("削除済み");
  });

  it.each(sources)("%s after a failed load", async (kind, source) => {
    const { resource, answer } = openResource();
    resource.subscribe(() => {});
    await answer("unreachable");
    const { label, problem } = describedIn(source, {}, listsOf({ ...namedItems, [kind]: resource }));
    expect(resource.state().is).toBe("failed");
    expect(problem).toBeNull();
    expect(label).not.toContain("削除済み");
  });

  it("common information after a 403, which counts as an empty list", async () => {
    const { resource, answer } = openResource(true);
    resource.subscribe(() => {});
    await answer("forbidden");
    expect(resource.state().is).toBe("ready");
    const { label, problem } = describedIn("[[CVAR_x1y2]]", {}, listsOf({ common_vars: resource }));
    expect(problem).toBeNull();
    expect(label).not.toContain("削除済み");
  });

  it("is named once the list is there", async () => {
    const { resource, answer } = openResource();
    resource.subscribe(() => {});
    const lists = listsOf({ varia: resource });
    await answer(sourceOf(namedItems.varia) as never);
    expect(describedIn("[[var id=201]]", {}, lists)).toEqual({ label: "会員番号", problem: null });
  });
});

describe("what the account or the page does not have", () => {
  const notAllowed = "このアカウントでは使えない差し込みです";
  const otherTrigger = "このトリガーにはない情報です";
  const qr = "[[context category=event_book event=event_register key=qr_url]]";
  const booking = { category: "event_book", event: "event_register" };

  it.each<[source: string, abilities: string[], problem: string | null]>([
    ["[[SYS_MAIL]]", ["user-mail"], null],
    ["[[SYS_MAIL]]", ["user-mail-landing-use"], notAllowed],
    ["[[friend_link_url]]", ["user-mail-landing-use"], null],
    ["[[friend_link_url]]", ["user-mail"], notAllowed],
    ["[[name]]", [], null],
    ["[[var id=201]]", [], null],
  ])("%s with %j", (source, abilities, problem) => {
    expect(describedIn(source, { abilities }).problem).toBe(problem);
  });

  it.each<[what: string, source: string, settings: Partial<MessageSettings>, problem: string | null]>([
    ["no trigger", price, {}, otherTrigger],
    ["its trigger", price, { triggerContext: register }, null],
    ["another event", price, { triggerContext: { ...register, event: "cancel" } }, otherTrigger],
    ["another category", price, { triggerContext: booking }, otherTrigger],
    [
      "a key that it does not have",
      "[[context category=reserve event=register key=slot]]",
      { triggerContext: register },
      otherTrigger,
    ],
    ["a key of the concert plugin", qr, { triggerContext: booking }, null],
    ["without the plugin", qr, { triggerContext: booking, abilities: [] }, notAllowed],
    [
      "an open API without its ability",
      "[[context category=open_api event=order key=order.no]]",
      { triggerContext: order, abilities: [] },
      notAllowed,
    ],
  ])("%s", (_, source, settings, problem) => {
    expect(describedIn(source, settings).problem).toBe(problem);
  });
});

describe("a target day", () => {
  it.each([
    ["2026-07-14", "過去の日付は挿入できません"],
    ["2026-07-15", null],
    ["2026-07-16", null],
  ])("%s", (target, problem) => {
    expect(describedIn(`[[remain target=${target}]]`).problem).toBe(problem);
  });
});

describe("a date and time in a linked format", () => {
  it.each([
    ["M月D日(ddd) HH:mm", "7月5日(日) 14:30"],
    ["YYYY年M月D日 HH:mm", "2026年7月5日 14:30"],
    ["M/D HH:mm", "7/5 14:30"],
    ["YYYY/MM/DD HH:mm", "2026/07/05 14:30"],
    ["YYYY/MM/DD", "2026/07/05"],
    ["HH:mm", "14:30"],
  ])("%s: %s", (format, sample) => {
    expect(momentSample("2026-07-05", format)).toBe(sample);
  });
});
