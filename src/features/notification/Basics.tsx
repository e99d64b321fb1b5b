import { useAtomValue } from "jotai";
import { memo } from "react";
import { editingWords } from "../../editor/index.js";
import { Field } from "../../kit/Field.js";
import { Section } from "../../kit/Section.js";
import { Switch } from "../../kit/Switch.js";
import { TextField } from "../../kit/TextField.js";
import { messagesAt } from "../../list-editor/index.js";
import { isOn, titleOf } from "./entity.js";
import { useNotification, useNotificationSettings, useShownProblems } from "./notification-context.js";

/** Name of a notification, and whether it notifies at all. */
export const Basics = memo(function Basics() {
  const { model } = useNotification();
  const { settings, words, fixed } = useNotificationSettings();
  const state = useAtomValue(model.atoms.state);
  const problems = useShownProblems(null);
  const title = titleOf(state);
  return (
    <Section title={words.basics}>
      <Field
        label={words.title}
        required
        requiredLabel={editingWords[settings.locale].required}
        error={messagesAt(problems, "title")}
        warning={title === null ? words.opaque : undefined}
      >
        <TextField
          value={title ?? ""}
          onChange={model.rename}
          readOnly={fixed || title === null}
          data-field="title"
        />
      </Field>
      <Switch
        checked={isOn(state)}
        onChange={model.switchNotify}
        label={words.notify}
        disabled={fixed}
        data-field="use_notify"
      />
    </Section>
  );
});
