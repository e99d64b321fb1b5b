import { itemPlaceholder } from "../parts/item.js";
import { formLabel, formLoadFailed } from "./messages.js";

/** `[[FORM_ab12cd]]`: the address of an answer form, by its code. */
export const form = itemPlaceholder<{ kind: "form"; code: string }>({
  name: "form",
  label: formLabel,
  icon: "form",
  button: "wide",
  pattern: /^\[\[FORM_([\w-]{6})\]\]$/,
  write: ({ code }) => `[[FORM_${code}]]`,
  sample: () => "https://example.com/form/a1b2c3",
  item: {
    list: "form",
    among: "codes",
    loadFailed: formLoadFailed,
    idOf: ({ code }) => code,
    create: (code) => ({ kind: "form", code: String(code) }),
  },
});
