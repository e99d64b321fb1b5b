import { openProseMirror } from "../../parts/prosemirror-message.js";

let view;

window.bench = {
  mount(root, text) {
    view = openProseMirror(root, text);
  },
  box: () => view?.dom,
  chips: () => view.dom.querySelectorAll(".chip").length,
  text: () => view.state.doc.textBetween(0, view.state.doc.content.size, "\n"),
};
