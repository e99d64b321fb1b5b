import { act } from "react";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { queryOf } from "../../../../src/features/filter/audience/query.js";
import {
  type ConditionVariant,
  conditionSchema,
} from "../../../../src/features/filter/conditions/definition.js";
import type { AnyConditionEditor } from "../../../../src/features/filter/conditions/editor-types.js";
import { conditionEditors } from "../../../../src/features/filter/conditions/editors.js";
import { type AnyConditionVariant, allConditions } from "../../../../src/features/filter/conditions/index.js";
import { fullClash } from "../../../../src/features/filter/conditions/rules/rule.js";
import type { FilterSettings } from "../../../../src/features/filter/settings.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { createVariants, type VariantEditorProps } from "../../../../src/list-editor/index.js";
import { write } from "../../../kit/render.js";
import { anyOf, filterOf, openFilter, tagged } from "../open-filter.js";
import { openScreen } from "../open-screen.js";

/* A condition that no file of the library knows: whatever depends on the type must read its definition. */

const schema = conditionSchema(9001, { tag: v.number(), figure: v.string() });
type LuckyNumber = v.InferOutput<typeof schema>;

const luckyNumber: ConditionVariant<LuckyNumber> = {
  type: 9001,
  name: "lucky-number",
  label: { ja: "当たり番号", en: "Lucky number" },
  icon: "bolt",
  once: true,
  ability: "lottery",
  schema,
  create: () => ({ type: 9001, tag: 1, figure: "" }),
  summarize: ({ tag, figure }, format) =>
    `${format.name("tag", tag)}の番号が${figure || format.nothingTyped}`,
  problems: ({ figure }, { locale }) =>
    figure === "" ? [{ field: "figure", message: `番号がありません (${locale})` }] : [],
  warnings: ({ figure }) => (figure === "4" ? [{ field: "figure", message: "縁起が悪い" }] : []),
  unfinished: ({ figure }) => figure === "",
  toSend: (condition) => ({ ...condition, figure: condition.figure.trim() }),
  opposite: (condition) => ({ ...condition, figure: `-${condition.figure}` }),
  rules: [
    {
      claim: (condition) => ({ subject: "", condition }),
      clash: (own, other) => (own.condition.figure === other.condition.figure ? null : fullClash(own, other)),
    },
  ],
};

function LuckyNumberEditor({ value, onChange, errorAt, warningAt }: VariantEditorProps<LuckyNumber>) {
  return (
    <>
      <input
        data-field="figure"
        value={value.figure}
        onChange={({ target }) => onChange({ ...value, figure: target.value }, "figure")}
      />
      <em>{errorAt("figure") ?? warningAt("figure")}</em>
    </>
  );
}

const variants = createVariants([...allConditions.all, luckyNumber as unknown as AnyConditionVariant], {
  triggerContext: null,
});
const editors = { ...conditionEditors, 9001: LuckyNumberEditor as unknown as AnyConditionEditor };
const label = "当たり番号";
const lucky = (figure: string) => ({ type: 9001, tag: 1, figure });

/** The screen of a filter that may hold it. */
async function openWith(inputs: readonly PlainData[] = [], settings: Partial<FilterSettings> = {}) {
  const screen = await openScreen(
    inputs,
    { abilities: ["lottery"], ...settings },
    { conditions: variants, editors },
  );
  return { ...screen, field: () => screen.get<HTMLInputElement>("input[data-field=figure]") };
}

describe("a condition that is in the family and nowhere else", () => {
  test("has a button in the add strip, a row with its label and its own editor", async () => {
    const screen = await openWith();
    await screen.press(`${label}を追加`);
    expect(screen.rows()).toEqual([`1. ${label}`]);
    await write(screen.field(), "7");
    expect(screen.model.value().inputs).toEqual([lucky("7")]);
    await screen.press(`${label}を追加`);
    expect([screen.rows().length, screen.refused]).toEqual([1, ["既に追加されています"]]);
  });

  test("is offered as the page and the account allow", async () => {
    const without = await openWith([], { abilities: [] });
    expect(without.box.querySelector(`[aria-label="${label}を追加"]`)).toBeNull();
    const onlyThis = await openWith([], { swatch: [9001] });
    expect(onlyThis.box.querySelectorAll("[data-add]")).toHaveLength(1);
  });

  test("is said in the sentence, with the names of what it points at", async () => {
    const screen = await openWith([lucky("7"), anyOf(lucky("8"))]);
    expect(screen.get(".filter-summary").textContent).toContain("「常連」の番号が7 かつ 「常連」の番号が8");
  });

  test("keeps a filter from being sent by its own problems, and says what is odd", async () => {
    const screen = await openWith([lucky("")]);
    expect(screen.model.problems()).toMatchObject([
      { place: `1. ${label}`, message: "番号がありません (ja)", field: "figure" },
    ]);
    await screen.tryToFinish();
    expect(screen.get("em").textContent).toBe("番号がありません (ja)");
    await write(screen.field(), "4");
    expect(screen.get("em").textContent).toBe("縁起が悪い");
  });

  test("is copied, and pasted where it may stand", async () => {
    const screen = await openWith([lucky("7"), tagged(1)]);
    const text = screen.clipboard().clipOf(["r0"])?.data;
    expect(JSON.parse(text ?? "")).toMatchObject({ kind: "conditions", items: [lucky("7")] });
    const other = await openWith();
    await act(async () => other.clipboard().paste(text ?? "", null));
    expect(other.model.value().inputs).toEqual([lucky("7")]);
    await act(async () => other.clipboard().paste(text ?? "", null));
    expect(other.model.value().inputs).toEqual([lucky("7")]);
    const locked = await openWith([], { abilities: [] });
    await act(async () => locked.clipboard().paste(text ?? "", null));
    expect(locked.model.value().inputs).toEqual([]);
  });

  test("goes into the payload as it is sent, and is left out of the count while nothing is chosen", async () => {
    const screen = await openWith([lucky(" 7 "), anyOf(lucky("8 "))]);
    expect(screen.model.payload().inputs).toEqual([lucky("7"), anyOf(lucky("8"))]);
    expect(queryOf(screen.state(), variants).filter.inputs).toEqual([lucky("7"), anyOf(lucky("8"))]);
    const unfinished = await openWith([lucky("")]);
    expect(queryOf(unfinished.state(), variants).filter.inputs).toEqual([]);
  });

  test("has the opposite and the contradictions that it names", async () => {
    const screen = await openWith([lucky("7"), lucky("8")]);
    expect(screen.get(".filter-alarms").textContent).toContain("該当する人がいません");
    await act(async () => screen.model.invertCondition("r0"));
    expect(screen.model.value().inputs).toEqual([lucky("-7"), lucky("8")]);
  });

  test("is unknown to a filter without it, and kept", () => {
    const plain = openFilter(filterOf(lucky(" 7 ")));
    expect(plain.model.payload()).toEqual(filterOf(lucky(" 7 ")));
    expect(plain.model.problems()).toEqual([]);
  });
});
