import { useAtomValue } from "jotai";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { StepAnnouncer, undoAskedBy } from "../../../editor/index.js";
import { useLayoutOnChange } from "../../../kit/use-on-change.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { yearToShow } from "./document.js";
import { useOpeningEditor } from "./opening-context.js";
import type { OpeningEditor } from "./opening-editor.js";

/** Area in which the keys of undo are about the hours. The change of a step is scrolled into view. */
export function UndoArea({ children }: { children: ReactNode }) {
  const { settings, fixed } = useSalonSettings();
  const editor = useOpeningEditor();
  const travel = useTravel();
  const present = useAtomValue(editor.atoms.present);
  const box = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // If a step removes the field that had the focus, the next key would reach nobody.
  useLayoutOnChange([present], () => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (!box.current?.contains(focused(box.current))) box.current?.focus({ preventScroll: true });
  });
  function onKeyDown(event: KeyboardEvent): void {
    const asked = fixed ? null : undoAskedBy(event.nativeEvent);
    if (asked === null) return;
    event.preventDefault();
    hadFocus.current = true;
    travel(asked);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears the keys that its fields leave.
    <section ref={box} className="salon-section opening" tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
      <StepAnnouncer model={editor} locale={settings.locale} />
    </section>
  );
}

/** A step through the history, with a look at the year that it has changed. */
export function useTravel(): (to: "undo" | "redo") => void {
  const { model } = useSalon();
  const editor: OpeningEditor = useOpeningEditor();
  return (to) => {
    const before = editor.present();
    if (to === "undo") editor.undoEdit();
    else editor.redoEdit();
    model.showYear(yearToShow(before, editor.present(), model.year()));
  };
}

function focused(box: HTMLElement): Element | null {
  return (box.getRootNode() as Document | ShadowRoot).activeElement;
}
