import { Field } from "../../../../kit/Field.js";
import { Segmented } from "../../../../kit/Segmented.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice, idsOf } from "../../../../references/index.js";
import { CancelFields } from "./CancelFields.js";
import { GoalFields } from "./GoalFields.js";
import { reminderWords } from "./messages.js";
import { Firing, type ReminderEffect, reminderOf } from "./reminder.js";
import { chooseFiring, chooseReminder } from "./transitions.js";

/** Which reminder, whether it begins or ends, and for which goal. */
export function ReminderEditor(props: VariantEditorProps<ReminderEffect>) {
  const { value: effect, onChange, locale, errorAt, readOnly } = props;
  const words = reminderWords[locale];
  const { firetype, episode_id } = reminderOf(effect);
  return (
    <>
      <Field label={words.firing} layout="line" group>
        <Segmented
          options={Object.values(Firing).map((value) => ({ value, label: words.firings[value] }))}
          value={firetype}
          onChange={(chosen) => onChange(chooseFiring(effect, chosen), "firetype")}
          readOnly={readOnly}
          data-field="firetype"
        />
      </Field>
      <Field label={words.reminder} layout="line" group error={errorAt("episode_id")}>
        <ItemChoice
          kind="episode"
          ids={idsOf(episode_id)}
          onChange={([id]) => onChange(chooseReminder(effect, id ?? null), "episode_id")}
          readOnly={readOnly}
          field="episode_id"
        />
      </Field>
      {firetype === Firing.cancel ? <CancelFields {...props} /> : <GoalFields {...props} />}
    </>
  );
}
