import { useState } from "react";
import type { ItemId } from "../../../../api/resources.js";
import { Checkbox } from "../../../../kit/Checkbox.js";
import { useMemoBy } from "../../../../kit/use-memo-by.js";
import { EmptyListNote, ItemChoice } from "../../../../references/index.js";
import { narrowResource } from "../../../picker/index.js";
import { useFilter } from "../../filter-context.js";
import { isOn } from "../parts/flag.js";
import { AllOrSome } from "./AllOrSome.js";
import { calendarWords } from "./messages.js";
import type { LineProps } from "./SubLine.js";
import { isOfSalons, listOf } from "./salon-lists.js";
import { choosePicks, widenPicks } from "./transitions.js";

type PickProps = LineProps & { name: "resource" | "course" };

/** Resources or courses of the chosen salons. */
export function PickFields({ condition, onChange, readOnly, name }: PickProps) {
  const { lists, settings } = useFilter();
  const words = calendarWords[settings.locale];
  const { salonIds: salons = none } = condition;
  const { selected = none } = condition[name] ?? {};
  // A stored pick of another salon is listed all the same: it must not look deleted.
  const [stored] = useState(selected);
  const kept = stored.filter((id) => selected.includes(id));
  const whole = lists.list(listOf[name]);
  const [salonsKey, keptKey] = [salons.join(), kept.join()];
  // The same salons and picks make the same list.
  const resource = useMemoBy([whole, name, salonsKey, keptKey], () =>
    narrowResource(whole, (item) => isOfSalons(item, name, salons) || kept.includes(item.id)),
  );
  if (!canPick(condition, name)) return <span className="cond-note">{words.salonFirst}</span>;
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
    </>
  );
}

/** Switches for later picks, and for past ones. */
export function WidenFields({ condition, onChange, readOnly, name }: PickProps) {
  const words = calendarWords[useFilter().settings.locale];
  const { dynamic = false, with_past = false } = condition[name] ?? {};
  if (!canPick(condition, name)) return null;
  return (
    <div className="cond-line cond-checks">
      <Checkbox
        checked={isOn(dynamic)}
        onChange={(on) => onChange(widenPicks(condition, name, { dynamic: on }), `${name}.dynamic`)}
        label={words.dynamic(words.subs[name])}
        disabled={readOnly}
        data-field={`${name}.dynamic`}
      />
      <Checkbox
        checked={isOn(with_past)}
        onChange={(on) => onChange(widenPicks(condition, name, { with_past: on }), `${name}.with_past`)}
        label={words.withPast(words.subs[name])}
        disabled={readOnly}
        data-field={`${name}.with_past`}
      />
    </div>
  );
}

/** Without a salon there is nothing to pick from (rules: calendar-salons). */
function canPick({ salonIds = [], ...subs }: LineProps["condition"], name: PickProps["name"]): boolean {
  const { selected = [] } = subs[name] ?? {};
  return salonIds.length > 0 || selected.length > 0;
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
