import { fixedPlaceholder } from "../parts/fixed.js";
import { mailLabel } from "./messages.js";

/** `[[SYS_MAIL]]`: the friend's mail address. */
export const mail = fixedPlaceholder("[[SYS_MAIL]]", {
  name: "mail",
  label: mailLabel,
  icon: "mail",
  ability: "user-mail",
  sample: () => "taro.yamada@example.com",
});
