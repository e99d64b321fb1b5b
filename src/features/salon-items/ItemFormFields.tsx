import { readNumber } from "../../api/read-fields.js";
import type { SalonItemKind } from "../../api/salon-items.js";
import { useQuery } from "../../collection/index.js";
import { Checkbox } from "../../kit/Checkbox.js";
import { Field } from "../../kit/Field.js";
import { NumberField } from "../../kit/NumberField.js";
import type { Figure } from "../../kit/number-text.js";
import { TextArea } from "../../kit/TextArea.js";
import { TextField } from "../../kit/TextField.js";
import { newConfig, useSalon, useSalonSettings } from "../salon/index.js";
import { ColorChoice } from "./ColorChoice.js";
import { type FieldMessages, figureIn, type ItemFields } from "./fields.js";
import { useItemWords } from "./items-context.js";

/** Fields of a course or resource. */
export function ItemFormFields(props: {
  kind: SalonItemKind;
  fields: ItemFields;
  messages: FieldMessages;
  onChange(change: ItemFields): void;
}) {
  const { kind, fields, messages, onChange } = props;
  const own = useItemWords(kind);
  const { fixed } = useSalonSettings();
  const error = (key: string) => messages[key]?.join(" ");
  const text = (key: string) => String(fields[key] ?? "");
  const figure = (key: string, label: string, room: "s" | "m") => (
    <Field label={label} error={error(key)}>
      <NumberField
        value={(fields[key] ?? null) as Figure}
        room={room}
        readOnly={fixed}
        onChange={(value) => onChange({ [key]: value })}
      />
    </Field>
  );
  return (
    <>
      <Field label={own.name} error={error("name")}>
        <TextField
          value={text("name")}
          readOnly={fixed}
          onChange={(name) => onChange({ name })}
          data-autofocus=""
        />
      </Field>
      <div className="salon-fields">
        {kind === "courses" ? (
          <MinutesField
            value={(fields.duration_min ?? null) as Figure}
            error={error("duration_min")}
            onChange={(duration_min) => onChange({ duration_min })}
          />
        ) : (
          figure("capacity", own.capacity, "s")
        )}
        {figure(kind === "courses" ? "price" : "fee", own.price, "m")}
      </div>
      <Field label={own.color} error={error("color")} group>
        <ColorChoice
          value={text("color")}
          kind={kind}
          disabled={fixed}
          onChange={(color) => onChange({ color })}
        />
      </Field>
      {kind === "courses" ? null : (
        <Field label={own.icon} error={error("icon_url")}>
          <TextField
            value={text("icon_url")}
            readOnly={fixed}
            onChange={(icon_url) => onChange({ icon_url })}
          />
        </Field>
      )}
      <Field label={own.description} error={error("description")}>
        <TextArea
          rows={3}
          readOnly={fixed}
          value={text("description")}
          onChange={(description) => onChange({ description })}
        />
      </Field>
      <Checkbox
        label={own.publish}
        checked={fields.is_public === true}
        disabled={fixed}
        onChange={(is_public) => onChange({ is_public })}
      />
    </>
  );
}

/** A length that is no multiple of the step of bookings may be saved, and is said. */
function MinutesField(props: { value: Figure; error: string | undefined; onChange(value: Figure): void }) {
  const { actions } = useSalon();
  const { fixed } = useSalonSettings();
  const own = useItemWords("courses");
  const config = useQuery(actions.queries().config);
  const slot = config.is === "ready" ? (readNumber((config.data ?? newConfig()).slot_minutes) ?? 0) : 0;
  const minutes = figureIn(props.value);
  const isOdd = slot > 0 && typeof minutes === "number" && minutes % slot !== 0;
  return (
    <Field
      label={own.minutes}
      error={props.error}
      warning={isOdd && props.error === undefined ? own.notInSlots(slot) : undefined}
    >
      <NumberField value={props.value} min={1} max={1440} readOnly={fixed} onChange={props.onChange} />
    </Field>
  );
}
