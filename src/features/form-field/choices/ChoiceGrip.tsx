import { useAtomValue, useStore } from "jotai";
import { atom } from "jotai/vanilla";
import { useMemo, useRef } from "react";
import { ReorderHandle } from "../../../kit/ReorderHandle.js";
import { type DragState, type ReorderEvent, reorderMark } from "../../../kit/reorder.js";
import { scaleOf } from "../../../kit/scale.js";
import type { Locale } from "../../../lib/locale.js";
import type { Row } from "../../../list-editor/index.js";
import { formFieldWords } from "../messages.js";
import type { FormFieldModel } from "../model.js";
import { choiceText } from "./choice.js";
import { waitingBoxes } from "./waiting-rows.js";

/** Carries a choice to another place, by mouse, finger or keys. The drop is one step; until then nothing has moved. */
export function ChoiceGrip({
  row,
  number,
  model,
  locale,
}: {
  row: Row;
  number: number;
  model: FormFieldModel;
  locale: Locale;
}) {
  const store = useStore();
  const place = useRef<HTMLSpanElement>(null);
  const { drag, dragAnnouncement, count } = model.atoms;
  const rowCount = useAtomValue(count);
  const marks = useMemo(() => atom((get) => reorderMark(get(drag), number - 1)), [drag, number]);
  const mark = useAtomValue(marks);
  const words = formFieldWords[locale];
  const text = choiceText(row.value);
  const name = text === null ? words.choiceOpaque : text === "" ? words.unnamed : text;

  /** Boxes of all choices; of those that are not drawn, where their chunk would have them. */
  function boxes(): { top: number; bottom: number }[] {
    const list = place.current?.closest(".choice-list");
    return [...((list?.children ?? []) as Iterable<HTMLElement>)].flatMap((chunk) => {
      const drawn = [...chunk.children].map((item) => item.getBoundingClientRect());
      return drawn.length > 0 ? drawn : waitingBoxes(chunk.getBoundingClientRect(), scaleOf(chunk));
    });
  }
  function follow(next: DragState | null): void {
    store.set(drag, next);
    if (next?.by !== "keys") return;
    const items = place.current?.closest(".choice-list")?.querySelectorAll(".choice-item");
    items?.[next.to]?.scrollIntoView({ block: "nearest" });
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
    store.set(dragAnnouncement, texts[kind]);
  }

  return (
    <span ref={place} className="choice-grip" data-mark={mark}>
      <ReorderHandle
        label={words.reorder}
        index={number - 1}
        count={rowCount}
        boxes={boxes}
        onMove={(_, to) => model.moveChoiceTo(row.key, to)}
        onDrag={follow}
        onEvent={announce}
        data-field="grip"
      />
    </span>
  );
}
