import * as v from "valibot";
import { anyCondition } from "./condition-schemas.js";
import { code, id, requiredText, text } from "./field-schemas.js";
import type { FilterDocument, Search } from "./filter-document.js";
import { ruled } from "./ruled.js";

const NAME_LENGTH = 100;

const inputs = v.array(anyCondition, "条件の一覧の形式が正しくありません。");
const withBlocked = code("ブロック中の表示", [0, 1, 2]);
const userRateType = code("非表示の友だちの表示", [0, 1, 3]);

/** What may be registered. A name is needed by templates alone: a filter that is used once has none. */
export const filterSchema = ruled(
  {
    fid: id("条件ID"),
    name: v.pipe(
      text("条件名"),
      v.maxLength(NAME_LENGTH, `条件名は${NAME_LENGTH}文字以内で入力してください。`),
    ),
    group_id: id("フォルダ", 0),
    is_template: code("テンプレートの指定", [0, 1]),
    inputs,
    take_num: code("表示件数", [50, 100, 200]),
    sort_type: code("並び順", [0, 1, 3, 4]),
    with_blocked: withBlocked,
    user_rate_type: userRateType,
  },
  ({ is_template, name }, refuse) => {
    if (is_template === 0) return;
    const named = v.safeParse(requiredText("条件名", NAME_LENGTH), name);
    if (!named.success) refuse("name", named.issues[0].message);
  },
) as unknown as v.GenericSchema<unknown, FilterDocument>;

/** What may be searched with, be the rest of the filter as it may: one that is being edited is not ready to be saved. */
export const searchSchema = v.looseObject(
  { inputs, with_blocked: v.optional(withBlocked), user_rate_type: v.optional(userRateType) },
  "項目が足りないか、形式が正しくありません。",
) as unknown as v.GenericSchema<unknown, Search>;
