import { useRef } from "react";
import type { ActionEditorElement } from "../../../src/entries/index.js";
import "../../../src/entries/jsx.js";

/** A React page: properties by their names, attributes by theirs, events as they are spelt. */
export function Page() {
  const editor = useRef<ActionEditorElement>(null);
  return (
    <action-editor
      ref={editor}
      className="wide"
      value={{ inputs: [] }}
      finisher="emit"
      groupId={4}
      draft-key="action-12"
      with-description
      onfinish={(event) => console.log(event.detail.payload)}
      onbefore-finish={(event) => event.preventDefault()}
    >
      <p>…</p>
    </action-editor>
  );
}

/** What is wrong is said. */
export function Wrong() {
  return (
    <>
      {/* @ts-expect-error: there is no such finisher. */}
      <action-editor finisher="send" />
      {/* @ts-expect-error: there is no such property. */}
      <action-editor finishers="emit" />
      {/* @ts-expect-error: `finish` has no reason. */}
      <action-editor onfinish={(event) => console.log(event.detail.reason)} />
      {/* @ts-expect-error: there is no such element. */}
      <action-editors />
    </>
  );
}
