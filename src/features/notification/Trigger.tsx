import { useAtomValue } from "jotai";
import { memo } from "react";
import { useQuery } from "../../collection/index.js";
import { Field } from "../../kit/Field.js";
import { Section } from "../../kit/Section.js";
import { Select } from "../../kit/Select.js";
import { exactId } from "../../lib/exact-number.js";
import { messagesAt } from "../../list-editor/index.js";
import { ItemChoice } from "../../references/index.js";
import { pickerWords } from "../picker/index.js";
import { eventOf } from "./entity.js";
import { eventWords } from "./events/messages.js";
import { kindOfModel, labelOf, offeredEvents } from "./events/offered.js";
import { useNotification, useNotificationSettings, useShownProblems } from "./notification-context.js";

/** On which event, and on which form, scenario and so on. */
export const Trigger = memo(function Trigger() {
  const { model, services } = useNotification();
  const { settings, words, fixed } = useNotificationSettings();
  const { locale } = settings;
  const state = useAtomValue(model.atoms.state);
  const problems = useShownProblems(null);
  const known = useQuery(services.boilerplate());
  const offered = offeredEvents(known.data?.events ?? null, locale);
  const chosen = eventOf(state);
  const kind = chosen ? kindOfModel(chosen.model) : null;
  const gone = chosen
    ? (labelOf(chosen.event, locale) ?? words.unknownEvent(chosen.event))
    : chosen === undefined
      ? words.opaque
      : "";
  return (
    <Section title={words.trigger}>
      <Field label={words.event} error={messagesAt(problems, "event")}>
        <Select<string>
          options={offered.map(({ event, label, group }) => ({
            value: event,
            label,
            group: eventWords[locale].groups[group] ?? group,
          }))}
          value={chosen ? chosen.event : chosen === undefined ? " " : null}
          goneLabel={gone}
          placeholder={words.choose}
          onChange={(event) => {
            const found = offered.find((each) => each.event === event);
            if (found) model.chooseEvent({ group: found.group, model: found.model, event });
          }}
          disabled={fixed}
          data-field="event"
        />
      </Field>
      {chosen && kind !== null ? (
        <div className="notification-model">
          <span className="notification-label" aria-hidden="true">
            {pickerWords[locale].kinds[kind]}
          </span>
          <ItemChoice
            key={kind}
            kind={kind}
            ids={chosen.modelId === null ? [] : [chosen.modelId]}
            onChange={([id]) => model.chooseModel(exactId(id))}
            readOnly={fixed}
            field="model_id"
          />
          {chosen.modelId === null ? (
            <span className="notification-note">{words.allOf(pickerWords[locale].kinds[kind])}</span>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
});
