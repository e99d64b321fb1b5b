import { act } from "react";
import * as v from "valibot";
import { expect, test } from "vitest";
import { referencesOf } from "../../../../src/features/action/analysis/references.js";
import { effectsToCopy } from "../../../../src/features/action/clipboard/effects-to-copy.js";
import type { EffectVariant } from "../../../../src/features/action/effects/definition.js";
import { effectEditors } from "../../../../src/features/action/effects/editors.js";
import {
  type AnyEffect,
  allEffects,
  type EffectData,
} from "../../../../src/features/action/effects/index.js";
import { effectSchema } from "../../../../src/features/action/effects/parts/stored-fields.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { createVariants, type VariantEditorProps } from "../../../../src/list-editor/index.js";
import { write } from "../../../kit/render.js";
import { openScreen } from "../open-screen.js";

/* An effect that exists only here: all that the editor does with it stands in its definition and its editor. */

const schema = effectSchema(901, { wish: v.string(), tag_id: v.nullable(v.number()) });
type WishEffect = v.InferOutput<typeof schema>;

const wish = {
  type: 901,
  name: "wish",
  label: { ja: "願いごと", en: "Wish" },
  icon: "bolt",
  once: true,
  schema,
  create: () => ({ type: 901, wish: "", tag_id: 101, member_query_id: null }),
  summarize: ({ wish, tag_id }, format) => `${format.name("tag", tag_id)}に${format.text(wish)}を願う`,
  problems: ({ wish }) => (wish === "" ? [{ field: "wish", message: "願いを書いてください。" }] : []),
  references: () => [{ name: "tag_id", kind: "tag", among: "items" }],
  sends: () => ({ is: "now" }),
} satisfies EffectVariant<WishEffect>;

function WishEditor({ value, onChange, errorAt }: VariantEditorProps<EffectData>) {
  const { wish } = value as WishEffect;
  return (
    <>
      <input
        value={wish}
        onChange={({ target }) => onChange({ ...value, wish: target.value }, "wish")}
        data-field="wish"
      />
      <p className="wrong">{errorAt("wish")}</p>
    </>
  );
}

const effects = createVariants<AnyEffect>([...allEffects.all, wish]);
const editors = { ...effectEditors, 901: WishEditor };

const open = (value: PlainObject) => openScreen(value, { effects, editors });

const stored = { inputs: [{ type: 901, wish: "雨", tag_id: 101, future: 1 }] };

test("it is in the add strip, once, and its new panel has its fields", async () => {
  const { get, model } = await open({ inputs: [] });
  const add = get<HTMLButtonElement>('[data-add="901"]');
  expect(add.getAttribute("aria-label")).toBe("願いごとを追加");
  await act(async () => add.click());
  expect(get("section").getAttribute("aria-label")).toBe("1. 願いごと");
  expect(add.getAttribute("aria-disabled")).toBe("true");
  await write(get<HTMLInputElement>('[data-field="wish"]'), "晴れ");
  expect(model.payload().inputs).toEqual([{ ...wish.create(), wish: "晴れ" }]);
});

test("it is judged, and its problem is led to", async () => {
  const { model, box, get } = await open({ inputs: [wish.create()] });
  expect(model.problems()).toEqual([
    {
      row: "r0",
      field: "wish",
      message: "願いを書いてください。",
      place: "1. 願いごと",
      immediate: false,
    },
  ]);
  await act(async () => model.goTo(undefined));
  expect(box.activeElement).toBe(get('[data-field="wish"]'));
});

test("it is put in a sentence, and what it points at and is gone is listed", async () => {
  const { model, box } = await open(stored);
  await act(async () => model.collapseAll());
  expect(box.querySelector(".panel-sentence")?.textContent).toContain("「雨」を願う");
  expect(referencesOf(effects, model.state())).toEqual([
    { kind: "tag", among: "items", id: 101, uses: [{ row: "r0", field: "tag_id" }] },
  ]);
  expect(box.textContent).toContain("1通送信");
  expect(box.querySelector(".analysis-broken")?.textContent).toContain("1. 願いごとを表示");
});

test("it is copied, pasted, and finished key for key", async () => {
  const { model, store, lists } = await open(stored);
  const copyable = effectsToCopy(model, store, lists);
  expect(copyable.sentencesOf(["r0"])).toHaveLength(1);
  expect([copyable.nameOf("r0"), copyable.itemsOf(["r0"])]).toEqual(["1. 願いごと", stored.inputs]);
  const { model: other, store: otherStore, lists: otherLists } = await open({ inputs: [] });
  await act(async () => void effectsToCopy(other, otherStore, otherLists).insert(stored.inputs, null));
  expect(other.payload().inputs).toEqual(stored.inputs);
  expect(effectsToCopy(other, otherStore, otherLists).insert(stored.inputs, null).refusals).toEqual([
    "願いごと：既に追加されています",
  ]);
  expect(JSON.stringify(model.payload())).toBe(JSON.stringify(stored));
});
