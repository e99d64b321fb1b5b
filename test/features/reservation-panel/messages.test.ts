import { describe, expect, it } from "vitest";
import { statuses } from "../../../src/features/reservation/statuses.js";
import { reservationWords } from "../../../src/features/reservation-panel/messages.js";

const { ja, en } = reservationWords;

describe("sentences with something in them", () => {
  it.each<[string, (words: typeof ja) => string, string, string]>([
    ["detailTitle", (words) => words.detailTitle("山田"), "山田 様", "山田"],
    ["gone", (words) => words.gone("担当", 7), "削除済みの担当（ID 7）", "Deleted: 担当 (ID 7)"],
    ["deleted", (words) => words.deleted("中村"), "中村（削除済み）", "中村 (deleted)"],
    [
      "listFailed",
      (words) => words.listFailed("担当"),
      "担当の一覧を読み込めませんでした",
      "The list could not be loaded: 担当",
    ],
    ["minutes", (words) => words.minutesOf(45), "45分", "45 min"],
    ["price", (words) => words.price(1200), "1,200 円", "1,200 yen"],
    ["feeOf", (words) => words.feeOf("550 円"), "指名料 550 円", "fee 550 円"],
    ["facts", (words) => words.facts("カット", ["a", "b"]), "カット（a・b）", "カット (a, b)"],
    ["facts without any", (words) => words.facts("カット", []), "カット", "カット"],
    ["friendOf", (words) => words.friendOf("はなこ"), "友だち：はなこ", "Friend: はなこ"],
    ["time", (words) => words.fromTo("10:00", "11:00"), "10:00〜11:00", "10:00–11:00"],
    [
      "conflictOpen",
      (words) => words.conflictOpen("メモ"),
      "メモ：残す値を選択してください。",
      "メモ: choose the value that stays.",
    ],
    ["clashAt", (words) => words.withNote("佐藤様", "10:00"), "佐藤様（10:00）", "佐藤様 (10:00)"],
    ["changedTo", (words) => words.changedTo("来店", "未来店"), "来店を「未来店」にしました", "来店: 未来店"],
    ["patchFailed", (words) => words.patchFailed("来店"), "来店を変更できませんでした", "Not changed: 来店"],
    ["requestedAt", (words) => words.requestedAt("11/19"), "受付 11/19", "Received 11/19"],
    ["unchanged", (words) => words.unchanged(["a", "b"]), "a・bは変わりません", "Unchanged: a, b"],
    [
      "isTaken by one",
      (words) => words.isTaken(1),
      "この時間には1件の予定があります",
      "Something else stands there",
    ],
    [
      "isTaken by more",
      (words) => words.isTaken(3),
      "この時間には3件の予定があります",
      "3 others stand there",
    ],
    ["approved", (words) => words.approved("変更申請"), "変更申請を承認しました", "Approved: 変更申請"],
    ["denied", (words) => words.denied("変更申請"), "変更申請を却下しました", "Denied: 変更申請"],
  ])("%s", (_, say, inJapanese, inEnglish) => {
    expect([say(ja), say(en)]).toEqual([inJapanese, inEnglish]);
  });
});

describe("names that are part of the surface", () => {
  it("of statuses, in their order", () => {
    expect(statuses.map((status) => ja.statuses[status])).toEqual([
      ...["予約済み", "キャンセル済み", "新規申請中", "新規申請却下", "変更申請中", "キャンセル申請中"],
    ]);
  });

  it("of what a salon lets its customers do", () => {
    expect([0, 1, 2, 3].map((permission) => ja.permissions[permission])).toEqual([
      ...["不可", "可", undefined, "申請"],
    ]);
    expect(Object.keys(en.permissions)).toEqual(Object.keys(ja.permissions));
  });

  it("of what was done to a reservation, the same in both languages", () => {
    expect(Object.keys(en.actions)).toEqual(Object.keys(ja.actions));
  });

  it("nothing is said with nothing", () => {
    const said = (words: typeof ja) => JSON.stringify(words);
    for (const words of [ja, en]) expect(said(words)).not.toMatch(/""|undefined/);
  });

  it("lists that stand for numbers are whole", () => {
    for (const words of [ja, en]) expect([words.weekdays.length, words.visitStatuses.length]).toEqual([7, 3]);
  });
});
