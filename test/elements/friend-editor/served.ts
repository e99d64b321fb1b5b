import { type ShownElement, saved } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "edits what is known of a friend: tags, friend information, base values",
  attributes: () => ({ ...saved, "draft-key": "friend", "member-id": "1", inline: true }),
};
