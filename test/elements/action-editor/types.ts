import {
  type ActionEditorElement,
  actionSchema,
  effectSchema,
  type FailureDetail,
  type FinishDetail,
  type FinishResult,
} from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const editor: ActionEditorElement = document.createElement("action-editor");
const found = document.querySelector("action-editor");
found?.undo();

editor.finisher = "emit";
// @ts-expect-error: there is no such finisher.
editor.finisher = "send";
editor.groupId = 4;
editor.value = { inputs: [] };
editor.disabledTypes = ["1", "12"];
// @ts-expect-error: whether there are edits is the element's to say.
editor.dirty = true;

editor.addEventListener("finish", (event) => {
  const detail: FinishDetail = event.detail;
  keep(event.detail.payload, detail.response);
  // @ts-expect-error: `finish` has no reason.
  event.detail.reason;
});
editor.addEventListener("failure", function (event) {
  const { reason }: FailureDetail = event.detail;
  if (reason === "http") this.reset();
});
editor.addEventListener("click", (event) => keep(event.clientX));
editor.addEventListener("of-the-page", (event) => keep(event.type));
// @ts-expect-error: a click has no detail of ours.
editor.addEventListener("click", (event) => keep(event.detail.payload));

const result: Promise<FinishResult> = editor.submit();
result.then((answer) => keep(answer.ok ? answer.payload : answer.messages));

// Any library that reads Standard Schema takes them.
const read = actionSchema["~standard"].validate({ inputs: [] });
if (!(read instanceof Promise) && read.issues === undefined) editor.value = read.value;
const text = effectSchema(1)["~standard"].validate({ type: 1, text: "" });
// @ts-expect-error: a text is no number.
if (!(text instanceof Promise) && text.issues === undefined) keep(text.value.text * 2);
// @ts-expect-error: there may be no editor for a kind that is only known as a number.
effectSchema(Number(editor.name))["~standard"];
