import { act } from "react";
import { describe, expect, it } from "vitest";
import type { PlainData } from "../../../src/lib/plain-data.js";
import every from "../../fixtures/filter-every-condition.json" with { type: "json" };
import { anyOf, held, tagged } from "./open-filter.js";
import { openScreen } from "./open-screen.js";

const sentences = (box: ParentNode) =>
  [...box.querySelectorAll(".cond-sentence")].map(({ textContent }) => textContent);

describe("a filter that is only read", () => {
  it("says each condition in a whole sentence, inside or-panels too, without any field", async () => {
    const { box } = await openScreen([tagged(1), anyOf({ type: 20, memos: ["VIP"] })], { readonly: true });
    expect(sentences(box)).toEqual(["タグ「常連」が付いている", "個別メモに「VIP」を含む"]);
    expect(box.querySelectorAll(".cond :is(input, select, textarea, button)")).toHaveLength(0);
  });

  it("draws no field for any condition of the public surface, and changes nothing", async () => {
    const inputs = every.inputs as PlainData[];
    const { box, model, edits } = await openScreen(inputs, { readonly: true });
    expect(box.querySelectorAll(".cond :is(input, select, textarea)")).toHaveLength(0);
    expect([model.value().inputs, edits()]).toEqual([inputs, 0]);
  });

  it("says what this account could not edit just the same, and what cannot be read as ever", async () => {
    const { box } = await openScreen([{ type: 90, episode_id: 1, match: 0 }, held], {
      readonly: true,
      abilities: [],
    });
    expect(sentences(box)[0]).toContain("「常連」");
    expect(box.querySelector(".cond-held")?.textContent).toContain("この条件はここでは編集できません");
  });

  it("says what is wrong, too", async () => {
    const { box } = await openScreen([{ type: 30, date_from: "2026-13-01", date_to: null }], {
      readonly: true,
    });
    expect(box.querySelector(".cond-error")?.textContent).toBe("入力値が不正です。");
  });

  it("has its fields as soon as it may be edited, and loses them again", async () => {
    const { box, model } = await openScreen([tagged(1)], { readonly: true });
    await act(async () => model.configure({ ...model.settings(), readonly: false }));
    expect([sentences(box), box.querySelectorAll(".cond select").length]).toEqual([[], 1]);
    await act(async () => model.configure({ ...model.settings(), readonly: true }));
    expect(sentences(box)).toHaveLength(1);
  });

  it("shows its options as text", async () => {
    const { box } = await openScreen([], { readonly: true, mode: "editor" });
    expect(box.querySelectorAll(".filter-options select")).toHaveLength(0);
    expect(box.querySelector(".filter-options")?.textContent).toContain("表示件数50件");
  });
});

it("a disabled filter keeps its fields, and none of them can be used", async () => {
  const { box } = await openScreen([tagged(1)], { disabled: true });
  expect(sentences(box)).toEqual([]);
  expect(box.querySelector<HTMLSelectElement>(".cond select")?.disabled).toBe(true);
});

describe("a field that cannot be read", () => {
  const stored = { match: "?", type: 95, form_id: 1, use_date: 0, date_from: null, date_to: null };

  it("is held in words, beside fields that can be edited", async () => {
    const { get, model } = await openScreen([stored]);
    expect(get(".cond-held").textContent).toBe(
      "読み取れない項目があります（match）。選び直さないかぎり、内容はそのまま保存されます。",
    );
    await act(async () => get("input[data-field=use_date]").click());
    expect(JSON.stringify(model.payload().inputs)).toBe(JSON.stringify([{ ...stored, use_date: 1 }]));
    expect(get(".cond-held")).not.toBeNull();
  });

  it("gives way to what is chosen in its place", async () => {
    const { get, box, model } = await openScreen([stored]);
    await act(async () => get('[data-field=match] input[value="10"]').click());
    expect(model.payload().inputs).toEqual([{ ...stored, match: 10 }]);
    expect(box.querySelector(".cond-held")).toBeNull();
  });
});
