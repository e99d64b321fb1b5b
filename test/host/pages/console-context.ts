import { abilitiesOf, specConditions, specEffects } from "../../fixtures/spec-variants.js";

/** What the account of most pages may do: all that effects and conditions need, and more. */
const abilities = [
  ...abilitiesOf([...specEffects, ...specConditions]),
  "notify-setting",
  "ad-connect",
  "tag-write",
  "var-write",
  "journey-write",
];

/** Every ability that an account can have (rules: effect-abilities, condition-abilities, placeholders-offered). */
export const allAbilities = [
  ...abilities,
  "user-open-api",
  "user-mail",
  "user-mail-landing-use",
  "user-mail-set-to-expa-mode",
  "concert-plugin",
];

/** What the pages tell every element about the account. The csrf token stands in a meta tag instead. */
export const consoleContext = { locale: "ja", abilities };

/** What a page that is opened from an external API's trigger knows: the data that comes with each call. */
export const triggerContext = {
  category: "open_api",
  open_api_trigger_id: 5,
  event: "order.created",
  label: "注文",
  params: {
    order: {
      label: "注文",
      type: "map",
      children: {
        category: { label: "商品カテゴリ", type: "string" },
        member_code: { label: "会員番号", type: "string" },
        total: { label: "合計金額", type: "number" },
        pickup_at: { label: "受取日", type: "datetime" },
        items: { label: "商品名", type: "array" },
      },
    },
  },
};

/** The account of the filter pages: it has every ability, and a trigger's data. */
export const filterContext = { ...consoleContext, abilities: allAbilities, triggerContext };

/** Of a page on which an action is made for a trigger: every ability, since its texts name values of the trigger. */
export const openApiContext = { ...consoleContext, abilities: allAbilities };

/** Of the message pages: every ability, and a message that goes out when a reservation is made. */
export const messageContext = {
  ...consoleContext,
  abilities: allAbilities,
  triggerContext: { category: "reserve", event: "register" },
};
