import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { isComposing } from "../../../../kit/ime.js";
import type { ParamRow as Row } from "../tree/tree.js";
import type { TriggerEditor } from "./trigger-editor.js";

/** Controls that only a map has. */
const ofMaps: ReadonlySet<string> = new Set(["fold", "add"]);

/** Follows the focus through the rows, and takes it up and down by arrows. */
export function useTreeFocus(
  rows: readonly Row[],
  box: RefObject<HTMLElement | null>,
  editor: Pick<TriggerEditor, "focusRow">,
) {
  /** The row that has the focus, or had it last. */
  const [active, setActive] = useState<number | null>(null);

  /** Goes to a control of a row, which may have to be drawn for that. */
  function goTo(at: number, control: string): void {
    const uid = rows[at]?.node.uid;
    const own = box.current?.querySelector<HTMLElement>(`[data-uid="${uid}"] [data-control="${control}"]`);
    if (own) own.focus();
    else if (uid !== undefined) editor.focusRow(uid, control);
  }
  /** Goes to the same control of the row above or below. */
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const from = event.target as HTMLElement;
    if (step === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (isComposing(event.nativeEvent)) return;
    const control = from.closest<HTMLElement>("[data-control]")?.dataset.control;
    if (from.localName === "select" || control === undefined || control === "reorder") return;
    const here = rows.findIndex(({ node }) => node.uid === uidOf(from));
    const hasIt = ({ node }: Row) => node.type === "map" || !ofMaps.has(control);
    let to = here + step;
    while (rows[to] && !hasIt(rows[to] as Row)) to += step;
    if (here < 0 || !rows[to]) return;
    event.preventDefault();
    goTo(to, control);
  }
  return {
    /** Place of the row that stays drawn for the focus, however far it is scrolled away; -1 where there is none. */
    kept: active === null ? -1 : rows.findIndex(({ node }) => node.uid === active),
    goTo,
    handlers: { onFocus: (event: FocusEvent) => setActive(uidOf(event.target)), onKeyDown },
  };
}

/** Uid of the row around an element. */
function uidOf(element: Element): number | null {
  const uid = element.closest<HTMLElement>("[data-uid]")?.dataset.uid;
  return uid === undefined ? null : Number(uid);
}
