import { formFields } from "../api/form-fields.js";
import type { DemoParts } from "../demo-data.js";
import type { Store } from "../store.js";

/** How many choices the large account's longest pull-down has. */
export const largeChoices = 1000;

const at = new Date("2026-11-20T10:00:00+09:00");

const prefectures = [
  ..."北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県".split(
    " ",
  ),
  ..."石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県".split(
    " ",
  ),
  ..."岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県".split(
    " ",
  ),
];
const towns = [
  ..."中央 本町 駅前 栄町 緑町 旭町 桜町 大手町 港町 若葉町 末広町".split(" "),
  ..."川端 山手 青葉台 東町 西町 南町 北町 上町 下町 新町 松原".split(" "),
];

/** Adds a pull-down with so many choices: towns of every prefecture, as many of one as of another. */
export function fillFormFields(store: Store, choices: number = largeChoices): void {
  const { length } = prefectures;
  const options = prefectures.flatMap((prefecture, index) => {
    const some = towns.slice(0, Math.floor((choices + length - 1 - index) / length));
    return some.map((town) => `${prefecture} ${town}`);
  });
  const make = (id: number) => ({
    ...{ id, label: "お住まいの地域", rule: null, var_id: null, var_name: "", var_type: null },
    ...{ required: true, swatch_id: 20, description: "", options },
    ...{ syncUserVar: false, syncGc: false, sync_real_name: false },
  });
  store.insert(formFields, make, at);
}

/** It as a part of the data, for databases that have the rest of a large account already. */
export const largeFormFieldParts: DemoParts = {
  "large-form-fields": (store) => fillFormFields(store),
};
