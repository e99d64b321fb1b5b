import type { FilterSettings } from "../../../src/features/filter/settings.js";

/** A page where everything is allowed and offered. */
export const everything: FilterSettings = {
  locale: "ja",
  mode: "editor",
  copyable: true,
  memberFilter: false,
  swatch: null,
  disabledTypes: [],
  abilities: [
    "scenario",
    "richmenu",
    "episode",
    "event_reserve",
    "journey",
    "salon_created",
    "show-analytics",
    "landing",
    "user-landing-detail-query",
    "mail",
    "open-api",
    "user-mail-set-to-expa-mode",
    "notify-setting",
  ],
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
