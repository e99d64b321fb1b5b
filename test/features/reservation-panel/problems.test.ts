import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { ReservationForm } from "../../../src/features/reservation/entity.js";
import { reservationWords } from "../../../src/features/reservation-panel/messages.js";
import { problemsOf } from "../../../src/features/reservation-panel/problems.js";
import { anyForm, someForm } from "../reservation/samples.js";

const conflict = { mine: "a", theirs: "b", before: "c" };
const of = (more: Partial<ReservationForm>, conflicts = {}, locale: "ja" | "en" = "ja") =>
  problemsOf({ ...anyForm, ...more }, conflicts, { locale }).map(({ field, message }) => [field, message]);

describe("what keeps a reservation from being saved", () => {
  it.each<[Partial<ReservationForm>, string[][]]>([
    [{}, []],
    [{ name: "", course_id: null, salon_resource_id: null, contact_address: "" }, []],
    [{ date: "" }, [["date", "日付を入力してください。"]]],
    [{ date: "2026-02-30" }, [["date", "日付を入力してください。"]]],
    [{ date: "2026-11-20T00:00" }, [["date", "日付を入力してください。"]]],
    [{ from: "" }, [["from", "開始時刻を入力してください。"]]],
    [{ from: "25:00" }, [["from", "開始時刻を入力してください。"]]],
    [{ to: "" }, [["to", "終了時刻を入力してください。"]]],
    [{ to: "13:60" }, [["to", "終了時刻を入力してください。"]]],
    [{ to: "13:00" }, [["to", "終了時刻は開始時刻より後にしてください。"]]],
    [{ to: "12:59" }, [["to", "終了時刻は開始時刻より後にしてください。"]]],
    [{ to: "13:01" }, []],
    [{ from: "00:00", to: "24:00" }, []],
    [{ from: "23:58", to: "23:59" }, []],
    [
      { from: "", to: "" },
      [
        ["from", "開始時刻を入力してください。"],
        ["to", "終了時刻を入力してください。"],
      ],
    ],
  ])("%j", (more, expected) => {
    expect(of(more)).toEqual(expected);
  });

  it("all of it, in the order of the form, and then what nobody has decided", () => {
    expect(of({ date: "", from: "", to: "" }, { meta_data: conflict, name: conflict })).toEqual([
      ["date", "日付を入力してください。"],
      ["from", "開始時刻を入力してください。"],
      ["to", "終了時刻を入力してください。"],
      ["meta_data", "メモ：残す値を選択してください。"],
      ["name", "お名前：残す値を選択してください。"],
    ]);
  });

  it("in English", () => {
    expect(of({ date: "", from: "" }, { name: conflict }, "en")).toEqual([
      ["date", "Enter a date."],
      ["from", "Enter a start time."],
      ["name", "Name: choose the value that stays."],
    ]);
    expect(of({ to: "" }, {}, "en")).toEqual([["to", "Enter an end time."]]);
    expect(of({ to: "12:00" }, {}, "en")).toEqual([["to", "The end must be after the start."]]);
  });

  test("both languages find the same", () => {
    fc.assert(
      fc.property(someForm, fc.subarray(Object.keys(anyForm)), (form, open) => {
        const conflicts = Object.fromEntries(open.map((key) => [key, conflict]));
        const [ja, en] = (["ja", "en"] as const).map((locale) => problemsOf(form, conflicts, { locale }));
        expect(ja?.map(({ field }) => field)).toEqual(en?.map(({ field }) => field));
        expect(ja?.slice((ja?.length ?? 0) - open.length).map(({ field }) => field)).toEqual(open);
        expect(ja?.every(({ message }) => message !== "")).toBe(true);
      }),
    );
  });

  it("every field has a name in both languages", () => {
    for (const { fields } of [reservationWords.ja, reservationWords.en])
      expect(Object.keys(fields).sort()).toEqual(Object.keys(anyForm).sort());
  });
});
