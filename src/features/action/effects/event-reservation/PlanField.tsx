import { Field } from "../../../../kit/Field.js";
import { Select } from "../../../../kit/Select.js";
import { groupDigits } from "../../../../lib/digits.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { hasPlans, isChosen, plansOf, slotOf, useList } from "../../../../references/index.js";
import { useAction } from "../../action-context.js";
import { EffectLine } from "../parts/EffectLine.js";
import { choosePlan, type EventReservationEffect, reservationOf } from "./event-reservation.js";
import { eventReservationWords } from "./messages.js";

/** Which plan of the slot. Only slots with plans have it, and a plan that is stored is shown in any case. */
export function PlanField({
  value: effect,
  onChange,
  locale,
  errorAt,
  readOnly,
}: VariantEditorProps<EventReservationEffect>) {
  const words = eventReservationWords[locale];
  const state = useList(useAction().lists.list("slot"));
  const { event_slot_id, event_menu_id } = reservationOf(effect);
  const slot = slotOf(state.source, event_slot_id);
  if (!hasPlans(slot) && !isChosen(event_menu_id)) return null;
  const plans = plansOf(slot);
  const chosen = plans.find(({ id }) => String(id) === String(event_menu_id));
  const gone = { ready: words.choiceDeleted, loading: words.loading, failed: String(event_menu_id) };
  return (
    <Field label={words.plan} layout="line" error={errorAt("event_menu_id")}>
      <EffectLine>
        <Select
          options={plans.map(({ id, name, price }) => ({
            value: id,
            label: price === null ? name : words.withNote(name, words.price(groupDigits(price))),
          }))}
          value={chosen?.id ?? (isChosen(event_menu_id) ? event_menu_id : null)}
          placeholder={plans.length === 0 ? words.noChoices : words.choose}
          goneLabel={gone[state.is]}
          onChange={(id) => onChange(choosePlan(effect, id), "event_menu_id")}
          disabled={readOnly}
          data-field="event_menu_id"
        />
      </EffectLine>
    </Field>
  );
}
