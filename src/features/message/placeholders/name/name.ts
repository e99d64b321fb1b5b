import { fixedPlaceholder } from "../parts/fixed.js";
import { nameLabel, nameSample } from "./messages.js";

/** The longest name that the messaging platform allows a friend. */
const longestName = 20;

/** `[[name]]`: the friend's name. */
export const name = fixedPlaceholder("[[name]]", {
  name: "name",
  label: nameLabel,
  icon: "user",
  button: "always",
  sample: (_, { locale }) => nameSample[locale],
  sentLength: () => ({ min: 1, max: longestName }),
});
