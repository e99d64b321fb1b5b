import * as v from "valibot";
import type { EffectDocument } from "./action-document.js";
import { createEffectSchemas, type EffectFacts, unknownEffect } from "./effect-schemas.js";
import { code, id, requiredText, text } from "./field-schemas.js";
import { ruled } from "./ruled.js";

/** What may be registered (rules: one-effect-needed, action-name). */
export function createActionSchema(facts: EffectFacts) {
  const schemas = createEffectSchemas(facts);
  const effectSchema = (type: unknown) => schemas.find((each) => each.type === type)?.schema ?? unknownEffect;

  const effect = v.lazy((input) => effectSchema((input as Partial<EffectDocument> | null)?.type));
  return ruled(
    {
      aid: id("アクションID"),
      a_name: text("アクション名"),
      a_twice_type: code("2回目以降の動作", [0, 1]),
      is_template: code("テンプレートの指定", [0, 1]),
      group_id: id("フォルダ", 0),
      inputs: v.pipe(
        v.array(effect, "動作の一覧の形式が正しくありません。"),
        v.minLength(1, "最低1つの要素を選択して下さい"),
      ),
    },
    ({ is_template, a_name }, refuse) => {
      if (is_template === 0 && a_name === "") return;
      const name = v.safeParse(requiredText("アクション名", 100), a_name);
      if (!name.success) refuse("a_name", name.issues[0].message);
    },
  );
}
