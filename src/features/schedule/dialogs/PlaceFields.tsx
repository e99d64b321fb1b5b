import { useQuery } from "../../../collection/index.js";
import { DateField } from "../../../kit/DateField.js";
import { Field } from "../../../kit/Field.js";
import { Select } from "../../../kit/Select.js";
import { isDay } from "../../../lib/dates/days.js";
import { readTime, writeTime } from "../../../lib/dates/times.js";
import type { ScheduleWords } from "../messages.js";
import type { Place } from "../moves/place.js";
import { useSchedule } from "../schedule-context.js";
import { TimeFields } from "./TimeFields.js";

/** A place as it is written: times may be incomplete. */
export interface WrittenPlace {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly resourceId: number | null;
}

/** A place as its fields show it. */
export function writePlace({ date, from, to, salonResourceId }: Place): WrittenPlace {
  return { date, from: writeTime(from), to: writeTime(to), resourceId: salonResourceId };
}

/** The place that is written, or why it is none. */
export function readPlace(written: WrittenPlace, words: ScheduleWords): Place | string {
  const [from, to] = [readTime(written.from), readTime(written.to)];
  if (!isDay(written.date) || from === null || to === null) return words.incomplete;
  if (to <= from) return words.endNotAfter;
  return { date: written.date, from, to, salonResourceId: written.resourceId };
}

/** Day, times and resource of a dialog. */
export function PlaceFields(props: {
  value: WrittenPlace;
  onChange(change: Partial<WrittenPlace>): void;
  /** Label of the choice of no resource. */
  noneLabel: string;
}) {
  const { value, onChange, noneLabel } = props;
  const { actions, words } = useSchedule();
  const resources = useQuery(actions.salon().resources);
  const shown = (resources.data ?? []).filter(({ id, isDeleted }) => !isDeleted || id === value.resourceId);
  return (
    <div className="schedule-fields">
      <Field label={words.fields.date}>
        <DateField value={value.date} onChange={(date) => onChange({ date })} />
      </Field>
      <TimeFields value={value} onChange={onChange} />
      <Field label={words.fields.resource}>
        <Select<number>
          options={[
            { value: 0, label: noneLabel },
            ...shown.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={value.resourceId ?? 0}
          goneLabel={value.resourceId === null ? "" : `ID ${value.resourceId}`}
          onChange={(id) => onChange({ resourceId: id === 0 ? null : id })}
        />
      </Field>
    </div>
  );
}
