import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../../kit/Button.js";
import { PlusIcon } from "../../../../kit/icons.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { Select } from "../../../../kit/Select.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { useList } from "../../../../references/index.js";
import { useFilter } from "../../filter-context.js";
import { DayRangeFields } from "../parts/DayRange.js";
import { Judged } from "../parts/Judged.js";
import { AllOrSome } from "./AllOrSome.js";
import {
  type CalendarReservationCondition,
  isUsed,
  Phase,
  phaseOf,
  SalonMatch,
  type SubName,
  subNames,
} from "./condition.js";
import { calendarWords } from "./messages.js";
import { PickFields, StatusFields, WidenFields } from "./PickFields.js";
import { SubLine } from "./SubLine.js";
import { listOf, salonLookup } from "./salon-lists.js";
import {
  choosePhase,
  chooseSalonMatch,
  chooseSalons,
  narrowBy,
  setPeriod,
  withLoadedPhase,
} from "./transitions.js";

/** In which salons, whether there is a reservation, and what it is narrowed by. */
export function CalendarReservationEditor({
  value: stored,
  locale,
  onChange: notify,
  errorAt,
  readOnly,
}: VariantEditorProps<CalendarReservationCondition>) {
  const { lists, editedConditions } = useFilter();
  const words = calendarWords[locale];
  // A phase that the operator chose is no longer one that was loaded.
  const condition = editedConditions.has(stored) ? stored : withLoadedPhase(stored);
  const onChange: typeof notify = (next, field) => {
    editedConditions.add(next);
    notify(next, field);
  };
  const phase = phaseOf(condition);
  const { salonIds = [], matchType = SalonMatch.some } = condition;
  const { from = null, to = null } = condition.timeRange?.selected ?? {};
  const salonOf = useSalonsOfPicks(condition);
  const [firstLine, focusOn] = useFocusOnSub();

  const line = { condition, onChange, readOnly };
  const narrow = (name: SubName, use: boolean) => {
    onChange(narrowBy(condition, name, use), `${name}.use`);
    focusOn(name);
  };
  const fields: Record<SubName, () => ReactNode> = {
    timeRange: () => (
      <Judged error={errorAt("timeRange.from")}>
        <DayRangeFields
          from={from}
          to={to}
          label={words.subs.timeRange}
          onChange={(range, field) => onChange(setPeriod(condition, range), field)}
          readOnly={readOnly}
          fields={["timeRange.from", "timeRange.to"]}
        />
      </Judged>
    ),
    resource: () => <PickFields {...line} name="resource" />,
    course: () => <PickFields {...line} name="course" />,
    status: () => <StatusFields {...line} />,
  };
  const used = phase === Phase.neverReserved ? [] : subNames.filter((name) => isUsed(condition, name));
  const offered = phase === Phase.neverReserved ? [] : subNames.filter((name) => !used.includes(name));
  return (
    <>
      <div className="cond-line" ref={firstLine}>
        <AllOrSome
          kind="salon"
          ids={salonIds}
          onChange={(ids) => onChange(chooseSalons(condition, ids, salonOf), "salonIds")}
          resource={lists.list("salon")}
          readOnly={readOnly}
          field="salonIds"
        />
        <Select
          options={Object.values(SalonMatch).map((value) => ({ value, label: words.salonMatches[value] }))}
          value={matchType}
          onChange={(match) => onChange(chooseSalonMatch(condition, match), "matchType")}
          label={words.salonMatch}
          disabled={readOnly}
          data-field="matchType"
        />
      </div>
      <div className="cond-line">
        <Segmented
          options={Object.values(Phase).map((value) => ({ value, label: words.phases[value] }))}
          value={phase}
          onChange={(chosen) => onChange(choosePhase(condition, chosen), "reservationPhase")}
          label={words.phase}
          readOnly={readOnly}
          data-field="reservationPhase"
        />
      </div>
      {used.map((name) => (
        <SubLine
          key={name}
          {...line}
          name={name}
          onStop={() => narrow(name, false)}
          below={name === "resource" || name === "course" ? <WidenFields {...line} name={name} /> : null}
        >
          {fields[name]()}
        </SubLine>
      ))}
      {readOnly || offered.length === 0 ? null : (
        <div className="cond-line">
          {offered.map((name) => (
            <span key={name} data-sub={name}>
              <Button variant="quiet" size="s" icon={<PlusIcon />} onPress={() => narrow(name, true)}>
                {words.narrowBy(words.subs[name])}
              </Button>
            </span>
          ))}
        </div>
      )}
    </>
  );
}

/** Salons of the picks; their lists are loaded where there are picks that a change of salons may drop. */
function useSalonsOfPicks({ resource, course }: CalendarReservationCondition) {
  const { lists } = useFilter();
  const picked = (selected: readonly unknown[] = []) => selected.length > 0;
  const resources = useList(picked(resource?.selected) ? lists.list(listOf.resource) : null);
  const courses = useList(picked(course?.selected) ? lists.list(listOf.course) : null);
  return { resource: salonLookup("resource", resources), course: salonLookup("course", courses) };
}

/** Button and line take each other's place, so the focus goes to the one that came. */
function useFocusOnSub() {
  const firstLine = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<SubName | null>(null);
  useLayoutEffect(() => {
    if (pressed === null) return;
    const place = firstLine.current?.parentElement?.querySelector(`[data-sub="${pressed}"]`);
    place?.querySelector<HTMLElement>(":is(input, select, button, [tabindex]):not(:disabled)")?.focus();
    setPressed(null);
  }, [pressed]);
  return [firstLine, setPressed] as const;
}
