import type { FilterSettings } from "../../../src/features/filter/settings.js";
import { abilitiesOf, specConditions } from "../../fixtures/spec-variants.js";

/** A page where everything is allowed and offered. */
export const everything: FilterSettings = {
  locale: "ja",
  mode: "editor",
  copyable: true,
  memberFilter: false,
  swatch: null,
  disabledTypes: [],
  abilities: [...abilitiesOf(specConditions), "scenario", "user-mail-set-to-expa-mode", "notify-setting"],
  triggerContext: {
    category: "open_api",
    open_api_trigger_id: 3,
    event: "order.created",
    label: "注文",
    params: { "order.category": { label: "商品カテゴリ", type: "string" } },
  },
  limits: { commonVarMin: -9999999999.999, commonVarMax: 9999999999.999 },
  finishLabel: null,
  cancelable: false,
  readonly: false,
  disabled: false,
};
