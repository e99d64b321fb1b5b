import "../../../../src/entries/friend-editor.js";
import type { FriendEditorElement } from "../../../../src/entries/friend-editor.js";

interface Given {
  fields: readonly { id: number; value: unknown }[];
}

const friend = document.createElement("friend-editor") as FriendEditorElement;
let fields: Given["fields"] = [];

const rows = () => friend.shadowRoot?.querySelectorAll<HTMLElement>(".friend-folder .friend-row") ?? [];

Object.assign(window, {
  bench: {
    mount(root: HTMLElement, given: Given) {
      fields = given.fields;
      friend.setAttribute("inline", "");
      friend.setAttribute("member-id", "1");
      friend.setAttribute("tab", "variables");
      friend.style.width = "720px";
      root.append(friend);
    },
    count: () => rows().length,
    row: (at: number) => rows()[at],
    input: (at: number) => rows()[at]?.querySelector("[data-field=value]") ?? null,
    /** The value of the field as it would be saved. */
    model(at: number) {
      const { variables } = friend.value as { variables: { vals: Record<string, unknown> } };
      const id = String(at + 1);
      return id in variables.vals ? variables.vals[id] : fields[at]?.value;
    },
    changes: () => friend.shadowRoot?.querySelector(".friend-count")?.textContent ?? "",
  },
});
