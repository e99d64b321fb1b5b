import { useAtomValue } from "jotai";
import { Button } from "../../../kit/Button.js";
import { Select } from "../../../kit/Select.js";
import type { Chip } from "../layout/chips.js";
import type { DayLayout } from "../layout/day-layout.js";
import { useSchedule } from "../schedule-context.js";
import { Entries } from "../views/Entries.js";

/** A day where there is no room for hours beside each other: one resource at a time, in order of time. */
export function NarrowDay({ layout, slot }: { layout: DayLayout; slot: number }) {
  const { model, actions, words, isOfShifts } = useSchedule();
  const shown = useAtomValue(model.atoms.shownRow);
  const row = layout.rows.find(({ key }) => key === shown) ?? layout.rows[0];
  if (!row) return null;
  const chips = [...layout.salonBlocks.chips, ...row.chips].sort((a, b) => a.from - b.from);
  const from = Math.max(layout.window.from, chips.at(-1)?.to ?? 0);
  return (
    <div className="schedule-narrow">
      <Select<string>
        label={words.resource}
        options={layout.rows.map(({ key, resource }) => ({
          value: key,
          label: resource?.name ?? words.noResource,
        }))}
        value={row.key}
        onChange={model.showRow}
      />
      {chips.length === 0 ? <p className="schedule-note">{words.empty}</p> : null}
      <Entries entries={chips.map(entryOf)} />
      <div>
        <Button
          onPress={() =>
            actions.selectSlot({
              date: layout.date,
              from: Math.min(from, 24 * 60 - slot),
              to: Math.min(from + slot, 24 * 60),
              salonResourceId: row.resource?.id ?? null,
            })
          }
        >
          {isOfShifts ? words.shift : words.reserve}
        </Button>
      </div>
    </div>
  );
}

function entryOf(chip: Chip) {
  const { key, kind, from, to, isCancelled, reservation } = chip;
  const { date, salon_resource_id } = reservation;
  return {
    key,
    kind,
    date,
    span: { from, to },
    salonResourceId: salon_resource_id,
    isCancelled,
    reservation,
  };
}
