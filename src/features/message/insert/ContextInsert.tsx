import { useState } from "react";
import { Field } from "../../../kit/Field.js";
import { Select } from "../../../kit/Select.js";
import { referenceWords } from "../../../references/index.js";
import { contextKeys, readTrigger } from "../placeholders/catalogue.js";
import { keyLabel, momentSample } from "../placeholders/describe.js";
import { writePlaceholder } from "../placeholders/placeholder.js";
import { InsertForm } from "./InsertForm.js";
import type { InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";

/** The formats of linked dates, and none: then the server's own. */
const momentFormats = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A value of what triggers the page: the category and the event are the page's, the value and its format are chosen. */
export function ContextInsert({ words, settings, before, today, onInsert, ...form }: InsertProps) {
  const own = insertWords[settings.locale];
  const trigger = readTrigger(settings.triggerContext);
  const keys = contextKeys(trigger, settings.abilities);
  const [key, setKey] = useState(before?.kind === "context" ? before.key : (keys[0]?.key ?? ""));
  const [format, setFormat] = useState(before?.kind === "context" ? (before.format ?? 0) : 1);
  const [isTried, setTried] = useState(false);
  const chosen = keys.find((each) => each.key === key);
  const error = chosen === undefined ? own.chooseKey : undefined;
  function insert() {
    setTried(true);
    if (!trigger || !chosen) return;
    const { category, event } = trigger;
    const written = chosen.isMoment && format > 0 ? format : null;
    onInsert(writePlaceholder({ kind: "context", category, event, key, format: written }));
  }
  const { formats, path } = referenceWords[settings.locale];
  const shownFormat = format === 0 ? undefined : formats[format as keyof typeof formats];
  return (
    <InsertForm {...form} words={own} isChange={before !== null} onInsert={insert}>
      {trigger ? (
        <dl className="message-trigger">
          <dt>{own.category}</dt>
          <dd>{nameIn(own.categories, trigger.category)}</dd>
          <dt>{own.event}</dt>
          <dd>{trigger.label ?? nameIn(own.events, trigger.event)}</dd>
        </dl>
      ) : null}
      <Field label={own.key} error={isTried ? error : undefined}>
        <Select<string>
          options={keys.map((each) => ({
            value: each.key,
            label: keyLabel(each.key, words, each),
            group: each.within.length === 0 ? undefined : path(each.within),
          }))}
          value={key === "" ? null : key}
          placeholder={own.chooseKey}
          goneLabel={keyLabel(key, words)}
          onChange={setKey}
          data-autofocus=""
        />
      </Field>
      {chosen?.isMoment ? (
        <Field label={own.format} hint={shownFormat && own.sample(momentSample(today, shownFormat))}>
          <Select<number>
            options={[
              { value: 0, label: own.noFormat },
              ...momentFormats.map((value) => ({ value, label: formats[value] })),
            ]}
            value={format}
            onChange={setFormat}
          />
        </Field>
      ) : null}
    </InsertForm>
  );
}

function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
