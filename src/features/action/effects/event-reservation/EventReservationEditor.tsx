import { Field } from "../../../../kit/Field.js";
import { NumberField } from "../../../../kit/NumberField.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { StatusRegion } from "../../../../kit/StatusRegion.js";
import { groupDigits } from "../../../../lib/digits.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { EmptyListNote, ItemChoice, idsOf } from "../../../../references/index.js";
import { useAction } from "../../action-context.js";
import { EffectLine } from "../parts/EffectLine.js";
import {
  chooseFireType,
  chooseSlot,
  type EventReservationEffect,
  FireType,
  fewestTakes,
  reservationOf,
  setTakes,
} from "./event-reservation.js";
import { type EventReservationWords, eventReservationWords } from "./messages.js";
import { PlanField } from "./PlanField.js";
import { type Rest, remainingTarget } from "./remaining.js";
import { useRemaining } from "./use-rest.js";

/** Which slot and plan, how many places, and whether they are taken or given back. */
export function EventReservationEditor(props: VariantEditorProps<EventReservationEffect>) {
  const { value: effect, onChange, locale, errorAt, readOnly } = props;
  const words = eventReservationWords[locale];
  const { lists } = useAction();
  const { fire_type, event_slot_id, event_menu_id, num_of_takes } = reservationOf(effect);
  const rest = useRemaining(remainingTarget(event_slot_id, event_menu_id));
  return (
    <>
      <Field label={words.fireType} layout="line" group error={errorAt("fire_type")}>
        <Segmented<FireType | "">
          options={Object.values(FireType).map((value) => ({ value, label: words.fireTypes[value] }))}
          value={fire_type ?? ""}
          onChange={(chosen) => chosen !== "" && onChange(chooseFireType(effect, chosen), "fire_type")}
          readOnly={readOnly}
          data-field="fire_type"
        />
      </Field>
      <Field label={words.slot} layout="line" group error={errorAt("event_slot_id")}>
        <ItemChoice
          kind="slot"
          ids={idsOf(event_slot_id)}
          onChange={([id]) => onChange(chooseSlot(effect, id ?? null), "event_slot_id")}
          readOnly={readOnly}
          field="event_slot_id"
        />
        <EmptyListNote resource={lists.list("slot")} text={words.noSlots} />
      </Field>
      <PlanField {...props} />
      <Field label={words.takes} layout="line" group error={errorAt("num_of_takes")}>
        <EffectLine>
          <NumberField
            value={num_of_takes}
            min={fewestTakes}
            label={words.takes}
            onChange={(count) => onChange(setTakes(effect, count), "num_of_takes")}
            readOnly={readOnly}
            data-field="num_of_takes"
          />
          <StatusRegion visible className="choice-note" text={rest ? remainingText(rest, words) : ""} />
        </EffectLine>
      </Field>
    </>
  );
}

function remainingText(rest: Rest, words: EventReservationWords): string {
  if (rest.is === "known") return words.remainingKnown(groupDigits(rest.count));
  return rest.is === "loading" ? words.remainingLoading : words.remainingUnknown;
}
