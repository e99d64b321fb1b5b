import { expect, it } from "vitest";
import { textWithNames } from "../../../../src/features/message/text/text-with-names.js";
import { knownNames } from "../../../../src/references/index.js";
import { listsOf } from "../open-message.js";

const names = knownNames(listsOf(), "ja");

it.each([
  ["こんにちは", "こんにちは"],
  ["[[name]]さん", "［名前］さん"],
  ["[[var id=201]]/[[CVAR_x1y2]]/[[FORM_ab12cd]]", "［会員番号］/［本日のクーポン］/［来店アンケート］"],
  ["[[var id=999]]", "［削除済みの友だち情報］"],
  ["[[date add=3 format=1]]", "［配信日の3日後］"],
  ["[[remain target=2027-01-01]]", "［2027年1月1日までの残り日数］"],
  ["[[context category=reserve event=register key=price]]", "［料金］"],
  ["[[context category=open_api event=order key=order.no]]", "［order.no］"],
  ["[[[name]]] [[unknown]] [[[[name]]]]", "[［名前］] [[unknown]] [[[[name]]]]"],
  ["一\r\n[[name]]\r\n\n二\r", "一\r\n［名前］\r\n\n二\r"],
])("%j is %j", (text, said) => {
  expect(textWithNames(text, names, "ja")).toBe(said);
});
