import { itemPlaceholder } from "../parts/item.js";
import { commonVarLabel, commonVarLoadFailed } from "./messages.js";

/** `[[CVAR_x1y2]]`: common information, by its code. */
export const commonVar = itemPlaceholder<{ kind: "common-var"; code: string }>({
  name: "common-var",
  label: commonVarLabel,
  icon: "database",
  button: "wide",
  pattern: /^\[\[CVAR_([\w-]{4})\]\]$/,
  write: ({ code }) => `[[CVAR_${code}]]`,
  // The same for every friend.
  sample: (_, { item }) => (item?.value === undefined ? null : String(item.value)),
  item: {
    list: "common_vars",
    among: "codes",
    loadFailed: commonVarLoadFailed,
    idOf: ({ code }) => code,
    create: (code) => ({ kind: "common-var", code: String(code) }),
  },
});
