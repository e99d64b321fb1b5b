import { describe, expect, it } from "vitest";
import {
  type Suggestion,
  suggestionsOf,
  typedSuggestions,
} from "../../../../../src/features/message/insert/suggestions/entries.js";
import { searchSuggestions } from "../../../../../src/features/message/insert/suggestions/search.js";
import { readPlaceholder } from "../../../../../src/features/message/placeholders/index.js";
import { openResource, sourceOf } from "../../../picker/open-picker.js";
import { insertSettings, listsOf, namedItems } from "../../open-message.js";

const today = "2026-07-15";
const folders = [
  { id: 1, name: "会員" },
  { id: 2, name: "予約" },
];

function entries(names: readonly string[], settings = insertSettings({ placeholders: ["var"] })) {
  const varia = sourceOf(
    names.map((name, at) => ({ id: at + 1, name, group_id: 1 })),
    folders,
  );
  return suggestionsOf(settings, listsOf({ ...namedItems, varia }), today);
}

const labels = (found: readonly Suggestion[]) => found.map(({ label }) => label);
const search = (names: readonly string[], query: string) => labels(searchSuggestions(entries(names), query));

describe("what may be suggested", () => {
  const register = { category: "reserve", event: "register" };

  it("each kind once, items by name, dates in eight formats, nothing for emoji", () => {
    const all = suggestionsOf(insertSettings({ triggerContext: register }), listsOf(), today);
    const count = (kind: string) => all.filter((each) => each.kind === kind).length;
    expect(["name", "mail", "friend-link", "var", "common-var", "form"].map(count)).toEqual([
      1, 1, 1, 2, 1, 1,
    ]);
    expect(["context", "date", "remain", "emoji"].map(count)).toEqual([6, 8, 1, 0]);
  });

  it("is what can be read again, or asks for its parameters", () => {
    const all = suggestionsOf(insertSettings({ triggerContext: register }), listsOf(), today);
    for (const { kind, source } of all) {
      if (kind === "remain") expect(source).toBeNull();
      else expect(readPlaceholder(source ?? "")?.kind).toBe(kind);
    }
  });

  it("tells items of one name apart by their folders", () => {
    const varia = sourceOf(
      [
        { id: 1, name: "日付", group_id: 1 },
        { id: 2, name: "日付", group_id: 2 },
        { id: 3, name: "日付" },
      ],
      folders,
    );
    const all = suggestionsOf(insertSettings({ placeholders: ["var"] }), listsOf({ varia }), today);
    expect(all.map(({ note }) => note)).toEqual(["友だち情報 › 会員", "友だち情報 › 予約", "友だち情報"]);
  });

  it("items without a code, or with one that no placeholder can hold, are left out", () => {
    const form = [
      { id: 1, name: "符号なし" },
      { id: 2, name: "短い", unique: "abc" },
      { id: 3, name: "斜線", unique: "ab/2cd" },
      { id: 4, name: "よい", unique: "ab12cd" },
    ];
    const all = suggestionsOf(insertSettings({ placeholders: ["form"] }), listsOf({ form }), today);
    expect(labels(all)).toEqual(["よい"]);
  });

  it("nothing of a list that is not there", () => {
    const { resource } = openResource();
    const all = suggestionsOf(insertSettings({ placeholders: ["var"] }), listsOf({ varia: resource }), today);
    expect(all).toEqual([]);
  });
});

describe("what fits", () => {
  it("what begins with it comes before what contains it", () => {
    expect(search(["来店の予約", "予約日", "最終予約"], "予約")).toEqual([
      "予約日",
      "来店の予約",
      "最終予約",
    ]);
  });

  it("at most twenty", () => {
    const many = Array.from({ length: 500 }, (_, at) => `会員番号その${at}`);
    expect(search(many, "会員")).toHaveLength(20);
    expect(search(many, "会員番吾その")).toHaveLength(20);
    expect(search([...many, "の会員番吾その"], "会員番吾その")).toHaveLength(20);
  });

  it("at most twenty with nothing typed, some of every kind", () => {
    const many = Array.from({ length: 500 }, (_, at) => `会員${at}`);
    const settings = insertSettings({ triggerContext: { category: "reserve", event: "register" } });
    const found = searchSuggestions(entries(many, settings), "");
    expect(found.length).toBeLessThanOrEqual(20);
    expect(new Set(found.map(({ kind }) => kind)).size).toBe(9);
  });

  it.each([
    ["hiragana for katakana", "カード番号", "かーど"],
    ["katakana for hiragana", "おなまえ", "オナマエ"],
    ["half width", "カード番号", "ｶｰﾄﾞ"],
    ["half width in the name", "ｶｰﾄﾞ番号", "カード"],
    ["full-width letters", "VIP番号", "ｖｉｐ"],
    ["capitals", "vip番号", "VIP"],
    ["blanks", "会員 番号", "会員番号"],
    ["full-width figures", "住所2", "住所２"],
    ["composed and taken apart", "ガラス", "カ\u3099ラ"],
    ["a letter off", "メールアドレス", "メールアトレス"],
    ["a letter too few", "subscription", "subscrption"],
    ["far behind in a long name", `${"あ".repeat(200)}くつのサイズ`, "くつのサイス"],
    ["the folder", "生年月日", "会員"],
  ])("%s", (_, name, query) => {
    expect(search([name], query)).toEqual([name]);
  });

  it.each([
    ["something else", "誕生日", "電話番号"],
    ["several letters off", "メールアドレス", "メモルアトリエ"],
    ["the voiced kana of another word", "かき", "がぎ"],
  ])("not %s", (_, name, query) => {
    expect(search([name], query)).toEqual([]);
  });

  it.each(["(", "[", "*", "\\", "=x", "!a", "'b", "|", "^$", "😀", "\ud83d", "a".repeat(100)])(
    "nothing special is meant by %j",
    (query) => {
      expect(search(["会員番号"], query)).toEqual([]);
    },
  );

  describe("readings, other names and codes", () => {
    const everything = suggestionsOf(insertSettings(), listsOf(), today);
    it.each([
      ["なまえ", "名前"],
      ["ナマエ", "名前"],
      ["name", "名前"],
      ["ｎａｍｅ", "名前"],
      ["氏名", "名前"],
      ["mail", "メールアドレス"],
      ["sys_m", "メールアドレス"],
      ["link", "友だち追加リンク"],
      ["ともだちじょうほう", "会員番号"],
      ["var id=202", "誕生日"],
      ["きょうつう", "本日のクーポン"],
      ["x1y2", "本日のクーポン"],
      ["CVAR_x1", "本日のクーポン"],
      ["code", "本日のクーポン"],
      ["ab12cd", "来店アンケート"],
      ["アンケート", "来店アンケート"],
      ["日付", "配信日（7月15日(水)）"],
      ["今日", "配信日（7月15日(水)）"],
      ["きょう", "配信日（7月15日(水)）"],
      ["date", "配信日（7月15日(水)）"],
      ["残日数", "残り日数"],
      ["countdown", "残り日数"],
    ])("%s finds %s first", (query, label) => {
      expect(labels(searchSuggestions(everything, query))[0]).toBe(label);
    });

    it("what is called so comes before what is merely also called so, and after what is just that", () => {
      const all = suggestionsOf(
        insertSettings(),
        listsOf({ ...namedItems, varia: [{ id: 1, name: "来店日付" }] }),
        today,
      );
      expect(labels(searchSuggestions(all, "日付")).indexOf("来店日付")).toBe(8);
      expect(labels(searchSuggestions(all, "日付の"))).toEqual([]);
      expect(labels(searchSuggestions(all, "店日"))[0]).toBe("来店日付");
    });
  });

  describe("while the input method is writing", () => {
    const everything = suggestionsOf(insertSettings(), listsOf(), today);
    it.each(["なm", "なｍ", "なまe"])("%s finds what its kana find", (query) => {
      const [plain, composed] = [false, true].map((isComposing) =>
        labels(searchSuggestions(everything, query, isComposing)),
      );
      expect(plain).toEqual([]);
      expect(composed?.[0]).toBe("名前");
    });

    it("letters that find something are letters", () => {
      expect(labels(searchSuggestions(everything, "mail", true))[0]).toBe("メールアドレス");
    });
  });

  it("ten thousand names are searched", () => {
    const all = entries(Array.from({ length: 10_000 }, (_, at) => `会員番号その${at}`));
    expect(searchSuggestions(all, "番合その77").length).toBeGreaterThan(0);
  });
});

describe("a number", () => {
  const typed = (query: string) => typedSuggestions(insertSettings(), today, query);

  it.each([
    ["3日後", ["配信日の3日後（7月18日(土)）"]],
    ["３日後", ["配信日の3日後（7月18日(土)）"]],
    ["三日後", ["配信日の3日後（7月18日(土)）"]],
    ["3 日 後", ["配信日の3日後（7月18日(土)）"]],
    ["+3", ["配信日の3日後（7月18日(土)）"]],
    ["＋３", ["配信日の3日後（7月18日(土)）"]],
    ["三日前", ["配信日の3日前（7月12日(日)）"]],
    ["-3", ["配信日の3日前（7月12日(日)）"]],
    ["−3日", ["配信日の3日前（7月12日(日)）"]],
    ["2週間後", ["配信日の14日後（7月29日(水)）"]],
    ["十五日後", ["配信日の15日後（7月30日(木)）"]],
    ["二十日前", ["配信日の20日前（6月25日(木)）"]],
    ["3", ["配信日の3日後（7月18日(土)）", "配信日の3日前（7月12日(日)）"]],
    ["3日", ["配信日の3日後（7月18日(土)）", "配信日の3日前（7月12日(日)）"]],
    ["0", ["配信日（7月15日(水)）"]],
  ])("%s is days of the delivery", (query, wanted) => {
    const found = typed(query);
    expect(labels(found.filter(({ source }) => source?.endsWith("format=1]]")))).toEqual(wanted);
    expect(found).toHaveLength(wanted.length > 1 ? 2 : 8);
    for (const { source } of found) expect(readPlaceholder(source ?? "")?.kind).toBe("date");
  });

  it.each(["2時間後", "3月", "40000日後", "3日後の", "日後", "名前", "", "+", "3年後", "30分前"])(
    "%s is none",
    (query) => expect(typed(query)).toEqual([]),
  );

  it("is none where no delivery date may be put in", () => {
    expect(typedSuggestions(insertSettings({ placeholders: ["name"] }), today, "3日後")).toEqual([]);
  });
});
