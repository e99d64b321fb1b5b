import { Field } from "../../../../../kit/Field.js";
import type { LinkedKind, LinkedValue } from "../../../../../references/index.js";
import { LinkedValueFields } from "../../../../../references/index.js";
import { useAction } from "../../../action-context.js";
import { EffectLine } from "../EffectLine.js";
import { type LinkedWords, linkContext } from "./linked-context.js";

/** Which value of the trigger's call an effect uses. A part of every effect that can use one. */
export function LinkedField(props: {
  context: LinkedValue | null | undefined;
  /** Kinds of values that can be used here. */
  kinds: readonly LinkedKind[];
  /** True where a date is written as text. */
  formatted: boolean;
  onChange(context: LinkedValue): void;
  words: LinkedWords;
  error: string | undefined;
  readOnly: boolean;
}) {
  const { context, kinds, formatted, onChange, words, error, readOnly } = props;
  const { triggerContext } = useAction().settings;
  return (
    <Field label={words.linkedKey} layout="line" group error={error}>
      <EffectLine field="context">
        <LinkedValueFields
          value={context}
          trigger={triggerContext}
          kinds={kinds}
          withFormat={formatted}
          onKey={(key) => onChange(linkContext(context, key, triggerContext, formatted))}
          onFormat={(format) => onChange({ ...context, format })}
          readOnly={readOnly}
        />
      </EffectLine>
    </Field>
  );
}
