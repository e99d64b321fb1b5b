import { itemPlaceholder } from "../parts/item.js";
import { varLabel, varLoadFailed } from "./messages.js";

/** `[[var id=201]]`: what is known of the friend, by the id of the variable. */
export const variable = itemPlaceholder<{ kind: "var"; id: number }>({
  name: "var",
  label: varLabel,
  icon: "userCard",
  button: "always",
  pattern: /^\[\[var id=(\d{1,15})\]\]$/,
  write: ({ id }) => `[[var id=${id}]]`,
  item: {
    list: "varia",
    among: "items",
    loadFailed: varLoadFailed,
    idOf: ({ id }) => id,
    create: (id) => ({ kind: "var", id: Number(id) }),
  },
});
