import { useAtomValue, useStore } from "jotai";
import { atom } from "jotai/vanilla";
import { useMemo, useRef } from "react";
import { ReorderHandle } from "../../../kit/ReorderHandle.js";
import { type DragState, type ReorderEvent, reorderMark } from "../../../kit/reorder.js";
import type { ActionContext } from "../action-context.js";
import type { EffectRow } from "../entity.js";
import { headingAt } from "../heading.js";
import type { ActionModel } from "../model.js";
import { movingWords } from "./messages.js";

/** Drags an effect to another place, by mouse, finger or keys. The drop is one step; until then nothing has moved. */
export function EffectGrip({
  row,
  number,
  model,
  context,
}: {
  row: EffectRow;
  number: number;
  model: ActionModel;
  context: ActionContext;
}) {
  const store = useStore();
  const place = useRef<HTMLSpanElement>(null);
  const { drag } = model.atoms;
  const count = useAtomValue(drag.count);
  const marks = useMemo(() => atom((get) => reorderMark(get(drag.current), number - 1)), [drag, number]);
  const mark = useAtomValue(marks);
  const own = movingWords[context.settings.locale];
  const name = headingAt(model.effects, number, row.value, context.settings.locale);

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
      started: own.started(name),
      moved: own.moved(to + 1, of),
      canceled: own.canceled(name),
      dropped: "",
    };
    store.set(drag.announcement, texts[kind]);
  }

  return (
    <span ref={place} className="moving-grip" data-mark={mark}>
      <ReorderHandle
        label={own.grip}
        place={number - 1}
        count={count}
        boxes={() => panels().map((panel) => panel.getBoundingClientRect())}
        onMove={(_, to) => model.moveEffectTo(row.key, to)}
        onDrag={follow}
        onEvent={announce}
        data-field="grip"
      />
    </span>
  );
}
