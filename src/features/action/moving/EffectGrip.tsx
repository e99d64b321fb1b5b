import { useAtomValue, useStore } from "jotai";
import { atom } from "jotai/vanilla";
import { useMemo, useRef } from "react";
import { ReorderHandle } from "../../../kit/ReorderHandle.js";
import { type Lift, type ReorderEvent, reorderMark } from "../../../kit/reorder.js";
import { useSheet } from "../../../kit/sheets.js";
import tokens from "../../../kit/widget-tokens.css?inline";
import { isPlainObject } from "../../../lib/plain-data.js";
import type { EffectRow } from "../entity.js";
import type { ActionModel } from "../model.js";
import type { ActionSettings } from "../settings.js";
import { type ActionWords, effectLabel } from "../words.js";
import { airOf } from "./air.js";
import { moveEffectTo } from "./move-effect-to.js";
import sheet from "./moving.css?inline";
import { movingWords } from "./words.js";

/** Carries an effect to another place, by mouse, finger or keys. A drop is one step; until then nothing has moved. */
export function EffectGrip({
  row,
  number,
  model,
  settings,
  words,
}: {
  row: EffectRow;
  number: number;
  model: ActionModel;
  settings: ActionSettings;
  words: ActionWords;
}) {
  useSheet(tokens);
  useSheet(sheet);
  const store = useStore();
  const place = useRef<HTMLSpanElement>(null);
  const air = airOf(model);
  const count = useAtomValue(air.count);
  const marks = useMemo(() => atom((get) => reorderMark(get(air.lift), number - 1)), [air, number]);
  const mark = useAtomValue(marks);
  const own = movingWords[settings.locale];
  const type = isPlainObject(row.effect) ? row.effect.type : null;
  const name = words.heading(number, effectLabel(type, words));

  function panels(): Element[] {
    const root = place.current?.getRootNode() as ShadowRoot | undefined;
    return [...(root?.querySelectorAll("section[data-row]") ?? [])];
  }
  function follow(lift: Lift | null): void {
    store.set(air.lift, lift);
    if (lift?.by === "keys") panels()[lift.to]?.scrollIntoView({ block: "nearest" });
  }
  // By its key, not by where it stood: the page may have changed the list meanwhile.
  function drop(to: number): void {
    if (!model.edit(moveEffectTo(model.state(), row.key, to))) return;
    store.set(model.atoms.moved, row.key);
    store.set(model.atoms.happening, { kind: "moved", number: to + 1, type });
  }
  function tell({ kind, to, count: of }: ReorderEvent): void {
    // What was said of an edit before is no news beside it; the drop is one itself.
    if (kind !== "dropped") store.set(model.atoms.happening, null);
    const said = {
      lifted: own.lifted(name),
      moved: own.carried(to + 1, of),
      canceled: own.canceled(name),
      dropped: "",
    };
    store.set(air.news, said[kind]);
  }

  return (
    <span ref={place} className="moving-grip" data-mark={mark}>
      <ReorderHandle
        label={own.grip}
        place={number - 1}
        count={count}
        boxes={() => panels().map((panel) => panel.getBoundingClientRect())}
        onMove={(_, to) => drop(to)}
        onLift={follow}
        onEvent={tell}
        data-field="grip"
      />
    </span>
  );
}
