import "../../../../src/entries/message-editor.js";

/* The names that the chips say come from lists, as on a page; the peers have theirs in the script. */

const items = Array.from({ length: 300 }, (_, at) => ({
  id: at + 1,
  name: `友だち情報 ${at + 1}`,
  group_id: null,
  unique: at < 10 ? `x${at}y2` : null,
}));
const ids = items.map(({ id }) => id);
const list = { items: Object.fromEntries(items.map((item) => [item.id, item])), groups: {}, ids };
window.fetch = async () => Response.json({ ...list, group_ids: [], meta: {} });

const editor = document.createElement("message-editor") as HTMLElement & { value: string };
const box = () => editor.shadowRoot?.querySelector<HTMLElement>("[role=textbox][aria-label=本文]") ?? null;

Object.assign(window, {
  bench: {
    mount(root: HTMLElement, text: string) {
      // Room for what is pasted.
      editor.setAttribute("maxlength", "10000");
      editor.value = text;
      root.append(editor);
    },
    box,
    // What cannot be typed into is a chip.
    chips: () => box()?.querySelectorAll("[contenteditable=false]").length ?? 0,
    text: () => editor.value,
  },
});
