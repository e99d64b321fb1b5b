import { useState } from "react";
import { Field } from "../../../kit/Field.js";
import { Select } from "../../../kit/Select.js";
import type { Locale } from "../../../lib/locale.js";
import { referenceWords } from "../../../references/index.js";
import type { ContextPlaceholder } from "../placeholders/context/context.js";
import { catalogueLabel } from "../placeholders/context/context-values.js";
import { knownCategory, readTrigger, type Trigger, triggerValues } from "../placeholders/context/trigger.js";
import { momentSample } from "../placeholders/parts/days.js";
import { InsertForm } from "./InsertForm.js";
import type { InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";

/** The formats of linked dates, and none: then the server's words. */
const momentFormats = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * A value of what triggers the page: the category and the event are the page's, the value and its format are chosen. Each
 * format is named by its sample.
 */
export function ContextInsert(props: InsertProps<ContextPlaceholder>) {
  const { settings, before, today, onInsert, ...form } = props;
  const { locale } = settings;
  const words = insertWords[locale];
  const trigger = readTrigger(settings.triggerContext);
  const values = triggerValues(trigger, settings.abilities);
  const [key, setKey] = useState(before?.key ?? values[0]?.key ?? "");
  const [format, setFormat] = useState(before ? (before.format ?? 0) : 1);
  const [isTried, setTried] = useState(false);
  const chosen = values.find((value) => value.key === key);
  const error = chosen === undefined ? words.keyRequired : undefined;
  function insert() {
    setTried(true);
    if (!trigger || !chosen) return;
    const { category, event } = trigger;
    const written = chosen.isMoment && format > 0 ? format : null;
    onInsert({ kind: "context", category, event, key, format: written });
  }
  const { formats, path } = referenceWords[locale];
  return (
    <InsertForm {...form} words={words} isChange={before !== null} onInsert={insert}>
      {trigger ? (
        <dl className="message-trigger">
          <dt>{words.category}</dt>
          <dd>{categoryLabel(trigger, locale)}</dd>
          <dt>{words.event}</dt>
          <dd>{trigger.label ?? catalogueLabel("events", trigger.event, locale)}</dd>
        </dl>
      ) : null}
      <Field label={words.key} error={isTried ? error : undefined}>
        <Select<string>
          options={values.map((value) => ({
            value: value.key,
            label: value.label ?? catalogueLabel("keys", value.key, locale),
            group: value.within.length === 0 ? undefined : path(value.within),
          }))}
          value={key === "" ? null : key}
          placeholder={words.chooseKey}
          goneLabel={catalogueLabel("keys", key, locale)}
          onChange={setKey}
          data-autofocus=""
        />
      </Field>
      {chosen?.isMoment ? (
        <Field label={words.format}>
          <Select<number>
            options={[
              { value: 0, label: words.noFormat },
              ...momentFormats.map((value) => ({ value, label: momentSample(today, formats[value]) })),
            ]}
            value={format}
            onChange={setFormat}
          />
        </Field>
      ) : null}
    </InsertForm>
  );
}

function categoryLabel({ category }: Trigger, locale: Locale): string {
  if (category === "open_api") return insertWords[locale].openApi;
  return knownCategory(category)?.label[locale] ?? category;
}
