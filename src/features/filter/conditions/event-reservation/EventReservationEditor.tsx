import { Segmented } from "../../../../kit/Segmented.js";
import { Select } from "../../../../kit/Select.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { EmptyListNote, GroupOrItems, idsOf } from "../../../../references/index.js";
import { useFilter } from "../../filter-context.js";
import { flagOf, isOn } from "../parts/flag.js";
import { type EventReservationCondition, partsOf, reservations } from "./event-reservation.js";
import { eventWords } from "./messages.js";
import { chooseExcept, chooseFolder, chooseMethod, chooseReservation, chooseSlot } from "./transitions.js";

/** Which slot or folder of slots, and what became of the reservation. */
export function EventReservationEditor({
  value: condition,
  locale,
  onChange,
  readOnly,
}: VariantEditorProps<EventReservationCondition>) {
  const { lists } = useFilter();
  const words = eventWords[locale];
  const { use_group = 0, event_slot_id = null, event_slot_group_id = null } = condition;
  const [reservation, except] = partsOf(condition.match);
  return (
    <>
      <GroupOrItems
        kind="slot"
        label={words.slot}
        useGroup={isOn(use_group)}
        onUseGroup={(on) => onChange(chooseMethod(condition, flagOf(on)), "use_group")}
        ids={idsOf(event_slot_id)}
        multiple={false}
        onIds={([id]) => onChange(chooseSlot(condition, id ?? null), "event_slot_id")}
        group={event_slot_group_id}
        onGroup={(id) => onChange(chooseFolder(condition, id), "event_slot_group_id")}
        readOnly={readOnly}
        fields={{ items: "event_slot_id", group: "event_slot_group_id" }}
      />
      <EmptyListNote resource={lists.list("slot")} text={words.noSlots} />
      <div className="cond-line">
        <Select
          options={reservations.map((value) => ({ value, label: words.reservations[value] }))}
          value={reservation}
          onChange={(chosen) => onChange(chooseReservation(condition, chosen), "match")}
          label={words.reservation}
          disabled={readOnly}
          data-field="match"
        />
        <Segmented
          options={[
            { value: 0, label: words.is },
            { value: 1, label: words.isNot },
          ]}
          value={except ? 1 : 0}
          onChange={(chosen) => onChange(chooseExcept(condition, chosen === 1), "match")}
          label={words.except}
          readOnly={readOnly}
          data-field="match"
        />
      </div>
    </>
  );
}
