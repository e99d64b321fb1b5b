import type { ActionEditorElement, FunnelEditorElement } from "../../../src/entries/index.js";

const filter: FunnelEditorElement = document.createElement("funnel-editor");
filter.mode = "board";
// @ts-expect-error: there is no such mode.
filter.mode = "panel";
filter.estimate = async (searched, { signal }) => ({
  total: signal.aborted ? 0 : Object.keys(searched).length,
});
filter.explain = async (_, memberId) => ({ matches: memberId === 1, conditions: [true] });
filter.findFriends = async (text, { signal }) => (signal.aborted ? [] : [{ id: 1, name: text }]);
const editor: ActionEditorElement = document.createElement("action-editor");
editor.findFriends = filter.findFriends;
editor.estimate = filter.estimate;
// @ts-expect-error: it is a function, or nothing.
filter.estimate = "/audience";
