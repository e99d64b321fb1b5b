import { useAtomValue, useStore } from "jotai";
import { atom } from "jotai/vanilla";
import { useMemo, useRef } from "react";
import { ReorderHandle } from "../../kit/ReorderHandle.js";
import { type DragState, type ReorderEvent, reorderMark } from "../../kit/reorder.js";
import type { Locale } from "../../lib/locale.js";
import type { DragAtoms } from "./drag-atoms.js";
import { movingWords } from "./messages.js";

/** Drags a panel to another place, by mouse, finger or keys. The drop is one step; until then nothing has moved. */
export function RowGrip({
  number,
  name,
  locale,
  model,
  onMove,
}: {
  /** Its place in the list, from 1. */
  number: number;
  /** Name of the row while it is lifted. */
  name: string;
  locale: Locale;
  model: { readonly atoms: { readonly drag: DragAtoms }; announceEdit(done: null): void };
  /** To a place of the list, counted from 0. */
  onMove(to: number): void;
}) {
  const store = useStore();
  const place = useRef<HTMLSpanElement>(null);
  const { drag } = model.atoms;
  const count = useAtomValue(drag.count);
  const marks = useMemo(() => atom((get) => reorderMark(get(drag.current), number - 1)), [drag, number]);
  const mark = useAtomValue(marks);
  const words = movingWords[locale];

  function panels(): Element[] {
    const root = place.current?.getRootNode() as ShadowRoot | undefined;
    return [...(root?.querySelectorAll("section[data-row]") ?? [])];
  }
  function follow(next: DragState | null): void {
    store.set(drag.current, next);
    if (next?.by === "keys") panels()[next.to]?.scrollIntoView({ block: "nearest" });
  }
  function announce({ kind, to, count: of }: ReorderEvent): void {
    // Clears the announcement of an earlier edit; the drop is an edit itself and has its own.
    if (kind !== "dropped") model.announceEdit(null);
    const texts = {
      started: words.lifted(name),
      moved: words.carried(to + 1, of),
      canceled: words.putBack(name),
      dropped: "",
    };
    store.set(drag.announcement, texts[kind]);
  }

  return (
    <span ref={place} className="panel-grip" data-mark={mark}>
      <ReorderHandle
        label={words.reorder}
        index={number - 1}
        count={count}
        boxes={() => panels().map((panel) => panel.getBoundingClientRect())}
        onMove={(_, to) => onMove(to)}
        onDrag={follow}
        onEvent={announce}
        data-field="grip"
      />
    </span>
  );
}
