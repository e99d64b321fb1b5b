import { useMemo, useState } from "react";
import type { ItemId } from "../../../../api/resources.js";
import { Checkbox } from "../../../../kit/Checkbox.js";
import { narrowResource } from "../../../picker/index.js";
import { useFilter } from "../../filter-context.js";
import { EmptyListNote } from "../parts/EmptyListNote.js";
import { ItemChoice } from "../parts/ItemChoice.js";
import { AllOrSome } from "./AllOrSome.js";
import type { LineProps } from "./SubLine.js";
import { isOfSalons, listOf } from "./salon-lists.js";
import { choosePicks, widenPicks } from "./transitions.js";
import { calendarWords } from "./words.js";

/** Resources or courses of the chosen salons, and whether later and past ones count. */
export function PickFields({
  condition,
  onChange,
  readOnly,
  name,
}: LineProps & { name: "resource" | "course" }) {
  const { lists, settings } = useFilter();
  const words = calendarWords[settings.locale];
  const { selected = [], dynamic = false, with_past = false } = condition[name] ?? {};
  const salons = condition.salonIds ?? none;
  // What was stored of another salon is there all the same: it must not look deleted.
  const [stored] = useState(() => new Set(selected.map(String)));
  const whole = lists.list(listOf[name]);
  const salonsKey = salons.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same salons make the same list.
  const resource = useMemo(
    () => narrowResource(whole, (item) => isOfSalons(item, name, salons) || stored.has(String(item.id))),
    [whole, name, salonsKey, stored],
  );
  if (salons.length === 0 && selected.length === 0)
    return <span className="cond-note">{words.salonFirst}</span>;
  return (
    <>
      <AllOrSome
        kind={listOf[name]}
        label={words.subs[name]}
        ids={selected}
        onChange={(ids) => onChange(choosePicks(condition, name, ids), `${name}.selected`)}
        resource={resource}
        readOnly={readOnly}
        field={`${name}.selected`}
      />
      <EmptyListNote resource={resource} text={words.nothingThere[name]} />
      <Checkbox
        checked={Boolean(dynamic)}
        onChange={(on) => onChange(widenPicks(condition, name, { dynamic: on }), `${name}.dynamic`)}
        label={words.dynamic(words.subs[name])}
        disabled={readOnly}
        data-field={`${name}.dynamic`}
      />
      <Checkbox
        checked={Boolean(with_past)}
        onChange={(on) => onChange(widenPicks(condition, name, { with_past: on }), `${name}.with_past`)}
        label={words.withPast(words.subs[name])}
        disabled={readOnly}
        data-field={`${name}.with_past`}
      />
    </>
  );
}

/** The states that a reservation can be in. */
export function StatusFields({ condition, onChange, readOnly }: LineProps) {
  const { lists, settings } = useFilter();
  const words = calendarWords[settings.locale];
  return (
    <>
      <ItemChoice
        kind={listOf.status}
        label={words.subs.status}
        ids={condition.status?.selected ?? none}
        multiple
        onChange={(ids) => onChange(choosePicks(condition, "status", ids), "status.selected")}
        readOnly={readOnly}
        field="status.selected"
      />
      <EmptyListNote resource={lists.list(listOf.status)} text={words.nothingThere.status} />
    </>
  );
}

const none: readonly ItemId[] = [];
