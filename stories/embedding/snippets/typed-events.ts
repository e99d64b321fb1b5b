import "console-editors/action-editor";
import type { FailureDetail, FinishDetail } from "console-editors";

export function openEditor(place: HTMLElement): void {
  const editor = document.createElement("action-editor");
  editor.finisher = "emit";
  editor.addEventListener("change", ({ detail }) => {
    place.dataset.unsaved = String(detail.dirty);
  });
  editor.addEventListener("finish", ({ detail }) => keep(detail));
  editor.addEventListener("failure", ({ detail }) => warn(detail));
  place.append(editor);
}

function keep({ payload }: FinishDetail): void {
  sessionStorage.setItem("action", JSON.stringify(payload));
}

function warn({ reason, messages }: FailureDetail): void {
  if (reason !== "validation") console.warn(messages.join("\n"));
}
