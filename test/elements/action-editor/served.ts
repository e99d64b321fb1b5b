import { actions } from "../../host/api/action.js";
import { json } from "../../host/pages/element-tag.js";
import { type ShownElement, saved } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "builds an action of several effects, each with a condition if it needs one",
  attributes: (store) => ({ ...saved, "draft-key": "action", value: json(store.get(actions, 2)?.value) }),
};
