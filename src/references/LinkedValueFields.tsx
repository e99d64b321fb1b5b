import { useMemo } from "react";
import { Select } from "../kit/Select.js";
import type { PlainData } from "../lib/plain-data.js";
import {
  type DateFormat,
  dateFormats,
  eventOf,
  type LinkedKey,
  type LinkedKind,
  type LinkedValue,
  linkedKeys,
} from "./linked-data.js";
import { referenceWords } from "./messages.js";
import { useReferences } from "./references-context.js";

/** The value of linked data that is chosen, where it is one of the event that triggers the page. */
export function useLinkedKey(
  value: LinkedValue | null | undefined,
  trigger: PlainData,
  kinds?: readonly LinkedKind[],
): { keys: readonly LinkedKey[]; chosen: LinkedKey | undefined } {
  const all = useMemo(() => linkedKeys(trigger), [trigger]);
  const keys = kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all;
  const isOfTrigger = (value?.event ?? null) === eventOf(trigger).event;
  return { keys, chosen: isOfTrigger ? keys.find(({ key }) => key === value?.key) : undefined };
}

/** Which value of the trigger's call, and for dates how it is written. */
export function LinkedValueFields(props: {
  value: LinkedValue | null | undefined;
  /** Trigger of the page, with the tree of its values. */
  trigger: PlainData;
  /** Kinds of values that can be used here; without it all of them. */
  kinds?: readonly LinkedKind[];
  /** True where it matters how a date is written. */
  withFormat?: boolean;
  onKey(key: LinkedKey): void;
  onFormat(format: DateFormat): void;
  readOnly: boolean;
}) {
  const { value, trigger, kinds, withFormat = true, readOnly } = props;
  const words = referenceWords[useReferences().settings.locale];
  const { keys, chosen } = useLinkedKey(value, trigger, kinds);
  const { event_label, event = null, key = null, key_label, format = null } = value ?? {};
  return (
    <>
      <span className="choice-note">
        {words.event(event_label ?? event ?? eventOf(trigger).event_label ?? words.unknownEvent)}
      </span>
      <Select
        options={keys.map(({ key: id, label, within }) => ({
          value: id,
          label,
          group: within.length === 0 ? undefined : words.path(within),
        }))}
        // A value of another event may have the same key; it is none of these.
        value={chosen?.key ?? (key === null ? null : "")}
        placeholder={keys.length === 0 ? words.noKeys : words.chooseKey}
        goneLabel={key_label ?? key ?? ""}
        onChange={(id) => {
          const next = keys.find((each) => each.key === id);
          if (next) props.onKey(next);
        }}
        label={words.key}
        disabled={readOnly}
        data-field="key"
      />
      {withFormat && (chosen?.kind === "datetime" || format !== null) ? (
        <Select
          options={dateFormats.map((each) => ({ value: each, label: words.formats[each] }))}
          value={format === null ? null : (Number(format) as DateFormat)}
          placeholder={words.format}
          goneLabel={String(format)}
          onChange={props.onFormat}
          label={words.format}
          disabled={readOnly}
          data-field="format"
        />
      ) : null}
    </>
  );
}
