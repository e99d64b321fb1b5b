// Real editors: no peer does their work, so they are a figure beside the others.
import "../../../../src/entries/action-editor.js";

let hosts: HTMLElement[] = [];

function actionOf(number: number) {
  const text = {
    type: 1,
    text: `動作${number}`,
    delay_type: 0,
    delay_min: 0,
    delay_max: 0,
    delay_at: "12:00",
  };
  return { aid: number + 1, a_name: String(number), inputs: [{ ...text, member_query_id: null }] };
}

const bench = {
  mount(root: HTMLElement, n: number) {
    root.append(
      ...Array.from({ length: n }, (_, number) => {
        const editor = document.createElement("action-editor");
        editor.setAttribute("value", JSON.stringify(actionOf(number)));
        return editor;
      }),
    );
    hosts = [...root.children] as HTMLElement[];
  },
  host: (i: number) => hosts[i],
  // Once its one effect can be typed into, an editor is there.
  text: (i: number) => (hosts[i]?.shadowRoot?.querySelector("textarea") ? String(i) : undefined),
};

Object.assign(window, { bench });
