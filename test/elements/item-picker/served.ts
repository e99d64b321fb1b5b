import type { ShownElement } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "chooses among tags and other kinds of items",
  attributes: () => ({ kind: "tag", multiple: true, "allow-new": true, name: "tags", value: "[101,121]" }),
};
