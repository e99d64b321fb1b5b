import { fixedPlaceholder } from "../parts/fixed.js";
import { friendLinkLabel } from "./messages.js";

/** `[[friend_link_url]]`: the link by which somebody becomes a friend. */
export const friendLink = fixedPlaceholder("[[friend_link_url]]", {
  name: "friend-link",
  label: friendLinkLabel,
  icon: "link",
  ability: "user-mail-landing-use",
  sample: () => "https://example.com/add/a1b2c3",
});
