import * as v from "valibot";
import type { Store } from "../../store.js";
import { actions } from "../action.js";
import { count, id, limitedText, text } from "../field-schemas.js";
import { type FormFieldDocument, formFieldErrors } from "../form-field-rules.js";
import { isFormField } from "../form-fields.js";
import { imageAddress, isSame } from "./bodies.js";
import { flag } from "./calls.js";
import { type CustomerItem, type OnlineConfig, type ReserveAction, reserveEvents } from "./online-configs.js";
import { baseVersion } from "./versions.js";

type Errors = Record<string, string[]>;

const wrongShape = "項目が足りないか、形式が正しくありません。";
const wrongTel = "電話番号は数字とハイフンで入力してください。";

export const shopFields = {
  name: limitedText("店舗名", 100),
  tel: v.pipe(limitedText("電話番号", 30), v.regex(/^[\d０-９+＋()（）\-－‐ー\s]*$/, wrongTel)),
  address: limitedText("住所", 200),
  image_url: imageAddress(),
  description: limitedText("紹介文", 2000),
  notice: limitedText("注意事項", 2000),
};

const shop = v.looseObject(shopFields, wrongShape);
const action = v.looseObject({ event: text("イベント"), action_id: id("アクション") }, wrongShape);

export const actionList = v.array(action, "アクションの指定が正しくありません。");

/** The whole configuration; what is asked and what follows is judged row by row. */
export const onlineSchema = v.looseObject(
  {
    is_public: flag("公開"),
    shop_info: shop,
    customer_info: v.array(
      v.looseObject({ id: count("項目のID", 1) }, wrongShape),
      "お客様情報の指定が正しくありません。",
    ),
    actions: actionList,
    base_updated_at: baseVersion,
  },
  wrongShape,
);

/** What of a field that customers are asked for cannot be kept, by `{path}.label`. One that is as it was is not judged. */
export function itemErrors(item: unknown, before: CustomerItem | undefined, path: string): Errors {
  if (!isFormField(item)) return { [path]: ["項目の形式が正しくありません。"] };
  if (before && isSame(item, before)) return {};
  const errors = formFieldErrors(item as FormFieldDocument);
  return Object.fromEntries(Object.entries(errors).map(([field, said]) => [`${path}.${field}`, said]));
}

/** What of the actions cannot be kept. Events that nobody knows, and actions that are gone, may stay where they are. */
export function actionErrors(sent: readonly ReserveAction[], store: Store, kept: OnlineConfig): Errors {
  const errors: Errors = {};
  sent.forEach(({ event, action_id }, index) => {
    const isKept = kept.actions.some((each) => each.event === event);
    const isKnown = reserveEvents.includes(event) || isKept;
    if (!isKnown) errors[`actions.${index}.event`] = ["イベントが正しくありません。"];
    if (sent.findIndex((each) => each.event === event) < index) {
      errors[`actions.${index}.event`] = ["同じイベントが2回指定されています。"];
    }
    const wasThere = kept.actions.some((each) => each.event === event && each.action_id === action_id);
    if (action_id !== null && !wasThere && !store.get(actions, action_id)) {
      errors[`actions.${index}.action_id`] = ["アクションが見つかりません。"];
    }
  });
  return errors;
}
